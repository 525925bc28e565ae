import { personOf } from "@/kernel/access/rights.ts";
import { recordChange } from "@/engines/audit/record_change.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { visiblePart } from "../epc/part.ts";
import { factsOf, partFactColumns, partFactJoins, type PartFactsRow } from "../epc/part_facts.ts";
import { normalPartNumber } from "../epc/part_number.ts";
import { wholeVinOf } from "../epc/subject.ts";
import type { PartFacts } from "../epc/types.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { isPlainText } from "@/kernel/plain_text.ts";
import { Refusal, refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import type { TextParams } from "@/kernel/texts/texts.ts";
import { sensitiveMatcher } from "@/engines/sensitive/sensitive_matcher.ts";
import type { WordMatcher } from "@/engines/sensitive/word_matcher.ts";
import { lockCart } from "./change_cart.ts";
import { fitsPack, fittingQuantity } from "./pack.ts";
import type { ImportResult, ImportRow } from "./types.ts";

interface Good {
  partNumber: string;
  quantity: number;
  note: string;
  vin: string | null;
}

interface Fault {
  row: ImportRow;
  rule: string;
  params: TextParams;
}

/** What a row must be checked against, read once for all rows. */
interface Known {
  parts: ReadonlyMap<string, PartFacts>;
  vins: ReadonlyMap<string, string>;
  inCart: ReadonlyMap<string, number>;
  words: WordMatcher;
}

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
    const { good, faults } = sortRows(rows, await known(tx, rows));
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

function sortRows(rows: ImportRow[], known: Known): { good: Good[]; faults: Fault[] } {
  const good = new Map<string, Good>();
  const faults: Fault[] = [];
  for (const row of rows) {
    const found = checkRow(row, known, good);
    if ("rule" in found) faults.push(found);
    else good.set(keyOf(found.partNumber, found.vin), found);
  }
  return { good: [...good.values()], faults };
}

function keyOf(partNumber: string, vin: string | null): string {
  return `${partNumber} ${vin ?? ""}`;
}

/** The row as a cart line (rows of one part and vehicle add up), or what is wrong with it. */
function checkRow(row: ImportRow, known: Known, before: ReadonlyMap<string, Good>): Good | Fault {
  const fault = (key: string, params: TextParams = {}): Fault => ({
    row,
    rule: `orders.import.${key}`,
    params,
  });
  const number = normalPartNumber(row.partNumber);
  if (number === "") return fault("number-missing");
  const part = known.parts.get(number);
  if (!part) return fault("number-unknown", { number: row.partNumber });
  // No quantity means one pack.
  const asked = row.quantity === "" ? part.packQuantity : Number(row.quantity);
  if (!Number.isInteger(asked) || asked < 1 || asked > LIMITS.cartQuantity) {
    return fault("quantity-wrong", { typed: row.quantity, limit: LIMITS.cartQuantity });
  }
  if (!fitsPack(asked, part.packQuantity)) {
    return fault("quantity-pack", {
      pack: part.packQuantity,
      next: fittingQuantity(asked, part.packQuantity),
    });
  }
  if (part.notOrderable) return fault("not-orderable", { reason: part.notOrderable.text });
  const vin = row.vin === "" ? null : known.vins.get(row.vin);
  if (vin === undefined) return fault("vin-unknown", { vin: row.vin });
  if (!isPlainText(row.note)) return fault("note-unsafe");
  const [hit] = known.words.find(row.note, 1);
  if (hit) return fault("note-sensitive", { word: hit.word });
  const key = keyOf(number, vin);
  const same = before.get(key);
  const quantity = (same?.quantity ?? 0) + asked;
  if (quantity + (known.inCart.get(key) ?? 0) > LIMITS.cartQuantity) {
    return fault("quantity-wrong", { typed: String(quantity), limit: LIMITS.cartQuantity });
  }
  return {
    partNumber: number,
    quantity,
    note: shortened(row.note) || same?.note || "",
    vin,
  };
}

/** As much of a note as a line keeps, no character cut in half. */
function shortened(note: string): string {
  return note.slice(0, LIMITS.noteLength).replace(/[\ud800-\udbff]$/, "");
}

async function known(tx: TxCtx, rows: ImportRow[]): Promise<Known> {
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
    inCart: new Map(lines.map((line) => [keyOf(line.partNumber, line.vin), line.quantity])),
    words: await sensitiveMatcher(tx),
  };
}

/** The whole VIN of a vehicle that is there, or null. */
async function vinOf(tx: TxCtx, typed: string): Promise<string | null> {
  try {
    const vin = await wholeVinOf(tx, typed);
    const [row] = await tx.sql`select from vehicles where vin = ${vin}`;
    return row ? vin : null;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

async function write(tx: TxCtx, good: Good[]): Promise<void> {
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
