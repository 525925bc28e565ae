import type { Ctx } from "@/kernel/ctx.ts";
import { linesOfFigure } from "@/services/epc/figure_lines.ts";
import { visiblePart } from "@/services/epc/part.ts";
import { factsOf, partFactColumns, partFactJoins, type PartFactsRow } from "@/services/epc/part_facts.ts";
import { subjectOf } from "@/services/epc/subject.ts";
import type { PartFacts } from "@/services/epc/part_types.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import { fitsPack, fittingQuantity } from "./pack.ts";

/** Where in the catalogue a part was chosen. */
export interface Origin {
  vin: string | null;
  seriesCode: string | null;
  figureCode: string | null;
  callout: string | null;
}

/**
 * The part, when it can be ordered in that quantity. Refuses `part-unknown`, `cart-line-not-orderable` (with the reason;
 * `data.replacedBy` offers what follows it) and `quantity-pack` (naming the next fitting quantity).
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
      replacedBy: part.replacedBy.filter((link) => link.inForce),
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

/**
 * Refuses a part chosen at a callout of a figure where it does not fit the vehicle, with the reason; and a callout that the
 * figure does not have (`callout-unknown`). A part that is no line there may be what replaces one, so it is taken.
 */
export async function requireFits(ctx: Ctx, part: PartFacts, origin: Origin): Promise<void> {
  if (!origin.figureCode || !(origin.vin || origin.seriesCode)) return;
  const known = await subjectOf(ctx, {
    vin: origin.vin ?? undefined,
    seriesCode: origin.seriesCode ?? undefined,
  });
  const [figure] = await ctx.sql<{ id: number; code: string }[]>`
    select f.id, f.code
    from figures f
    join figure_places p on p.figure_id = f.id
    join epc_groups g on g.id = p.group_id and g.series_code = ${known.subject.seriesCode}
    where f.code = ${origin.figureCode} and f.deleted_at is null
    limit 1`;
  if (!figure) throw refuseField("figureCode", "figure-unknown", { figure: origin.figureCode });
  const { callout } = origin;
  const there = (await linesOfFigure(ctx, known, figure)).filter((line) =>
    callout === null || line.callout === callout
  );
  if (callout !== null && there.length === 0) {
    throw refuseField("callout", "callout-unknown", { figure: figure.code, callout });
  }
  const lines = there.filter((line) => line.partNumber === part.partNumber);
  if (lines.length > 0 && lines.every((line) => line.fit === "not")) {
    const reason = ctx.t("orders.not_orderable.does-not-fit", { reason: lines[0]!.reason ?? "" });
    throw refuse("cart-line-not-orderable", { number: part.shown, reason });
  }
}
