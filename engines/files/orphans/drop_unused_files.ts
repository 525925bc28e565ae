import { recordChange } from "../../audit/record_change.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";

/** Files in one transaction. */
const AT_ONCE = 200;

/**
 * Deletes the rows of files that nothing uses. What was made of a file stays with it; once that is gone, it is an orphan itself unless it
 * is used.
 *
 * @param before only files from before this moment
 * @returns how many went
 */
export async function dropUnusedFiles(ctx: Ctx, before: Date, signal?: AbortSignal): Promise<number> {
  let gone = 0;
  while (!signal?.aborted) {
    const dropped = await ctx.tx((tx) => dropSome(tx, before));
    if (dropped === 0) break;
    gone += dropped;
  }
  return gone;
}

async function dropSome(tx: TxCtx, before: Date): Promise<number> {
  const locked = await tx.sql<{ id: string }[]>`
    select id
    from files f
    where created_at < ${before}
      and made_from is null
      and not exists (select from file_uses u where u.file_id = f.id)
      and not exists (select from file_conversions c where c.result_id = f.id)
    order by created_at, id
    limit ${AT_ONCE}
    for update skip locked`;
  // Asked again now that they are locked: one may have been taken into use while the first question was answered.
  const dropped = await tx.sql<{ id: string; name: string; place: string }[]>`
    delete from files f
    where id = any(${locked.map(({ id }) => id)}::uuid[])
      and not exists (select from file_uses u where u.file_id = f.id)
      and not exists (select from file_conversions c where c.result_id = f.id)
    returning id, name, place`;
  for (const { id, name, place } of dropped) {
    await recordChange(tx, {
      operation: "collectFile",
      subjectKind: "file",
      subjectId: id,
      before: { name, place },
    });
  }
  return dropped.length;
}
