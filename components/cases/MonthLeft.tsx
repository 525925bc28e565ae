import { Notice } from "@/components/Notice.tsx";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { StoreMonth } from "@/services/cases/count_submission.ts";

/** From so few on it is said with emphasis. */
const FEW = 5;

/** How many cases the store can still submit in the month; nothing for who has no limit. */
export function MonthLeft({ month: { count, left }, t }: { month: StoreMonth; t: Translate }) {
  if (left === null) return null;
  return (
    <Notice tone={left <= FEW ? "warn" : "info"}>
      {left === 0 ? t("cases.month_none", { count }) : t("cases.month_left", { count, left })}
    </Notice>
  );
}
