/** What a paired TV shows, drawn from the server's model. */
import type { JSX } from "preact";

export function Screen({ screen }: { screen: any }): JSX.Element {
  return (
    <div class="pairing">
      <p class="lead">{screen.table}</p>
      <p class="code">{screen.code}</p>
    </div>
  );
}
