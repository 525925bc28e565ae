import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import type { Exchange } from "@/engines/deliveries/http_exchange.ts";
import { markFailed, markSent, type Taken } from "@/engines/deliveries/take_delivery.ts";
import { UnexpectedAnswer } from "./unexpected_answer.ts";
import { pushedSubject } from "./subjects.ts";
import type { PushPayload, PushState } from "./types.ts";

/** Bytes of an answer that the log keeps. */
const KEPT_ANSWER = 4000;

/** What of an outcome is put down. */
interface Outcome {
  state: PushState;
  status: number | null;
  reason: string | null;
  answer: string | null;
}

/**
 * Puts down how a try went, in one transaction: delivery, log, the subject's state and its event. A process that dies before leaves
 * the delivery to another, which sends it again under the same key.
 *
 * @returns null when another process holds the delivery by now
 */
export function settlePush(
  ctx: Ctx,
  taken: Taken<PushPayload>,
  exchange: Exchange,
): Promise<PushState | null> {
  return ctx.under(taken.cause).tx(async (tx) => {
    const { subjectKind, subjectId } = taken.payload;
    const subject = pushedSubject(subjectKind);
    const held = await subject.hold(tx, subjectId);
    const [mine] = await tx.sql`
      select from deliveries
      where id = ${taken.id} and runner = ${taken.runner} and sent_at is null and given_up_at is null
      for update`;
    if (!mine) return null;
    const outcome = await outcomeOf(tx, taken, exchange, held);
    if (outcome.state === "failed") await subject.failed(tx, held, outcome.reason!);
    if (outcome.state === "retrying") subject.retrying?.(tx, held);
    await tx.sql`
      update pushes
      set
        state = ${outcome.state},
        http_status = ${outcome.status},
        reason = ${outcome.reason},
        answer = ${outcome.answer?.slice(0, KEPT_ANSWER).replaceAll("\0", "") ?? null},
        last_try_at = ${tx.clock()},
        ended_at = ${outcome.state === "retrying" ? null : tx.clock()}
      where id = ${taken.payload.pushId}`;
    return outcome.state;
  });
}

async function outcomeOf(
  tx: TxCtx,
  taken: Taken<PushPayload>,
  exchange: Exchange,
  held: unknown,
): Promise<Outcome> {
  const subject = pushedSubject(taken.payload.subjectKind);
  const { status, text: answer } = exchange;
  switch (exchange.kind) {
    case "answered":
      try {
        await subject.taken(tx, held, exchange.json);
      } catch (error) {
        if (!(error instanceof UnexpectedAnswer)) throw error;
        return await failed(tx, taken, exchange, error.message, false);
      }
      await markSent(tx.sql, taken, tx.clock(), []);
      return { state: "taken", status, reason: null, answer };
    case "refused": {
      const reason = await subject.refused(tx, held, exchange.json);
      if (reason === null) return await failed(tx, taken, exchange, `status-${status}`, true);
      await markSent(tx.sql, taken, tx.clock(), []);
      return { state: "refused", status, reason, answer };
    }
    case "misfit":
      return await failed(tx, taken, exchange, exchange.reason, true);
    case "unavailable":
      return await failed(tx, taken, exchange, exchange.reason, false, exchange.waitSeconds ?? 0);
  }
}

async function failed(
  tx: TxCtx,
  taken: Taken<PushPayload>,
  { status, text: answer }: Pick<Exchange, "status" | "text">,
  reason: string,
  final: boolean,
  waitAtLeast = 0,
): Promise<Outcome> {
  const givenUp = await markFailed(tx.sql, taken, tx.clock(), {
    error: reason,
    final,
    forget: [],
    waitAtLeast,
  });
  return { state: givenUp ? "failed" : "retrying", status, reason, answer };
}
