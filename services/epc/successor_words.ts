import type { Ctx } from "@/kernel/ctx.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { SuccessorSet } from "./part_types.ts";

/** '2 × 1120 6884 575', or several together, 'A + 2 × B', and of alternatives 'A or B': what is ordered for one piece. */
export function successorsInWords(ctx: Ctx, sets: readonly SuccessorSet[]): string {
  const format = formatOf(ctx);
  return sets.map(({ parts }) =>
    parts.map(({ shown, ratio }) => ratio === 1 ? shown : `${format.number(ratio)} × ${shown}`).join(" + ")
  ).join(` ${ctx.t("epc.today.or")} `);
}
