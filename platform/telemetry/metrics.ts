import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { withTimeout } from "../with_timeout.ts";

/** What one process counts, in the OpenMetrics text format. What lies in the database is read when it is asked for. */
export interface Metrics {
  readonly registry: Registry;
  /** Counts an answered request: `what` is an operation or page of the catalogue, never a path as typed. */
  request(what: string, method: string, status: number, seconds: number): void;
  /** A statement was asked for; what it returns is called once at its end, with the database's error code if it failed. */
  query(): (errorCode: string | null) => void;
  /** Counts an event that a consumer dealt with, by its outcome. */
  event(consumer: string, outcome: string, seconds: number): void;
  /** Counts events handed over to the bus. */
  sent(count: number): void;
  /** Counts a run of long work by its outcome. */
  work(kind: string, outcome: string, seconds: number): void;
  /** Consumers that run in this process: what alerts ask of them is counted from zero on, not from the first time on. */
  consumers(names: readonly string[]): void;
  /** Kinds of long work that this process does, likewise. */
  kinds(names: readonly string[]): void;
  /** A gauge that is set when the metrics are read. */
  gauge<Label extends string = never>(name: string, help: string, labels?: readonly Label[]): Gauge<Label>;
  /** Called before each reading, to set gauges. What fails or takes too long is passed over. */
  onRead(refresh: () => Promise<void> | void): void;
  /** All of it as text. */
  text(): Promise<string>;
}

/** Seconds; the specification's longest waits are minutes. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const QUERY_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 15];
const EVENT_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5];
const WORK_BUCKETS = [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300, 900];
/** Methods counted by their name. A visitor may send any word as one, and each would be kept for good. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
/**
 * A series that begins with its first fault has not increased yet: alerts (deploy/prometheus) would miss the first burst. So those that they
 * name stand at zero from the start. Disk full, too many connections, deadlock; outcomes of events and of long work; classes of status.
 */
const AT_ZERO = {
  codes: ["53100", "53300", "40P01"],
  events: ["parked", "away"],
  work: ["done", "failed", "given-up"],
  statuses: ["2xx", "3xx", "4xx", "5xx"],
};
/** Longest that a reading waits for one of those that set gauges, milliseconds. */
const REFRESH_MS = 3000;

const RESIDENT_MEMORY = "process_resident_memory_bytes";
/** The client reads these in /proc, which is closed to a role process: watch_process.ts asks its launcher for them. */
const IN_PROC = [
  ...[RESIDENT_MEMORY, "process_virtual_memory_bytes", "process_heap_bytes"],
  ...["process_open_fds", "process_max_fds"],
];

/** Makes the metrics of a process, those of memory, event loop and handles among them. */
export function openMetrics(): Metrics {
  const registry = new Registry<typeof Registry.OPENMETRICS_CONTENT_TYPE>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  const registers = [registry] as unknown as Registry[];
  collectDefaultMetrics({ register: registers[0]! });
  for (const name of IN_PROC) registry.removeSingleMetric(name);
  const histogram = <Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    buckets: number[],
  ) => new Histogram({ name, help, labelNames, buckets, registers });
  const requests = histogram(
    "tis_http_request_duration_seconds",
    "Answered requests by operation or page, method and class of status",
    ["what", "method", "status"],
    REQUEST_BUCKETS,
  );
  // Beside the histogram, whose operations and pages are too many to stand at zero.
  const answered = new Counter({
    name: "tis_http_requests",
    help: "Answered requests by class of status",
    labelNames: ["status"],
    registers,
  });
  for (const status of AT_ZERO.statuses) answered.inc({ status }, 0);
  const queries = histogram(
    "tis_db_query_duration_seconds",
    "Statements to the database, the wait for a connection included",
    [],
    QUERY_BUCKETS,
  );
  const events = histogram(
    "tis_event_duration_seconds",
    "Events that came to a consumer, by outcome",
    ["consumer", "outcome"],
    EVENT_BUCKETS,
  );
  const work = histogram(
    "tis_work_duration_seconds",
    "Runs of long work by outcome",
    ["kind", "outcome"],
    WORK_BUCKETS,
  );
  const failures = new Counter({
    name: "tis_db_query_errors",
    help: "Statements that failed, by the database's error code",
    labelNames: ["code"],
    registers,
  });
  for (const code of AT_ZERO.codes) failures.inc({ code }, 0);
  const sent = new Counter({
    name: "tis_events_sent",
    help: "Events that this process handed over to the bus",
    registers,
  });
  const open = new Gauge({
    name: "tis_db_statements_open",
    help: "Statements that run or wait for a connection in this process",
    registers,
  });
  const memory = new Gauge({
    name: RESIDENT_MEMORY,
    help: "Resident memory size in bytes.",
    registers,
  });
  const refreshers: (() => Promise<void> | void)[] = [];
  const failing = new Set<unknown>();
  return {
    registry: registers[0]!,
    request(what, sent, code, seconds) {
      const method = METHODS.has(sent) ? sent : "other";
      const status = `${Math.floor(code / 100)}xx`;
      requests.observe({ what, method, status }, seconds);
      answered.inc({ status });
    },
    query() {
      const begun = performance.now();
      open.inc();
      return (errorCode) => {
        open.dec();
        queries.observe((performance.now() - begun) / 1000);
        if (errorCode !== null) failures.inc({ code: errorCode });
      };
    },
    event: (consumer, outcome, seconds) => events.observe({ consumer, outcome }, seconds),
    sent: (count) => sent.inc(count),
    work: (kind, outcome, seconds) => work.observe({ kind, outcome }, seconds),
    consumers(names) {
      for (const consumer of names) for (const outcome of AT_ZERO.events) events.zero({ consumer, outcome });
    },
    kinds(names) {
      for (const kind of names) for (const outcome of AT_ZERO.work) work.zero({ kind, outcome });
    },
    gauge: (name, help, labels = []) => new Gauge({ name, help, labelNames: labels, registers }),
    onRead: (refresh) => void refreshers.push(refresh),
    async text() {
      memory.set(Deno.memoryUsage().rss);
      await Promise.all(refreshers.map(async (refresh) => {
        try {
          await withTimeout(REFRESH_MS, Promise.resolve(refresh()));
          failing.delete(refresh);
        } catch (error) {
          // Told once: while the database is away it would be at every reading.
          if (!failing.has(refresh)) console.warn("metrics are not complete:", error);
          failing.add(refresh);
        }
      }));
      return await registers[0]!.metrics();
    },
  };
}
