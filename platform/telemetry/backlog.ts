import type { Gauge } from "prom-client";
import type { Pool } from "@/kernel/ctx.ts";
import type { Metrics } from "./metrics.ts";

type Labels = Record<string, string>;
/** A value with its labels. */
type Reading = Labels & { value: number };

/** One gauge of what lies in the database; all its values come by one statement. */
interface Subject {
  name: string;
  help: string;
  labels: string[];
  read: (sql: Pool) => Promise<Reading[]>;
}

/** How long a reading serves further askers, milliseconds: several scrapers cost the database no more than one. */
const FRESH_MS = 2000;

/**
 * Sets the gauges of what waits in the database whenever metrics are read. They are the same in every process. Nothing that a person
 * types becomes a label. While the database is away there are no such values rather than old ones.
 */
export function watchBacklog(metrics: Metrics, sql: Pool): void {
  const gauges = SUBJECTS.map((subject) => ({
    subject,
    gauge: metrics.gauge(subject.name, subject.help, subject.labels) as Gauge<string>,
  }));
  let readAt = -Infinity;
  metrics.onRead(async () => {
    if (performance.now() - readAt < FRESH_MS) return;
    for (const { gauge } of gauges) gauge.reset();
    for (const { subject, gauge } of gauges) {
      const readings = await subject.read(sql);
      gauge.reset();
      for (const { value, ...labels } of readings) gauge.set(labels, Number(value));
    }
    readAt = performance.now();
  });
}

const SUBJECTS: Subject[] = [
  {
    name: "tis_outbox_unsent",
    help: "Events that the bus has not got yet",
    labels: [],
    read: (sql) => sql<Reading[]>`select count(*) as value from outbox where sent_at is null`,
  },
  {
    name: "tis_outbox_oldest_seconds",
    help: "Age of the oldest event that the bus has not got yet, 0 when there is none",
    labels: [],
    read: (sql) =>
      sql<Reading[]>`
        select coalesce(extract(epoch from now() - min(occurred_at)), 0)::float8 as value
        from outbox
        where sent_at is null`,
  },
  {
    name: "tis_consumer_lag",
    help: "Events sent or waiting that a consumer has not dealt with, as last measured",
    labels: ["consumer"],
    read: (sql) => sql<Reading[]>`select name as consumer, coalesce(lag, 0) as value from event_consumers`,
  },
  {
    name: "tis_consumer_lag_age_seconds",
    help: "Time since the lag of a consumer was measured; it grows when nobody relays or the bus is away",
    labels: ["consumer"],
    read: (sql) =>
      sql<Reading[]>`
        select name as consumer, extract(epoch from now() - measured_at)::float8 as value
        from event_consumers
        where measured_at is not null`,
  },
  {
    name: "tis_parked_events",
    help: "Events set aside by a consumer; waiting: dead letters, for staff to decide on",
    labels: ["consumer", "state"],
    read: (sql) =>
      sql<Reading[]>`
        select consumer, state, count(*) as value
        from parked_events
        where ended_at is null
        group by consumer, state`,
  },
  {
    name: "tis_topic_deviations",
    help:
      "Settings of a topic on Kafka that are otherwise than the portal makes them; harmful: events are lost or not written",
    labels: ["topic", "setting", "harmful"],
    read: (sql) =>
      sql<Reading[]>`
        select topic, d ->> 'setting' as setting, d ->> 'harmful' as harmful, 1 as value
        from event_topics, jsonb_array_elements(deviations) d`,
  },
  {
    name: "tis_work_items",
    help: "Long work that waits or runs, and what was given up in the last day",
    labels: ["kind", "state"],
    read: (sql) =>
      sql<Reading[]>`
        select kind, state, count(*) as value
        from work_items
        where state in ('waiting', 'running')
        group by kind, state
        union all
        select kind, state, count(*)
        from work_items
        where ended_at > now() - interval '1 day' and state = 'given-up'
        group by kind, state`,
  },
  {
    name: "tis_work_oldest_seconds",
    help: "How long the oldest work that is due has waited",
    labels: ["kind"],
    read: (sql) =>
      sql<Reading[]>`
        select kind, greatest(0, extract(epoch from now() - min(next_try_at)))::float8 as value
        from work_items
        where state = 'waiting'
        group by kind`,
  },
  {
    name: "tis_conversions",
    help: "What is made of files: pending, under way and failed",
    labels: ["kind", "state"],
    read: (sql) =>
      sql<Reading[]>`
        select kind, state, count(*) as value
        from file_conversions
        where state in ('pending', 'processing', 'failed')
        group by kind, state`,
  },
  {
    name: "tis_deliveries",
    help: "Mails and hand-overs that wait, and what was given up in the last day",
    labels: ["kind", "state"],
    read: (sql) =>
      sql<Reading[]>`
        select kind, 'waiting' as state, count(*) as value
        from deliveries
        where sent_at is null and given_up_at is null
        group by kind
        union all
        select kind, 'given-up', count(*)
        from deliveries
        where given_up_at > now() - interval '1 day'
        group by kind`,
  },
  {
    name: "tis_deliveries_oldest_seconds",
    help: "Age of the oldest mail or hand-over that waits",
    labels: ["kind"],
    read: (sql) =>
      sql<Reading[]>`
        select kind, extract(epoch from now() - min(created_at))::float8 as value
        from deliveries
        where sent_at is null and given_up_at is null
        group by kind`,
  },
  {
    name: "tis_uploads_open",
    help: "Resumable uploads that have not ended",
    labels: [],
    read: (sql) =>
      sql<Reading[]>`select count(*) as value from uploads where file_id is null and expires_at > now()`,
  },
  {
    name: "tis_job_age_seconds",
    help: "Time since the planned moment of a job's last run that ended well",
    labels: ["job"],
    read: (sql) =>
      sql<Reading[]>`
        select name as job, extract(epoch from now() - last_due)::float8 as value
        from clock_jobs
        where last_due is not null`,
  },
  {
    name: "tis_job_failing",
    help: "1 while the last run of a job failed",
    labels: ["job"],
    read: (sql) => sql<Reading[]>`select name as job, (error is not null)::int as value from clock_jobs`,
  },
  {
    name: "tis_user_sync_runs",
    help: "Runs of the synchronisation of people in the last day",
    labels: ["kind", "state"],
    read: (sql) =>
      sql<Reading[]>`
        select kind, state, count(*) as value
        from user_sync_runs
        where begun_at > now() - interval '1 day'
        group by kind, state`,
  },
  {
    name: "tis_db_connections",
    help: "Connections of the portal to the database, of all processes",
    labels: ["state"],
    read: (sql) =>
      sql<Reading[]>`
        select coalesce(state, 'unknown') as state, count(*) as value
        from pg_stat_activity
        where datname = current_database() and application_name like 'tis%'
        group by 1`,
  },
];
