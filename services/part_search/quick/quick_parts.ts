import type { Fragment } from "postgres";
import type { Ctx } from "@/kernel/ctx.ts";
import { decideFit } from "@/services/epc/fit/decide_fit.ts";
import { visiblePart } from "@/services/epc/part.ts";
import { looksLikePartNumber, normalPartNumber } from "@/services/epc/part_number.ts";
import { seriesOfChoice } from "@/services/epc/subject.ts";
import { today } from "@/kernel/today.ts";
import { beginsWith } from "../match_parts.ts";
import { isUsedUpWith } from "../part_order.ts";
import { nameWeight, weightWithoutLength } from "../words/name_weight.ts";
import { namedTopGroups, weightWithin } from "../words/named_groups.ts";
import type { WordPlan } from "../words/plan_words.ts";
import { BY_WORDS, type Found, MOST, NONE } from "./found.ts";
import type { QuickPart } from "./quick_types.ts";

/** Names looked at, and parts of each: of a common word only the best names are offered. */
const NAMES = 40;
const OF_A_NAME = 6;
/** Shortest beginning of a number that is looked for. */
const SHORTEST_NUMBER = 3;

type Candidate = Omit<QuickPart, "fit"> & {
  weight: number;
  standing: number;
  /** It is used up with a repair, and only has the typed words in its name. */
  usedUp: boolean;
  place: number;
  ordered: number;
  near: number;
};

/** Parts whose number begins so, in any writing; the very one first. */
export async function quickNumbers(ctx: Ctx, text: string, vin: string | null): Promise<Found<QuickPart>> {
  const number = looksLikePartNumber(text) ? normalPartNumber(text) : "";
  if (number.length < SHORTEST_NUMBER) return NONE;
  const rows = await ctx.sql<Omit<QuickPart, "fit">[]>`
    select p.number as part_number, p.shown, name_in(p.names, ${ctx
    .chain as string[]}) as name, hit.superseded
    from (
      select d.id, ${superseded(ctx)} as superseded
      from search_documents d
      where d.kind = 'part' and ${beginsWith(ctx, number)} and ${visiblePart(ctx)}
      order by d.id using ~<~
      limit ${MOST}
    ) hit
    join parts p on p.number = hit.id and p.deleted_at is null
    order by p.number`;
  if (rows.length === 0) return NONE;
  const told = await withFit(ctx, rows, vin);
  const exact = told[0]!.partNumber === number;
  const [first, ...others] = told;
  return { hits: exact ? [first!, ...fittingFirst(others)] : fittingFirst(told), weight: exact ? 0 : 50 };
}

/**
 * Parts by words: what fits the vehicle first, then what may, and what does not last; of these the very name, parts before what is used
 * up with them, what is current, by how well the words answer, how often they were ordered and the length of the name. Of each name one, further ones behind.
 */
export async function quickParts(ctx: Ctx, plan: WordPlan, vin: string | null): Promise<Found<QuickPart>> {
  const { sql } = ctx;
  const near = vin === null
    ? sql`0`
    // What no figure shows may be for the vehicle, in place of another or as something for every car.
    : sql`(case when ${
      seriesOfChoice(ctx, { vin })
    } = any (d.series) then 2 when d.series = '{}' then 1 else 0 end)`;
  const within = sql`d.groups && ${namedTopGroups(ctx, plan.phrases.whole)}`;
  const rows = [
    ...await sql<Candidate[]>`
    with named as materialized (
      select t.digest, ${nameWeight(ctx, sql`t.title`, sql`t.heads`, plan.phrases)} as weight
      from search_titles t
      where t.tokens @@ ${plan.query}::tsquery
      order by weight
      limit ${NAMES}
    )
    select p.number as part_number, p.shown, name_in(p.names, ${ctx.chain as string[]}) as name, hit.*, ${
      isUsedUpWith(ctx, sql`hit`)
    } as used_up
    from named n
    cross join lateral (
      select d.id, ${near} as near, ${superseded(ctx)} as superseded, d.ordered,
        ${weightWithin(ctx, within, sql`n.weight`)} as weight,
        ${weightWithin(ctx, within, weightWithoutLength(ctx, sql`n.weight`))} as standing,
        row_number() over (order by ${near} desc, ${superseded(ctx)}, d.ordered desc, d.id)::int as place
      from search_documents d
      where d.kind = 'part' and md5(d.title) = n.digest and ${visiblePart(ctx)}
      order by place
      limit ${OF_A_NAME}
    ) hit
    join parts p on p.number = hit.id and p.deleted_at is null`,
  ];
  const found = rows.length > 0 ? rows : await byOtherWords(ctx, plan, near);
  if (found.length === 0) return NONE;
  const told = await withFit(ctx, found, vin);
  return best(told);
}

/** Parts whose names say nothing of it, but what else they are known by: norms, dimensions. */
async function byOtherWords(ctx: Ctx, plan: WordPlan, near: Fragment): Promise<Candidate[]> {
  return [
    ...await ctx.sql<Candidate[]>`
    -- Planned for all its rows, so that the limit lures the planner from no index, but read no further than asked.
    with matched as materialized (
      select d.id, ${near} as near, ${superseded(ctx)} as superseded, d.ordered
      from search_documents d
      where d.kind = 'part' and d.tokens @@ ${plan.query}::tsquery and ${visiblePart(ctx)}
    )
    select p.number as part_number, p.shown, name_in(p.names, ${ctx
      .chain as string[]}) as name, hit.*, 600 as weight, 600 as standing, false as used_up, 1 as place
    from (select * from matched limit ${NAMES}) hit
    join parts p on p.number = hit.id and p.deleted_at is null`,
  ];
}

function superseded(ctx: Ctx): Fragment {
  return ctx.sql`coalesce(d.superseded_from <= ${today(ctx)}::date, false)`;
}

const FIT_ORDER = { fits: 0, unknown: 1, not: 2 };

function best(candidates: (Candidate & QuickPart)[]): Found<QuickPart> {
  const fit = (one: QuickPart) => one.fit === null ? 0 : FIT_ORDER[one.fit.fit];
  const sorted = candidates.toSorted((a, b) =>
    fit(a) - fit(b) || Number(a.weight > 0) - Number(b.weight > 0) || b.near - a.near ||
    Number(a.usedUp) - Number(b.usedUp) || Number(a.superseded) - Number(b.superseded) ||
    a.standing - b.standing || b.ordered - a.ordered || a.weight - b.weight ||
    a.place - b.place || (a.partNumber < b.partNumber ? -1 : 1)
  );
  const names = new Set<string>();
  const first = sorted.filter(({ name }) => !names.has(name) && names.add(name));
  const others = sorted.filter((one) => !first.includes(one));
  const hits = [...first, ...others].slice(0, MOST);
  return {
    // The kind is as good as its best name, wherever that one stands.
    weight: BY_WORDS + Math.min(...hits.map(({ weight }) => weight)),
    hits: hits.map(({ partNumber, shown, name, superseded, fit }) => ({
      partNumber,
      shown,
      name,
      superseded,
      fit,
    })),
  };
}

/** What does not fit the vehicle stands last. */
function fittingFirst(parts: QuickPart[]): QuickPart[] {
  const unfit = (one: QuickPart) => one.fit?.fit === "not";
  return [...parts.filter((one) => !unfit(one)), ...parts.filter(unfit)];
}

async function withFit<P extends { partNumber: string }>(
  ctx: Ctx,
  parts: readonly P[],
  vin: string | null,
): Promise<(P & Pick<QuickPart, "fit">)[]> {
  const fits = vin === null ? [] : await decideFit(ctx, parts.map(({ partNumber }) => ({ vin, partNumber })));
  return parts.map((part, place) => ({ ...part, fit: fits[place] ?? null }));
}
