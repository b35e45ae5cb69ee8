/** A rule's form over any screen: `openOp("fear_check")`. */
import type { JSX } from "preact";
import { t, opTitle } from "@/shared/i18n";
import type { Id } from "@/shared/types";
import { BottomSheet, EmptyState, Waiting } from "@/shared/ui";
import { system, view } from "@/store";
import { OpFormView } from "./Form";
import { aboutOp, findOp } from "./model";
import { useSystemWords } from "./useWords";

interface Props {
  op: string;
  inputs?: Record<string, unknown>;
  actor?: Id | null;
  close: () => void;
}

export default function OpSheet({ op, inputs, actor, close }: Props): JSX.Element {
  const ready = useSystemWords();
  const declared = system.value;
  const found = declared && findOp(declared, op);
  if (!ready || !declared || !view.value) return <BottomSheet title={t("ops-title")} bare close={close}><Waiting /></BottomSheet>;
  if (!found) return <BottomSheet title={t("ops-unknown")} bare close={close}><EmptyState title={t("ops-unknown")} /></BottomSheet>;
  return (
    <BottomSheet title={opTitle(declared.id, op)} note={aboutOp(declared.id, op)} close={close}>
      <OpFormView op={found} given={inputs} actor={actor} close={close} />
    </BottomSheet>
  );
}
