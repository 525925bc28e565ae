import { personId } from "@/kernel/access/person_id.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { keptBrands } from "@/services/entry/kept_brands.ts";
import { visibleSeries } from "@/services/epc/visible_series.ts";
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
  unread: number;
  vehicle: string | null;
  productionDate: string | null;
}

/**
 * Reads all that a frame says, of a person in one statement.
 *
 * @param vin the vehicle in context, or null
 */
export async function frameFacts(ctx: Ctx, brand: string, vin: string | null): Promise<FrameFacts> {
  const userId = personId(ctx);
  const [brands, own] = await Promise.all([
    keptBrands(ctx),
    userId === null ? { unread: 0, vehicle: null } : ownFacts(ctx, userId, vin),
  ]);
  return { brandName: brands.find(({ code }) => code === brand)?.name ?? brand, ...own };
}

async function ownFacts(
  ctx: Ctx,
  userId: number,
  vin: string | null,
): Promise<Pick<FrameFacts, "unread" | "vehicle">> {
  const { sql } = ctx;
  const chain = ctx.chain as string[];
  const [row] = await sql<Row[]>`
    select
      (select count(*)::int from messages where user_id = ${userId} and read_at is null) as unread,
      ${
    vin === null
      ? sql`null as vehicle, null as production_date`
      : sql`chip.name as vehicle, chip.production_date`
  }
    from (select 1) one
    ${
    vin === null ? sql`` : sql`left join (
      select
        coalesce(
          (select name_in(m.names, ${chain}) from model_codes m where m.code = v.model_codes[1]),
          name_in(s.names, ${chain})
        ) as name,
        v.production_date
      from vehicles v
      join series s on s.code = v.series_code
      where v.vin = ${vin} and ${visibleSeries(ctx)}
    ) chip on true`
  }`;
  const { unread, vehicle, productionDate } = row!;
  const built = productionDate === null ? null : formatOf(ctx).month(productionDate);
  return {
    unread,
    vehicle: vin === null || vehicle === null
      ? null
      : { vin, model: [vehicle, built].filter(Boolean).join(" · ") },
  };
}
