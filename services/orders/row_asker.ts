import type { TxCtx } from "@/kernel/ctx.ts";
import {
  checkRow,
  type ImportedLine,
  keyOfLine,
  type KnownForImport,
  type RowFault,
} from "./check_import_row.ts";
import { withVehiclesOfTails } from "./named_vehicle.ts";
import { takeSuccessors } from "./take_successors.ts";
import type { ImportRow } from "./import_types.ts";
import { readKnown } from "./read_known.ts";

type Sorted = { good: ImportedLine[]; faults: RowFault[] };
export type AskRows = (
  rows: readonly ImportRow[],
  consents?: ReadonlySet<number>,
  successors?: ReadonlySet<number>,
) => Promise<Sorted>;

/** Sorts rows for a job, those in `successors` by what can be ordered in their place. */
export function rowAsker(
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
