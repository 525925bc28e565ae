import { personId } from "@/kernel/access/person_id.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { visibleSeries } from "../epc/visible_series.ts";
import { formatOf } from "@/kernel/texts/format.ts";

/** What the frame of every page says. */
export interface FrameFacts {
  /** Name of the brand in the reader's language; its code when there is no such brand. */
  brandName: string;
  /** Messages that the reader has not read; 0 without a reader. */
  unread: number;
  /** The vehicle in context: 'Tessa EV 160 · 02/2024'; null when there is none, or the reader may not see it. */
  vehicle: { vin: string; model: string } | null;
}

interface Row {
  brandName: string | null;
  unread: number;
  vehicle: string | null;
  productionDate: string | null;
}

/**
 * Reads all that a frame says in one statement.
 *
 * @param vin the vehicle in context, or null
 */
export async function frameFacts(ctx: Ctx, brand: string, vin: string | null): Promise<FrameFacts> {
  const { sql } = ctx;
  const chain = ctx.chain as string[];
  const userId = personId(ctx);
  const shown = userId === null ? null : vin;
  const [row] = await sql<Row[]>`
    select
      (select name_in(names, ${chain}) from brands where code = ${brand}) as brand_name,
      (select count(*)::int from messages where user_id = ${userId} and read_at is null) as unread,
      ${
    shown === null
      ? sql`null as vehicle, null as production_date`
      : sql`chip.name as vehicle, chip.production_date`
  }
    from (select 1) one
    ${
    shown === null ? sql`` : sql`left join (
      select
        coalesce(
          (select name_in(m.names, ${chain}) from model_codes m where m.code = v.model_codes[1]),
          name_in(s.names, ${chain})
        ) as name,
        v.production_date
      from vehicles v
      join series s on s.code = v.series_code
      where v.vin = ${shown} and ${visibleSeries(ctx)}
    ) chip on true`
  }`;
  const { brandName, unread, vehicle, productionDate } = row!;
  const built = productionDate === null ? null : formatOf(ctx).month(productionDate);
  return {
    brandName: brandName ?? brand,
    unread,
    vehicle: shown === null || vehicle === null
      ? null
      : { vin: shown, model: [vehicle, built].filter(Boolean).join(" · ") },
  };
}
