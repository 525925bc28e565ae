import { cleanVin } from "@/services/epc/vin.ts";
import { visibleSeries } from "@/services/epc/visible_series.ts";
import type { TxCtx } from "@/kernel/ctx.ts";

/**
 * What follows from what is given for a draft: brand and series of the vehicle that a VIN names, as far as they are not given along with it, and the department
 * that approves cases where none is set.
 */
export async function fillFromVin(
  ctx: TxCtx,
  given: Readonly<Record<string, unknown>>,
  before: { vin: string | null; department: string | null },
): Promise<Record<string, unknown>> {
  const { sql } = ctx;
  const vin = typeof given.vin === "string" && given.vin !== "" ? cleanVin(given.vin) : null;
  const [vehicle] = vin === null || vin === before.vin ? [] : await sql<
    { brandCode: string; seriesCode: string }[]
  >`
    select s.brand_code, s.code as series_code
    from vehicles v join series s on s.code = v.series_code
    where v.vin = ${vin} and ${visibleSeries(ctx)}`;
  const [department] = before.department !== null || given.department ? [] : await sql<{ code: string }[]>`
    select code from departments where kind = 'case' and deleted_at is null order by sort, code limit 1`;
  return {
    ...(vin === null ? {} : { vin }),
    ...(vehicle ? { brandCode: vehicle.brandCode, seriesCode: vehicle.seriesCode } : {}),
    ...(department ? { department: department.code } : {}),
  };
}
