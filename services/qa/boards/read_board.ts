import type { Ctx } from "@/kernel/ctx.ts";
import { dayOf, daysOf, type Period, periodOf } from "@/services/logs/board_source.ts";
import type { QuestionKind } from "../advance_question.ts";
import { isFactory } from "../rows.ts";
import { type Board, BOARDS, type Grouping, measuresOf } from "./board_declarations.ts";
import { type BoardFilter, factsOf } from "./board_facts.ts";
import { namesOf } from "./names_of.ts";
import { type Figures, readFigures } from "./read_figures.ts";

/** Figures of the questions that have something in common, with the same of the period before. */
export interface Group extends Figures {
  /** `-`: what has none. */
  code: string;
  name: string;
  before: number;
}

export interface QuestionBoard {
  period: Period;
  /** As long, and just before. */
  periodBefore: Period;
  total: Figures;
  before: Figures;
  days: { day: string; counts: Figures["counts"] }[];
  groups: { by: Grouping; rows: Group[] }[];
}

/** Groups that a board shows of each kind, the largest first. */
const GROUPS_SHOWN = 12;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The period as long as one that ends where it begins. */
export function periodBefore(period: Period): Period {
  const shift = daysOf(period).length * DAY_MS;
  const earlier = (day: string) => dayOf(Date.parse(`${day}T00:00:00Z`) - shift);
  return { from: earlier(period.from), to: earlier(period.to) };
}

/** A board within the reader's scope; a period beyond 92 days is cut. @param shown groups of each kind */
export async function readBoard(
  ctx: Ctx,
  kind: QuestionKind,
  board: Board,
  filter: BoardFilter,
  shown = GROUPS_SHOWN,
): Promise<QuestionBoard> {
  const period = periodOf(ctx, filter);
  const earlier = periodBefore(period);
  const by = BOARDS[board].by.filter((grouping) => grouping !== "area" || isFactory(ctx));
  const [now, then] = await Promise.all([
    readFigures(ctx, kind, board, () => factsOf(ctx, kind, board, filter, period), by, true),
    readFigures(ctx, kind, board, () => factsOf(ctx, kind, board, filter, earlier), by, false),
  ]);
  const none: Figures = {
    counts: Object.fromEntries(measuresOf(kind, board).map((one) => [one, 0])),
    percentiles: null,
  };
  const dayOf = new Map(now.get("day")!.map((one) => [one.code, one]));
  const groups = await Promise.all(by.map(async (grouping) => {
    const before = new Map(then.get(grouping)!.map((one) => [one.code, one.counts.asked!]));
    const rows = now.get(grouping)!
      .sort((one, other) => other.counts.asked! - one.counts.asked! || (one.code < other.code ? -1 : 1))
      .slice(0, shown);
    const names = await namesOf(ctx, kind, grouping, rows.map(({ code }) => code));
    return {
      by: grouping,
      rows: rows.map((row) => ({
        ...row,
        name: names.get(row.code) || (row.code === "-" ? ctx.t("qa.board_none") : row.code),
        before: before.get(row.code) ?? 0,
      })),
    };
  }));
  return {
    period,
    periodBefore: earlier,
    total: now.get("total")![0] ?? none,
    before: then.get("total")![0] ?? none,
    days: daysOf(period).map((day) => ({ day, counts: dayOf.get(day)?.counts ?? none.counts })),
    groups,
  };
}
