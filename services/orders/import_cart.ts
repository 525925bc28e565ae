import { personOf } from "@/kernel/access/rights.ts";
import { recordChange } from "@/engines/audit/record_change.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { visiblePart } from "@/services/epc/part.ts";
import { factsOf, partFactColumns, partFactJoins, type PartFactsRow } from "@/services/epc/part_facts.ts";
import { normalPartNumber } from "@/services/epc/part_number.ts";
import { fullVinOf } from "@/services/epc/subject.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { Refusal, refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import { sensitiveMatcher } from "@/engines/sensitive/sensitive_matcher.ts";
import { lockCart } from "./change_cart.ts";
import {
  checkRow,
  type ImportedLine,
  keyOfLine,
  type KnownForImport,
  type RowFault,
} from "./check_import_row.ts";
import type { ImportResult, ImportRow } from "./types.ts";

/**
 * Puts imported rows into the cart, adding to what is there. Every bad row is told with its number and why; nothing is
 * written when any row is bad, unless `goodRowsOnly`.
 *
 * Refuses `import-empty`, `cart-full` and `import-rows` (a field refusal a row; `data.rows` the same as sentences).
 */
export function importCart(ctx: Ctx, rows: ImportRow[], goodRowsOnly: boolean): Promise<ImportResult> {
  if (rows.length === 0) throw refuseField("rows", "import-empty");
  if (rows.length > LIMITS.cartLines) throw refuse("cart-full", { limit: LIMITS.cartLines });
  return ctx.tx(async (tx) => {
    await lockCart(tx);
    const { good, faults } = sortRows(rows, await readKnown(tx, rows));
    const told = faults.map(({ row, rule, params }) => ({
      row: row.row,
      typed: row.partNumber,
      message: tx.t(rule, params),
    }));
    if (faults.length > 0 && (!goodRowsOnly || good.length === 0)) {
      const fields = faults.map(({ row, rule, params }) => ({ field: `rows.${row.row}`, rule, params }));
      throw refuse("import-rows", { count: faults.length }, fields, { rows: told });
    }
    await write(tx, good);
    return { imported: good.length, left: told };
  });
}

/** Rows that become lines (those of one part and vehicle add up), and what is wrong with the others. */
function sortRows(
  rows: ImportRow[],
  known: KnownForImport,
): { good: ImportedLine[]; faults: RowFault[] } {
  const good = new Map<string, ImportedLine>();
  const faults: RowFault[] = [];
  for (const row of rows) {
    const found = checkRow(row, known, good);
    if ("rule" in found) faults.push(found);
    else good.set(keyOfLine(found.partNumber, found.vin), found);
  }
  return { good: [...good.values()], faults };
}

async function readKnown(tx: TxCtx, rows: ImportRow[]): Promise<KnownForImport> {
  const { sql } = tx;
  const parts = await sql<PartFactsRow[]>`
    select ${partFactColumns(tx)}
    from parts p
    join search_documents d on d.kind = 'part' and d.id = p.number and ${visiblePart(tx)}
    ${partFactJoins(tx)}
    where p.number = any (${
    rows.map((row) => normalPartNumber(row.partNumber))
  }::text[]) and p.deleted_at is null`;
  const vins = new Map<string, string>();
  for (const typed of new Set(rows.map((row) => row.vin).filter((vin) => vin !== ""))) {
    const vin = await vinOf(tx, typed);
    if (vin) vins.set(typed, vin);
  }
  const lines = await sql<{ partNumber: string; vin: string | null; quantity: number }[]>`
    select part_number, vin, quantity from cart_lines
    where user_id = ${personOf(tx).id} and figure_code is null and callout is null`;
  return {
    parts: new Map(parts.map((row) => [row.partNumber, factsOf(tx, row)])),
    vins,
    inCart: new Map(lines.map((line) => [keyOfLine(line.partNumber, line.vin), line.quantity])),
    words: await sensitiveMatcher(tx),
  };
}

/** The whole VIN of a vehicle that is there, or null. */
async function vinOf(tx: TxCtx, typed: string): Promise<string | null> {
  try {
    const vin = await fullVinOf(tx, typed);
    const [row] = await tx.sql`select from vehicles where vin = ${vin}`;
    return row ? vin : null;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

async function write(tx: TxCtx, good: ImportedLine[]): Promise<void> {
  const { sql } = tx;
  const userId = personOf(tx).id;
  await sql`
    insert into cart_lines (user_id, part_number, quantity, note, vin, series_code, added_at)
    select ${userId}, r."partNumber", r.quantity, r.note, r.vin, v.series_code, ${tx.clock()}
    from jsonb_to_recordset(${sql.json(good.map((row, place) => ({ ...row, place })))}) as r (
      "partNumber" text, quantity int, note text, vin text, place int
    )
    left join vehicles v on v.vin = r.vin
    order by r.place
    on conflict (user_id, part_number, vin, figure_code, callout) do update set
      quantity = cart_lines.quantity + excluded.quantity,
      note = case when excluded.note = '' then cart_lines.note else excluded.note end`;
  const [count] = await sql<{ lines: number }[]>`
    select count(*) as lines from cart_lines where user_id = ${userId}`;
  if (count!.lines > LIMITS.cartLines) throw refuse("cart-full", { limit: LIMITS.cartLines });
  await recordChange(tx, {
    operation: "importCart",
    funLink: "EPCCart",
    subjectKind: "cart",
    subjectId: userId,
    after: { lines: good.length },
  });
}
