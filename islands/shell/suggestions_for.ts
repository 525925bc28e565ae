import { ask } from "../ask.ts";
import type { FitAnswer } from "@/services/epc/fit/fit_types.ts";
import type { QuickAnswer } from "@/services/part_search/types.ts";

/** One thing that may be meant: where it leads, its code (VIN, part or figure number), what is said beside it. */
export interface Suggestion {
  href: string;
  label: string;
  note: string | null;
  /** Whether the part fits the vehicle in context; null for other things, and without a vehicle. */
  fit: FitAnswer | null;
}

export interface SuggestionGroup {
  kind: "vehicles" | "numbers" | "parts" | "figures";
  items: Suggestion[];
}

/** What the search box suggests for a text; null when the question was given up or the server could not answer. */
export async function suggestionsFor(
  text: string,
  basePath: string,
  vin: string | null,
  signal: AbortSignal,
): Promise<SuggestionGroup[] | null> {
  // Suggestions are a courtesy: a failure shows nothing, and Enter still searches.
  const silent = { network: "", timeout: "", fault: "" };
  const outcome = await ask(
    "get /tis/sas/quick-search",
    { keyword: text.trim(), ...(vin && { vin }) },
    silent,
    { signal },
  );
  return outcome.kind === "done" ? groupsOf(outcome.data, basePath) : null;
}

/** What does not fit the vehicle stands last. */
function fittingFirst(parts: QuickAnswer["parts"]): QuickAnswer["parts"] {
  const unfit = (one: QuickAnswer["parts"][number]) => one.fit?.fit === "not";
  return [...parts.filter((one) => !unfit(one)), ...parts.filter(unfit)];
}

/** The answer as groups with links; empty groups are left out. */
function groupsOf(answer: QuickAnswer, basePath: string): SuggestionGroup[] {
  const to = (page: string, query: Record<string, string>) =>
    `${basePath}/${page}?${new URLSearchParams(query)}`;
  const part = (one: QuickAnswer["parts"][number]): Suggestion => ({
    href: to("SearchPage", { q: one.partNumber, part: one.partNumber }),
    label: one.shown,
    note: one.name,
    fit: one.fit,
  });
  const groups: SuggestionGroup[] = [
    {
      kind: "vehicles",
      items: answer.vehicles.map((one) => ({
        href: to("EPCPage", { vin: one.vin }),
        label: one.vin,
        note: one.models[0]?.name ?? one.seriesName,
        fit: null,
      })),
    },
    { kind: "numbers", items: fittingFirst(answer.numbers).map(part) },
    { kind: "parts", items: fittingFirst(answer.parts).map(part) },
    {
      kind: "figures",
      items: answer.figures.map((one) => ({
        href: to("EPC2D", {
          ...(one.vin ? { vin: one.vin } : { seriesCode: one.seriesCode }),
          figure: one.code,
        }),
        label: one.number,
        note: `${one.name} · ${one.seriesName}`,
        fit: null,
      })),
    },
  ];
  return groups.filter((group) => group.items.length > 0);
}
