import { createHash } from "node:crypto";
import { decide, dmsOrder } from "./decide.ts";
import { SMALL_ORDER } from "@/platform/push/simulated_faults.ts";
import { isCancelled } from "./take_cancellation.ts";
import type { Reply } from "./reply.ts";
import type { DmsState, Kept } from "./state.ts";

interface Arriving {
  /** Idempotency-Key as sent. */
  key: string | null;
  body: string;
  discontinued: ReadonlySet<string>;
  /** Whether the portal can be called for orders of a store. */
  canCallBack: (storeCode: string) => boolean;
  now: Date;
}

/**
 * Takes an order once under its key and keeps what it answered: the same request gets the same answer, the same key with another body is
 * refused (409). `callLater` names what is decided by a call of its own.
 */
export function takeOrder(state: DmsState, arriving: Arriving): { reply: Reply; callLater: Kept | null } {
  const { key, body } = arriving;
  if (key === null || key === "") return only(400, { reason: "idempotency-key-missing" });
  const digest = createHash("sha256").update(body).digest("hex");
  const before = state.kept.get(key);
  if (before) {
    state.repeated(key);
    return before.digest === digest
      ? only(before.status, before.answer)
      : only(409, { reason: "idempotency-key-reused" });
  }
  const read = dmsOrder.safeParse(jsonOf(body));
  if (!read.success) return only(400, { reason: "unreadable-order" });
  const order = read.data;
  if (isCancelled(state, order.orderNumber)) return only(422, { reason: "cancelled-before" });
  const dmsNumber = `D${String(state.kept.size + 1).padStart(7, "0")}`;
  const { decides } = state.manner;
  const asksLater = decides === "later" || (decides === "by-size" && order.lines.length > SMALL_ORDER);
  const isLater = asksLater && arriving.canCallBack(order.storeCode);
  const decided = { dmsNumber, reason: null, lines: decide(order, arriving.discontinued, arriving.now) };
  const entry: Kept = {
    key,
    digest,
    status: isLater ? 202 : 200,
    answer: isLater ? { state: "received", dmsNumber } : { state: "decided", ...decided },
    orderNumber: order.orderNumber,
    storeCode: order.storeCode,
    receivedAt: arriving.now.toISOString(),
    body: order,
    repeats: 0,
    calledBackAt: null,
    decision: isLater ? decided : null,
    told: [],
  };
  state.keep(entry);
  return { reply: { status: entry.status, body: entry.answer }, callLater: isLater ? entry : null };
}

function only(status: number, body: unknown): { reply: Reply; callLater: null } {
  return { reply: { status, body }, callLater: null };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
