import type { Fragment } from "postgres";
import type { Ctx } from "@/kernel/ctx.ts";
import { today } from "@/kernel/today.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { ofArea } from "./areas.ts";
import type { Condition } from "@/engines/lists/filters.ts";
import { type LogRight, logScope, seesAll } from "./log_rows.ts";

/** What a board looks at: days in the stores' zones, both included, and whose. */
export interface BoardFilter {
  from?: string;
  to?: string;
  store?: string;
  area?: string;
}

/** Days of a board, `yyyy-MM-dd`, both included. */
export interface Period {
  from: string;
  to: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const momentOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
/** There is no year 0 in the database's calendar. */
const FIRST = momentOf("0001-01-01");
/** The day of a moment, never one before the first of the calendar. */
export const dayOf = (at: number) => new Date(Math.max(at, FIRST)).toISOString().slice(0, 10);

/** The asked days, healed: the last thirty, today with them, when nothing is asked; at most 92; never backwards. */
export function periodOf(ctx: Ctx, { from, to }: Pick<BoardFilter, "from" | "to">): Period {
  const last = to ??
    (from
      ? dayOf(Math.min(momentOf(today(ctx)), momentOf(from) + LIMITS.boardDaysDefault * DAY_MS))
      : today(ctx));
  const first = from ?? dayOf(momentOf(last) - (LIMITS.boardDaysDefault - 1) * DAY_MS);
  const [begin, end] = first <= last ? [first, last] : [last, first];
  return {
    from: dayOf(Math.max(momentOf(begin), momentOf(end) - (LIMITS.boardDays - 1) * DAY_MS)),
    to: end,
  };
}

/** Every day of a period. */
export function daysOf({ from, to }: Period): string[] {
  const count = (momentOf(to) - momentOf(from)) / DAY_MS + 1;
  return Array.from({ length: count }, (_, place) => dayOf(momentOf(from) + place * DAY_MS));
}

/** Rows of a view over the log within a period, over alias `l`: its moments are bounded so that its index serves. */
export function within({ sql }: Ctx, { from, to }: Period): Fragment {
  return sql`
    l.day between ${from}::date and ${to}::date
    and l.at >= ${from}::date - interval '1 day' and l.at < ${to}::date + interval '2 days'`;
}

/**
 * The condition that narrows a board to some stores, over alias `l`; null when it shows all, and may be read from what is counted already.
 */
export async function narrowing(
  ctx: Ctx,
  right: LogRight,
  { store, area }: BoardFilter,
): Promise<Condition | null> {
  const { sql } = ctx;
  if (!store && !area && seesAll(ctx, right)) return null;
  const scope = await logScope(ctx, right);
  return () =>
    sql`
    ${scope()}
    ${store ? sql`and l.org_code = ${store}` : sql``}
    ${area ? sql`and ${ofArea(ctx, area)}` : sql``}`;
}

/** Up to when a log is counted by day, as text (it may be `-infinity`): what is younger is counted from its rows. */
export async function countedUntil({ sql }: Ctx, log: "login_log" | "operation_log"): Promise<string> {
  const [row] = await sql<{ until: string }[]>`
    select counted_until::text as until from log_counts where log = ${log}`;
  return row!.until;
}
