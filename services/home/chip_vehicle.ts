import type { Ctx } from "@/kernel/ctx.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { visibleSeries } from "../epc/visible_series.ts";

/** What the vehicle chip says of a VIN: 'Tessa EV 160 · 02/2024'; null when the reader may not see that vehicle. */
export async function chipVehicle(ctx: Ctx, vin: string): Promise<{ vin: string; model: string } | null> {
  const { sql } = ctx;
  const chain = ctx.chain as string[];
  const [row] = await sql<{ name: string; productionDate: string | null }[]>`
    select
      coalesce(
        (select name_in(m.names, ${chain}) from model_codes m where m.code = v.model_codes[1]),
        name_in(s.names, ${chain})
      ) as name,
      v.production_date
    from vehicles v
    join series s on s.code = v.series_code
    where v.vin = ${vin} and ${visibleSeries(ctx)}`;
  if (!row) return null;
  const built = row.productionDate === null ? null : formatOf(ctx).month(row.productionDate);
  return { vin, model: [row.name, built].filter(Boolean).join(" · ") };
}
