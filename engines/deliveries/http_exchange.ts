import type { Cause } from "@/kernel/cause.ts";

/** Where requests go and how long an answer may take. */
export interface Receiver {
  /** `https://dms.example.com/api`, without a slash at its end. */
  url: string;
  token: string | null;
  /** Specification section 9: at most 120 s. */
  timeoutMs: number;
}

/** How a request went, by what it means for the next one. */
export type Exchange =
  | { kind: "answered"; status: number; text: string; json: unknown }
  /** The receiver has understood it and does not want it: trying again changes nothing. */
  | { kind: "refused"; status: number; text: string; json: unknown }
  /** The two sides do not fit each other (token, path, format): staff must act before another try. */
  | { kind: "misfit"; status: number; text: string; reason: string }
  /** Not reached, overloaded or garbled: the same request may succeed later, and may have had its effect already. */
  | {
    kind: "unavailable";
    status: number | null;
    text: string | null;
    reason: string;
    /** Seconds that the receiver asks to wait for (Retry-After, RFC 9110 section 10.2.3). */
    waitSeconds: number | null;
  };

/** What is posted: JSON text under a key by which the receiver knows the same request again. */
export interface Posting {
  /** Below the receiver's address: `orders`. */
  path: string;
  idempotencyKey: string;
  body: string;
  cause: Cause;
}

/** Sends requests to one receiver. Never throws: what went wrong is an outcome. */
export interface HttpReceiver {
  post(request: Posting): Promise<Exchange>;
}
