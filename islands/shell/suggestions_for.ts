import { ask } from "../ask.ts";
import type { QuickAnswer } from "@/services/part_search/types.ts";

/** One thing that may be meant: where it leads, its code (VIN, part or figure number), what is said beside it. */
export interface Suggestion {
  href: string;
  label: string;
  note: string | null;
}

export interface SuggestionGroup {
  kind: "vehicles" | "numbers" | "parts" | "figures";
  items: Suggestion[];
}

/** What the search box suggests for a text; null when the question was given up or the server could not answer. */
export async function suggestionsFor(
  text: string,
  basePath: string,
  signal: AbortSignal,
): Promise<SuggestionGroup[] | null> {
  // Suggestions are a courtesy: a failure shows nothing, and Enter still searches.
  const silent = { network: "", timeout: "", fault: "" };
  const outcome = await ask("get /tis/sas/quick-search", { keyword: text.trim() }, silent, { signal });
  return outcome.kind === "done" ? groupsOf(outcome.data, basePath) : null;
}

/** The answer as groups with links; empty groups are left out. */
function groupsOf(answer: QuickAnswer, basePath: string): SuggestionGroup[] {
  const to = (page: string, query: Record<string, string>) =>
    `${basePath}/${page}?${new URLSearchParams(query)}`;
  const part = (one: QuickAnswer["parts"][number]): Suggestion => ({
    href: to("SearchPage", { q: one.partNumber, part: one.partNumber }),
    label: one.shown,
    note: one.name,
  });
  const groups: SuggestionGroup[] = [
    {
      kind: "vehicles",
      items: answer.vehicles.map((one) => ({
        href: to("EPCPage", { vin: one.vin }),
        label: one.vin,
        note: one.models[0]?.name ?? one.seriesName,
      })),
    },
    { kind: "numbers", items: answer.numbers.map(part) },
    { kind: "parts", items: answer.parts.map(part) },
    {
      kind: "figures",
      items: answer.figures.map((one) => ({
        href: to("EPC2D", { seriesCode: one.seriesCode, figure: one.code }),
        label: one.number,
        note: `${one.name} · ${one.seriesName}`,
      })),
    },
  ];
  return groups.filter((group) => group.items.length > 0);
}
