import type { Ctx, Pool } from "@/kernel/ctx.ts";
import type { Exchange, HttpReceiver } from "@/engines/deliveries/http_exchange.ts";
import { takeDelivery, TRIES } from "@/engines/deliveries/take_delivery.ts";
import { settlePush } from "./settle_push.ts";
import type { PushPayload, PushState } from "./types.ts";

export interface PushTools {
  /** A context of the program itself, on `pool`. */
  ctx: Ctx;
  pool: Pool;
  receiver: HttpReceiver;
  /** Sends at once in one process, so that a slow answer does not hold up the others. */
  atOnce?: number;
  /** Aborted when the process stops: nothing more is taken. */
  signal?: AbortSignal;
}

const AT_ONCE = 4;

/**
 * Sends the hand-overs that are due until none is left. A row is leased while it is sent and nothing is locked meanwhile, so that many
 * processes may send side by side; each is sent at least once under a stable Idempotency-Key.
 *
 * @returns how many ended in each state
 */
export async function drainPushes(tools: PushTools): Promise<Partial<Record<PushState, number>>> {
  const counts: Partial<Record<PushState, number>> = {};
  const lane = async () => {
    for (let state = await sendNext(tools); state !== "none"; state = await sendNext(tools)) {
      if (state !== null) counts[state] = (counts[state] ?? 0) + 1;
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: tools.atOnce ?? AT_ONCE }, lane));
  const fault = lanes.find((one) => one.status === "rejected");
  if (fault) throw fault.reason;
  return counts;
}

async function sendNext({ ctx, pool, receiver, signal }: PushTools): Promise<PushState | null | "none"> {
  if (signal?.aborted) return "none";
  const taken = await takeDelivery<PushPayload>(pool, "http", ctx.clock());
  if (!taken) return "none";
  const exchange: Exchange = taken.attempt > TRIES
    ? { kind: "unavailable", status: null, text: null, reason: "process-ended", waitSeconds: null }
    : await receiver.post({ ...taken.payload, cause: taken.cause });
  return await settlePush(ctx, taken, exchange);
}
