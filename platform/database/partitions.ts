import type { Pool } from "@/services/ctx.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Makes the monthly partitions of the logs and the outbox ahead of time; returns how many were new. */
export async function ensurePartitions(sql: Pool, today: Date): Promise<number> {
  const [row] = await sql<{ made: number }[]>`select ensure_partitions(${
    today.toISOString().slice(0, 10)
  }) as made`;
  return row!.made;
}

/** Repeats that every day until stopped, for portals that run for months. */
export function ensurePartitionsDaily(sql: Pool, clock: () => Date = () => new Date()): { stop(): void } {
  const timer = setInterval(() => {
    ensurePartitions(sql, clock()).catch((error) => console.error("partitions not made:", error));
  }, DAY_MS);
  return { stop: () => clearInterval(timer) };
}
