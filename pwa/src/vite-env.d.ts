/// <reference types="vite/client" />
declare const __VERSION__: string;
declare module "*.mjs";
declare module "@i18n/*.ftl?raw" {
  const text: string;
  export default text;
}
