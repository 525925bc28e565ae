import { State } from "@/components/Mark.tsx";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { LineProgress } from "@/services/orders/types.ts";

/** How far a line has come: pieces shipped, invoiced, to come out of stock, and on back order with their day. */
export function LineProgressMark(
  { progress, t, format }: { progress: LineProgress | null; t: Translate; format: Format },
) {
  if (progress === null) return <span class="text-ink-3">–</span>;
  const { shipped, invoiced, open, backOrdered, expectedOn } = progress;
  return (
    <div class="line-answer">
      {shipped > 0 && <State tone="ok">{t("orders.shipped", { count: shipped })}</State>}
      {invoiced > 0 && <State tone="info">{t("orders.invoiced", { count: invoiced })}</State>}
      {open > backOrdered && (
        <State tone="mute" shape="hollow">{t("orders.open", { count: open - backOrdered })}</State>
      )}
      {backOrdered > 0 && (
        <State tone="warn" shape="hollow">
          {expectedOn === null
            ? t("pushes.backOrdered", { count: backOrdered })
            : t("pushes.backOrderedUntil", { count: backOrdered, day: format.day(expectedOn) })}
        </State>
      )}
      {shipped === 0 && invoiced === 0 && open === 0 && <span class="text-ink-3">–</span>}
    </div>
  );
}
