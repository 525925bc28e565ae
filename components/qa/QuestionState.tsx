import { Chip, State } from "@/components/Mark.tsx";
import { TimeLeft } from "@/islands/qa/TimeLeft.tsx";
import { timeLeftText } from "@/services/qa/duration_text.ts";
import { waitedNames } from "./in_place_of.ts";
import type { ThreadData } from "./read_thread.ts";
import { overallTone } from "./SaidForms.tsx";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";

/** How a question stands: its state, what time is left, whom it waits for. */
export function QuestionState({ question, t, format }: {
  question: ThreadData["question"];
  t: Translate;
  format: Format;
}) {
  return (
    <div class="question-state">
      <State tone={overallTone(question.overall)}>{t(`qa.overall_${question.overall}`)}</State>
      {question.urgent && <Chip tone="err" icon="triangle-alert">{t("qa.urgent")}</Chip>}
      {question.answerDueAt !== null && question.minutesLeft !== null && (
        <TimeLeft
          due={question.answerDueAt}
          text={timeLeftText(t, format, question.minutesLeft)}
          minutes={question.minutesLeft}
          runs={question.atWork}
          texts={{
            left: t("qa.time_left", { time: t("qa.minutes", { count: "{count}" }) }),
            late: t("qa.time_late", { time: t("qa.minutes", { count: "{count}" }) }),
          }}
        />
      )}
      {question.answerDueAt !== null && (
        <span class="note">{t("qa.due_by", { moment: format.moment(question.answerDueAt) })}</span>
      )}
      {question.inCharge.length > 0 && question.waitingSince !== null && (
        <span class="note">{t("qa.waits_for", { names: waitedNames(t, format, question) })}</span>
      )}
    </div>
  );
}
