import type { Ctx } from "@/kernel/ctx.ts";
import { foldedTitle } from "@/engines/search/tokens.ts";
import { visibleSeries } from "@/services/epc/visible_series.ts";
import { BY_WORDS, type Found, MOST, NONE, weightOfName } from "./found.ts";
import type { QuickSeries } from "./quick_types.ts";

/** Letters from which on the beginning of a code is taken for one: Öl is no OLU. */
const SHORTEST_CODE = 3;

function isCodeOf(typed: string, code: string): boolean {
  return typed.length >= SHORTEST_CODE || foldedTitle(code) === typed;
}

/** Series by their name in any language, or by their code. There are few: all that may be seen are looked through. */
export async function quickSeries(ctx: Ctx, text: string): Promise<Found<QuickSeries>> {
  const typed = foldedTitle(text);
  if (typed.length < 2) return NONE;
  const chain = ctx.chain as string[];
  const rows = await ctx.sql<(QuickSeries & { names: Record<string, string> })[]>`
    select s.code, s.names, name_in(s.names, ${chain}) as name, name_in(b.names, ${chain}) as brand_name
    from series s
    join brands b on b.code = s.brand_code
    where ${visibleSeries(ctx)}
    order by s.sort, s.code`;
  const found = rows.flatMap(({ names, ...series }) => {
    const weights = [...isCodeOf(typed, series.code) ? [series.code] : [], ...Object.values(names)]
      .map((name) => weightOfName(foldedTitle(name), typed)).filter((weight) => weight !== null);
    return weights.length > 0 ? [{ series, weight: Math.min(...weights) }] : [];
  }).toSorted((one, other) => one.weight - other.weight).slice(0, MOST);
  return found.length > 0
    ? { hits: found.map(({ series }) => series), weight: BY_WORDS + found[0]!.weight }
    : NONE;
}
