import type { TxCtx } from "@/kernel/ctx.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";

/** What a series says that its rules ask about. */
interface SeriesValues {
  brandCode: string;
  afterSaleType: string;
  subSaleType: string | null;
  yearFrom: number | null;
  yearTo: number | null;
}

/**
 * Rules of a series over several fields: its sub-type stands below its brand and after-sale type, its last year is not before its
 * first. Refuses `sub-sale-type-elsewhere` and `years-reversed`.
 */
export async function requireSeries(tx: TxCtx, values: SeriesValues): Promise<void> {
  const { brandCode, afterSaleType, subSaleType, yearFrom, yearTo } = values;
  if (yearFrom !== null && yearTo !== null && yearTo < yearFrom) {
    throw refuseField("yearTo", "years-reversed");
  }
  if (subSaleType === null) return;
  const [known] = await tx.sql`
    select from sub_sale_types
    where brand_code = ${brandCode} and after_sale_type = ${afterSaleType} and code = ${subSaleType}
      and deleted_at is null
    for key share`;
  if (!known) throw refuseField("subSaleType", "sub-sale-type-elsewhere");
}
