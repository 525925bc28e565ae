import assert from "node:assert/strict";
import { connect } from "@/platform/database/connect.ts";
import { healthOf } from "@/platform/health.ts";
import { watchBacklog } from "@/platform/telemetry/backlog.ts";
import { openMetrics } from "@/platform/telemetry/metrics.ts";
import { watchHealth } from "@/platform/telemetry/watch_health.ts";
import { ensurePartitions } from "@/engines/partitions/ensure_partitions.ts";
import type { FileStore } from "@/kernel/ports/file_store.ts";
import { freshDatabase } from "../database.ts";
import { type Family, readOpenMetrics } from "./open_metrics.ts";

const answers = () => Promise.resolve(null);
const files = { stat: answers, put: answers, remove: answers } as unknown as FileStore;

function valueOf(families: Map<string, Family>, name: string, labels: Record<string, string> = {}) {
  const family = [...families.values()].find(({ samples }) => samples.some((one) => one.name === name));
  return family?.samples.find((one) =>
    one.name === name && Object.entries(labels).every(([key, value]) => one.labels[key] === value)
  )?.value;
}

Deno.test("metrics tell what waits in the database, of every kind and state", async () => {
  await using db = await freshDatabase();
  const { sql } = db;
  await ensurePartitions(sql, new Date());
  await sql`
    insert into outbox (occurred_at, event_id, topic, type, key, sequence, data, sent_at)
    select now() - interval '90 s', gen_random_uuid(), 'tis.epc.v1', 'epc.order-sent', '1', n, '{}', ${null}
    from generate_series(1, 3) n`;
  await sql`
    insert into event_consumers (name, types, topics, lag, measured_at)
    values ('push', '{}', '{}', 7, now() - interval '30 s')`;
  await sql`
    insert into parked_events
      (consumer, topic, key, event_id, type, sequence, occurred_at, envelope, state, parked_at, ended_at)
    select 'push', 'tis.epc.v1', '1', gen_random_uuid(), 'epc.order-sent', 1, now(), '{}', state, now(), ended
    from (values ('waiting', null::timestamptz), ('behind', null), ('behind', null), ('done', now())) s (state, ended)`;
  await sql`
    insert into work_items (kind, key, payload, state, created_at, next_try_at, ended_at)
    select 'convert', n::text, '{}', state, now(), now() - interval '60 s', ended
    from (
      values
        (1, 'waiting', null::timestamptz), (2, 'running', null), (3, 'done', now()), (4, 'given-up', now()),
        (5, 'given-up', now() - interval '2 days')
    ) s (n, state, ended)`;
  await sql`
    insert into deliveries (kind, idempotency_key, payload, created_at, next_try_at, sent_at, given_up_at)
    values
      ('mail', 'a', '{}', now() - interval '5 min', now(), null, null),
      ('http', 'b', '{}', now(), now(), null, now()),
      ('http', 'c', '{}', now(), now(), now(), null)`;
  await sql`
    insert into clock_jobs (name, last_due, error)
    values ('sync-all-users', now() - interval '1 h', 'gone'), ('retire-events', now(), null)`;
  await sql`insert into user_sync_runs (kind, state, begun_at) values ('full', 'failed', now())`;

  const metrics = openMetrics();
  watchBacklog(metrics, sql);
  const found = readOpenMetrics(await metrics.text());
  const value = (name: string, labels?: Record<string, string>) => valueOf(found, name, labels);
  assert.equal(value("tis_outbox_unsent"), 3);
  assert.ok(value("tis_outbox_oldest_seconds")! >= 90);
  assert.equal(value("tis_consumer_lag", { consumer: "push" }), 7);
  assert.ok(value("tis_consumer_lag_age_seconds", { consumer: "push" })! >= 30);
  assert.equal(value("tis_parked_events", { state: "waiting" }), 1);
  assert.equal(value("tis_parked_events", { state: "behind" }), 2);
  assert.equal(value("tis_parked_events", { state: "done" }), undefined);
  for (const state of ["waiting", "running", "given-up"]) {
    assert.equal(value("tis_work_items", { kind: "convert", state }), 1, state);
  }
  assert.equal(value("tis_work_items", { state: "done" }), undefined);
  assert.ok(value("tis_work_oldest_seconds", { kind: "convert" })! >= 60);
  assert.equal(value("tis_deliveries", { kind: "mail", state: "waiting" }), 1);
  assert.equal(value("tis_deliveries", { kind: "http", state: "given-up" }), 1);
  assert.equal(value("tis_deliveries", { kind: "http", state: "waiting" }), undefined);
  assert.ok(value("tis_deliveries_oldest_seconds", { kind: "mail" })! >= 300);
  assert.equal(value("tis_uploads_open"), 0);
  assert.ok(value("tis_job_age_seconds", { job: "sync-all-users" })! >= 3600);
  assert.equal(value("tis_job_failing", { job: "sync-all-users" }), 1);
  assert.equal(value("tis_job_failing", { job: "retire-events" }), 0);
  assert.equal(value("tis_user_sync_runs", { kind: "full", state: "failed" }), 1);
  assert.ok(value("tis_db_connections", { state: "active" })! >= 1);
});

Deno.test("statements are counted and timed in and outside of transactions, failed ones by their code", async () => {
  await using db = await freshDatabase();
  const metrics = openMetrics();
  const sql = connect(db.url, { pool: 2, onStatement: metrics.query });
  try {
    await sql`select 1`;
    await sql.begin(async (tx) => {
      await tx`select ${1}::int`;
      // A part of a statement is none.
      await tx`select 1 ${tx`where true`}`;
    });
    await assert.rejects(async () => await sql`select 1 / 0`);
    await assert.rejects(async () => await sql.begin((tx) => tx`select no_such_column`));
  } finally {
    await sql.end();
  }
  const found = readOpenMetrics(await metrics.text());
  assert.equal(valueOf(found, "tis_db_query_duration_seconds_count"), 5);
  assert.equal(valueOf(found, "tis_db_query_errors_total", { code: "22012" }), 1);
  assert.equal(valueOf(found, "tis_db_query_errors_total", { code: "42703" }), 1);
  assert.equal(valueOf(found, "tis_db_statements_open"), 0);
});

Deno.test("while the database is away metrics say so and tell no old figures", async () => {
  const sql = connect("postgres://tis:secret@127.0.0.1:9/tis", { pool: 1 });
  try {
    const metrics = openMetrics();
    watchHealth(metrics, healthOf("worker", { sql, files }));
    watchBacklog(metrics, sql);
    metrics.event("push", "effect", 0.01);
    const found = readOpenMetrics(await metrics.text());
    assert.equal(valueOf(found, "tis_part_up", { part: "database" }), 0);
    assert.equal(valueOf(found, "tis_part_up", { part: "files" }), 1);
    assert.equal(valueOf(found, "tis_consumer_lag"), undefined);
    assert.equal(valueOf(found, "tis_event_duration_seconds_count", { consumer: "push" }), 1);
  } finally {
    await sql.end({ timeout: 0 });
  }
});
