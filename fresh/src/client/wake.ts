import { type ComponentType, render } from "preact";
import { place } from "../asset.ts";
import { withOwnIds } from "../own_ids.ts";
import { openPage } from "./open_page.ts";
import type { Found, Page } from "./page.ts";
import { RangeRoot } from "./range_root.ts";

/**
 * Wakes the islands of the page: finds their comments, then renders each over the HTML that the server made of it.
 * @param components the islands' components, in the order the page's data counts them
 * @param Kind reads the page, with its partials or without
 */
export function wakeIslands(
  Kind: new (...args: ConstructorParameters<typeof Page>) => Page,
  components: ComponentType[],
  { buildId }: { buildId: string },
): void {
  place.buildId = buildId;
  const text = document.getElementById("frsh-data")!.textContent!;
  openPage(components, text, Kind).scan(document.body).forEach(wake);
}

function wake({ node, start, end }: Found, index: number): void {
  try {
    // Rendered as if for the first time, not hydrated: so attributes that differ from the server's are put right too.
    render(withOwnIds(node, `i${index}`), new RangeRoot(start, end) as unknown as Element);
  } catch (error) {
    // One island that fails must not keep the others asleep.
    reportError(error);
  }
}
