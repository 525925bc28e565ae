import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

/** What one process counts, in the OpenMetrics text format. What lies in the database is read when it is asked for. */
export interface Metrics {
  readonly registry: Registry;
  /** Counts an answered request: `what` is an operation or page of the catalogue, never a path as typed. */
  request(what: string, method: string, status: number, seconds: number): void;
  /** Counts a statement, and a failed one by its code. */
  query(seconds: number, errorCode?: string): void;
  /** A gauge that is set when the metrics are read. */
  gauge<Label extends string = never>(name: string, help: string, labels?: readonly Label[]): Gauge<Label>;
}

/** Seconds; the specification's longest waits are minutes. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const QUERY_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 15];

/** Makes the metrics of a process, those of memory, event loop and handles among them. */
export function openMetrics(): Metrics {
  const registry = new Registry<typeof Registry.OPENMETRICS_CONTENT_TYPE>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  const registers = [registry] as unknown as Registry[];
  collectDefaultMetrics({ register: registers[0]! });
  const requests = new Histogram({
    name: "tis_http_request_duration_seconds",
    help: "Answered requests by operation or page, method and class of status",
    labelNames: ["what", "method", "status"],
    buckets: REQUEST_BUCKETS,
    registers,
  });
  const queries = new Histogram({
    name: "tis_db_query_duration_seconds",
    help: "Statements to the database",
    buckets: QUERY_BUCKETS,
    registers,
  });
  const failures = new Counter({
    name: "tis_db_query_errors",
    help: "Statements that failed, by the database's error code",
    labelNames: ["code"],
    registers,
  });
  return {
    registry: registers[0]!,
    request(what, method, status, seconds) {
      requests.observe({ what, method, status: `${Math.floor(status / 100)}xx` }, seconds);
    },
    query(seconds, errorCode) {
      queries.observe(seconds);
      if (errorCode !== undefined) failures.inc({ code: errorCode });
    },
    gauge: (name, help, labels = []) => new Gauge({ name, help, labelNames: labels, registers }),
  };
}
