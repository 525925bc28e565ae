import { SpanKind } from "@opentelemetry/api";
import { deniedAccess } from "../permissions/denied_access.ts";
import { withLogFields } from "../log_fields.ts";
import { inSpan } from "../telemetry/span.ts";
import { traceparentOf } from "../telemetry/traceparent.ts";
import type { Exchange, HttpReceiver, Posting, Receiver } from "@/engines/deliveries/http_exchange.ts";

/** Posts to a receiver over HTTP. */
export function httpReceiver(receiver: Receiver): HttpReceiver {
  return {
    post: (request) => {
      const { requestId, traceparent } = request.cause;
      const span = { name: `push ${request.path}`, kind: SpanKind.INTERNAL, traceparent };
      return withLogFields({ requestId }, () => inSpan(span, () => postJson(receiver, request)));
    },
  };
}

/** More than any answer needs; what a receiver sends beyond is cut. */
const ANSWER_BYTES = 256 * 1024;
/** Longest wait that a receiver may ask for, seconds. */
const MAX_WAIT = 3600;

/** Statuses of requests that nobody needs to mend before they are tried again. */
const PASSING = [408, 425, 429];
/** Statuses by which a receiver speaks of what the request holds. */
const ON_CONTENT = [400, 422];

/**
 * Posts a JSON body under an Idempotency-Key (draft-ietf-httpapi-idempotency-key-header) and tells what came of it. Never throws;
 * redirects are not followed, since the token would go along.
 */
async function postJson(receiver: Receiver, request: Posting): Promise<Exchange> {
  let response: Response;
  let text: string;
  const traceparent = traceparentOf(request.cause.traceparent);
  try {
    response = await fetch(`${receiver.url}/${request.path}`, {
      method: "POST",
      redirect: "manual",
      signal: AbortSignal.timeout(receiver.timeoutMs),
      headers: {
        "content-type": "application/json; charset=utf-8",
        accept: "application/json",
        "idempotency-key": request.idempotencyKey,
        "x-correlation-id": request.cause.requestId,
        ...(traceparent === null ? {} : { traceparent }),
        ...(receiver.token === null ? {} : { authorization: `Bearer ${receiver.token}` }),
      },
      body: request.body,
    });
    text = await textOf(response);
  } catch (error) {
    if (deniedAccess(error) !== null) console.error("a hand-over:", error);
    const timedOut = error instanceof DOMException && error.name === "TimeoutError";
    return unavailable(null, null, timedOut ? "timeout" : "network", null);
  }
  return weigh(response, text, new Date());
}

function weigh({ status, headers }: Response, text: string, now: Date): Exchange {
  if (status >= 500 || PASSING.includes(status)) {
    return unavailable(status, text, `status-${status}`, waitOf(headers.get("retry-after"), now));
  }
  const json = jsonOf(text);
  if (status >= 200 && status < 300) {
    return json === undefined
      ? unavailable(status, text, "unreadable-answer", null)
      : { kind: "answered", status, text, json };
  }
  if (ON_CONTENT.includes(status)) return { kind: "refused", status, text, json };
  return { kind: "misfit", status, text, reason: `status-${status}` };
}

function unavailable(
  status: number | null,
  text: string | null,
  reason: string,
  waitSeconds: number | null,
): Exchange {
  return { kind: "unavailable", status, text, reason, waitSeconds };
}

/** Seconds, or a date; anything else counts as not given. */
function waitOf(header: string | null, now: Date): number | null {
  if (header === null) return null;
  const seconds = /^\d{1,6}$/.test(header.trim())
    ? Number(header)
    : Math.ceil((Date.parse(header) - now.getTime()) / 1000);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, MAX_WAIT) : null;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads up to the limit; the rest is not taken from the network. */
async function textOf(response: Response): Promise<string> {
  if (response.body === null) return "";
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of response.body) {
    pieces.push(piece.subarray(0, ANSWER_BYTES - bytes));
    bytes += piece.length;
    if (bytes >= ANSWER_BYTES) break;
  }
  return new TextDecoder().decode(await new Blob(pieces as Uint8Array<ArrayBuffer>[]).arrayBuffer());
}
