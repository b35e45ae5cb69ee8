/** Which step of the way in a path shows. */
import type { JSX } from "preact";
import { route } from "@/shell";
import type { ViewProps } from "@/shell/features";
import { Arriving } from "./Arriving";
import { Choice } from "./Choice";
import { Install } from "./Install";
import "./waysin.css";

export default function WaysIn({ params }: ViewProps): JSX.Element {
  const path = route.value.path;
  if (path.startsWith("/vindo")) return <Arriving key={params.letters} letters={params.letters ?? ""} code={params.code ?? ""} />;
  if (path.startsWith("/instalar")) return <Install code={params.code ?? ""} />;
  return <Choice code={params.code ?? ""} />;
}
