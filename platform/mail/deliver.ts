import { drainMails, type DrainTools } from "@/engines/mails/drain_mails.ts";
import { SpanKind } from "@opentelemetry/api";
import { withLogFields } from "../log_fields.ts";
import { Rounds } from "../rounds.ts";
import { inSpan } from "../telemetry/span.ts";

/** Pause between two looks for mails that are due, milliseconds. */
const PAUSE_MS = 1000;

/** Sends what waits in `deliveries` until stopped; stopping waits for the mail on its way. */
export function deliverMails(tools: DrainTools): { stop: () => Promise<void> } {
  const rounds = new Rounds({
    round: async (signal) => void await drainMails({ around: inRunOf, ...tools, signal }),
    pauseMs: () => PAUSE_MS,
    failed: "mails not delivered",
  });
  return { stop: () => rounds.stop() };
}

const inRunOf: DrainTools["around"] = ({ requestId, traceparent }, send) =>
  withLogFields(
    { requestId },
    () => inSpan({ name: "send mail", kind: SpanKind.PRODUCER, traceparent }, send),
  );
