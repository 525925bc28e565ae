import { may } from "@/kernel/access/rights.ts";
import { FOLDING_MODULES, type Module, MODULES, NAV_GROUPS } from "@/kernel/access/modules.ts";
import { type PageEntry, PAGES } from "@/kernel/access/pages.ts";
import type { Actor } from "@/kernel/access/actor.ts";
import type { Translate } from "@/kernel/texts/texts.ts";

export interface NavItem {
  route: string;
  href: string;
  label: string;
  icon: string;
  current: boolean;
}

/** Pages of one module within a group. */
export interface NavSection {
  module: Module;
  label: string;
  /** Icon of a section that unfolds within an open group; null for one that stands open. */
  icon: string | null;
  items: NavItem[];
}

export interface NavGroup {
  group: string;
  label: string;
  /** Icon of a group that unfolds; null for one whose pages stand open. */
  icon: string | null;
  sections: NavSection[];
  /** Those of all sections. */
  items: NavItem[];
}

export interface NavOptions {
  actor: Actor;
  t: Translate;
  basePath: string;
  /** The page shown now. */
  page: PageEntry | null;
  /** The pages that are on, in their order; left out: the whole catalogue. */
  pages?: readonly PageEntry[];
  /** Modules in their order. */
  modules?: readonly Module[];
}

/** The navigation of one page. */
export interface Navigation {
  /** All that it depends on beside the texts and their language. */
  of: readonly unknown[];
  /** Made when it is drawn: most pages show one that was drawn before. */
  groups(): NavGroup[];
}

/**
 * Navigation by groups: only pages that exist and that the user may open, and only groups that have some. Groups and their sections stand
 * in the order of the modules, as it is set. A page that stands nowhere in the navigation marks the entry it belongs to, else its module's own.
 */
export function navigationOf(
  { actor, t, basePath, page, pages = PAGES.all, modules = MODULES }: NavOptions,
): Navigation {
  const shown = pages.filter((entry) => entry.nav !== "none" && may(actor, entry.need));
  const here = page && shown.some((entry) => entry.route === page.route)
    ? page.route
    : (shown.find((entry) => entry.route === page?.under) ??
      shown.find((entry) => entry.module === page?.module && entry.nav === "module"))?.route;
  return {
    of: [basePath, here, modules.join(), shown.map((entry) => entry.route).join()],
    groups: () => {
      const sections = modules.map((module) => ({
        module,
        label: t(`nav.${module}`),
        icon: FOLDING_MODULES[module] ?? null,
        items: shown.filter((entry) => entry.module === module).map((entry) => ({
          route: entry.route,
          href: `${basePath}/${entry.route}`,
          label: t(entry.short ?? entry.title),
          icon: entry.icon,
          current: entry.route === here,
        })),
      })).filter((section) => section.items.length > 0);
      const groups = NAV_GROUPS.map(({ group, modules, icon }) => {
        const own = sections.filter(({ module }) => modules.includes(module));
        return {
          group,
          label: t(`nav.group_${group}`),
          icon,
          sections: own,
          items: own.flatMap(({ items }) => items),
        };
      }).filter((group) => group.items.length > 0);
      return groups.sort((a, b) => sections.indexOf(a.sections[0]!) - sections.indexOf(b.sections[0]!));
    },
  };
}

/** The groups of a navigation. */
export function navigationFor(options: NavOptions): NavGroup[] {
  return navigationOf(options).groups();
}
