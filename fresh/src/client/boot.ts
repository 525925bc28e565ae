import type { ComponentType } from "preact";
import { Page } from "./page.ts";
import { wakeIslands } from "./wake.ts";

/** Wakes the islands of a page without partials: most can do without what these need. */
export const boot = (components: ComponentType[], options: { buildId: string }): void =>
  wakeIslands(Page, components, options);
