import { z } from "zod";
import { isoMoments } from "@/engines/lists/iso_moments.ts";
import { readDocument } from "@/engines/documents/read_document.ts";
import { readingRight } from "@/engines/documents/readers.ts";
import { may, requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { readVehicle } from "@/services/epc/read_vehicle.ts";
import { fullVinOf } from "@/services/epc/subject.ts";
import { tsbDocument } from "../tsb_document.ts";
import { workOrderColumns, workOrderScope, workOrderTables } from "./rows.ts";
import { type WorkOrderRow, workOrderRow } from "./types.ts";

const named = z.object({ code: z.string(), name: z.string() });
type Named = z.infer<typeof named>;

const reason = z.object({
  by: z.enum(["series", "model"]),
  meant: z.boolean(),
  has: z.array(named).describe("what the vehicle is"),
  asked: z.array(named).describe("what the bulletin is for"),
});

export const applicability = z.object({
  vin: z.string(),
  applies: z.boolean(),
  reasons: z.array(reason).describe(
    "what the bulletin is narrowed by, and whether the vehicle comes within it",
  ),
  asks: z.boolean().describe("bulletins of its type ask for work"),
  workOrder: workOrderRow.nullable().describe("as far as the caller may see it"),
});
/** Whether a bulletin is about a vehicle, and why. */
export type Applicability = z.infer<typeof applicability>;

/**
 * Whether a published bulletin is about a vehicle, by its VIN or the last 8 of it, with the reason and its work order. Refuses `no-right`, `not-found`, and what the VIN look-up
 * refuses.
 */
export async function appliesToVehicle(
  ctx: Ctx,
  { id, vin: typed }: { id: number; vin: string },
): Promise<Applicability> {
  const by = readingRight(tsbDocument);
  requireRight(ctx, by);
  const document = await readDocument(ctx, tsbDocument, { id, revision: "published" }, { by });
  const { vin, seriesCode, models } = await readVehicle(ctx, await fullVinOf(ctx, typed));
  const { sql } = ctx;
  const chain = ctx.chain as string[];
  const seriesCodes = document.values.seriesCodes as string[];
  const modelCodes = document.values.modelCodes as string[];
  const [[names], [asking], orders] = await Promise.all([
    sql<{ series: Named[]; models: Named[] }[]>`
      select
        (
          select coalesce(jsonb_agg(jsonb_build_object('code', s.code, 'name', name_in(s.names, ${chain})) order by s.code), '[]')
          from series s where s.code = any(${[...seriesCodes, seriesCode]})
        ) as series,
        (
          select coalesce(jsonb_agg(jsonb_build_object('code', m.code, 'name', name_in(m.names, ${chain})) order by m.code), '[]')
          from model_codes m where m.code = any(${modelCodes})
        ) as models`,
    sql<{ asks: boolean }[]>`select b.asks from tsb_asking b where b.id = ${id}`,
    may(ctx.actor, "TsbWorkOrder:view")
      ? sql<WorkOrderRow[]>`
        select ${workOrderColumns(ctx)} from ${workOrderTables(ctx)}
        where w.document_id = ${id} and w.vin = ${vin} and ${workOrderScope(ctx)}`
      : [],
  ]);
  const reasons: Applicability["reasons"] = [{
    by: "series",
    meant: seriesCodes.includes(seriesCode),
    has: names!.series.filter(({ code }) => code === seriesCode),
    asked: names!.series.filter(({ code }) => seriesCodes.includes(code)),
  }];
  if (modelCodes.length > 0) {
    reasons.push({
      by: "model",
      meant: models.some(({ code }) => modelCodes.includes(code)),
      has: models.map(({ code, name }) => ({ code, name })),
      asked: names!.models,
    });
  }
  return {
    vin,
    applies: reasons.every(({ meant }) => meant),
    reasons,
    asks: asking?.asks ?? false,
    workOrder: orders[0] ? isoMoments(orders[0]) : null,
  };
}
