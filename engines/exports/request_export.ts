import { z } from "zod";
import { exportRequested } from "@/events/exports.ts";
import { publish } from "@/engines/events/publish.ts";
import { personOf, requireRight } from "@/kernel/access/rights.ts";
import { recordChange } from "../audit/record_change.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { sendUserHint } from "../live/live_hint.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { exportOf } from "./known_exports.ts";

export const exportWish = z.object({
  kind: z.string(),
  /** `keyword=pump&state=open` */
  query: z.string().max(64 * 1024).default("").describe("filter of the list, as the text of a query"),
});
/** A list and the filter it is wanted with. */
export type ExportRequest = z.output<typeof exportWish>;

/**
 * Asks for a list as a spreadsheet. The same request within some seconds is the same task: a double click. Refuses `not-found` for a list that
 * is not there, `no-right` and `exports-too-many`.
 *
 * @returns the task's id
 */
export async function requestExport(ctx: Ctx, { kind, query }: ExportRequest): Promise<string> {
  const type = exportOf(kind);
  if (!type) throw refuse("not-found");
  requireRight(ctx, type.need);
  const user = personOf(ctx);
  const now = ctx.clock();
  return await ctx.tx(async (tx) => {
    const { sql } = tx;
    // One request of a person at a time, so that two clicks see each other.
    await sql`select 1 from users where id = ${user.id} for no key update`;
    const [same] = await sql<{ id: string }[]>`
      select id
      from export_tasks
      where user_id = ${user.id} and kind = ${kind} and query = ${query} and lang = ${tx.lang}
        and state in ('pending', 'processing')
        and requested_at > ${new Date(now.getTime() - LIMITS.exportAgainSeconds * 1000)}
      limit 1`;
    if (same) return same.id;
    await requireFew(tx, user.id);
    const id = tx.newId();
    await sql`
      insert into export_tasks (id, user_id, kind, query, edition, lang, requested_at)
      values (${id}, ${user.id}, ${kind}, ${query}, ${tx.edition}, ${tx.lang}, ${now})`;
    await recordChange(tx, {
      operation: "requestExport",
      funLink: "MyDownload",
      subjectKind: "export",
      subjectId: id,
      after: { kind, query },
    });
    await publish(tx, exportRequested, { exportId: id, version: 1, kind, userId: user.id, lang: tx.lang });
    sendUserHint(tx, "exports", user.id, id);
    return id;
  });
}

/**
 * Asks once more for an export that failed. Refuses `not-found`, also for a list that is not there any more, `no-right`, `export-not-failed`
 * and `exports-too-many`.
 */
export async function retryExport(ctx: Ctx, id: string): Promise<void> {
  const user = personOf(ctx);
  await ctx.tx(async (tx) => {
    const { sql } = tx;
    await sql`select 1 from users where id = ${user.id} for no key update`;
    const [task] = await sql<{ state: string; kind: string; reason: string | null }[]>`
      select state, kind, reason from export_tasks where id = ${id} and user_id = ${user.id} for update`;
    if (!task) throw refuse("not-found");
    const type = exportOf(task.kind);
    if (!type) throw refuse("not-found");
    requireRight(tx, type.need);
    if (task.state !== "failed") throw refuse("export-not-failed");
    await requireFew(tx, user.id);
    const [next] = await sql<{ version: number }[]>`
      update export_tasks
      set state = 'pending', version = version + 1, reason = null, rows_done = 0, rows_total = null,
        ended_at = null, lang = ${tx.lang}
      where id = ${id}
      returning version`;
    await recordChange(tx, {
      operation: "retryExport",
      funLink: "MyDownload",
      subjectKind: "export",
      subjectId: id,
      before: { reason: task.reason },
    });
    const { version } = next!;
    await publish(tx, exportRequested, {
      exportId: id,
      version,
      kind: task.kind,
      userId: user.id,
      lang: tx.lang,
    });
    sendUserHint(tx, "exports", user.id, id);
  });
}

async function requireFew({ sql }: TxCtx, userId: number): Promise<void> {
  const [row] = await sql<{ open: number }[]>`
    select count(*)::int as open
    from export_tasks
    where user_id = ${userId} and state in ('pending', 'processing')`;
  if (row!.open >= LIMITS.openExports) throw refuse("exports-too-many", { limit: LIMITS.openExports });
}
