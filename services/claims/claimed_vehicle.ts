import type { Ctx } from "@/kernel/ctx.ts";
import { visibleSeries } from "@/services/epc/visible_series.ts";

/** A vehicle as a claim takes it. */
export interface ClaimedVehicle {
  vin: string;
  brandCode: string;
  seriesCode: string;
  /** In the caller's language. */
  seriesName: string;
  /** 'yyyy-MM-dd'; null: not known. */
  productionDate: string | null;
  saleDate: string | null;
  /** Where it was sold; null: not known. */
  marketCode: string | null;
}

/** A vehicle that the caller may see, by its whole VIN; null: there is none. */
export async function claimedVehicle(ctx: Ctx, vin: string | null): Promise<ClaimedVehicle | null> {
  if (vin === null) return null;
  const { sql, chain } = ctx;
  const [row] = await sql<ClaimedVehicle[]>`
    select v.vin, s.brand_code, s.code as series_code, name_in(s.names, ${chain as string[]}) as series_name,
      to_char(v.production_date, 'YYYY-MM-DD') as production_date, to_char(v.sale_date, 'YYYY-MM-DD') as sale_date,
      v.market_code
    from vehicles v
    join series s on s.code = v.series_code
    where v.vin = ${vin} and ${visibleSeries(ctx)}
      and not exists (select from disabled_vins d where d.vin = v.vin and d.deleted_at is null)`;
  return row ?? null;
}
