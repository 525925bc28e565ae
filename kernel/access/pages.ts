import { Declared } from "@/kernel/declared.ts";
import type { RefusalKey } from "@/kernel/refusals/catalogue.ts";
import type { IconName } from "./icon_name.ts";
import type { Module } from "./modules.ts";
import type { Need } from "./rights.ts";

/** One page of the portal: the route as the specification spells it, who may open it, where it stands. */
export interface PageEntry {
  /** Path below the base path, without slash: `EPCCart`. */
  route: string;
  /** Text key of the page's title (route meta, specification section 2). */
  title: string;
  /** Text key of what the navigation calls it; left out: its title. */
  short?: string;
  module: Module;
  need: Need;
  /** Text key of what it is for; left out: `purpose.<route>`. */
  purpose?: string;
  /** For navigation and tiles. */
  icon: IconName;
  /** Standing in the navigation: the module's own entry, one below it, or none (reached from elsewhere). */
  nav: "module" | "below" | "none";
  /** Route of the page of the same module behind which it stands; left out: behind those declared before it. */
  after?: string;
  /** Route of the entry of the navigation to which a page outside it belongs; left out: its module's own. */
  under?: string;
  /** Text key of the name of its right, where it is not `right.<route>.view`. */
  rightTitle?: string;
  /** Exists in demo mode only; elsewhere it is an unknown path. */
  demoOnly?: boolean;
  /** Shows what must be read and confirmed before anything else is opened. */
  duringReading?: boolean;
  /** What an Internet Explorer is told in place of the page (specification sections 2 and 5). */
  oldIe?: RefusalKey;
}

/** What a page must say of itself; the rest follows from its route. */
export type PageOptions =
  & Pick<PageEntry, "module" | "icon">
  & Partial<
    Pick<
      PageEntry,
      | "title"
      | "short"
      | "purpose"
      | "need"
      | "nav"
      | "after"
      | "under"
      | "rightTitle"
      | "demoOnly"
      | "oldIe"
      | "duringReading"
    >
  >;

/** Declares a page: titled `page.<route>`, for those who have `<route>:view`, outside the navigation unless it says otherwise. */
export function page(route: string, options: PageOptions): PageEntry {
  return { route, title: `page.${route}`, need: `${route}:view`, nav: "none", ...options };
}

/**
 * Every page that exists. The guard, the navigation, titles and the walk over rights read it; what is not here is an unknown path.
 */
export const PAGES = new Declared<PageEntry>("pages");

/** Pages in the order of the navigation: as declared, but for those that stand behind another of their module. */
export function inOrder(declared: readonly PageEntry[]): PageEntry[] {
  const placed = declared.filter(({ after }) => after === undefined);
  for (const page of declared.filter(({ after }) => after !== undefined)) {
    const at = placed.findIndex(({ route, module }) => route === page.after && module === page.module);
    if (at < 0) throw new Error(`${page.route} stands after ${page.after}, which is no page of its module`);
    placed.splice(at + 1, 0, page);
  }
  return placed;
}

/** The entry of a route (exact spelling), or undefined for an unknown path. */
export function pageOf(route: string): PageEntry | undefined {
  byRoute ??= new Map(PAGES.all.map((page) => [page.route, page]));
  return byRoute.get(route);
}

/** Text key of the title of a route's page. */
export function titleOf(route: string): string {
  return pageOf(route)?.title ?? `page.${route}`;
}

/**
 * Text key of what a page is for, in a sentence; null: it needs none. Those have one that people choose from the navigation or their menu;
 * the home page shows by itself what it is for.
 */
export function purposeOf(page: PageEntry): string | null {
  const chosen = page.nav !== "none" || page.module === "personal";
  return chosen && page.module !== "home" ? page.purpose ?? `purpose.${page.route}` : null;
}

let byRoute: Map<string, PageEntry> | undefined;
