import { State, type Tone } from "@/components/Mark.tsx";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { LineAnswer } from "@/services/orders/types.ts";

/**
 * What the dealer management system decided on a line: pieces accepted, to follow, refused, with day and reason. What was cancelled since is
 * told as what had been decided, without the promise of a day.
 */
export function LineAnswerMark(
  { answer, isCancelled, isFollowed, t, format }: {
    answer: LineAnswer | null;
    isCancelled: boolean;
    /** Its progress tells the day too: the one of the decision may be out of date. */
    isFollowed: boolean;
    t: Translate;
    format: Format;
  },
) {
  if (answer === null) return <span class="text-ink-3">–</span>;
  const { accepted, backOrdered, refused, reason } = answer;
  const expectedOn = isCancelled || isFollowed ? null : answer.expectedOn;
  const tone = (own: Tone) => isCancelled ? "mute" : own;
  return (
    <div class="line-answer">
      {isCancelled && <small>{t("orders.beforeCancelling")}</small>}
      {accepted > 0 && (
        <State tone={tone("ok")} shape="square">{t("pushes.accepted", { count: accepted })}</State>
      )}
      {backOrdered > 0 && (
        <State tone={tone("warn")} shape="square">
          {expectedOn === null
            ? t("pushes.backOrdered", { count: backOrdered })
            : t("pushes.backOrderedUntil", { count: backOrdered, day: format.day(expectedOn) })}
        </State>
      )}
      {refused > 0 && <State tone="err" shape="square">{t("pushes.refused", { count: refused })}</State>}
      {reason !== null && <small>{reason}</small>}
    </div>
  );
}
