import { notifyPeople } from "@/engines/messages/notify_people.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import { rankOf, readRanks } from "./ranks.ts";

/** Tells a person that what was just earned brought them to another rank. */
export async function tellNewRank(
  tx: TxCtx,
  { eventId, userId, earned }: { eventId: string; userId: number; earned: number },
): Promise<void> {
  const { sql } = tx;
  const [row] = await sql<[{ total: string }]>`
    select sum(points) as total from score_entries where user_id = ${userId}`;
  const total = Number(row.total);
  const ranks = await readRanks(tx);
  const [before, after] = [rankOf(ranks, total - earned), rankOf(ranks, total)];
  if (after.points <= before.points) return;
  await notifyPeople(tx, {
    eventId,
    kind: "rank-reached",
    params: { rank: { inLangs: Object.entries(after.names) }, total },
    link: "MyScore",
    receivers: [userId],
  });
}
