import type { TxCtx } from "@/kernel/ctx.ts";
import { type Change, changeRow } from "./record_change.ts";

/** Rows of one statement: 13 values each, and a statement takes 65,535. */
const AT_ONCE = 2000;

/** Writes many changes to the operation log, in the transaction of the changes: a line each. */
export async function recordChanges(ctx: TxCtx, changes: readonly Change[]): Promise<void> {
  const { sql } = ctx;
  for (let first = 0; first < changes.length; first += AT_ONCE) {
    const rows = changes.slice(first, first + AT_ONCE).map((change) => changeRow(ctx, change));
    await sql`insert into operation_log ${sql(rows)}`;
  }
}
