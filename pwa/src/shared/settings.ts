/** Small choices of this device, read before the first paint. Kept in memory where storage is refused. */
const memory = new Map<string, string>();

export function readSetting(name: string): string | null {
  try {
    return localStorage.getItem(`tavola.${name}`) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
}

export function writeSetting(name: string, value: string | null): void {
  if (value === null) memory.delete(name);
  else memory.set(name, value);
  try {
    if (value === null) localStorage.removeItem(`tavola.${name}`);
    else localStorage.setItem(`tavola.${name}`, value);
  } catch {
    // private windows refuse storage: the choice lasts as long as the page
  }
}
