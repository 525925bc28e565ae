import assert from "node:assert/strict";
import { retireEvents } from "@/engines/events/retire.ts";
import { expireExports } from "@/engines/exports/delete_export.ts";
import { endDone } from "@/engines/exports/end_export.ts";
import { deleteEndedWork } from "@/engines/work/delete_ended_work.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { readConfig } from "@/platform/config.ts";
import { environment } from "@/platform/environment.ts";
import { forgetEnded } from "@/services/entry/forget_ended.ts";
import { beginRun } from "@/services/user_sync/runs.ts";
import { openTestPortal } from "../entry/portal.ts";

const NOW = new Date("2031-06-15T12:00:00Z");
const HOUR_MS = 3_600_000;

/** Two things that ended: one just within what is kept, one just beyond it. */
type Ages = readonly { name: "within" | "beyond"; at: Date }[];

interface Stage {
  /** With the retention of the variable, at `NOW`. */
  ctx: Ctx;
  /** Of anybody, for rows that need a person. */
  userId: number;
  ages: Ages;
}

/** For each variable: writes something of each age into what it keeps, has it cleared away, and tells what is left, by table. */
const STORIES: Record<string, (stage: Stage) => Promise<Record<string, string[]>>> = {
  async KEEP_EVENTS_MONTHS({ ctx, ages }) {
    const { sql } = ctx;
    for (const { at } of ages) {
      await sql`select ensure_partitions(${at.toISOString().slice(0, 10)}::text::date)`;
    }
    await retireEvents(ctx);
    const left = async (table: string) => {
      const partitions = await sql<{ name: string }[]>`
        select c.relname as name
        from pg_inherits i
        join pg_class c on c.oid = i.inhrelid
        where i.inhparent = ${table}::text::regclass`;
      const months = partitions.map(({ name }) => name.slice(-6));
      return namesOf(ages, ({ at }) => months.includes(at.toISOString().slice(0, 7).replace("-", "")));
    };
    return { outbox: await left("outbox"), event_receipts: await left("event_receipts") };
  },
  async KEEP_PARKED_DAYS({ ctx, ages }) {
    const { sql } = ctx;
    for (const { name, at } of ages) {
      await sql`
        insert into parked_events
          (consumer, topic, key, event_id, type, sequence, occurred_at, envelope, state, parked_at, ended_at)
        values (${name}, 't', 'k', gen_random_uuid(), 'a.b', 1, ${at}, '{}', 'done', ${at}, ${at})`;
      await sql`
        insert into event_replays (consumer, way, with_skipped, counted, place, last_place, state, asked_at, ended_at)
        values (${name}, 'period', false, 1, 0, 1, 'done', ${at}, ${at})`;
    }
    await retireEvents(ctx);
    return {
      parked_events: await column(ctx, "parked_events", "consumer"),
      event_replays: await column(ctx, "event_replays", "consumer"),
    };
  },
  async KEEP_WORK_DAYS({ ctx, ages }) {
    for (const { name, at } of ages) {
      await ctx.sql`
        insert into work_items (kind, key, payload, state, created_at, next_try_at, ended_at)
        values ('kept', ${name}, '{}', 'done', ${at}, ${at}, ${at})`;
    }
    await deleteEndedWork(ctx);
    return { work_items: await column(ctx, "work_items", "key") };
  },
  async KEEP_SYNC_RUNS_DAYS({ ctx, ages }) {
    for (const { name, at } of ages) {
      await ctx.sql`
        insert into user_sync_runs (kind, state, begun_at, ended_at, reason)
        values ('recent', 'failed', ${at}, ${at}, ${ctx.sql.json({ key: name, params: {} })})`;
    }
    await beginRun(ctx, "recent", null);
    const left = await ctx.sql<{ name: string }[]>`
      select reason ->> 'key' as name from user_sync_runs where reason is not null order by id`;
    return { user_sync_runs: left.map(({ name }) => name) };
  },
  async KEEP_EXPORTS_DAYS({ ctx, userId, ages }) {
    const { sql } = ctx;
    for (const { name, at } of ages) {
      const [id, fileId] = [ctx.newId(), ctx.newId()];
      await sql`insert into file_objects (key, sha256, size, claimed_at) values (${fileId}, ${
        "0".repeat(64)
      }, 1, ${at})`;
      await sql`
        insert into files (id, key, sha256, size, media_type, name, place, created_at)
        values (${fileId}, ${fileId}, ${"0".repeat(64)}, 1, 'text/csv', ${name}, 'export', ${at})`;
      const task = {
        ...{ id, userId, kind: "orders", query: "", edition: "domestic", lang: "zh_CN" },
        ...{ state: "processing", version: 1, requestedAt: at },
      };
      await sql`insert into export_tasks ${sql(task)}`;
      await ctx.tx((tx) =>
        endDone({ ...tx, clock: () => at }, { exportId: id, version: 1 }, { id: fileId, name }, 1)
      );
    }
    await expireExports(ctx);
    const left = await sql<{ name: string }[]>`
      select f.name from export_tasks t join files f on f.id = t.file_id order by t.requested_at desc`;
    return { export_tasks: left.map(({ name }) => name) };
  },
  async KEEP_ENDED_DAYS({ ctx, userId, ages }) {
    const { sql } = ctx;
    for (const { name, at } of ages) {
      const token = new TextEncoder().encode(name);
      const shared = { userId, edition: "domestic", lang: "zh_CN" };
      const session = { ...shared, tokenHash: token, entry: "login", brand: "velaro", agent: name };
      const life = { startedAt: at, lastSeenAt: at, endedAt: at, endReason: "logged-out" };
      await sql`insert into sessions ${sql({ ...session, ...life })}`;
      await sql`
        insert into mail_links (token_hash, user_id, purpose, email, created_at, expires_at)
        values (${token}, ${userId}, 'reset-password', ${name}, ${at}, ${at})`;
      const task = { ...shared, id: ctx.newId(), kind: "orders", query: name, state: "failed" };
      const ends = { reason: "exports.reason.fault", requestedAt: at, endedAt: at };
      await sql`insert into export_tasks ${sql({ ...task, ...ends })}`;
    }
    await forgetEnded(ctx);
    await expireExports(ctx);
    return {
      sessions: await column(ctx, "sessions", "agent"),
      mail_links: await column(ctx, "mail_links", "email"),
      export_tasks: await column(ctx, "export_tasks", "query"),
    };
  },
};

function namesOf(ages: Ages, holds: (age: Ages[number]) => boolean): string[] {
  return ages.filter(holds).map(({ name }) => name);
}

async function column({ sql }: Ctx, table: string, name: string): Promise<string[]> {
  const rows = await sql<{ value: string }[]>`select ${sql(name)} as value from ${sql(table)} order by 1`;
  return rows.map(({ value }) => value);
}

/** The two ages around so many months or days before `NOW`; of months the one of today does not count. */
function agesAround(variable: string, value: number): Ages {
  const months = (count: number) => new Date(Date.UTC(NOW.getUTCFullYear(), NOW.getUTCMonth() - count, 10));
  const days = (hours: number) => new Date(NOW.getTime() - value * 24 * HOUR_MS - hours * HOUR_MS);
  return variable.endsWith("_MONTHS")
    ? [{ name: "within", at: months(value) }, { name: "beyond", at: months(value + 1) }]
    : [{ name: "within", at: days(-1) }, { name: "beyond", at: days(1) }];
}

Deno.test("each variable that keeps something has a story here", () => {
  const variables = Object.keys(environment.shape).filter((name) => name.startsWith("KEEP_"));
  assert.deepEqual(Object.keys(STORIES).sort(), variables.sort());
});

for (const [variable, story] of Object.entries(STORIES)) {
  // Shorter and longer than where nothing is set.
  for (const value of variable.endsWith("_MONTHS") ? [1, 14] : [3, 400]) {
    Deno.test(`${variable}=${value} keeps what is within it, and nothing beyond`, async () => {
      const { retention } = readConfig({ [variable]: String(value) });
      await using portal = await openTestPortal();
      const ctx = portal.ctxWith({ retention, clock: () => NOW });
      for (const table of ["sessions", "mail_links", "user_sync_runs"]) {
        await ctx.sql`delete from ${ctx.sql(table)}`;
      }
      const [user] = await ctx.sql<{ id: number }[]>`select id from users order by id limit 1`;
      const left = await story({ ctx, userId: Number(user!.id), ages: agesAround(variable, value) });
      assert.ok(Object.keys(left).length > 0);
      for (const [table, names] of Object.entries(left)) assert.deepEqual(names, ["within"], table);
    });
  }
}

Deno.test("what a process works with is what its variables say", async () => {
  const { ctxOfStores } = await import("@/platform/ctx_of_stores.ts");
  const given = Object.fromEntries(Object.keys(STORIES).map((name, place) => [name, String(place + 2)]));
  const config = readConfig(given);
  const stores = { config, clock: { now: () => NOW }, signals: { signal() {} } };
  const { retention } = ctxOfStores(stores as never, new Map())();
  assert.deepEqual(Object.values(retention).sort(), [2, 3, 4, 5, 6, 7]);
});
