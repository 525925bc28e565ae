import { page, type PageEntry } from "@/kernel/access/pages.ts";
import { EVERY_BOARD } from "./board_declarations.ts";

const rightTitle = "right.register.view";
const ofParts = { module: "qa", under: "PartQASummaryAll", rightTitle } as const;
const technical = { module: "qa", under: "TechQASummaryAll", rightTitle } as const;

/** Pages of the boards of both kinds, and the wall board of control rooms. */
export const BOARD_PAGES: PageEntry[] = [
  page("PartQAAnalyze", { ...ofParts, icon: "chart-pie" }),
  page("PartQASummaryAll", { module: "qa", icon: "chart-column", nav: "below", rightTitle }),
  page("PartQASummaryTime", { ...ofParts, icon: "timer" }),
  page("PartQASummaryFinish", { ...ofParts, icon: "circle-check" }),
  page("PartQASummaryOvertime", { ...ofParts, icon: "clock-alert" }),
  page("TechQASummaryAll", { module: "qa", icon: "chart-column", nav: "below", rightTitle }),
  page("TechQASummaryTime", { ...technical, icon: "timer" }),
  page("TechQASummaryFinish", { ...technical, icon: "circle-check" }),
  page("TechQASummaryOvertime", { ...technical, icon: "clock-alert" }),
  page("easyboard", { module: "qa", icon: "monitor", rightTitle }),
];

/** Routes of the boards. */
export const BOARD_PAGE_ROUTES = EVERY_BOARD.map(({ route }) => route);
