import type { QuestionKind } from "../advance_question.ts";
import type { Measure } from "./measures.ts";

/** What questions are counted by. */
const GROUPINGS = ["type", "series", "area", "staff", "store", "part"] as const;
export type Grouping = typeof GROUPINGS[number];

/** What a board counts, by what, and of what duration it tells percentiles. */
export interface BoardDeclaration {
  /** Each question is in one of them, so that bars can stand upon each other. */
  parts: readonly Measure[];
  /** Counted beside them. */
  beside: readonly Measure[];
  /** The measure whose share of all is the board's rate. */
  rate: Measure | null;
  duration: "reply" | "closing" | null;
  by: readonly Grouping[];
}

/** The boards of both kinds (specification section 2: questions, reply times, closing rate, overdue items; of parts also what is asked about). */
export const BOARDS = {
  analyze: {
    parts: ["waiting", "replied", "closed"],
    beside: [],
    rate: null,
    duration: null,
    by: ["part", "series", "type", "store"],
  },
  all: {
    parts: ["waiting", "replied", "closed"],
    beside: [],
    rate: null,
    duration: null,
    by: ["type", "series", "area", "staff"],
  },
  time: {
    parts: ["quick", "middle", "slow", "unreplied"],
    beside: [],
    rate: "quick",
    duration: "reply",
    by: ["type", "series", "area", "staff"],
  },
  finish: {
    parts: ["adopted", "noted", "open"],
    beside: ["closed"],
    rate: "closed",
    duration: "closing",
    by: ["type", "series", "area", "staff"],
  },
  overtime: {
    parts: ["in-time", "late", "overdue"],
    beside: ["unanswered"],
    rate: "in-time",
    duration: "closing",
    by: ["type", "store", "area", "staff"],
  },
} as const satisfies Record<string, BoardDeclaration>;
export type Board = keyof typeof BOARDS;

/** Routes of the boards (specification section 2); technical questions have no analysis of parts. */
const BOARD_ROUTES = {
  part: {
    analyze: "PartQAAnalyze",
    all: "PartQASummaryAll",
    time: "PartQASummaryTime",
    finish: "PartQASummaryFinish",
    overtime: "PartQASummaryOvertime",
  },
  technical: {
    all: "TechQASummaryAll",
    time: "TechQASummaryTime",
    finish: "TechQASummaryFinish",
    overtime: "TechQASummaryOvertime",
  },
} as const satisfies Record<QuestionKind, Partial<Record<Board, string>>>;

/** Every board of every kind. */
export const EVERY_BOARD = [
  ...Object.entries(BOARD_ROUTES.part).map(([board, route]) => ({
    kind: "part" as const,
    board: board as Board,
    route,
  })),
  ...Object.entries(BOARD_ROUTES.technical).map(([board, route]) => ({
    kind: "technical" as const,
    board: board as Board,
    route,
  })),
];

/** All that a board counts of a kind of question; only consultations have a clock of minutes. */
export function measuresOf(kind: QuestionKind, board: Board): readonly Measure[] {
  const { parts, beside } = BOARDS[board];
  const all: Measure[] = ["asked", ...parts, ...beside];
  return kind === "technical" ? all : all.filter((one) => one !== "unanswered");
}

/** Route of a board. */
export function routeOf(kind: QuestionKind, board: Board): string {
  return EVERY_BOARD.find((one) => one.kind === kind && one.board === board)!.route;
}
