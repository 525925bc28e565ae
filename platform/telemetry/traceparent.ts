import { type SpanContext, trace, TraceFlags } from "@opentelemetry/api";

/** W3C Trace Context, section 3.2: version 00, trace id, parent id, flags; ids of zeros are none. */
const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

/**
 * The trace that what runs now belongs to, as a W3C `traceparent`: that of the active span where tracing is on, else the one the
 * sender gave, else null.
 */
export function traceparentOf(given: string | null): string | null {
  const span = trace.getActiveSpan()?.spanContext();
  if (span) {
    const flags = (span.traceFlags & TraceFlags.SAMPLED).toString(16).padStart(2, "0");
    return `00-${span.traceId}-${span.spanId}-${flags}`;
  }
  return given !== null && TRACEPARENT.test(given) ? given : null;
}

/** What a `traceparent` names, as the parent of further spans; null when it is none. */
export function spanContextOf(traceparent: string | null): SpanContext | null {
  const found = traceparent === null ? null : TRACEPARENT.exec(traceparent);
  if (!found) return null;
  const [, traceId, spanId, flags] = found;
  return {
    traceId: traceId!,
    spanId: spanId!,
    traceFlags: parseInt(flags!, 16) & TraceFlags.SAMPLED,
    isRemote: true,
  };
}
