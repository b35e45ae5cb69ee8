/** What screens may use of the frame. */
export { ConnectionDot, connectionWords } from "./Connection";
export { goBack, holdRoute, navigate, route, type Params } from "./router";
export { openOverlay } from "./overlay";
export { setTheme, theme, type Theme } from "./theme";
export { install, installed, installOffer, isIos } from "./install";
export type { Feature, ViewProps } from "./features";
export { canLookUp, lookUp, pressToLookUp } from "./lookUp";
