import type { Fragment } from "postgres";
import { z } from "zod";
import type { Right } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { dayText } from "@/kernel/day_text.ts";
import type { Period } from "@/services/logs/board_source.ts";
import { holderOrNull } from "@/kernel/access/actor.ts";
import type { QuestionKind } from "../advance_question.ts";
import { questionScope } from "../question_rights.ts";
import { isFactory } from "../rows.ts";
import { type Board, routeOf } from "./board_declarations.ts";

const day = dayText().optional().catch(undefined);
const code = z.string().trim().min(1).max(60).optional().catch(undefined);

/** What a board is asked for; days are those of asking, in the reader's zone. */
export const boardFilter = z.object({
  from: day,
  to: day,
  market: code,
  area: code,
  store: code,
  series: code,
  type: code,
});
export type BoardFilter = z.infer<typeof boardFilter>;

/** Zone of the reader's days. */
export function zoneOf(ctx: Ctx): string {
  return holderOrNull(ctx)?.zone ?? "UTC";
}

/** Questions `q` that a board counts: of its kind and period, asked for, and within the reader's scope. Areas narrow for the factory alone. */
export function factsOf(
  ctx: Ctx,
  kind: QuestionKind,
  board: Board,
  filter: BoardFilter,
  { from, to }: Period,
): Fragment {
  const { sql } = ctx;
  const zone = zoneOf(ctx);
  const { market, area, store, series, type } = filter;
  return sql`
    question_figures q
    where q.kind = ${kind} and ${questionScope(ctx, `${routeOf(kind, board)}:view` as Right)}
      and q.asked_at >= (${from}::date)::timestamp at time zone ${zone}
      and q.asked_at < (${to}::date + 1)::timestamp at time zone ${zone}
      ${market ? sql`and q.market_code = ${market}` : sql``}
      ${area && isFactory(ctx) ? sql`and coalesce(q.area_code, '-') = ${area}` : sql``}
      ${store ? sql`and q.store_code = ${store}` : sql``}
      ${series ? sql`and q.series_code = ${series}` : sql``}
      ${type ? sql`and q.type_code = ${type}` : sql``}`;
}
