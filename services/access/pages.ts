import type { RefusalKey } from "../refusals/catalogue.ts";
import type { Need } from "./rights.ts";

/** Modules of the navigation, in its order; each has a text `nav.<module>` and an icon. */
export const MODULES = [
  "home",
  "parts",
  "personal",
  "entry",
  "catalogue",
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
export const FOLDING_MODULES: Readonly<Partial<Record<Module, string>>> = {
  catalogue: "database",
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

/** One page of the portal: the route as the specification spells it, who may open it, where it stands. */
export interface PageEntry {
  /** Path below the base path, without slash: `EPCCart`. */
  route: string;
  /** Text key of the page's title (route meta, specification section 2). */
  title: string;
  module: Module;
  need: Need;
  /** Lucide icon name, for navigation and tiles. */
  icon: string;
  /** Standing in the navigation: the module's own entry, one below it, or none (reached from elsewhere). */
  nav: "module" | "below" | "none";
  /** Exists in demo mode only; elsewhere it is an unknown path. */
  demoOnly?: boolean;
  /** What an Internet Explorer is told in place of the page (specification sections 2 and 5). */
  oldIe?: RefusalKey;
}

/**
 * Every page that exists, literally. The guard, the navigation, titles and the walk over rights read it; a route file
 * without its line here, or a line without its file, fails a test. What is not here is an unknown path.
 */
export const PAGES: readonly PageEntry[] = [
  { route: "login", title: "page.login", module: "entry", need: "public", icon: "log-in", nav: "none" },
  { route: "com", title: "page.login", module: "entry", need: "public", icon: "log-in", nav: "none" },
  { route: "yw", title: "page.login", module: "entry", need: "public", icon: "log-in", nav: "none" },
  { route: "fcb", title: "page.login", module: "entry", need: "public", icon: "log-in", nav: "none" },
  { route: "denza", title: "page.login", module: "entry", need: "public", icon: "log-in", nav: "none" },
  { route: "os", title: "page.login", module: "entry", need: "public", icon: "log-in", nav: "none" },
  {
    route: "RePassPage",
    title: "page.RePassPage",
    module: "entry",
    need: "public",
    icon: "key-round",
    nav: "none",
  },
  {
    route: "Privacy",
    title: "page.Privacy",
    module: "entry",
    need: "public",
    icon: "shield-check",
    nav: "none",
  },
  {
    route: "DemoMail",
    title: "page.DemoMail",
    module: "entry",
    need: "public",
    icon: "mail",
    nav: "none",
    demoOnly: true,
  },
  {
    route: "Unsubscribe",
    title: "page.Unsubscribe",
    module: "entry",
    need: "public",
    icon: "mail-x",
    nav: "none",
  },
  {
    route: "FirstLogin",
    title: "page.FirstLogin",
    module: "entry",
    need: "session",
    icon: "key-round",
    nav: "none",
  },
  {
    route: "error",
    title: "page.error",
    module: "entry",
    need: "session",
    icon: "circle-alert",
    nav: "none",
  },
  { route: "404", title: "page.404", module: "entry", need: "session", icon: "circle-alert", nav: "none" },
  { route: "index", title: "page.index", module: "home", need: "session", icon: "house", nav: "module" },
  {
    route: "MyMessage",
    title: "page.MyMessage",
    module: "personal",
    need: "session",
    icon: "bell",
    nav: "none",
  },
  {
    route: "MyDownload",
    title: "page.MyDownload",
    module: "personal",
    need: "session",
    icon: "download",
    nav: "none",
  },
  {
    route: "Account",
    title: "page.Account",
    module: "personal",
    need: "session",
    icon: "user-round",
    nav: "none",
  },
  {
    route: "PrintPage",
    title: "page.PrintPage",
    module: "parts",
    need: "EPC2D:view",
    icon: "printer",
    nav: "none",
    oldIe: "ie-print",
  },
  {
    route: "EPCIndex",
    title: "page.EPCIndex",
    module: "parts",
    need: "EPCIndex:view",
    icon: "component",
    nav: "module",
  },
  {
    route: "EPCPage",
    title: "page.EPCPage",
    module: "parts",
    need: "EPCPage:view",
    icon: "list-tree",
    nav: "none",
  },
  {
    route: "EPC2D",
    title: "page.EPC2D",
    module: "parts",
    need: "EPC2D:view",
    icon: "component",
    nav: "none",
  },
  {
    route: "SearchPage",
    title: "page.SearchPage",
    module: "parts",
    need: "SearchPage:view",
    icon: "search",
    nav: "below",
  },
  {
    route: "AccurateSearchPage",
    title: "page.AccurateSearchPage",
    module: "parts",
    need: "AccurateSearchPage:view",
    icon: "list-checks",
    nav: "below",
  },
  {
    route: "EPCCart",
    title: "page.EPCCart",
    module: "parts",
    need: "EPCCart:view",
    icon: "shopping-cart",
    nav: "below",
  },
  {
    route: "EPCFavorite",
    title: "page.EPCFavorite",
    module: "parts",
    need: "EPCFavorite:view",
    icon: "star",
    nav: "below",
  },
  {
    route: "Gif2Svg",
    title: "page.Gif2Svg",
    module: "parts",
    need: "Gif2Svg:view",
    icon: "pen-tool",
    nav: "below",
  },
  {
    route: "PushLog",
    title: "page.PushLog",
    module: "admin",
    need: "PushLog:view",
    icon: "send",
    nav: "below",
  },
  {
    route: "DemoDms",
    title: "page.DemoDms",
    module: "admin",
    need: "PushLog:retry",
    icon: "flask-conical",
    nav: "none",
    demoOnly: true,
  },
  {
    route: "MailLog",
    title: "page.MailLog",
    module: "admin",
    need: "MailLog:view",
    icon: "mail-warning",
    nav: "below",
  },
  {
    route: "EventMonitor",
    title: "page.EventMonitor",
    module: "admin",
    need: "EventMonitor:view",
    icon: "activity",
    nav: "below",
  },
  {
    route: "EventCatalogue",
    title: "page.EventCatalogue",
    module: "admin",
    need: "EventCatalogue:view",
    icon: "book-open-text",
    nav: "below",
  },
  {
    route: "UserSync",
    title: "page.UserSync",
    module: "admin",
    need: "UserSync:view",
    icon: "refresh-cw",
    nav: "below",
  },
  {
    route: "FileManage",
    title: "page.FileManage",
    module: "admin",
    need: "FileManage:view",
    icon: "folder-open",
    nav: "below",
  },
  {
    route: "LaborType",
    title: "page.LaborType",
    module: "labor",
    need: "LaborType:view",
    icon: "tags",
    nav: "module",
  },
  {
    route: "LaborAction",
    title: "page.LaborAction",
    module: "labor",
    need: "LaborAction:view",
    icon: "hammer",
    nav: "below",
  },
  {
    route: "LaborBaseStep",
    title: "page.LaborBaseStep",
    module: "labor",
    need: "LaborBaseStep:view",
    icon: "footprints",
    nav: "below",
  },
  {
    route: "LaborFault",
    title: "page.LaborFault",
    module: "labor",
    need: "LaborFault:view",
    icon: "bug",
    nav: "below",
  },
  {
    route: "LaborDtc",
    title: "page.LaborDtc",
    module: "labor",
    need: "LaborDtc:view",
    icon: "link",
    nav: "below",
  },
  {
    route: "CaseDescription",
    title: "page.CaseDescription",
    module: "cases",
    need: "CaseDescription:view",
    icon: "text-search",
    nav: "module",
  },
  {
    route: "PartQAType",
    title: "page.PartQAType",
    module: "qa",
    need: "PartQAType:view",
    icon: "messages-square",
    nav: "module",
  },
  {
    route: "TechQAType",
    title: "page.TechQAType",
    module: "qa",
    need: "TechQAType:view",
    icon: "message-circle-question-mark",
    nav: "below",
  },
  {
    route: "DTCManage",
    title: "page.DTCManage",
    module: "diagnosis",
    need: "DTCManage:view",
    icon: "activity",
    nav: "module",
  },
  {
    route: "DataMaintenance",
    title: "page.DataMaintenance",
    module: "documents",
    need: "DataMaintenance:view",
    icon: "ruler",
    nav: "below",
  },
  {
    route: "DataViewing",
    title: "page.DataViewing",
    module: "documents",
    need: "DataViewing:view",
    icon: "gauge",
    nav: "module",
  },
  {
    route: "commercialDataViewing",
    title: "page.commercialDataViewing",
    module: "documents",
    need: "commercialDataViewing:view",
    icon: "truck",
    nav: "below",
  },
  {
    route: "MyScoreDict",
    title: "page.MyScoreDict",
    module: "settings",
    need: "MyScoreDict:view",
    icon: "medal",
    nav: "below",
  },
];

const byRoute = new Map(PAGES.map((page) => [page.route, page]));

/** The entry of a route (exact spelling), or undefined for an unknown path. */
export function pageOf(route: string): PageEntry | undefined {
  return byRoute.get(route);
}
