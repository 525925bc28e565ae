import type { TxCtx } from "../ctx.ts";
import type { Change } from "./record_change.ts";

/** Rows of one statement: 14 values each, and a statement takes 65,535. */
const AT_ONCE = 2000;

/** Writes many changes to the operation log, in the transaction of the changes: a line each. */
export async function recordChanges(ctx: TxCtx, changes: readonly Change[]): Promise<void> {
  const { sql } = ctx;
  const json = (value: unknown) =>
    // deno-lint-ignore no-explicit-any -- the client's JSON type forbids undefined members that JSON drops anyway
    value === undefined || value === null ? null : sql.json(value as any);
  for (let first = 0; first < changes.length; first += AT_ONCE) {
    const rows = changes.slice(first, first + AT_ONCE).map((change) => ({
      at: ctx.clock(),
      userId: ctx.user?.id ?? null,
      userCode: ctx.user?.userCode ?? null,
      orgCode: ctx.user?.orgCode ?? null,
      operation: change.operation,
      funLink: change.funLink ?? null,
      subjectKind: change.subjectKind,
      subjectId: String(change.subjectId),
      isChange: true,
      before: json(change.before),
      after: json(change.after),
      requestId: ctx.requestId,
      address: ctx.address,
    }));
    await sql`insert into operation_log ${sql(rows)}`;
  }
}
