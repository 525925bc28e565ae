import type { Fragment } from "postgres";
import type { Ctx } from "@/kernel/ctx.ts";
import { atTurn, notAtTurn } from "./turn_words.ts";

/** What of a list is of one part alone, so that the others are not looked for. */
const OPEN: Readonly<Record<string, readonly string[]>> = {
  queue: ["drafts", "overdue"],
  state: ["pending", "replied", "submitted"],
  measure: ["waiting", "replied", "open", "overdue", "unanswered"],
};
const CLOSED: Readonly<Record<string, readonly string[]>> = {
  state: ["closed"],
  measure: ["closed", "adopted", "noted", "late"],
};

/** The parts of a list of questions in the order of the queue, as far as its filters leave any: what waits for whoever reads, what else is open, what is closed. */
export function queueParts(ctx: Ctx, filter: Readonly<Record<string, unknown>>): readonly Fragment[] | null {
  const { sql } = ctx;
  // Words leave few, found once and then sorted.
  if (filter.keyword) return null;
  const says = (values: typeof OPEN) =>
    Object.entries(values).some(([name, some]) => some.includes(String(filter[name])));
  if (filter.queue === "turn" || says(CLOSED)) return [];
  const open = [atTurn(ctx), sql`(q.stage <> 'closed' and ${notAtTurn(ctx)})`];
  return says(OPEN) ? open : [...open, sql`q.stage = 'closed'`];
}
