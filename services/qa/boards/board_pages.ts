import { page, type PageEntry } from "@/kernel/access/pages.ts";
import type { IconName } from "@/kernel/access/icon_name.ts";
import { type Board, EVERY_BOARD } from "./board_declarations.ts";

const ICONS: Readonly<Record<Board, IconName>> = {
  analyze: "chart-pie",
  all: "chart-column",
  time: "timer",
  finish: "circle-check",
  overtime: "clock-alert",
};

/** Pages of the boards of both kinds, and the wall board of control rooms. */
export const BOARD_PAGES: PageEntry[] = [
  ...EVERY_BOARD.map(({ kind, board, route }) =>
    page(route, {
      module: "qa",
      icon: ICONS[board],
      ...(board === "all"
        ? { nav: "below" as const }
        : { under: kind === "part" ? "PartQASummaryAll" : "TechQASummaryAll" }),
      rightTitle: "right.register.view",
    })
  ),
  page("easyboard", { module: "qa", icon: "monitor", rightTitle: "right.register.view" }),
];

/** Routes of the boards. */
export const BOARD_PAGE_ROUTES = EVERY_BOARD.map(({ route }) => route);
