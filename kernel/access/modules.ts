import type { IconName } from "./icon_name.ts";
/** Modules of the navigation, in its order; each has a text `nav.<module>` and an icon. */
export const MODULES = [
  "home",
  "parts",
  "personal",
  "entry",
  "catalogue",
  "bulletins",
  "labor",
  "cases",
  "qa",
  "diagnosis",
  "documents",
  "organisation",
  "people",
  "markets",
  "logs",
  "settings",
  "admin",
] as const;
export type Module = typeof MODULES[number];

/** Modules that unfold within a group that stands open, with an icon of their own. */
export const FOLDING_MODULES: Readonly<Partial<Record<Module, IconName>>> = { catalogue: "database" };

/** A group of the navigation: modules that one kind of work needs, under one word `nav.group_<group>`. */
interface NavGrouping {
  group: string;
  modules: readonly Module[];
  /** Icon of a group that unfolds; null for one that stands open. */
  icon: IconName | null;
}

/** Groups of the navigation in its order; every module stands in one. */
export const NAV_GROUPS: readonly NavGrouping[] = [
  { group: "home", modules: ["home", "personal", "entry"], icon: null },
  { group: "catalogue", modules: ["parts", "catalogue"], icon: null },
  { group: "service", modules: ["bulletins", "labor", "cases"], icon: "wrench" },
  { group: "questions", modules: ["qa"], icon: "messages-square" },
  { group: "diagnosis", modules: ["diagnosis"], icon: "stethoscope" },
  { group: "documents", modules: ["documents"], icon: "package" },
  { group: "organisation", modules: ["organisation", "people", "markets"], icon: "building" },
  { group: "system", modules: ["settings", "logs", "admin"], icon: "shield-check" },
];
