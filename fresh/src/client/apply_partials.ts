import type { ComponentType } from "preact";
import type { IslandData } from "../render/island_data.ts";
import { mergeHead } from "./merge_head.ts";
import { openPage } from "./open_page.ts";
import { type FoundPartial, PartialPage } from "./partial_page.ts";
import { shownPartials } from "./partial_root.ts";

/** Thrown when a response was to bring partials and has none. */
export class NoPartials extends Error {
  constructor(url: string) {
    super(`${url} answered without a partial: render at least one <Partial> there`);
  }
}

/**
 * Puts the partials of a response where the page shows those of the same names, and takes over its title, metas and styles.
 * @throws NoPartials, or another error when the response is no rendered page
 */
export async function applyPartials(response: Response): Promise<void> {
  if (response.headers.get("content-type") !== "text/html; charset=utf-8") {
    throw new Error(`${response.url} answered no page that partials could be taken from`);
  }
  const sent = new DOMParser().parseFromString(await response.text(), "text/html");
  const state = sent.getElementById(`__FRSH_STATE_${response.headers.get("x-fresh-id")}`);
  const { components, data }: IslandData = state === null
    ? { components: [], data: "[[]]" }
    : JSON.parse(state.textContent!);
  const loaded = await Promise.all(
    components.map(async ({ chunk, exportName }) => (await import(chunk))[exportName] as ComponentType),
  );
  const partials = openPage(loaded, data, PartialPage).scan(sent.body)
    .filter((found): found is FoundPartial => "mode" in found);
  if (partials.length === 0) throw new NoPartials(response.url);
  mergeHead(sent);
  for (const { name, mode, content } of partials) {
    const shown = shownPartials.get(name);
    if (shown === undefined) console.warn(`Partial "${name}" not found. Skipping...`);
    else shown.show(mode, content);
  }
}
