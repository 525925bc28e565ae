import type { PartData } from "./PartSide.tsx";
import type { Ctx } from "@/kernel/ctx.ts";
import { decideFit } from "@/services/epc/fit/decide_fit.ts";
import { noteLook } from "@/services/epc/looked_at.ts";
import { normalPartNumber } from "@/services/epc/part_number.ts";
import { readPart } from "@/services/epc/part.ts";
import { whereUsed } from "@/services/epc/where_used.ts";
import { cartContent } from "@/services/orders/cart_content.ts";
import { usualQuantities } from "@/services/orders/review/usual_quantities.ts";
import { readConnections } from "@/engines/links/read_connections.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";

/**
 * What the part panel shows, or why not; null when no part is asked for.
 *
 * @param vin whole VIN of the vehicle for which it is looked at
 * @param at figure and callout from which it was opened: its pieces there are the usual ones
 */
export async function partData(
  ctx: Ctx,
  number: string | undefined,
  vin: string | null,
  at: { figureCode?: string; callout?: string } = {},
): Promise<PartData | null> {
  if (!number) return null;
  const partNumber = normalPartNumber(number);
  return await attempt(async () => {
    const asked = { id: 0, partNumber, vin, figureCode: at.figureCode ?? null, callout: at.callout ?? null };
    const [part, uses, [fit = null], cart, connections, usual] = await Promise.all([
      readPart(ctx, number),
      whereUsed(ctx, { partNumber, vin: vin ?? undefined, pageNo: 1, pageSize: LIMITS.pageSizeDefault }),
      decideFit(ctx, vin === null ? [] : [{ vin, partNumber }]),
      cartContent(ctx),
      readConnections(ctx, { kind: "part", id: partNumber }, vin),
      usualQuantities(ctx, [asked]),
    ]);
    if (vin !== null) await noteLook(ctx, vin, "part", partNumber);
    return { part, uses: uses.records, fit, cart, connections, usual: usual.get(asked.id) ?? null };
  });
}
