import type { Sql } from "@/kernel/ctx.ts";

/** Makes the monthly partitions of the logs and the outbox ahead of time; returns how many were new. */
export async function ensurePartitions(sql: Sql, today: Date): Promise<number> {
  const [row] = await sql<{ made: number }[]>`select ensure_partitions(${
    today.toISOString().slice(0, 10)
  }) as made`;
  return row!.made;
}
