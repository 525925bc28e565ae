import type { Ctx } from "@/kernel/ctx.ts";
import { runEpcQuery } from "@/services/epc/run_epc_query.ts";
import { recentVehicles } from "@/services/epc/recent_vehicles.ts";
import { looksLikePartNumber } from "@/services/epc/part_number.ts";
import { ordersByNumber } from "@/services/orders/orders_by_number.ts";
import { typedMatch } from "../match_parts.ts";
import { planForgiving, planWords, type WordPlan } from "../words/plan_words.ts";
import { countParts } from "./count_parts.ts";
import { BEHIND_NAMES, type Found, MOST, NONE } from "./found.ts";
import { type FigureWishes, quickFigureCodes, quickFigures } from "./quick_figures.ts";
import { quickDocuments } from "./quick_documents.ts";
import { quickJobs } from "./quick_jobs.ts";
import { quickOrders } from "./quick_orders.ts";
import { quickPages } from "./quick_pages.ts";
import { quickNumbers, quickParts } from "./quick_parts.ts";
import { quickSeries } from "./quick_series.ts";
import {
  QUICK_KINDS,
  type QuickAnswer,
  type QuickFigure,
  type QuickKind,
  type QuickPart,
} from "./quick_types.ts";
import { quickThings } from "./quick_things.ts";
import { quickVehicles } from "./quick_vehicles.ts";

/**
 * What the one search box offers for a typed text: vehicles by parts of their VIN, jobs by plate, parts by number and by words, orders, series, figures by
 * code and words, published documents, pages; at most five of each, the best first. For an empty text what was looked at and ordered last. Nothing is refused: what does not
 * match is left out.
 *
 * @param seriesCode series whose figures are preferred; left out: that of the vehicle
 * @param vin whole VIN of the vehicle in context: parts are told whether they fit it
 */
export function quickSearch(
  ctx: Ctx,
  text: string,
  seriesCode: string | null = null,
  vin: string | null = null,
): Promise<QuickAnswer> {
  return runEpcQuery(() => text.trim() === "" ? recent(ctx) : find(ctx, text, { seriesCode, vin }));
}

async function find(ctx: Ctx, text: string, wishes: FigureWishes): Promise<QuickAnswer> {
  const planned = planWords(ctx, text);
  /** As parts are looked for: not at all where something of it is nowhere in the catalogue. A group may still be called so. */
  const inCatalogue = planned.then((plan) => plan?.isUnsaid ? null : plan);
  const [vehicles, jobs, numbers, orders, series, codes, words, published, things, total] = await Promise.all(
    [
      quickVehicles(ctx, text),
      quickJobs(ctx, text),
      quickNumbers(ctx, text, wishes.vin),
      quickOrders(ctx, text),
      quickSeries(ctx, text),
      quickFigureCodes(ctx, text, wishes),
      byWords(ctx, text, planned, wishes),
      planned.then((plan) => quickDocuments(ctx, text, plan, wishes.vin)),
      planned.then((plan) => quickThings(ctx, text, plan)),
      typedMatch(ctx, text, inCatalogue).then((match) => countParts(ctx, match)),
    ],
  );
  // Those that answer better come first; of documents and of things at most half give way to the others.
  const both = published.weight <= things.weight ? [published, things] : [things, published];
  const documents = {
    weight: both[0]!.weight,
    hits: [...both[0]!.hits.slice(0, MOST - Math.min(both[1]!.hits.length, 2)), ...both[1]!.hits].slice(
      0,
      MOST,
    ),
  };
  const already = new Set(numbers.hits.map((part) => part.partNumber));
  const found = {
    vehicles,
    jobs,
    numbers,
    orders,
    series,
    figures: codes.hits.length > 0 ? codes : words.figures,
    parts: { ...words.parts, hits: words.parts.hits.filter((part) => !already.has(part.partNumber)) },
    documents,
    pages: quickPages(ctx, text),
  };
  return {
    kinds: bestFirst(found),
    vehicles: vehicles.hits,
    jobs: jobs.hits,
    numbers: numbers.hits,
    orders: orders.hits,
    series: series.hits,
    figures: found.figures.hits,
    parts: found.parts.hits,
    documents: documents.hits,
    pages: found.pages.hits,
    total,
  };
}

interface ByWords {
  figures: Found<QuickFigure>;
  parts: Found<QuickPart>;
}

/** Parts and figures by words; where none is found, what was probably meant. */
async function byWords(
  ctx: Ctx,
  text: string,
  planned: Promise<WordPlan | null>,
  wishes: FigureWishes,
): Promise<ByWords> {
  const found = await byPlan(ctx, await planned, wishes);
  if (found.figures.hits.length + found.parts.hits.length > 0 || looksLikePartNumber(text)) return found;
  const { figures, parts } = await byPlan(ctx, await planForgiving(ctx, text), wishes);
  return { figures: forgiven(figures), parts: forgiven(parts) };
}

const forgiven = <Hit>({ hits, weight }: Found<Hit>): Found<Hit> => ({
  hits,
  weight: weight + 2 * BEHIND_NAMES,
});

async function byPlan(ctx: Ctx, plan: WordPlan | null, wishes: FigureWishes): Promise<ByWords> {
  if (plan === null) return { figures: NONE, parts: NONE };
  const [figures, parts] = await Promise.all([
    quickFigures(ctx, plan, wishes),
    plan.isUnsaid ? NONE : quickParts(ctx, plan, wishes.vin),
  ]);
  return { figures, parts };
}

function bestFirst(found: Record<QuickKind, Found<unknown>>): QuickKind[] {
  return QUICK_KINDS.filter((kind) => found[kind].hits.length > 0)
    .toSorted((one, other) => found[one].weight - found[other].weight);
}

async function recent(ctx: Ctx): Promise<QuickAnswer> {
  const [seen, orders] = await Promise.all([recentVehicles(ctx, MOST), ordersByNumber(ctx, "", 3)]);
  const vehicles = seen.map(({ seenAt: _, ...vehicle }) => vehicle);
  return {
    kinds: [
      ...vehicles.length > 0 ? ["vehicles" as const] : [],
      ...orders.length > 0 ? ["orders" as const] : [],
    ],
    vehicles,
    jobs: [],
    numbers: [],
    orders,
    series: [],
    figures: [],
    parts: [],
    documents: [],
    pages: [],
    total: 0,
  };
}
