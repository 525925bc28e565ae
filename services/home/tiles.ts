import type { IconName } from "@/kernel/access/icon_name.ts";
import { type PageEntry, PAGES } from "@/kernel/access/pages.ts";
import { may } from "@/kernel/access/rights.ts";
import { type TileKey, tileRight } from "@/services/roles/rights_catalogue.ts";
import type { Actor } from "@/kernel/access/actor.ts";
import type { Switches } from "@/services/settings/module_settings.ts";

/** A tile of the home page: where it leads, its text key and icon. */
export interface Tile {
  key: string;
  route: string;
  /** Text key of its word. */
  text: string;
  icon: IconName;
}

/** The function tiles, each behind its permission key (specification section 6), with the page it opens. */
export const WORK_TILES: readonly (Tile & { key: TileKey })[] = [
  { key: "claimBasic", route: "ClaimManage", text: "home.tile.claim", icon: "receipt-text" },
  { key: "caseBasic", route: "CaseWork", text: "home.tile.case", icon: "folder-search" },
  { key: "FUNC-manual", route: "ManualManage", text: "home.tile.manual", icon: "book-open-text" },
  { key: "tsbTopic", route: "TSBwork", text: "home.tile.tsb", icon: "file-exclamation-point" },
  { key: "epcSvgLog", route: "EPC2DImage", text: "home.tile.epc_figures", icon: "component" },
  { key: "FUNC-labor", route: "LaborWork", text: "home.tile.labor", icon: "timer" },
  { key: "FUNC-worksheet", route: "VDSWorkSheet", text: "home.tile.worksheet", icon: "clipboard-list" },
  { key: "FUNC-back", route: "baseinfouser", text: "home.tile.basic", icon: "database" },
  { key: "FUNC-software", route: "SoftwareList", text: "home.tile.software", icon: "hard-drive-download" },
  { key: "FUNC-feedback", route: "FeedbackList", text: "home.tile.feedback", icon: "message-square-warning" },
  { key: "FUNC-notice", route: "BulletinList", text: "home.tile.notice", icon: "megaphone" },
];

/** The file-type tiles (specification section 2, home). */
export const LIBRARY_TILES: readonly Tile[] = [
  { key: "repair", route: "ManualPage", text: "home.library.repair", icon: "wrench" },
  { key: "diagnose", route: "DiagnosePreview", text: "home.library.diagnose", icon: "activity" },
  { key: "body", route: "MaintenancePage", text: "home.library.body", icon: "car" },
  { key: "tool", route: "ToolManage", text: "home.library.tool", icon: "drill" },
  { key: "warranty", route: "DocumentCenter", text: "home.library.warranty", icon: "shield-check" },
  { key: "labor", route: "LaborList", text: "home.library.labor", icon: "timer" },
  { key: "epc", route: "EPCIndex", text: "home.library.epc", icon: "component" },
  { key: "case", route: "CaseList", text: "home.library.case", icon: "folder-search" },
  { key: "claim", route: "ClaimList", text: "home.library.claim", icon: "receipt-text" },
  { key: "tsb", route: "TSBList", text: "home.library.tsb", icon: "file-exclamation-point" },
  { key: "software", route: "SoftwareList", text: "home.library.software", icon: "hard-drive-download" },
  { key: "document", route: "DocumentCenter", text: "home.library.document", icon: "files" },
];

/** Function tiles that somebody sees: those whose key a role of theirs has and whose page exists. */
export function workTiles(actor: Actor, pages: readonly PageEntry[] = PAGES.all): Tile[] {
  return WORK_TILES.filter((tile) => may(actor, tileRight(tile.key)) && exists(tile, pages));
}

/** File-type tiles that somebody sees: those whose page exists and may be opened. */
export function libraryTiles(actor: Actor, pages: readonly PageEntry[] = PAGES.all): Tile[] {
  return LIBRARY_TILES.filter((tile) => {
    const page = pages.find((entry) => entry.route === tile.route);
    return page !== undefined && may(actor, page.need);
  });
}

/** Ways through the parts catalogue that stand beside the file types. */
const CATALOGUE_TILES = ["SearchPage", "AccurateSearchPage", "EPCCart", "EPCFavorite"];

/** Pages with a tile of their own: those of the parts catalogue unless they were taken off, and others that were put there. */
export function furtherTiles(
  actor: Actor,
  { pages, tiles }: Pick<Switches, "pages" | "tiles">,
): PageEntry[] {
  const known = new Set([...WORK_TILES, ...LIBRARY_TILES].map(({ route }) => route));
  const first = CATALOGUE_TILES.flatMap((route) => pages.filter((page) => page.route === route))
    .filter(({ route }) => tiles.get(route) !== false);
  const more = pages.filter(({ route, nav }) =>
    tiles.get(route) === true && nav !== "none" && !known.has(route) &&
    !first.some((page) => page.route === route)
  );
  return [...first, ...more].filter(({ need }) => may(actor, need));
}

function exists(tile: Tile, pages: readonly PageEntry[]): boolean {
  return pages.some((entry) => entry.route === tile.route);
}
