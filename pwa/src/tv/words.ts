/** The few words before the server's texts arrive: taken from the Fluent files when the TV page is built. */
declare const __TV_WORDS__: Record<string, Record<string, string>>;

const lang = /^en/i.test(navigator.language) ? "en" : "pt-BR";

export const say = (key: string): string => (__TV_WORDS__[lang] || {})[key] || "";
