import type { TxCtx } from "@/kernel/ctx.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";
import { keepPoints } from "./keep_points.ts";
import { choice, code, decimal, defineRegister, names, whole } from "@/engines/registers/declare.ts";

/** What earns how many points, and the thresholds of the six ranks (specification section 9). The entries come with the program. */
export const scoreDictionaryRegister = defineRegister({
  route: "MyScoreDict",
  path: "/tis/score-dictionary",
  noun: ["ScoreEntry", "ScoreEntries"],
  texts: "scores.entry",
  table: "score_dictionary",
  key: "code",
  order: "sort",
  writes: ["edit", "import"],
  fields: {
    code: code({ max: 40 }),
    kind: choice(["rule", "rank"], { fixed: true }),
    names: names(),
    points: decimal({ places: 1, min: 0, max: 1_000_000, hint: true }),
    sort: whole({ min: 0, max: 9999, start: 0, in: "none" }),
  },
  check: requireRising,
  after: keepPoints,
});

/** Ranks follow each other by their thresholds, and the first begins at nothing. */
async function requireRising(
  tx: TxCtx,
  { code, kind, points: text }: { code: string; kind: string; points: string },
  before: unknown,
): Promise<void> {
  if (!before || kind !== "rank") return;
  const points = Number(text);
  const [between] = await tx.sql<{ low: string | null; high: string | null }[]>`
    select max(points) filter (where sort < own.sort) as low, min(points) filter (where sort > own.sort) as high
    from score_dictionary, (select sort from score_dictionary where code = ${code}) own (sort)
    where kind = 'rank' and deleted_at is null`;
  const { low, high } = between!;
  if (low === null && points !== 0) throw refuseField("points", "rank-first", {});
  if ((low !== null && points <= Number(low)) || (high !== null && points >= Number(high))) {
    throw refuseField("points", "rank-order", {
      low: Number(low ?? 0),
      high: high === null ? "∞" : Number(high),
    });
  }
}
