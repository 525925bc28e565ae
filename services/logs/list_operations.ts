import { z } from "zod";
import type { Ctx } from "@/kernel/ctx.ts";
import type { LogLevel } from "@/engines/audit/level_of.ts";
import { isoMoments } from "@/engines/lists/iso_moments.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { logScope } from "./log_rows.ts";
import { describeChange } from "./describe_change.ts";
import { describeOperation, describeSubject } from "./describe_operation.ts";

/** One line of the operation log; `at` is ISO 8601. */
export const operation = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** Null: the portal itself, or a visitor. */
  userCode: z.string().nullable(),
  fullName: z.string().nullable(),
  storeCode: z.string().nullable(),
  storeName: z.string().nullable(),
  operation: z.string(),
  /** In the reader's language. */
  operationName: z.string(),
  funLink: z.string().nullable(),
  subjectKind: z.string().nullable(),
  subjectId: z.string().nullable(),
  /** Kind of the subject in words, without its id. */
  subjectName: z.string().nullable(),
  level: z.int() as unknown as z.ZodType<LogLevel, LogLevel>,
  isChange: z.boolean(),
  address: z.string().nullable(),
  requestId: z.string().nullable(),
  /** What differs, field by field, in words where the portal knows them. */
  differences: z.array(z.object({
    field: z.string(),
    name: z.string(),
    before: z.string().nullable(),
    after: z.string().nullable(),
  })),
});
export type Operation = z.infer<typeof operation>;

type Row = Omit<Operation, "operationName" | "subjectName" | "differences"> & {
  before: unknown;
  after: unknown;
};

/** Columns of a line, over alias `l` and the joins below. */
export function operationColumns(ctx: Ctx) {
  return ctx.sql`
    l.id, l.at, coalesce(u.user_code, l.user_code) as user_code, u.full_name, l.org_code as store_code,
    name_in(o.names, ${ctx
    .chain as string[]}) as store_name, l.operation, l.fun_link, l.subject_kind, l.subject_id, l.level,
    l.is_change, l.address, l.request_id, l.before, l.after`;
}

/** The person `u` and the store `o` of a line. */
export function operationJoins(ctx: Ctx) {
  return ctx.sql`
    left join users u on u.id = l.user_id
    left join orgs o on o.code = l.org_code`;
}

/** One line. Refuses `not-found`, also outside the reader's scope. */
export async function readOperation(ctx: Ctx, id: number): Promise<Operation> {
  const scope = await logScope(ctx, "UserOperationLog:view");
  const [row] = await ctx.sql<Row[]>`
    select ${operationColumns(ctx)}
    from operation_log l
    ${operationJoins(ctx)}
    where l.id = ${id} and ${scope()}`;
  if (!row) throw refuse("not-found");
  return operationOf(ctx, isoMoments(row));
}

/** The last changes of one thing, newest first, within the reader's scope: what stands beside it. */
export async function historyOf(
  ctx: Ctx,
  subjectKind: string,
  subjectId: string,
  limit = 10,
): Promise<Operation[]> {
  const scope = await logScope(ctx, "UserOperationLog:view");
  const rows = await ctx.sql<Row[]>`
    select ${operationColumns(ctx)}
    from operation_log l
    ${operationJoins(ctx)}
    where l.subject_kind = ${subjectKind} and l.subject_id = ${subjectId} and l.is_change
      and ${scope()}
    order by l.at desc, l.id desc
    limit ${limit}`;
  return rows.map((row) => operationOf(ctx, isoMoments(row)));
}

/** A line in the reader's words. */
export function operationOf(ctx: Ctx, { before, after, ...row }: Row): Operation {
  return {
    ...row,
    operationName: describeOperation(ctx.t, row.operation, row.funLink),
    subjectName: row.subjectKind && describeSubject(ctx.t, row.subjectKind),
    differences: describeChange(ctx, row.subjectKind, before, after),
  };
}
