import type { Translate } from "@/kernel/texts/texts.ts";
import { NODES } from "@/services/qa/advance_question.ts";
import type { Question } from "@/services/qa/question_types.ts";

/** The nodes of a consultation in their order, the one where it stands marked. */
export function Course({ question, t }: { question: Question; t: Translate }) {
  const at = NODES.findIndex((node) => question.stage.startsWith(node));
  const here = question.stage === "closed" ? NODES.length : at;
  return (
    <ol class="question-course" aria-label={t("qa.stage")}>
      {[...NODES, "closed" as const].map((node, place) => (
        <li
          key={node}
          aria-current={place === here ? "step" : "false"}
          data-passed={place < here ? "" : undefined}
        >
          {t(`qa.node_${node}`)}
        </li>
      ))}
    </ol>
  );
}
