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

/** Modules of many pages: in the navigation they are one entry that unfolds, with an icon of their own. */
export const FOLDING_MODULES: Readonly<Partial<Record<Module, IconName>>> = {
  catalogue: "database",
  bulletins: "file-exclamation-point",
  labor: "timer",
  cases: "folder-search",
  qa: "messages-square",
  diagnosis: "stethoscope",
  documents: "package",
  organisation: "building",
  people: "users",
  markets: "globe",
  logs: "scroll-text",
  settings: "sliders-horizontal",
  admin: "shield-check",
};
