import { createHash } from "node:crypto";
import { z } from "zod";
import { drawOf } from "./decide.ts";
import type { Reply } from "./reply.ts";
import type { DmsState } from "./state.ts";

/** A claim as the portal hands it over (docs/dms.md); members that do not matter here may come along. */
const dmsClaim = z.object({
  claimNumber: z.string().min(1),
  storeCode: z.string().min(1),
  vin: z.string().length(17),
  total: z.string().nullable(),
  parts: z.array(z.object({ partNumber: z.string().min(1), causal: z.boolean() })).min(1),
});

/** One in so many claims is not paid. */
const REFUSED = 23;

/**
 * Takes a claim once under its key and keeps what it answered: the same request gets the same answer, the same key with another body is refused (409). Of each
 * vehicle it is always decided alike whether it is still under warranty.
 */
export function takeClaim(state: DmsState, key: string | null, body: string, now: Date): Reply {
  if (key === null || key === "") return { status: 400, body: { reason: "idempotency-key-missing" } };
  const digest = createHash("sha256").update(body).digest("hex");
  const before = state.kept.get(key);
  if (before) {
    state.repeated(key);
    return before.digest === digest
      ? { status: before.status, body: before.answer }
      : { status: 409, body: { reason: "idempotency-key-reused" } };
  }
  const read = dmsClaim.safeParse(jsonOf(body));
  if (!read.success) return { status: 400, body: { reason: "unreadable-claim" } };
  const claim = read.data;
  const isRefused = drawOf(claim.vin) % REFUSED === 0;
  const dmsNumber = `W${String(state.kept.size + 1).padStart(7, "0")}`;
  const reply: Reply = isRefused
    ? { status: 422, body: { reason: "not-under-warranty" } }
    : { status: 200, body: { state: "received", dmsNumber } };
  state.keep({
    key,
    digest,
    status: reply.status,
    answer: reply.body,
    orderNumber: null,
    storeCode: claim.storeCode,
    receivedAt: now.toISOString(),
    body: claim,
    repeats: 0,
    calledBackAt: null,
    decision: null,
    told: [],
  });
  return reply;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
