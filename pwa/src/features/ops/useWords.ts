/** The open system's words are there before anything is drawn from them. */
import { useEffect, useState } from "preact/hooks";
import { language, loadSystemWords } from "@/shared/i18n";
import { session } from "@/store";

export function useSystemWords(): boolean {
  const [ready, setReady] = useState("");
  const of = session.value?.system;
  const key = `${of} ${language.value}`;
  useEffect(() => {
    let here = true;
    if (of) void loadSystemWords(of).then(() => here && setReady(key));
    return () => {
      here = false;
    };
  }, [key]);
  return of !== undefined && ready.startsWith(`${of} `);
}
