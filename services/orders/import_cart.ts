import { personOf } from "@/kernel/access/rights.ts";
import { recordChange } from "@/engines/audit/record_change.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { visiblePart } from "../epc/part.ts";
import { factsOf, partFactColumns, partFactJoins, type PartFactsRow } from "../epc/part_facts.ts";
import { normalPartNumber } from "../epc/part_number.ts";
import { decideFit } from "../epc/fit/decide_fit.ts";
import type { FitAnswer } from "../epc/fit/fit_types.ts";
import { knownVins } from "../epc/known_vehicles.ts";
import type { PartFacts } from "../epc/part_types.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { isPlainText } from "@/kernel/plain_text.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
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
  /** Why it does not fit, where that was consented to. */
  misfitReason: string | null;
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
  /** By part and VIN. */
  fits: ReadonlyMap<string, FitAnswer>;
  inCart: ReadonlyMap<string, number>;
  words: WordMatcher;
}

/**
 * Puts imported rows into the cart, adding to what is there. Every bad row is told with its number and why; nothing is
 * written when any row is bad, unless `goodRowsOnly`. A part that does not fit its row's vehicle is bad unless that row is consented to.
 *
 * @param consents rows (as ImportRow counts them) that are wanted although they do not fit
 *
 * Refuses `import-empty`, `cart-full` and `import-rows` (a field refusal a row; `data.rows` the same as sentences).
 */
export function importCart(
  ctx: Ctx,
  rows: ImportRow[],
  goodRowsOnly: boolean,
  consents: readonly number[] = [],
): Promise<ImportResult> {
  if (rows.length === 0) throw refuseField("rows", "import-empty");
  if (rows.length > LIMITS.cartLines) throw refuse("cart-full", { limit: LIMITS.cartLines });
  return ctx.tx(async (tx) => {
    await lockCart(tx);
    const { good, faults } = sortRows(rows, await known(tx, rows), new Set(consents));
    const told = faults.map(({ row, rule, params }) => ({
      row: row.row,
      typed: row.partNumber,
      message: tx.t(rule, params),
      misfit: rule === MISFIT,
    }));
    if (faults.length > 0 && (!goodRowsOnly || good.length === 0)) {
      const fields = faults.map(({ row, rule, params }) => ({ field: `rows.${row.row}`, rule, params }));
      throw refuse("import-rows", { count: faults.length }, fields, { rows: told });
    }
    await write(tx, good);
    return { imported: good.length, left: told };
  });
}

/** Rule of a row whose part does not fit its vehicle: the one that can be consented to. */
const MISFIT = "orders.import.does-not-fit";

function sortRows(
  rows: ImportRow[],
  known: Known,
  consents: ReadonlySet<number>,
): { good: Good[]; faults: Fault[] } {
  const good = new Map<string, Good>();
  const faults: Fault[] = [];
  for (const row of rows) {
    const found = checkRow(row, known, good, consents.has(row.row));
    if ("rule" in found) faults.push(found);
    else good.set(keyOf(found.partNumber, found.vin), found);
  }
  return { good: [...good.values()], faults };
}

function keyOf(partNumber: string, vin: string | null): string {
  return `${partNumber} ${vin ?? ""}`;
}

/** The row as a cart line (rows of one part and vehicle add up), or what is wrong with it. */
function checkRow(
  row: ImportRow,
  known: Known,
  before: ReadonlyMap<string, Good>,
  consents: boolean,
): Good | Fault {
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
  const fit = known.fits.get(key);
  if (fit?.fit === "not" && !consents) {
    return { row, rule: MISFIT, params: { vin: vin!, reason: fit.reason ?? "" } };
  }
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
    misfitReason: fit?.fit === "not" ? fit.reason ?? "" : null,
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
  const vins = await knownVins(tx, rows.map((row) => row.vin).filter((vin) => vin !== ""));
  const lines = await sql<{ partNumber: string; vin: string | null; quantity: number }[]>`
    select part_number, vin, quantity from cart_lines
    where user_id = ${personOf(tx).id} and figure_code is null and callout is null`;
  return {
    parts: new Map(parts.map((row) => [row.partNumber, factsOf(tx, row)])),
    vins,
    fits: await fitsOf(tx, rows, vins),
    inCart: new Map(lines.map((line) => [keyOf(line.partNumber, line.vin), line.quantity])),
    words: await sensitiveMatcher(tx),
  };
}

/** Whether each part fits the vehicle of its row, by part and VIN. */
async function fitsOf(
  tx: TxCtx,
  rows: ImportRow[],
  vins: ReadonlyMap<string, string>,
): Promise<Map<string, FitAnswer>> {
  const questions = rows.flatMap((row) => {
    const vin = vins.get(row.vin);
    return vin === undefined ? [] : [{ vin, partNumber: normalPartNumber(row.partNumber) }];
  });
  const answers = await decideFit(tx, questions);
  return new Map(questions.flatMap(({ partNumber, vin }, place) => {
    const answer = answers[place];
    return answer ? [[keyOf(partNumber, vin), answer]] : [];
  }));
}

async function write(tx: TxCtx, good: Good[]): Promise<void> {
  const { sql } = tx;
  const userId = personOf(tx).id;
  await sql`
    insert into cart_lines (
      user_id, part_number, quantity, note, vin, series_code, added_at, consent_by, consent_at, consent_reason
    )
    select
      ${userId}, r."partNumber", r.quantity, r.note, r.vin, v.series_code, ${tx.clock()},
      case when r."misfitReason" is not null then ${userId}::bigint end,
      case when r."misfitReason" is not null then ${tx.clock()}::timestamptz end,
      r."misfitReason"
    from jsonb_to_recordset(${sql.json(good.map((row, place) => ({ ...row, place })))}) as r (
      "partNumber" text, quantity int, note text, vin text, "misfitReason" text, place int
    )
    left join vehicles v on v.vin = r.vin
    order by r.place
    on conflict (user_id, part_number, vin, figure_code, callout) do update set
      quantity = cart_lines.quantity + excluded.quantity,
      note = case when excluded.note = '' then cart_lines.note else excluded.note end,
      consent_by = excluded.consent_by, consent_at = excluded.consent_at, consent_reason = excluded.consent_reason`;
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
