import type { Ctx } from "@/kernel/ctx.ts";
import { normalPartNumber } from "../part_number.ts";
import { importing } from "./importing.ts";
import type { FinishRow, PartCompanyRow } from "./part_rows.ts";

/** Writes paints and trims; vehicles and parts name them by code. */
export async function saveFinishes(ctx: Ctx, rows: FinishRow[]): Promise<void> {
  await importing(ctx, "saveFinishes", "epc_finishes", rows.length, async (tx) => {
    await tx.sql`
      insert into epc_finishes (code, kind, names, swatch)
      select r.code, r.kind, r.names, r.swatch
      from jsonb_to_recordset(${
      tx.sql.json(rows as never)
    }) as r (code text, kind text, names jsonb, swatch text)
      on conflict (code) do update set
        kind = excluded.kind, names = excluded.names, swatch = excluded.swatch, deleted_at = null`;
  });
}

/**
 * Replaces what kits hold, what is needed along with parts and their alternatives, for what the rows say of each. All parts must be
 * there: refuses `reference-unknown`, and `value-not-allowed` for a part that goes with itself.
 */
export async function savePartCompany(ctx: Ctx, rows: PartCompanyRow[]): Promise<void> {
  const others = <K extends "kit" | "needs" | "alternatives">(member: K) => {
    const said = rows.filter((row) => row[member] !== undefined);
    return {
      of: said.map((row) => normalPartNumber(row.number)),
      rows: said.flatMap((row) =>
        row[member]!.map((other, sort) => ({
          ...other,
          of: normalPartNumber(row.number),
          number: normalPartNumber(other.partNumber),
          sort,
        }))
      ),
    };
  };
  const [kits, needs, alternatives] = [others("kit"), others("needs"), others("alternatives")];
  await importing(ctx, "savePartCompany", "parts", rows.length, async ({ sql }) => {
    await sql`delete from part_kits where kit_number = any (${kits.of}::text[])`;
    await sql`
      insert into part_kits (kit_number, part_number, quantity, sort)
      select r."of", r.number, coalesce(r.quantity, 1), r.sort
      from jsonb_to_recordset(${sql.json(kits.rows as never)}) as r (
        "of" text, number text, quantity numeric, sort int
      )`;
    await sql`delete from part_needs where part_number = any (${needs.of}::text[])`;
    await sql`
      insert into part_needs (part_number, needed_number, why, quantity, sort)
      select r."of", r.number, r.why, r.quantity, r.sort
      from jsonb_to_recordset(${sql.json(needs.rows as never)}) as r (
        "of" text, number text, why text, quantity numeric, sort int
      )`;
    await sql`delete from part_alternatives where part_number = any (${alternatives.of}::text[])`;
    await sql`
      insert into part_alternatives (part_number, other_number, kind, sort)
      select r."of", r.number, r.kind, r.sort
      from jsonb_to_recordset(${sql.json(alternatives.rows as never)}) as r (
        "of" text, number text, kind text, sort int
      )`;
  });
}
