import type { Ctx } from "@/kernel/ctx.ts";
import { importing } from "./importing.ts";
import type { ModelRow, OptionRow } from "./rows.ts";

/** Writes options with their values. A value's code stands alone: it is what vehicles and lines name. */
export async function saveOptions(ctx: Ctx, rows: OptionRow[]): Promise<void> {
  await importing(ctx, "saveOptions", "epc_options", rows.length, async (tx) => {
    const { sql } = tx;
    await sql`
      insert into epc_options (code, names, state, sort)
      select r.code, r.names, coalesce(r.state, 1), coalesce(r.sort, 0)
      from jsonb_to_recordset(${
      sql.json(rows as never)
    }) as r (code text, names jsonb, state smallint, sort int)
      on conflict (code) do update set
        names = excluded.names, state = excluded.state, sort = excluded.sort, deleted_at = null`;
    const values = rows.flatMap((row) => row.values.map((value) => ({ ...value, option: row.code })));
    await sql`
      insert into epc_option_values (code, option_code, names, state, sort)
      select r.code, r.option, r.names, coalesce(r.state, 1), coalesce(r.sort, 0)
      from jsonb_to_recordset(${sql.json(values as never)}) as r (
        code text, option text, names jsonb, state smallint, sort int
      )
      on conflict (code) do update set
        option_code = excluded.option_code, names = excluded.names, state = excluded.state, sort = excluded.sort,
        deleted_at = null`;
  });
}

/** Writes model codes with the option values that they can carry. */
export async function saveModels(ctx: Ctx, rows: ModelRow[]): Promise<void> {
  await importing(ctx, "saveModels", "model_codes", rows.length, async (tx) => {
    const { sql } = tx;
    await sql`
      insert into model_codes (
        code, series_code, names, year, production_from, production_to, plant_code, market_code, sort
      )
      select
        r.code, r."seriesCode", r.names, r.year, r."productionFrom", r."productionTo", r."plantCode", r."marketCode",
        coalesce(r.sort, 0)
      from jsonb_to_recordset(${sql.json(rows as never)}) as r (
        code text, "seriesCode" text, names jsonb, year int, "productionFrom" date, "productionTo" date,
        "plantCode" text, "marketCode" text, sort int
      )
      on conflict (code) do update set
        series_code = excluded.series_code, names = excluded.names, year = excluded.year,
        production_from = excluded.production_from, production_to = excluded.production_to,
        plant_code = excluded.plant_code, market_code = excluded.market_code, sort = excluded.sort, deleted_at = null`;
    await sql`delete from model_options where model_code = any (${rows.map((row) => row.code)}::text[])`;
    const carried = rows.flatMap((row) => (row.options ?? []).map((value) => ({ model: row.code, value })));
    await sql`
      insert into model_options (model_code, value_code)
      select r.model, r.value
      from jsonb_to_recordset(${sql.json(carried)}) as r (model text, value text)`;
  });
}
