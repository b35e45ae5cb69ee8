/** Leaving with something unsaved asks first: a link, the browser's way back, closing the page. */
import { useEffect, useRef, useState } from "preact/hooks";
import { holdRoute, navigate } from "@/shell";

export interface Guard {
  /** Where somebody wants to go; null while nobody does. */
  wanted: string | null;
  stay: () => void;
  leave: () => void;
}

export function useLeaveGuard(dirty: boolean): Guard {
  const [wanted, setWanted] = useState<string | null>(null);
  const left = useRef(false);
  const open = useRef(dirty);
  open.current = dirty && !left.current;
  useEffect(() => {
    const free = holdRoute((to) => {
      if (open.current) setWanted(to);
      return open.current;
    });
    const closing = (event: BeforeUnloadEvent) => {
      if (open.current) event.preventDefault();
    };
    addEventListener("beforeunload", closing);
    return () => {
      free();
      removeEventListener("beforeunload", closing);
    };
  }, []);
  return {
    wanted,
    stay: () => setWanted(null),
    leave: () => {
      left.current = true;
      open.current = false;
      setWanted(null);
      if (wanted !== null) navigate(wanted);
    },
  };
}
