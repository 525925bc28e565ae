import { pageOf } from "@/kernel/access/pages.ts";
import { may, personOf } from "@/kernel/access/rights.ts";
import { recordChange } from "@/engines/audit/record_change.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { sendUserHint } from "@/engines/live/live_hint.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";

type Verb = "readMessages" | "finishMessages" | "reopenMessages";

/** What each verb writes; what is done has been read. */
function changeOf(tx: TxCtx, verb: Verb) {
  const now = tx.clock();
  if (verb === "readMessages") return tx.sql`read_at = coalesce(read_at, ${now})`;
  if (verb === "finishMessages") {
    return tx.sql`done_at = coalesce(done_at, ${now}), read_at = coalesce(read_at, ${now})`;
  }
  return tx.sql`done_at = null`;
}

/**
 * Marks messages of the reader's own as read, done or open again; twice is the same as once. Refuses `not-found` when none of them is
 * theirs.
 */
export async function markMessages(ctx: Ctx, verb: Verb, ids: readonly number[]): Promise<{ count: number }> {
  return await ctx.tx(async (tx) => {
    const { id: userId } = personOf(tx);
    const rows = await tx.sql<{ id: number }[]>`
      update messages
      set ${changeOf(tx, verb)}
      where user_id = ${userId} and id = any(${[...ids]}::bigint[])
      returning id`;
    if (rows.length === 0) throw refuse("not-found");
    await record(tx, verb, rows.map((row) => Number(row.id)));
    sendUserHint(tx, "messages", userId);
    return { count: rows.length };
  });
}

/** Marks everything read up to a message: what has come since the page was shown stays unread. */
export async function markAllRead(ctx: Ctx, upTo: number): Promise<{ count: number }> {
  return await ctx.tx(async (tx) => {
    const { id: userId } = personOf(tx);
    const rows = await tx.sql<{ id: number }[]>`
      update messages
      set read_at = ${tx.clock()}
      where user_id = ${userId} and read_at is null and id <= ${upTo}
      returning id`;
    if (rows.length > 0) await record(tx, "readMessages", rows.map((row) => Number(row.id)));
    sendUserHint(tx, "messages", userId);
    return { count: rows.length };
  });
}

/**
 * Marks a message as read and says where it leads, below the base path; null when that is nowhere the reader may go. A message that is
 * not theirs is `null` too.
 */
export async function openMessage(ctx: Ctx, id: number): Promise<string | null> {
  return await ctx.tx(async (tx) => {
    const { id: userId } = personOf(tx);
    const [row] = await tx.sql<{ link: string | null }[]>`
      update messages
      set read_at = coalesce(read_at, ${tx.clock()})
      where user_id = ${userId} and id = ${id}
      returning link`;
    if (!row) return null;
    sendUserHint(tx, "messages", userId);
    const page = row.link === null ? undefined : pageOf(row.link.split("?")[0]!);
    return page && may(tx.actor, page.need) ? row.link : null;
  });
}

async function record(tx: TxCtx, verb: Verb, ids: number[]): Promise<void> {
  await recordChange(tx, {
    operation: verb,
    funLink: "MyMessage",
    subjectKind: "message",
    subjectId: ids.length === 1 ? ids[0]! : `${ids.length}`,
    after: { ids },
  });
}
