import type { Ctx } from "@/kernel/ctx.ts";

/** What is younger may still be written: by a long transaction, or by a process whose readings wait. Milliseconds. */
const SETTLED_MS = 10 * 60 * 1000;

/** Counts what came to the logs since the last time, by day, for the boards. Returns how many lines. */
export async function countLogs({ sql, clock }: Pick<Ctx, "sql" | "clock">): Promise<number> {
  const until = new Date(clock().getTime() - SETTLED_MS);
  const [row] = await sql<{ counted: number }[]>`select count_logs(${until}) as counted`;
  return row!.counted;
}
