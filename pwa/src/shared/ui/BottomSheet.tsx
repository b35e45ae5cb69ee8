/** A sheet from below: Escape, a tap outside and a pull on the grab close it; focus stays in and returns. */
import type { ComponentChildren, JSX } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { t } from "@/shared/i18n";
import { Toasts } from "./Toast";

const PULL = 70; // pixels that count as pulled away

export interface SheetProps {
  title: string;
  /** Stands before the title: a die. */
  lead?: ComponentChildren;
  note?: ComponentChildren;
  close: () => void;
  children: ComponentChildren;
  /** The title is heard, not seen: the content has one of its own. */
  bare?: boolean;
}

export function BottomSheet({ title, lead, note, close, children, bare }: SheetProps): JSX.Element {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // before the paint: one sheet after another does not let the screen below flash through
  useLayoutEffect(() => {
    const shown = dialog.current;
    const before = document.activeElement;
    if (shown && !shown.open) shown.showModal();
    return () => {
      shown?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class="sheet"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <Grab close={close} sheet={dialog} />
      <div class="sheet-body">
        <div class={bare ? "hush" : "sheet-head"}>
          {lead}
          <div class="grow">
            <h2 class="title" id={id} tabIndex={-1} autofocus>{title}</h2>
            {note && <p class="small">{note}</p>}
          </div>
        </div>
        {children}
      </div>
      {/* all else is out of reach and unheard while this is open: what is said in passing is said here too */}
      <Toasts />
    </dialog>
  );
}

function Grab({ close, sheet }: { close: () => void; sheet: { current: HTMLDialogElement | null } }): JSX.Element {
  const from = useRef<number | null>(null);
  const shift = (y: number) => {
    if (sheet.current) sheet.current.style.transform = y > 0 ? `translateY(${y}px)` : "";
  };
  const end = (event: PointerEvent) => {
    const pulled = from.current === null ? 0 : event.clientY - from.current;
    from.current = null;
    shift(0);
    if (pulled > PULL) close();
  };
  return (
    <button
      type="button"
      class="grab"
      aria-label={t("ui-close")}
      onClick={close}
      onPointerDown={(event) => {
        from.current = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => from.current !== null && shift(event.clientY - from.current)}
      onPointerUp={end}
      onPointerCancel={() => {
        from.current = null;
        shift(0);
      }}
    />
  );
}
