import { State } from "@/components/Mark.tsx";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { LineProgress } from "@/services/orders/types.ts";

/** How far a line has come: pieces shipped, invoiced, still to come. */
export function LineProgressMark(
  { progress, t, format }: { progress: LineProgress | null; t: Translate; format: Format },
) {
  if (progress === null) return <span class="text-ink-3">–</span>;
  const { shipped, invoiced, open, expectedOn } = progress;
  return (
    <div class="line-answer">
      {shipped > 0 && <State tone="ok">{t("orders.shipped", { count: shipped })}</State>}
      {invoiced > 0 && <State tone="info">{t("orders.invoiced", { count: invoiced })}</State>}
      {open > 0 && (
        <State tone="mute" shape="hollow">
          {expectedOn === null
            ? t("orders.open", { count: open })
            : t("orders.openUntil", { count: open, day: format.day(expectedOn) })}
        </State>
      )}
      {shipped === 0 && invoiced === 0 && open === 0 && <span class="text-ink-3">–</span>}
    </div>
  );
}
