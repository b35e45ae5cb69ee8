/** Which part of the door a path shows. */
import type { JSX } from "preact";
import { route } from "@/shell";
import type { ViewProps } from "@/shell/features";
import { Choose } from "./Choose";
import "./door.css";
import { GmLink } from "./GmLink";
import { Home } from "./Home";
import { Join } from "./Join";
import { NewTable } from "./NewTable";

export default function Door({ params }: ViewProps): JSX.Element {
  const path = route.value.path;
  if (path.startsWith("/entrar")) return <Join key={params.code} code={params.code ?? ""} />;
  if (path.startsWith("/mestre")) return <GmLink code={params.code ?? ""} token={params.token ?? ""} />;
  if (path === "/criar") return <NewTable />;
  if (path === "/sozinho") return <NewTable alone />;
  if (path === "/escolher") return <Choose />;
  return <Home />;
}
