import postgres from "postgres";
import { createDatabase } from "@/platform/database/create.ts";
import { startEmbedded } from "@/platform/database/embedded.ts";
import { clockStatements, type SetClock } from "./clock.ts";

const DATABASE = "answers";

export type Sql = postgres.Sql;

/** The database of a recording, on a server of its own. */
export interface RecordingDatabase {
  readonly url: string;
  readonly sql: Sql;
  setClock(clock: SetClock): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a server on the folder, with an empty database whose clock can be set. */
export async function startDatabase(folder: string): Promise<RecordingDatabase> {
  // Nobody tidies up by the way: pages show how large tables are.
  const settings = { fsync: "off", synchronous_commit: "off", autovacuum: "off" };
  const server = await startEmbedded(folder, { settings });
  await createDatabase(server.adminUrl, DATABASE);
  const url = server.urlOf(DATABASE);
  const sql = postgres(url, { max: 2, onnotice: () => {} });
  return {
    url,
    sql,
    async setClock(clock) {
      for (const statement of clockStatements(clock, DATABASE)) await sql.unsafe(statement);
    },
    async stop() {
      await sql.end();
      await server.stop();
    },
  };
}

/** Tables that reading a page may write to: what pages show of them is to be the same however many were read before. */
const READING_TRACES = ["operation_log", "login_log", "recent_vehicles", "messages"];

/** From here on no reading leaves a trace, and nobody asks too often. What the server thinks of its tables' sizes is exact. */
export async function holdStill(sql: Sql): Promise<void> {
  await sql`analyze`;
  await sql`create or replace function answers_nothing() returns trigger language plpgsql as 'begin return null; end'`;
  for (const table of READING_TRACES) {
    await sql`
      create trigger answers_hold before insert or update or delete on ${sql(table)}
      for each row execute function answers_nothing()`;
  }
  await countNoRates(sql);
}

/** The next row of the table has this number, which pages show: it is to be the same whoever of those at work comes in first. */
export async function numberNext(sql: Sql, table: string, number: number): Promise<void> {
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${number}, false)`;
}

/** Readings and changes are written again. */
export async function release(sql: Sql): Promise<void> {
  for (const table of READING_TRACES) await sql`drop trigger answers_hold on ${sql(table)}`;
}

/** The clock nearly stands still, so that a minute's limits would never end. */
async function countNoRates(sql: Sql): Promise<void> {
  await sql`
    create or replace function answers_first_hit() returns trigger language plpgsql
    as 'begin new.hits := 1; return new; end'`;
  await sql`
    create trigger answers_first_hit before update on rates
    for each row execute function answers_first_hit()`;
}

/**
 * Jobs that fetch people, of which those who are told of orders may be new: whether they come before an order is decided, and by
 * which of the two, would be chance.
 */
const FETCHING = { all: "sync-all-users", recent: "sync-recent-users" };

/** Keeps people from being fetched: the jobs count as done for the day of the recording. */
export async function holdPeople(sql: Sql): Promise<void> {
  for (const name of Object.values(FETCHING)) {
    await sql`insert into clock_jobs (name, last_due) values (${name}, '2026-11-18T23:59:00Z')`;
  }
}

/** Lets all people be fetched at the next start; the recent ones are among them. */
export async function releasePeople(sql: Sql): Promise<void> {
  await sql`delete from clock_jobs where name = ${FETCHING.all}`;
}

/** How much there is of what the portal does by itself; all of it stands still when nothing is left to do. */
async function doings(sql: Sql): Promise<{ open: number; done: string }> {
  const [row] = await sql<{ open: number; done: string }[]>`
    select (
        (select count(*) from outbox where sent_at is null)
        + (select count(*) from outbox o join event_consumers c on o.type = any(c.types)
          where o.sent_at is not null
            and not exists (select from event_receipts r where r.consumer = c.name and r.event_id = o.event_id)
            and not exists (select from parked_events p where p.consumer = c.name and p.event_id = o.event_id))
        + (select count(*) from work_items where state in ('waiting', 'running'))
        + (select count(*) from deliveries where sent_at is null and given_up_at is null)
        + (select count(*) from orders where state in ('waiting', 'handed_over'))
      )::int as open,
      concat_ws(' ', (select count(*) from event_receipts), (select count(*) from messages), (select count(*) from operation_log),
        (select count(*) from deliveries), (select count(*) from outbox), (select count(*) from clock_jobs where runner is null)) as done`;
  return row!;
}

const LOOK_MS = 500;

/** On a machine with much else to do, what a portal does at its first start takes minutes. */
const MAX_MS = 300_000;

/** Waits until the portal has nothing left to do by itself, at most this long; returns how many things are left open. */
export async function untilQuiet(sql: Sql, longestMs = MAX_MS): Promise<number> {
  const begun = performance.now();
  let before = "", same = 0, open = 0;
  while (performance.now() - begun < longestMs) {
    const now = await doings(sql);
    open = now.open;
    same = now.done === before ? same + 1 : 0;
    before = now.done;
    if (same >= 6 && open === 0) return 0;
    await new Promise((done) => setTimeout(done, LOOK_MS));
  }
  return open;
}
