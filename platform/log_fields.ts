import { AsyncLocalStorage } from "node:async_hooks";
import { trace } from "@opentelemetry/api";

/** What an entry of the log belongs to. Codes, never people's names. */
export interface LogFields {
  requestId?: string;
  userCode?: string;
  eventId?: string;
  consumer?: string;
  work?: string;
  job?: string;
}

const fields = new AsyncLocalStorage<LogFields>();

/** Runs work whose entries in the log carry the fields, beside those of what it runs in. */
export function withLogFields<T>(more: LogFields, work: () => T): T {
  return fields.run({ ...fields.getStore(), ...more }, work);
}

/** The fields of what is running now, with the trace it belongs to where tracing is on. */
export function logFields(): LogFields & { traceId?: string; spanId?: string } {
  const span = trace.getActiveSpan()?.spanContext();
  return { ...fields.getStore(), ...(span ? { traceId: span.traceId, spanId: span.spanId } : {}) };
}
