import type { Ctx } from "@/kernel/ctx.ts";
import { questionScope } from "../question_rights.ts";
import { counts } from "./measures.ts";

/** An area with what is open there. */
export interface WallArea {
  /** `-`: stores without one. */
  code: string;
  name: string;
  open: number;
  overdue: number;
  unanswered: number;
}

/** A question that somebody is waited for. */
export interface WallQuestion {
  id: number;
  code: string;
  title: string;
  storeName: string;
  urgent: boolean;
  waitedMinutes: number;
}

/** What a control room looks at. */
export interface WallBoard {
  at: Date;
  open: number;
  overdue: number;
  unanswered: number;
  approvals: number;
  /** Events of each of the last thirty whole minutes, the latest last. */
  minutes: number[];
  areas: WallArea[];
  /** The area that is looked at now; null where nothing is open. */
  area: WallArea | null;
  /** The area that follows. */
  next: string | null;
  waiting: WallQuestion[];
}

const MINUTES = 30;
const MINUTE_MS = 60_000;
/** Rows of areas and questions that fit without scrolling. */
const ROWS = 6;
/** Events are counted back from the last, so that no month is read as a whole. */
const EVENTS = 50_000;

/** The wall board within the reader's scope. @param asked code of the area to look at; left out or unknown: the first */
export async function readWallBoard(ctx: Ctx, asked?: string): Promise<WallBoard> {
  const { sql } = ctx;
  const [areas, approvals, minutes] = await Promise.all([
    openByArea(ctx),
    countApprovals(ctx),
    countEvents(ctx),
  ]);
  const place = Math.max(0, areas.findIndex(({ code }) => code === asked));
  const area = areas[place] ?? null;
  const at = ctx.clock();
  const waiting = area === null ? [] : await sql<WallQuestion[]>`
    select q.id::int, x.code, x.title, name_in(o.names, ${ctx.chain as string[]}) as store_name, q.urgent,
      floor(extract(epoch from ${at}::timestamptz - q.waiting_since) / 60)::int as waited_minutes
    from question_figures q join questions x on x.id = q.id join orgs o on o.code = q.store_code
    where q.waiting_since is not null and coalesce(q.area_code, '-') = ${area.code} and ${
    questionScope(ctx, "easyboard:view")
  }
    order by q.urgent desc, q.waiting_since
    limit ${ROWS}`;
  const sum = (of: "open" | "overdue" | "unanswered") => areas.reduce((all, one) => all + one[of], 0);
  return {
    at,
    open: sum("open"),
    overdue: sum("overdue"),
    unanswered: sum("unanswered"),
    approvals,
    minutes,
    areas: inSight(areas, place),
    area,
    next: areas.length > 1 ? areas[(place + 1) % areas.length]!.code : null,
    waiting: [...waiting],
  };
}

/** As many areas as fit, the one at `place` among them. */
function inSight(areas: readonly WallArea[], place: number): WallArea[] {
  const first = Math.floor(place / ROWS) * ROWS;
  return areas.slice(first, first + ROWS);
}

async function openByArea(ctx: Ctx): Promise<WallArea[]> {
  const { sql } = ctx;
  const count = (measure: "overdue" | "unanswered") =>
    sql`count(*) filter (where ${counts(ctx, "technical", measure)})::int as ${sql(measure)}`;
  const rows = await sql<WallArea[]>`
    select coalesce(q.area_code, '-') as code, coalesce(name_in(g.names, ${ctx
    .chain as string[]}), '') as name, count(*)::int as open,
      ${count("overdue")}, ${count("unanswered")}
    from question_figures q left join sales_areas g on g.code = q.area_code
    where ${counts(ctx, "technical", "open")} and ${questionScope(ctx, "easyboard:view")}
    group by q.area_code, g.names
    order by overdue desc, open desc, code`;
  return rows.map((row) => ({
    ...row,
    name: row.name || (row.code === "-" ? ctx.t("qa.wall_no_area") : row.code),
  }));
}

/** Documents of all kinds that wait for an approver, whoever that is. */
async function countApprovals({ sql }: Ctx): Promise<number> {
  const [row] = await sql<[{ waiting: number }]>`
    select count(*)::int as waiting from document_revisions
    where submit_state = 1 and discard = 1 and department_code is not null`;
  return row.waiting;
}

async function countEvents({ sql, clock }: Ctx): Promise<number[]> {
  const until = Math.floor(clock().getTime() / MINUTE_MS) * MINUTE_MS;
  const since = new Date(until - MINUTES * MINUTE_MS);
  const rows = await sql<{ minute: number; events: number }[]>`
    select floor(extract(epoch from l.occurred_at - ${since}::timestamptz) / 60)::int as minute, count(*)::int as events
    from (select occurred_at from outbox order by id desc limit ${EVENTS}) l
    where l.occurred_at >= ${since} and l.occurred_at < ${new Date(until)}
    group by 1`;
  const minutes = new Array<number>(MINUTES).fill(0);
  for (const { minute, events } of rows) minutes[minute] = events;
  return minutes;
}
