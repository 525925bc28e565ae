import { Icon } from "@/components/Icon.tsx";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { NODES } from "@/services/qa/advance_question.ts";
import { waitedNames } from "./in_place_of.ts";
import { durationText } from "@/services/qa/duration_text.ts";
import type { Question } from "@/services/qa/question_types.ts";

/** The nodes of a consultation in their order, the one where it stands marked: who replied at each and after how long, who is waited for. */
export function Course({ question, t, format }: { question: Question; t: Translate; format: Format }) {
  const at = NODES.findIndex((node) => question.stage.startsWith(node));
  const here = question.stage === "closed" ? NODES.length : at;
  const said = (node: string) => {
    if (node === "closed") return question.closedAt === null ? null : format.moment(question.closedAt);
    const last = question.replyList.findLast((reply) => reply.part === "answer" && reply.node === node);
    if (!last) return NODES[here] === node ? waitedNames(t, format, question) : null;
    const { by, waitedMinutes } = last;
    return waitedMinutes === null
      ? by.fullName
      : `${by.fullName} · ${durationText(t, format, waitedMinutes)}`;
  };
  return (
    <ol class="question-course" aria-label={t("qa.stage")}>
      {[...NODES, "closed" as const].map((node, place) => (
        <li
          key={node}
          aria-current={place === here ? "step" : "false"}
          data-passed={place < here ? "" : undefined}
        >
          <Icon name={place < here ? "circle-check" : place === here ? "timer" : "circle"} />
          <span>
            <b>{t(`qa.node_${node}`)}</b>
            <span class="note">{said(node)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
