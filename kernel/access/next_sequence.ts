import type { TxCtx } from "@/kernel/ctx.ts";

/** Locks a person's row and gives the number of their next event, so that their events keep their order. */
export async function nextSequence(
  ctx: TxCtx,
  userId: number,
): Promise<{ userId: number; userCode: string; sequence: number }> {
  const [row] = await ctx.sql<{ userCode: string; eventSequence: number | string }[]>`
    update users
    set event_sequence = event_sequence + 1
    where id = ${userId}
    returning user_code, event_sequence`;
  if (!row) throw new Error(`no user ${userId}`);
  return { userId, userCode: row.userCode, sequence: Number(row.eventSequence) };
}
