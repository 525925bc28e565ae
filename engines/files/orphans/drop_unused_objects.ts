import type { Ctx, TxCtx } from "@/kernel/ctx.ts";

const AT_ONCE = 200;

/**
 * Removes contents that no file has. Each is marked first: from then on no file can be made of it, and the same content coming in again
 * lies under another key. Then its bytes go, then its row; a run that was cut short is taken up by the next.
 *
 * @param before only those that no file was about to be made of since this moment
 * @returns how many went
 */
export async function dropUnusedObjects(ctx: Ctx, before: Date, signal?: AbortSignal): Promise<number> {
  let gone = 0;
  while (!signal?.aborted) {
    await ctx.tx((tx) => markSome(tx, before));
    const going = await ctx.sql<{ key: string }[]>`
      select key from file_objects where state = 'going' order by key limit ${AT_ONCE}`;
    if (going.length === 0) break;
    for (const { key } of going) {
      await ctx.files.remove(key);
      await ctx.sql`delete from file_objects where key = ${key} and state = 'going'`;
      gone++;
    }
  }
  return gone;
}

async function markSome({ sql }: TxCtx, before: Date): Promise<void> {
  const locked = await sql<{ key: string }[]>`
    select key
    from file_objects o
    where state = 'there'
      and claimed_at < ${before}
      and not exists (select from files f where f.key = o.key)
    order by claimed_at
    limit ${AT_ONCE}
    for update skip locked`;
  // Asked again now that they are locked: a file may have been made of one while the first question was answered.
  await sql`
    update file_objects o
    set state = 'going'
    where key = any(${locked.map(({ key }) => key)}::text[])
      and not exists (select from files f where f.key = o.key)`;
}
