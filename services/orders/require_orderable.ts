import type { Ctx } from "@/kernel/ctx.ts";
import { visiblePart } from "@/services/epc/part.ts";
import { factsOf, partFactColumns, partFactJoins, type PartFactsRow } from "@/services/epc/part_facts.ts";
import type { PartFacts } from "@/services/epc/part_types.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import { fitsPack, fittingQuantity } from "./pack.ts";

/**
 * The part, when it can be ordered in that quantity. Refuses `part-unknown`, `cart-line-not-orderable` (with the reason;
 * `data.successors` offers what can be ordered in its place, `data.replacedBy` the usual set of it) and `quantity-pack` (naming the next fitting quantity).
 */
export async function requireOrderable(ctx: Ctx, number: string, quantity: number): Promise<PartFacts> {
  const { sql } = ctx;
  const [row] = await sql<PartFactsRow[]>`
    select ${partFactColumns(ctx)}
    from parts p
    join search_documents d on d.kind = 'part' and d.id = p.number and ${visiblePart(ctx)}
    ${partFactJoins(ctx)}
    where p.number = ${number} and p.deleted_at is null`;
  if (!row) throw refuseField("partNumber", "part-unknown", { number });
  const part = factsOf(ctx, row);
  if (part.notOrderable) {
    throw refuse("cart-line-not-orderable", { number: part.shown, reason: part.notOrderable.text }, [], {
      replacedBy: part.successors[0]?.parts ?? [],
      successors: part.successors,
    });
  }
  requirePack(quantity, part.packQuantity);
  return part;
}

/** Refuses `quantity-pack` unless whole packs give the quantity. */
export function requirePack(quantity: number, pack: number): void {
  if (fitsPack(quantity, pack)) return;
  const next = Math.min(fittingQuantity(quantity, pack), Math.floor(LIMITS.cartQuantity / pack) * pack);
  throw refuseField("quantity", "quantity-pack", { pack, next });
}
