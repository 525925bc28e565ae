import type { Ctx } from "@/kernel/ctx.ts";

/** A rank and the points from which it is reached. */
export interface Rank {
  code: string;
  names: Record<string, string>;
  /** In the reader's language. */
  name: string;
  points: number;
}

/** The ranks, the lowest first. */
export async function readRanks({ sql, chain }: Pick<Ctx, "sql" | "chain">): Promise<Rank[]> {
  const rows = await sql<(Omit<Rank, "points"> & { points: string })[]>`
    select code, names, name_in(names, ${chain as string[]}) as name, points
    from score_dictionary where kind = 'rank' and deleted_at is null order by points`;
  return rows.map((row) => ({ ...row, points: Number(row.points) }));
}

/** The rank that a total has reached: never less than the lowest, though corrections may take a total below nothing. */
export function rankOf<R extends { points: number }>(ranks: readonly R[], total: number): R {
  return ranks.findLast(({ points }) => total >= points) ?? ranks[0]!;
}

/** The next rank; null for who has reached the highest. */
export function nextRank<R extends { points: number }>(ranks: readonly R[], total: number): R | null {
  return ranks.find(({ points }) => points > total) ?? null;
}
