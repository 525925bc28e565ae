import { State } from "@/components/Mark.tsx";
import { stageOf, stageTone } from "@/engines/documents/stage.ts";
import type { DocumentView } from "@/engines/documents/types.ts";
import type { Translate } from "@/kernel/texts/texts.ts";

/** Where a revision stands, in its colour. */
export function StageMark(
  { document, t }: { document: Pick<DocumentView, "state" | "isReplaced">; t: Translate },
) {
  const stage = stageOf(document.state, document.isReplaced);
  return <State tone={stageTone(stage)}>{t(`documents.stage_${stage}`)}</State>;
}
