import type { Ctx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import { lockCurrentJob, vinOfJob } from "./jobs/current.ts";
import { NO_VEHICLE } from "./read_rows.ts";
import type { ImportResult, ImportRow } from "./import_types.ts";
import { rowAsker } from "./row_asker.ts";
import { tellFaults } from "./tell_faults.ts";
import { writeImported } from "./write_imported.ts";

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
    await writeImported(tx, jobId, good);
    return { imported: good.length, left };
  });
}
