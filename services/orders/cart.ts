import type { Fragment } from "postgres";
import type { Ctx } from "@/kernel/ctx.ts";
import { decideFitOf } from "@/services/epc/fit/decide_fit.ts";
import type { FitAnswer } from "@/services/epc/fit/fit_types.ts";
import { factsOf, partFactColumns, partFactJoins, type PartFactsRow } from "@/services/epc/part_facts.ts";
import { replacementOf } from "./replacement.ts";
import { consentColumns, consentOf, type ConsentRow } from "./consent.ts";
import { misfits } from "./misfits.ts";
import { toldJob } from "./jobs/job_rows.ts";
import { currentJob } from "./jobs/current.ts";
import type { Cart, CartLine, CartSummary } from "./cart_types.ts";

interface LineRow extends PartFactsRow, ConsentRow {
  id: number;
  quantity: number;
  amount: string | null;
  listPrice: string | null;
  discountGroup: string | null;
  lineNote: string;
  vin: string | null;
  seriesCode: string | null;
  figureCode: string | null;
  figureNumber: string | null;
  figureName: string | null;
  callout: string | null;
  otherVehicle: boolean;
}

/** The reader's cart with its lines, what stops the order, and the net total: their current job, or another one that they see. */
export async function readCart(ctx: Ctx, job: JobChoice = currentJob(ctx)): Promise<Cart> {
  const [summary, head, lines] = await Promise.all([
    cartSummary(ctx, job),
    headOf(ctx, job),
    cartLines(ctx, job),
  ]);
  return {
    ...summary,
    job: head ? toldJob(ctx.t, head) : null,
    lines,
    note: head?.note ?? "",
    version: head?.version ?? 0,
    blocked: lines.filter((line) => line.notOrderable || misfits(line)).length,
    withoutVehicle: lines.filter((line) => line.vin === null).length,
  };
}

/** A job by its id, or by a statement that finds it. */
type JobChoice = number | ReturnType<typeof currentJob>;

interface HeadRow {
  id: number;
  note: string;
  version: number;
  name: string;
  customer: string;
  plate: string;
  repairOrder: string;
}

async function headOf(ctx: Ctx, job: JobChoice): Promise<HeadRow | undefined> {
  const [row] = await ctx.sql<HeadRow[]>`
    select id, note, version, name, customer, plate, repair_order from jobs where id = ${job}`;
  return row;
}

/** What the foot of the catalogue shows of the cart: lines, pieces and net total, reckoned by the database. */
export async function cartSummary(ctx: Ctx, job: JobChoice = currentJob(ctx)): Promise<CartSummary> {
  return (await summaryWith(ctx, job, ctx.sql``)).summary;
}

interface SummaryRow {
  lineCount: number;
  pieceCount: number;
  total: string | null;
  currency: string | null;
  updatedAt: Date | null;
  jobId: number | null;
}

/** The same with more of the cart in the same statement. @param columns over all lines `c` and their parts `p`, with a comma before each */
export async function summaryWith<More>(
  ctx: Ctx,
  job: JobChoice,
  columns: Fragment,
): Promise<{ summary: CartSummary; more: More }> {
  const { sql } = ctx;
  const [row] = await sql<(SummaryRow & More)[]>`
    select
      count(*) as line_count, coalesce(sum(c.quantity), 0) as piece_count, sum(price.net * c.quantity) as total,
      max(price.currency) as currency, (select updated_at from jobs where id = ${job}) as updated_at,
      ${job}::bigint as job_id
      ${columns}
    from cart_lines c
    join parts p on p.number = c.part_number
    ${partFactJoins(ctx)}
    where c.job_id = ${job}`;
  const { lineCount, pieceCount, total, currency, updatedAt, jobId } = row!;
  return {
    summary: {
      lineCount,
      pieceCount,
      total: total !== null && currency !== null ? { amount: total, currency } : null,
      updatedAt: updatedAt?.toISOString() ?? null,
      jobId,
    },
    more: row!,
  };
}

/** The lines of the reader's cart, or of another job, in the order in which they were added. */
export async function cartLines(ctx: Ctx, job: JobChoice = currentJob(ctx)): Promise<CartLine[]> {
  const { sql } = ctx;
  const chain = ctx.chain as string[];
  const [rows, fits] = await Promise.all([
    sql<LineRow[]>`
    select
      c.id, c.quantity, c.note as line_note, c.vin, c.series_code, c.figure_code, c.callout,
      price.net * c.quantity as amount, price.list_price, price.discount_group,
      coalesce(c.vin <> jb.vin, false) as other_vehicle, f.number as figure_number, name_in(f.names, ${chain}) as figure_name,
      ${consentColumns(ctx, sql`c`)}, ${partFactColumns(ctx)}
    from cart_lines c
    join jobs jb on jb.id = c.job_id
    join parts p on p.number = c.part_number
    left join users cu on cu.id = c.consent_by
    left join figures f on f.code = c.figure_code
    ${partFactJoins(ctx)}
    where c.job_id = ${job}
    order by c.id`,
    decideFitOf(
      ctx,
      sql`(
        select coalesce(jsonb_agg(jsonb_build_object(
          'place', c.id, 'vin', coalesce(c.vin, jb.vin), 'part', c.part_number, 'figure', c.figure_code, 'callout', c.callout
        )), '[]')
        from cart_lines c
        join jobs jb on jb.id = c.job_id
        where c.job_id = ${job} and coalesce(c.vin, jb.vin) is not null
      )`,
    ),
  ]);
  return rows.map((row) => lineOf(ctx, row, fits.get(row.id) ?? null));
}

function lineOf(
  ctx: Ctx,
  row: LineRow,
  fit: FitAnswer | null,
): CartLine {
  const facts = factsOf(ctx, row);
  const [replacement = null, ...otherReplacements] = facts.successors.map((set) =>
    replacementOf(set, row.quantity)
  );
  return {
    id: row.id,
    partNumber: facts.partNumber,
    shown: facts.shown,
    name: facts.name,
    quantity: row.quantity,
    packQuantity: facts.packQuantity,
    unit: facts.unit,
    price: facts.price,
    core: facts.core,
    listPrice: facts.price && row.listPrice !== null
      ? { amount: row.listPrice, currency: facts.price.currency }
      : null,
    discountGroup: row.discountGroup,
    amount: facts.price && row.amount !== null
      ? { amount: row.amount, currency: facts.price.currency }
      : null,
    note: row.lineNote,
    vin: row.vin,
    seriesCode: row.seriesCode,
    figureCode: row.figureCode,
    figureNumber: row.figureNumber,
    figureName: row.figureNumber === null ? null : row.figureName,
    callout: row.callout,
    otherVehicle: row.otherVehicle,
    notOrderable: facts.notOrderable,
    fit,
    consent: consentOf(row),
    replacement,
    otherReplacements,
  };
}
