/** Buttons. `run` may be a promise: the button is locked until it settles, so that one tap is one thing done. */
import type { ComponentChildren, JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { Icon, type IconName } from "./Icon";

/** @returns an action that does not start again while it is running, and whether it is. */
export function useLock(run: (() => unknown) | undefined): [() => void, boolean] {
  const [locked, setLocked] = useState(false);
  const running = useRef(false);
  const go = () => {
    if (running.current || !run) return;
    const result = run();
    if (!(result instanceof Promise)) return;
    running.current = true;
    setLocked(true);
    void result.finally(() => {
      running.current = false;
      setLocked(false);
    });
  };
  return [go, locked];
}

export interface ButtonProps {
  kind?: "primary" | "line" | "quiet" | "danger";
  children?: ComponentChildren;
  run?: () => unknown;
  icon?: IconName;
  /** For a button that is only a sign: what it does. */
  label?: string;
  big?: boolean;
  wide?: boolean;
  disabled?: boolean;
  /** Said beside the button when it is off: why. */
  why?: string;
  submit?: boolean;
  pressed?: boolean;
  expanded?: boolean;
  focus?: boolean;
}

export function Button(props: ButtonProps): JSX.Element {
  const { kind = "line", children, run, icon, label, big, wide, disabled, why, submit, pressed, expanded, focus } = props;
  const [go, locked] = useLock(run);
  const off = disabled || locked;
  const looks = ["button", kind, big && "big", wide && "wide", icon && !children && "icon"].filter(Boolean).join(" ");
  return (
    <button
      type={submit ? "submit" : "button"}
      class={looks}
      aria-label={label}
      aria-disabled={off || undefined}
      aria-busy={locked || undefined}
      aria-pressed={pressed}
      aria-expanded={expanded}
      title={disabled ? why : undefined}
      autofocus={focus}
      onClick={(event) => {
        if (off) event.preventDefault();
        else if (run) go();
      }}
    >
      {icon && <Icon name={icon} size={20} />}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function LinkButton({ to, kind = "line", big, wide, children }: Pick<ButtonProps, "kind" | "big" | "wide" | "children"> & { to: string }): JSX.Element {
  return <a class={["button", kind, big && "big", wide && "wide"].filter(Boolean).join(" ")} href={`#${to}`}>{children}</a>;
}
