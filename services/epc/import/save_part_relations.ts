import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { normalPartNumber } from "../part_number.ts";
import { importing } from "./importing.ts";
import type { FinishRow, PartRow } from "./rows.ts";

/** Writes paints and trims; vehicles and parts name them by code. */
export async function saveFinishes(ctx: Ctx, rows: FinishRow[]): Promise<void> {
  await importing(ctx, "saveFinishes", "epc_finishes", rows.length, async (tx) => {
    await tx.sql`
      insert into epc_finishes (code, kind, names, swatch)
      select r.code, r.kind, r.names, r.swatch
      from jsonb_to_recordset(${tx.sql.json(rows as never)}) as r (code text, kind text, names jsonb, swatch text)
      on conflict (code) do update set
        kind = excluded.kind, names = excluded.names, swatch = excluded.swatch, deleted_at = null`;
  });
}

/**
 * Replaces what parts' kits hold, what is needed along with them and their alternatives, for those rows that say so. The parts that
 * they name must be there: those of the same batch are.
 */
export async function savePartRelations(tx: TxCtx, rows: PartRow[]): Promise<void> {
  const said = <K extends "kit" | "needs" | "alternatives">(member: K) =>
    rows.filter((row) => row[member] !== undefined);
  const listed = <T extends { partNumber: string }>(number: string, others: readonly T[]) =>
    others.map((other, sort) => ({ ...other, of: number, number: normalPartNumber(other.partNumber), sort }));
  const { sql } = tx;
  const kits = said("kit");
  if (kits.length > 0) {
    const held = kits.flatMap((row) => listed(row.number, row.kit!));
    await sql`delete from part_kits where kit_number = any (${kits.map((row) => row.number)}::text[])`;
    await sql`
      insert into part_kits (kit_number, part_number, quantity, sort)
      select r."of", r.number, coalesce(r.quantity, 1), r.sort
      from jsonb_to_recordset(${sql.json(held as never)}) as r ("of" text, number text, quantity numeric, sort int)`;
  }
  const needing = said("needs");
  if (needing.length > 0) {
    const needs = needing.flatMap((row) => listed(row.number, row.needs!));
    await sql`delete from part_needs where part_number = any (${needing.map((row) => row.number)}::text[])`;
    await sql`
      insert into part_needs (part_number, needed_number, why, quantity, sort)
      select r."of", r.number, r.why, r.quantity, r.sort
      from jsonb_to_recordset(${sql.json(needs as never)}) as r (
        "of" text, number text, why text, quantity numeric, sort int
      )`;
  }
  const replaceable = said("alternatives");
  if (replaceable.length > 0) {
    const others = replaceable.flatMap((row) => listed(row.number, row.alternatives!));
    await sql`
      delete from part_alternatives where part_number = any (${replaceable.map((row) => row.number)}::text[])`;
    await sql`
      insert into part_alternatives (part_number, other_number, kind, sort)
      select r."of", r.number, r.kind, r.sort
      from jsonb_to_recordset(${sql.json(others as never)}) as r ("of" text, number text, kind text, sort int)`;
  }
}
