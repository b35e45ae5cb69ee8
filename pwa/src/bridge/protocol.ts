/** What goes between the page and the rules' worker. */

export interface Ask {
  id: number;
  /** "load" brings a system in; "roll" decides with the phone's dice; any other is a function of the rules. */
  kind: "load" | "call" | "roll";
  name: string;
  args: unknown[];
}

export type Answer = { id: number; value: unknown } | { id: number; failure: string };
