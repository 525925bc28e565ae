import type { ComponentType } from "preact";
import { PartialPage } from "./navigation.ts";
import { wakeIslands } from "./wake.ts";

/**
 * Wakes the islands of a page with partials, or with links that fetch them. One script with the rest, not fetched by it: an island that waited for a
 * further answer would leave its forms to the browser meanwhile.
 */
export const boot = (components: ComponentType[], options: { buildId: string }): void =>
  wakeIslands(PartialPage, components, options);
