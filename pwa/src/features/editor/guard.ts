/** Leaving with something unsaved asks first: a link, the browser's way back, closing the page. */
import { useEffect, useRef, useState } from "preact/hooks";

export interface Guard {
  /** Where somebody wants to go; null while nobody does. */
  wanted: string | null;
  stay: () => void;
  leave: () => void;
}

export function useLeaveGuard(dirty: boolean): Guard {
  const [wanted, setWanted] = useState<string | null>(null);
  const here = useRef(location.hash);
  const open = useRef(dirty);
  open.current = dirty;
  useEffect(() => {
    const moved = (event: HashChangeEvent) => {
      if (!open.current || location.hash === here.current) return;
      // before the router hears of it: this screen stays until it is answered
      event.stopImmediatePropagation();
      const to = location.hash;
      history.pushState(history.state, "", here.current);
      setWanted(to);
    };
    const closing = (event: BeforeUnloadEvent) => {
      if (open.current) event.preventDefault();
    };
    addEventListener("hashchange", moved, true);
    addEventListener("beforeunload", closing);
    return () => {
      removeEventListener("hashchange", moved, true);
      removeEventListener("beforeunload", closing);
    };
  }, []);
  return {
    wanted,
    stay: () => setWanted(null),
    leave: () => {
      open.current = false;
      const to = wanted;
      setWanted(null);
      if (to !== null) location.hash = to;
    },
  };
}
