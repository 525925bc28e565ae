import type { TxCtx } from "@/kernel/ctx.ts";
import { MISFIT, type RowFault } from "./check_import_row.ts";
import type { ImportFault, ImportRow } from "./import_types.ts";
import type { AskRows } from "./row_asker.ts";

/**
 * Bad rows as they are told. Of a refusal all rows are told as if nothing had been chosen yet, so that the list stays the same in which it is chosen; and of
 * each that offers a successor also why that one cannot be had.
 */
export async function tellFaults(
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
