import {
  type Attributes,
  type Context,
  context,
  ROOT_CONTEXT,
  type Span,
  type SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { spanContextOf } from "./traceparent.ts";

/** A span of the program's own, in the trace that a request began elsewhere or in another process. */
export interface SpanParts {
  name: string;
  kind: SpanKind;
  /** W3C `traceparent` of what caused it; null begins a trace. */
  traceparent: string | null;
  attributes?: Attributes;
}

/** Does work as a span; without tracing (OTEL_DENO) it just does the work. */
export function inSpan<T>(parts: SpanParts, work: () => Promise<T>): Promise<T> {
  const parent = parentOf(parts.traceparent);
  const { name, kind, attributes } = parts;
  return tracer().startActiveSpan(name, { kind, attributes }, parent, async (span) => {
    try {
      return await work();
    } catch (error) {
      fail(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Begins spans side by side for things that are done together; what it returns ends them all. */
export function startSpans(all: readonly SpanParts[]): (error?: unknown) => void {
  const spans = all.map(({ name, kind, traceparent, attributes }) =>
    tracer().startSpan(name, { kind, attributes }, parentOf(traceparent))
  );
  return (error) => {
    for (const span of spans) {
      if (error !== undefined) fail(span, error);
      span.end();
    }
  };
}

function tracer() {
  return trace.getTracer("tis");
}

function parentOf(traceparent: string | null): Context {
  const parent = spanContextOf(traceparent);
  return parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : context.active();
}

function fail(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : "error" });
}
