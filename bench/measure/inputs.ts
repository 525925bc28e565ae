import type { Pool } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import type { FitBatch } from "@/services/epc/fit/judge_batch.ts";

export interface FigureInput {
  vin: string;
  figure: string;
}

/** Different inputs of each kind, the same ones in every run on the same data. */
export interface Inputs {
  vins: string[];
  tails: string[];
  figures: FigureInput[];
  /** As many lines of the vehicle's series as a question may hold. */
  batches: FitBatch[];
  exact: string[];
  prefixes: string[];
  infixes: string[];
  pairs: string[];
  wordTypos: string[];
  numberTypos: string[];
}

/** Batches are large, and each is timed as often as any input. */
const BATCHES = 100;

/** Draws `count` inputs of each kind from what was generated. */
export async function drawInputs(sql: Pool, count: number): Promise<Inputs> {
  const [stored] = await sql<{ vehicles: number }[]>`select vehicles from bench.size`;
  // A little more than needed: how many a sample holds is a matter of chance.
  const share = Math.min(100, (count * 6 / stored!.vehicles) * 100);
  const vehicles = await sql<{ vin: string; seriesCode: string }[]>`
    select vin, series_code
    from vehicles tablesample bernoulli (${share}) repeatable (1)
    order by md5(vin)
    limit ${count * 3}`;
  const parts = await sql<{ shown: string; number: string; zh: string; en: string }[]>`
    select shown, number, names ->> 'zh_CN' as zh, names ->> 'en_US' as en
    from parts
    order by md5(number)
    limit ${count * 6}`;
  const figures = await sql<FigureInput[]>`
    select v.vin, f.code as figure
    from unnest(${vehicles.slice(0, count).map((row) => row.vin)}::text[]) as v (vin)
    join vehicles using (vin)
    cross join lateral (
      select f.code
      from epc_groups g
      join figure_places p on p.group_id = g.id
      join figures f on f.id = p.figure_id
      where g.series_code = vehicles.series_code
      order by md5(v.vin || f.code)
      limit 1
    ) f`;
  const batches: FitBatch[] = [];
  for (const { vin } of figures.slice(0, BATCHES)) {
    const lines = await sql<FitBatch["questions"]>`
      select l.part_number, f.code as figure_code, l.callout
      from vehicles v
      join epc_groups g on g.series_code = v.series_code
      join figure_places p on p.group_id = g.id
      join figures f on f.id = p.figure_id
      join figure_lines l on l.figure_id = f.id
      where v.vin = ${vin}
      order by f.code, l.sort
      limit ${LIMITS.fitQuestions}`;
    batches.push({ vin, questions: [...lines] });
  }
  const some = (kind: number) => parts.slice(kind * count, (kind + 1) * count);
  return {
    vins: vehicles.slice(count, 2 * count).map((row) => row.vin),
    tails: vehicles.slice(2 * count).map((row) => row.vin.slice(-8)),
    figures: [...figures],
    batches,
    exact: some(0).map((part) => part.shown),
    prefixes: some(1).map((part, place) => part.number.slice(0, 6 + place % 3)),
    infixes: some(2).map((part, place) => part.number.slice(5 - place % 2, 9 + place % 3)),
    pairs: some(3).map((part, place) => pairOf(part.zh, place)),
    wordTypos: some(4).map((part, place) => mistyped(part.en.split(",")[0]!, place)),
    numberTypos: some(5).map((part, place) => mistyped(part.number, place + 4)),
  };
}

/** Two Chinese characters that stand side by side in a name. */
function pairOf(name: string, place: number): string {
  const pairs = [...name.matchAll(/(?=(\p{Script=Han}{2}))/gu)].map((match) => match[1]!);
  return pairs[place % pairs.length] ?? "制动";
}

/** A text with two neighbouring characters changed about, or one replaced where they are the same. */
function mistyped(text: string, place: number): string {
  const at = 1 + place % Math.max(1, text.length - 3);
  const [one, other] = [text[at]!, text[at + 1]!];
  const wrong = one === other ? (/\d/.test(one) ? String((Number(one) + 5) % 10) : "x") + other : other + one;
  return text.slice(0, at) + wrong + text.slice(at + 2);
}
