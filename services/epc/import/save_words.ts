import type { Ctx } from "@/kernel/ctx.ts";
import { importing } from "./importing.ts";
import type { SubSaleTypeRow, WordRow } from "./rows.ts";

const TABLES = {
  energyTypes: "energy_types",
  carTypes: "car_types",
  afterSaleTypes: "after_sale_types",
} as const;

/** Writes power types, car types or after-sale types; a code that is there is renamed. */
export async function saveWords(ctx: Ctx, list: keyof typeof TABLES, rows: WordRow[]): Promise<void> {
  await importing(ctx, "saveWords", TABLES[list], rows.length, async (tx) => {
    const { sql } = tx;
    await sql`
      insert into ${sql(TABLES[list])} (code, names, sort)
      select r.code, r.names, coalesce(r.sort, 0)
      from jsonb_to_recordset(${sql.json(rows as never)}) as r (code text, names jsonb, sort int)
      on conflict (code) do update set names = excluded.names, sort = excluded.sort, deleted_at = null`;
  });
}

/** Writes plants. */
export async function savePlants(ctx: Ctx, rows: WordRow[]): Promise<void> {
  await importing(ctx, "savePlants", "plants", rows.length, async (tx) => {
    await tx.sql`
      insert into plants (code, names)
      select r.code, r.names
      from jsonb_to_recordset(${tx.sql.json(rows as never)}) as r (code text, names jsonb)
      on conflict (code) do update set names = excluded.names, deleted_at = null`;
  });
}

/** Writes sub-types below a brand and an after-sale type. */
export async function saveSubSaleTypes(ctx: Ctx, rows: SubSaleTypeRow[]): Promise<void> {
  await importing(ctx, "saveSubSaleTypes", "sub_sale_types", rows.length, async (tx) => {
    await tx.sql`
      insert into sub_sale_types (brand_code, after_sale_type, code, names, sort)
      select r."brandCode", r."afterSaleType", r.code, r.names, coalesce(r.sort, 0)
      from jsonb_to_recordset(${tx.sql.json(rows as never)}) as r (
        "brandCode" text, "afterSaleType" text, code text, names jsonb, sort int
      )
      on conflict (brand_code, after_sale_type, code) do update set
        names = excluded.names, sort = excluded.sort, deleted_at = null`;
  });
}
