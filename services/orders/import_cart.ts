import { personOf } from "@/kernel/access/rights.ts";
import { recordChange } from "@/engines/audit/record_change.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { visiblePart } from "@/services/epc/part.ts";
import { factsOf, partFactColumns, partFactJoins, type PartFactsRow } from "@/services/epc/part_facts.ts";
import { normalPartNumber } from "@/services/epc/part_number.ts";
import { decideFit } from "@/services/epc/fit/decide_fit.ts";
import type { FitAnswer } from "@/services/epc/fit/fit_types.ts";
import { knownVins, unnamedVins } from "@/services/epc/known_vehicles.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import { sensitiveMatcher } from "@/engines/sensitive/sensitive_matcher.ts";
import { lockCurrentJob, vinOfJob } from "./jobs/current.ts";
import {
  checkRow,
  type ImportedLine,
  keyOfLine,
  type KnownForImport,
  MISFIT,
  type RowFault,
} from "./check_import_row.ts";
import { withVehiclesOfTails } from "./named_vehicle.ts";
import { NO_VEHICLE } from "./read_rows.ts";
import { takeSuccessors } from "./take_successors.ts";
import type { ImportFault, ImportResult, ImportRow } from "./import_types.ts";

/** What is wished of an import beside its rows. */
export interface ImportWish {
  /** Bad rows are left out; else nothing is written where any is bad. */
  goodRowsOnly?: boolean;
  /** Rows (as ImportRow counts them) that are wanted although they do not fit. */
  consent?: readonly number[];
  /** Rows (counted so too) in place of whose part is taken what can be ordered. */
  successor?: readonly number[];
  /** Job that the page shows. */
  jobId?: number;
  /** Vehicle of the rows that name none, where the job has none: the one in context; a dash: they are for stock, whatever the job has. */
  vin?: string;
}

/**
 * Puts imported rows into the cart, adding to what is there. Every bad row is told with its number and why; nothing is
 * written when any row is bad, unless `goodRowsOnly`. A row that names no VIN anywhere is for the vehicle of the job, else for the one that the page shows in context, unless it is for stock. A part that does not fit its row's vehicle is bad unless that row is consented to.
 *
 * Refuses `import-empty`, `cart-full`, `job-not-current` and `import-rows` (a field refusal a row; `data.rows` the same as sentences).
 */
export function importCart(
  ctx: Ctx,
  rows: ImportRow[],
  { goodRowsOnly = false, consent = [], successor: successors = [], jobId: expectedJob, vin }: ImportWish =
    {},
): Promise<ImportResult> {
  if (rows.length === 0) throw refuseField("rows", "import-empty");
  if (rows.length > LIMITS.cartLines) throw refuse("cart-full", { limit: LIMITS.cartLines });
  return ctx.tx(async (tx) => {
    const jobId = await lockCurrentJob(tx, expectedJob);
    const jobVin = await vinOfJob(tx, jobId);
    const ask = await rowAsker(tx, {
      jobId,
      jobVin,
      ofRows: vin === NO_VEHICLE ? null : jobVin ?? (vin || null),
    });
    const { good, faults } = await ask(rows, new Set(consent), new Set(successors));
    const isRefused = faults.length > 0 && (!goodRowsOnly || good.length === 0);
    // What was chosen and is still bad would be left out unseen.
    const unmet = faults.some(({ row }) => row.insteadOf !== undefined);
    const left = await tellFaults(tx, ask, rows, faults, isRefused || unmet);
    if (isRefused || unmet) {
      const fields = faults.map(({ row, rule, params }) => ({ field: `rows.${row.row}`, rule, params }));
      throw refuse("import-rows", { count: left.length }, fields, { rows: left });
    }
    await write(tx, jobId, good);
    return { imported: good.length, left };
  });
}

type Sorted = { good: ImportedLine[]; faults: RowFault[] };
type AskRows = (
  rows: readonly ImportRow[],
  consents?: ReadonlySet<number>,
  successors?: ReadonlySet<number>,
) => Promise<Sorted>;

/** Sorts rows for a job, those in `successors` by what can be ordered in their place. */
function rowAsker(
  tx: TxCtx,
  { jobId, jobVin, ofRows }: { jobId: number; jobVin: string | null; ofRows: string | null },
): AskRows {
  return async (rows, consents = new Set(), successors = new Set()) => {
    const taken = await takeSuccessors(tx, [...rows], successors);
    const named = await withVehiclesOfTails(tx, taken);
    const wanted = named.map((row) => row.vin === "" ? { ...row, vin: ofRows } : row);
    return sortRows(wanted, await readKnown(tx, jobId, jobVin, wanted), consents);
  };
}

/**
 * Bad rows as they are told. Of a refusal all rows are told as if nothing had been chosen yet, so that the list stays the same in which it is chosen; and of
 * each that offers a successor also why that one cannot be had.
 */
async function tellFaults(
  tx: TxCtx,
  ask: AskRows,
  rows: readonly ImportRow[],
  faults: RowFault[],
  isRefusal: boolean,
): Promise<ImportFault[]> {
  const shown = isRefusal && faults.some(({ row }) => row.insteadOf !== undefined)
    ? (await ask(rows)).faults
    : faults;
  const offering = new Set(shown.flatMap(({ row, successor }) => successor ? [row.row] : []));
  const offered = offering.size === 0
    ? []
    : (await ask(rows.filter(({ row }) => offering.has(row)), new Set(), offering)).faults;
  return shown.map(({ row, rule, params, successor = null }) => {
    const own = tx.t(rule, params);
    const next = offered.find((one) => one.row.row === row.row && one.row.insteadOf !== undefined);
    return {
      row: row.row,
      typed: row.partNumber,
      message: next
        ? `${own} ${tx.t("orders.import.successor", { fault: tx.t(next.rule, next.params) })}`
        : own,
      misfit: (next?.rule ?? rule) === MISFIT,
      successor,
    };
  });
}

/** Rows that become lines (those of one part and vehicle add up), and what is wrong with the others. */
function sortRows(
  rows: ImportRow[],
  known: KnownForImport,
  consents: ReadonlySet<number>,
): Sorted {
  const good = new Map<string, ImportedLine>();
  const faults: RowFault[] = [];
  for (const row of rows) {
    const found = checkRow(row, known, good, consents.has(row.row));
    if ("rule" in found) faults.push(found);
    else good.set(keyOfLine(found.partNumber, found.vin), found);
  }
  return { good: [...good.values()], faults };
}

async function readKnown(
  tx: TxCtx,
  jobId: number,
  jobVin: string | null,
  rows: ImportRow[],
): Promise<KnownForImport> {
  const { sql } = tx;
  const parts = await sql<PartFactsRow[]>`
    select ${partFactColumns(tx)}
    from parts p
    join search_documents d on d.kind = 'part' and d.id = p.number and ${visiblePart(tx)}
    ${partFactJoins(tx)}
    where p.number = any (${
    rows.map((row) => normalPartNumber(row.partNumber))
  }::text[]) and p.deleted_at is null`;
  const typed = rows.flatMap((row) => row.vin ?? []);
  const vins = await knownVins(tx, typed);
  const lines = await sql<{ partNumber: string; vin: string | null; quantity: number }[]>`
    select part_number, vin, quantity from cart_lines
    where job_id = ${jobId} and figure_code is null and callout is null`;
  return {
    parts: new Map(parts.map((row) => [row.partNumber, factsOf(tx, row)])),
    vins,
    unnamed: await unnamedVins(tx, typed.filter((vin) => !vins.has(vin))),
    jobVin,
    fits: await fitsOf(tx, rows, vins, jobVin),
    inCart: new Map(lines.map((line) => [keyOfLine(line.partNumber, line.vin), line.quantity])),
    words: await sensitiveMatcher(tx),
  };
}

/** Whether each part fits the vehicle of its row, by part and VIN; what is for stock is judged by the vehicle of the job, like every line of it. */
async function fitsOf(
  tx: TxCtx,
  rows: ImportRow[],
  vins: ReadonlyMap<string, string>,
  jobVin: string | null,
): Promise<Map<string, FitAnswer>> {
  const questions = rows.flatMap((row) => {
    const ofRow = row.vin === null ? null : vins.get(row.vin);
    const vin = ofRow === null ? jobVin : ofRow;
    return ofRow === undefined || !vin ? [] : [{ ofRow, vin, partNumber: normalPartNumber(row.partNumber) }];
  });
  const answers = await decideFit(tx, questions.map(({ vin, partNumber }) => ({ vin, partNumber })));
  return new Map(questions.flatMap(({ partNumber, ofRow }, place) => {
    const answer = answers[place];
    return answer ? [[keyOfLine(partNumber, ofRow), answer]] : [];
  }));
}

async function write(tx: TxCtx, jobId: number, good: ImportedLine[]): Promise<void> {
  const { sql } = tx;
  const userId = personOf(tx).id;
  await sql`
    insert into cart_lines (
      job_id, part_number, quantity, note, vin, series_code, added_at, consent_by, consent_at, consent_reason,
      consent_quantity
    )
    select
      ${jobId}::bigint, r."partNumber", r.quantity, r.note, r.vin, v.series_code, ${tx.clock()},
      case when r."misfitReason" is not null then ${userId}::bigint end,
      case when r."misfitReason" is not null then ${tx.clock()}::timestamptz end,
      r."misfitReason", case when r."misfitReason" is not null then r.quantity end
    from jsonb_to_recordset(${sql.json(good.map((row, place) => ({ ...row, place })))}) as r (
      "partNumber" text, quantity int, note text, vin text, "misfitReason" text, place int
    )
    left join vehicles v on v.vin = r.vin
    order by r.place
    on conflict (job_id, part_number, vin, figure_code, callout) do update set
      quantity = cart_lines.quantity + excluded.quantity,
      note = case when excluded.note = '' then cart_lines.note else excluded.note end,
      consent_by = excluded.consent_by, consent_at = excluded.consent_at, consent_reason = excluded.consent_reason,
      consent_quantity = cart_lines.quantity + excluded.consent_quantity`;
  const [count] = await sql<{ lines: number }[]>`
    select count(*) as lines from cart_lines where job_id = ${jobId}`;
  if (count!.lines > LIMITS.cartLines) throw refuse("cart-full", { limit: LIMITS.cartLines });
  await recordChange(tx, {
    operation: "importCart",
    funLink: "EPCCart",
    subjectKind: "cart",
    subjectId: userId,
    after: { lines: good.length },
  });
}
