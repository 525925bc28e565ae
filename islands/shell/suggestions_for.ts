/** One thing that may be meant: where it leads, its code or name, what is said beside it. */
export interface Suggestion {
  href: string;
  label: string;
  note: string | null;
  /** The label is a code: VIN, part number. */
  mono: boolean;
}

export interface SuggestionGroup {
  kind: string;
  title: string;
  items: Suggestion[];
}

/** What the search box suggests for a text; null when the question was given up or the server could not answer. */
export async function suggestionsFor(text: string, signal: AbortSignal): Promise<SuggestionGroup[] | null> {
  try {
    const response = await fetch(`/tis/sas/quick-search?text=${encodeURIComponent(text.trim())}`, {
      headers: { accept: "application/json", language: document.documentElement.dataset.lang ?? "zh_CN" },
      signal,
    });
    const envelope = await response.json() as { code: number | string; data: { groups: SuggestionGroup[] } };
    return envelope.code === 200 ? envelope.data.groups.filter((group) => group.items.length > 0) : null;
  } catch {
    // Suggestions are a courtesy: Enter still searches.
    return null;
  }
}
