import { Card } from "@/components/Card.tsx";
import type { ThreadData } from "./read_thread.ts";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";

/** What was done with a question, step by step. */
export function QuestionSteps({ question, t, format }: {
  question: ThreadData["question"];
  t: Translate;
  format: Format;
}) {
  return (
    <Card title={t("qa.course")} bare>
      <ol class="question-steps">
        {question.steps.map((step, place) => (
          <li key={place}>
            <span>{t(`qa.step_${step.action}`, { name: step.designated ?? "" })}</span>
            <span class="note">{[step.by, format.moment(step.at)].filter(Boolean).join(" · ")}</span>
            {step.remark !== "" && <span class="block text-meta text-ink-2">{step.remark}</span>}
          </li>
        ))}
      </ol>
    </Card>
  );
}
