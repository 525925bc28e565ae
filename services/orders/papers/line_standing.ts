import type { Ctx } from "@/kernel/ctx.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { OrderLine } from "../types.ts";

/** What became of a line until its paper is drawn, in words: accepted, shipped, on back order until when, refused and why; empty before it is decided. */
export function standingOf(ctx: Ctx, line: Pick<OrderLine, "answer" | "progress" | "cancellation">): string {
  const { t } = ctx;
  if (line.cancellation.cancelledAt !== null) return t("orders.state.cancelled");
  const { answer, progress } = line;
  if (answer === null) return "";
  const late = progress ?? answer;
  const words = [
    answer.accepted > 0 && t("pushes.accepted", { count: answer.accepted }),
    progress !== null && progress.shipped > 0 && t("orders.shipped", { count: progress.shipped }),
    late.backOrdered > 0 &&
    (late.expectedOn === null
      ? t("pushes.backOrdered", { count: late.backOrdered })
      : t("pushes.backOrderedUntil", { count: late.backOrdered, day: formatOf(ctx).day(late.expectedOn) })),
    answer.refused > 0 && t("pushes.refused", { count: answer.refused }),
    answer.refused > 0 && answer.reason,
  ];
  return words.filter(Boolean).join(" · ");
}
