import { render } from "preact";
import "@/shared/ui/tokens.css";
render(<p>ok</p>, document.getElementById("app")!);
