import type { TxCtx } from "@/kernel/ctx.ts";
import type { Values } from "@/engines/registers/declare.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";

/**
 * Rules of a series over several fields: its sub-type stands below its brand and after-sale type, its last year is not before its
 * first. Refuses `sub-sale-type-elsewhere` and `years-reversed`.
 */
export async function requireSeries(tx: TxCtx, values: Values): Promise<void> {
  const { brandCode, afterSaleType, subSaleType, yearFrom, yearTo } = values;
  if (typeof yearFrom === "number" && typeof yearTo === "number" && yearTo < yearFrom) {
    throw refuseField("yearTo", "years-reversed");
  }
  if (typeof subSaleType !== "string" || subSaleType === "") return;
  const [known] = await tx.sql`
    select from sub_sale_types
    where brand_code = ${String(brandCode)} and after_sale_type = ${
    String(afterSaleType)
  } and code = ${subSaleType}
      and deleted_at is null
    for key share`;
  if (!known) throw refuseField("subSaleType", "sub-sale-type-elsewhere");
}
