import { isDeepStrictEqual } from "node:util";
import type { Ctx } from "@/kernel/ctx.ts";
import { runEpcQuery } from "@/services/epc/run_epc_query.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import { findParts, type FindRequest, type Found } from "./find_parts.ts";
import type { Bounds } from "./matches_read.ts";
import { forgivingMatch, similarMatch, typedMatch } from "./match_parts.ts";
import type { AllOf } from "@/engines/exports/define_export.ts";
import { partHits } from "./part_hits.ts";
import { likelyPlan, planWords, type WordPlan } from "./words/plan_words.ts";
import type { PartFilter, PartHit, PartSearchAnswer } from "./types.ts";

const TYPED: Bounds = { read: LIMITS.epcKeywordParts + 1, most: LIMITS.epcKeywordParts };
/** As many as are compared by likeness: a common word in a large catalogue has no end of similar ones. */
const SIMILAR: Bounds = { read: 1000, most: 1000 };

/**
 * Searches parts by number in any writing (whole, beginning, inside) and by words of any language; when nothing is found,
 * forgiving typing errors. Facets count the matches by series and main group, each by the other's choice.
 *
 * Refuses `epc-keyword-required`, `epc-too-many-parts` (200001, over 50000 matches) and `epc-overload` (200000).
 */
export function searchParts(ctx: Ctx, request: FindRequest): Promise<PartSearchAnswer> {
  return searching(ctx, request, (tx, kind, found) => answerOf(tx, request, kind, found));
}

/**
 * The same for a page that tells `mostSeries` of the series at most, with how many there are in all, and that folds what does not fit
 * away below: the first `foldMost` of it.
 */
export function searchPartsForPage(
  ctx: Ctx,
  request: FindRequest,
): Promise<PartSearchAnswer & { seriesInAll: number; folded: PartHit[] }> {
  return searching(ctx, request, async (tx, kind, found) => {
    const folded = new Set(found.foldedIds);
    const answer = await answerOf(tx, request, kind, {
      ...found,
      ids: [...found.ids ?? [], ...folded],
    });
    return {
      ...answer,
      records: answer.records.filter(({ partNumber }) => !folded.has(partNumber)),
      folded: answer.records.filter(({ partNumber }) => folded.has(partNumber)),
      seriesInAll: found.seriesInAll,
    };
  });
}

async function answerOf(
  ctx: Ctx,
  request: FindRequest,
  kind: PartSearchAnswer["kind"],
  found: Found,
): Promise<PartSearchAnswer> {
  return {
    kind,
    pageNo: request.pageNo,
    pageSize: request.pageSize,
    total: found.total,
    notFitting: found.notFitting,
    records: await partHits(ctx, found.ids ?? [], request.seriesCode ?? null, request.vin ?? null),
    facets: { series: found.series ?? [], groups: found.groups ?? [] },
  };
}

/** All that a search finds, in the same order: the numbers at once, at most 50000, what is said of them piece by piece. */
export async function searchAllParts(
  ctx: Ctx,
  filter: PartFilter & Pick<FindRequest, "sort">,
): Promise<AllOf<PartHit>> {
  const request = { ...filter, pageNo: 1, pageSize: LIMITS.epcKeywordParts };
  const numbers = await searching(ctx, request, (_tx, _kind, found) => Promise.resolve(found.ids ?? []));
  async function* hits() {
    for (let at = 0; at < numbers.length; at += HITS_AT_ONCE) {
      yield* await partHits(ctx, numbers.slice(at, at + HITS_AT_ONCE), filter.seriesCode ?? null);
    }
  }
  return { total: numbers.length, records: hits() };
}

/** Parts of which all is read at once. */
const HITS_AT_ONCE = 500;

function searching<T>(
  ctx: Ctx,
  request: FindRequest,
  answer: (tx: Ctx, kind: PartSearchAnswer["kind"], found: Found) => Promise<T>,
): Promise<T> {
  if (request.keyword.trim() === "") throw refuseField("keyword", "epc-keyword-required");
  return runEpcQuery(async () => {
    const search = searchingCtx(ctx);
    const found = await findTyped(search, request);
    if (found.matched > LIMITS.epcKeywordParts) {
      throw refuse("epc-too-many-parts", { limit: LIMITS.epcKeywordParts });
    }
    // What is said of the found parts needs no plan of its own for each keyword.
    if (found.matched > 0) return await answer(ctx, "typed", found);
    const forgiving = await forgivingMatch(search, request.keyword);
    const forgiven = forgiving && await findParts(search, forgiving, request, SIMILAR);
    if (forgiven && forgiven.matched > 0) return await answer(ctx, "similar", forgiven);
    // Likeness is set for a transaction.
    return await ctx.tx(async (tx) => {
      await setForSearch(tx);
      const similar = await similarMatch(tx, request.keyword);
      return similar
        ? await answer(tx, "similar", await findParts(tx, similar, request, SIMILAR))
        : await answer(tx, "typed", found);
    });
  });
}

/**
 * What was typed. Where only a word of the workshop could make it mean something else, it is searched while these are looked up: nearly always none is meant,
 * and the search has been the right one; where one is, little bears the name that the catalogue does not use. Refuses `epc-keyword-required`.
 */
async function findTyped(ctx: Ctx, request: FindRequest): Promise<Found> {
  const { keyword } = request;
  const likely = likelyPlan(keyword);
  const asPlanned = async (plan: WordPlan | null) => {
    const match = await typedMatch(ctx, keyword, Promise.resolve(plan));
    if (!match) throw refuseField("keyword", "epc-keyword-required");
    return await findParts(ctx, match, request, TYPED);
  };
  const [planned, found] = await Promise.all([
    planWords(ctx, keyword),
    likely && asPlanned(likely),
  ]);
  return found && isDeepStrictEqual(planned, likely) ? found : await asPlanned(planned);
}

/** The same context with statements over connections that are set for searches; a transaction's stay in it. */
function searchingCtx(ctx: Ctx): Ctx {
  return "inTransaction" in ctx ? ctx : { ...ctx, sql: ctx.searching };
}

/** What the connections for searches are set to (platform/stores.ts), for one transaction. */
async function setForSearch({ sql }: Ctx): Promise<void> {
  await sql`select
    set_config('statement_timeout', ${String(LIMITS.epcQueryMs)}, true),
    set_config('work_mem', '32MB', true),
    set_config('plan_cache_mode', 'force_custom_plan', true)`;
}
