/** From anywhere to a rule's form. */
import { openOverlay } from "@/shell";

/** Open a rule's form over the screen, with some of its inputs answered. */
export const openOp = (op: string, inputs: Record<string, unknown> = {}): Promise<unknown> => openOverlay("op", { op, inputs });
