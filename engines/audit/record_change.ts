import { codeOf, holderOrNull } from "@/kernel/access/actor.ts";
import { machineId, personId } from "@/kernel/access/person_id.ts";
import type { TxCtx } from "@/kernel/ctx.ts";

/** What changed, for the operation log. `before` and `after` hold plain JSON; secrets never go in. */
export interface Change {
  operation: string;
  funLink?: string;
  subjectKind: string;
  subjectId: string | number;
  before?: unknown;
  after?: unknown;
}

/** The operation log's row of a change by whoever the context is. */
export function changeRow(ctx: TxCtx, change: Change) {
  return {
    at: ctx.clock(),
    userId: personId(ctx),
    machineId: machineId(ctx),
    userCode: codeOf(ctx.actor),
    orgCode: holderOrNull(ctx)?.orgCode ?? null,
    operation: change.operation,
    funLink: change.funLink ?? null,
    subjectKind: change.subjectKind,
    subjectId: String(change.subjectId),
    isChange: true,
    before: jsonOrNull(ctx, change.before),
    after: jsonOrNull(ctx, change.after),
    requestId: ctx.requestId,
    address: ctx.address,
  };
}

/** Writes a change to the operation log, in the transaction of the change (specification section 2, operation logs). */
export async function recordChange(ctx: TxCtx, change: Change): Promise<void> {
  const { sql } = ctx;
  await sql`insert into operation_log ${sql(changeRow(ctx, change))}`;
}

function jsonOrNull(ctx: TxCtx, value: unknown) {
  // deno-lint-ignore no-explicit-any -- the client's JSON type forbids undefined members that JSON drops anyway
  return value === undefined || value === null ? null : ctx.sql.json(value as any);
}
