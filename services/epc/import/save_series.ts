import type { Ctx } from "@/kernel/ctx.ts";
import { importing } from "./importing.ts";
import type { SeriesRow } from "./rows.ts";

/** Writes series with the countries that see them; a code that is there is replaced. */
export async function saveSeries(ctx: Ctx, rows: SeriesRow[]): Promise<void> {
  await importing(ctx, "saveSeries", "series", rows.length, async (tx) => {
    const { sql } = tx;
    const filled = rows.map((row) => ({ editions: ["domestic", "overseas"], ...row }));
    await sql`
      insert into series (
        code, brand_code, names, after_sale_type, sub_sale_type, energy_type, car_type, year_from, year_to, editions,
        visible, state, history_state, picture, sort
      )
      select
        r.code, r."brandCode", r.names, r."afterSaleType", r."subSaleType", r."energyType", r."carType", r."yearFrom",
        r."yearTo", r.editions, coalesce(r.visible, 2), coalesce(r.state, 1), coalesce(r."historyState", 0), r.picture,
        coalesce(r.sort, 0)
      from jsonb_to_recordset(${sql.json(filled as never)}) as r (
        code text, "brandCode" text, names jsonb, "afterSaleType" text, "subSaleType" text, "energyType" text,
        "carType" text, "yearFrom" int, "yearTo" int, editions text[], visible smallint, state smallint,
        "historyState" smallint, picture uuid, sort int
      )
      on conflict (code) do update set
        brand_code = excluded.brand_code, names = excluded.names, after_sale_type = excluded.after_sale_type,
        sub_sale_type = excluded.sub_sale_type, energy_type = excluded.energy_type, car_type = excluded.car_type,
        year_from = excluded.year_from, year_to = excluded.year_to, editions = excluded.editions,
        visible = excluded.visible, state = excluded.state, history_state = excluded.history_state,
        picture = excluded.picture, sort = excluded.sort, deleted_at = null`;
    await sql`delete from series_countries where series_code = any (${rows.map((row) => row.code)}::text[])`;
    const seen = rows.flatMap((row) =>
      (row.countries ?? []).map((country) => ({ series: row.code, country }))
    );
    await sql`
      insert into series_countries (series_code, country_code)
      select r.series, r.country
      from jsonb_to_recordset(${sql.json(seen)}) as r (series text, country text)`;
  });
}
