import { ask } from "../ask.ts";
import type { FitAnswer } from "@/services/epc/fit/fit_types.ts";
import type { QuickAnswer, QuickKind } from "@/services/part_search/quick/quick_types.ts";
import { type HitOf, hrefOfHit } from "./quick_links.ts";

/** One thing that may be meant: where it leads, its code (VIN, part or figure number) or name, what is said beside it. */
export interface Suggestion {
  href: string;
  label: string;
  note: string | null;
  /** In a few words, for 'Enter: open …'. */
  short: string;
  /** Others have replaced the part. */
  superseded: boolean;
  /** Whether the part fits the vehicle in context; null for other things, and without a vehicle. */
  fit: FitAnswer | null;
}

export interface SuggestionGroup {
  kind: QuickKind;
  items: Suggestion[];
}

/** What the search box suggests for a text, the best group first. */
export interface Suggestions {
  text: string;
  groups: SuggestionGroup[];
  /** Parts that the search page finds, counted up to 1000. */
  total: number;
}

/** What the search box suggests for a text; null when the question was given up or the server could not answer. */
export async function suggestionsFor(
  text: string,
  basePath: string,
  vin: string | null,
  signal: AbortSignal,
): Promise<Suggestions | null> {
  // Suggestions are a courtesy: a failure shows nothing, and Enter still searches.
  const silent = { network: "", timeout: "", fault: "" };
  const outcome = await ask(
    "get /tis/sas/quick-search",
    { keyword: text, ...(vin && { vin }) },
    silent,
    { signal },
  );
  if (outcome.kind !== "done") return null;
  return { text, groups: groupsOf(outcome.data, basePath), total: outcome.data.total };
}

/** What is said of a hit of each kind. */
const WORDS: {
  [Kind in QuickKind]: (hit: HitOf<Kind>) => [label: string, note: string | null, short: string];
} = {
  vehicles: ({ vin, models, seriesName }) => [
    vin,
    models[0]?.name ?? seriesName,
    `${seriesName} …${vin.slice(-6)}`,
  ],
  jobs: ({ plate, title, customer, vin }) => [
    plate,
    [title !== plate && title, customer !== title && customer, vin && `…${vin.slice(-6)}`].filter(Boolean)
      .join(" · ") || null,
    `${plate} ${title === plate ? customer : title}`.trim(),
  ],
  numbers: ({ shown, name }) => [shown, name, `${shown} ${name}`],
  parts: ({ shown, name }) => [shown, name, `${shown} ${name}`],
  orders: ({ number, storeName }) => [number, storeName, number],
  series: ({ name, brandName }) => [name, brandName, name],
  figures: ({ number, name, seriesName, otherSeries }) => [
    number,
    `${name} · ${seriesName}${otherSeries > 0 ? ` +${otherSeries}` : ""}`,
    `${number} ${name}`,
  ],
  documents: ({ code, title, kindName, state }) => [
    title,
    [code, kindName, state].filter(Boolean).join(" · "),
    [code, title].filter(Boolean).join(" "),
  ],
  pages: ({ title }) => [title, null, title],
};

/** The answer as groups with links, the best first; empty groups are left out. */
function groupsOf(answer: QuickAnswer, basePath: string): SuggestionGroup[] {
  return answer.kinds.map((kind) => ({ kind, items: itemsOf(answer, kind, basePath) }));
}

function itemsOf<Kind extends QuickKind>(answer: QuickAnswer, kind: Kind, basePath: string): Suggestion[] {
  return (answer[kind] as HitOf<Kind>[]).map((hit) => {
    const [label, note, short] = WORDS[kind](hit);
    const part = "partNumber" in hit ? hit as HitOf<"parts"> : null;
    return {
      href: hrefOfHit(basePath, kind, hit),
      label,
      note,
      short,
      superseded: part?.superseded ?? false,
      fit: part?.fit ?? null,
    };
  });
}
