import { personOf } from "@/kernel/access/rights.ts";
import { recordChange } from "@/engines/audit/record_change.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { requireCleanText } from "@/engines/sensitive/require_clean_text.ts";
import { normalPartNumber } from "@/services/epc/part_number.ts";
import { successorsOf } from "@/services/epc/successors.ts";
import { cartSummary } from "./cart.ts";
import type { AddedSuccessors } from "./cart_input.ts";
import { lockCurrentJob } from "./jobs/current.ts";
import { originOf, putLine } from "./put_line.ts";
import { replacementOf } from "./replacement.ts";
import type { CartSummary } from "./cart_types.ts";

/**
 * Adds what can be ordered today in place of a part: the whole set or nothing of it, pieces by ratio and whole packs.
 *
 * Refuses `successor-none`, and for each part what `addToCart` refuses.
 */
export function addSuccessors(ctx: Ctx, item: AddedSuccessors): Promise<CartSummary> {
  return ctx.tx(async (tx) => {
    await requireCleanText(tx, { note: item.note }, () => tx.t("orders.note"));
    const jobId = await lockCurrentJob(tx, item.jobId);
    const number = normalPartNumber(item.partNumber);
    const set = (await successorsOf(tx, [number])).get(number)?.[item.choice];
    if (!set) throw refuse("successor-none", { number: item.partNumber });
    const origin = await originOf(tx, item);
    for (const part of replacementOf(set, item.quantity).parts) {
      await putLine(tx, jobId, origin, { ...item, partNumber: part.number, quantity: part.quantity }, true);
    }
    await recordChange(tx, {
      operation: "addSuccessors",
      funLink: "EPCCart",
      subjectKind: "cart",
      subjectId: personOf(tx).id,
      after: item,
    });
    return await cartSummary(tx, jobId);
  });
}
