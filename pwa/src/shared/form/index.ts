/** Forms and outcomes drawn from what the rules declare. */
export { Fields, Input, type InputProps } from "./Input";
export { NumberField } from "./NumberField";
export { DicePick, plusOf } from "./DicePick";
export { Outcome, type OutcomeSpec } from "./Outcome";
export * from "./spec";
export { figureRead, figureShown, opWords, sheetWords, type FormWords } from "./words";
