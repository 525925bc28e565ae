import { isConnectionLost } from "./connection_lost.ts";
import { actsOn, type AnyConsumer, applyOnceInOrder, ctxOfEvent, type CtxWith, Poison } from "./effect.ts";
import { isOwnSource } from "./envelope.ts";
import { park } from "./park.ts";
import { type Incoming, type Message, readMessage } from "./receive.ts";

/**
 * effect: acted on now; again: had been acted on before; skipped: by staff, for good; parked: set aside; other: not an event of this consumer's; foreign: told by
 * another installation.
 */
export type Handled = "effect" | "again" | "skipped" | "parked" | "other" | "foreign";

/** Waits before the second and third try, milliseconds: for what passes by itself, such as a deadlock. */
const SHORT_WAITS = [30, 200];

/** What an event is dealt with in: its trace, its fields of the log. */
export type Around = (event: Incoming, work: () => Promise<Handled>) => Promise<Handled>;

/** How messages are dealt with, beside what the consumer does. */
export interface Handling {
  /** Name of this installation: what others told is passed over. Left out: whoever told it. */
  deployment?: string;
  /** Name under which this database's events are sent: those of another one of the same name of installation are passed over too. */
  sender?: string;
  shortWaits?: readonly number[];
  around?: Around;
}

/**
 * Brings one message to its effect at a consumer, exactly once and after all before it of the same aggregate, or parks it. Throws
 * only when neither can be done, which is when the database is away: then the message must come again.
 */
export async function handleMessage(
  ctxWith: CtxWith,
  consumer: AnyConsumer,
  message: Message,
  { deployment, sender, shortWaits = SHORT_WAITS, around = (_event, work) => work() }: Handling = {},
): Promise<{ handled: Handled; event: Incoming }> {
  const event = readMessage(message, ctxWith({}).clock());
  if (event.unreadable === null && !actsOn(consumer, event.type)) return { handled: "other", event };
  if (sender !== undefined && (message.sender ?? sender) !== sender) return { handled: "foreign", event };
  if (event.source !== null && deployment !== undefined && !isOwnSource(event.source, deployment)) {
    return { handled: "foreign", event };
  }
  return { handled: await around(event, () => bringToEffect(ctxWith, consumer, event, shortWaits)), event };
}

async function bringToEffect(
  ctxWith: CtxWith,
  consumer: AnyConsumer,
  event: Incoming,
  shortWaits: readonly number[],
): Promise<Handled> {
  const ctx = ctxOfEvent(ctxWith, event);
  for (let tries = 0;; tries++) {
    let reason: unknown = null;
    try {
      const first = await ctx.tx((tx) => applyOnceInOrder(tx, consumer, event));
      if (first !== null) return first === "skipped" ? first : first ? "effect" : "again";
    } catch (error) {
      if (isConnectionLost(error)) throw error;
      reason = error;
      const wait = shortWaits[tries];
      if (!(error instanceof Poison) && wait !== undefined) {
        await new Promise((done) => setTimeout(done, wait));
        continue;
      }
      console.warn("%s parks %s %s of %s:", consumer.name, event.type, event.id, event.key, error);
    }
    if (await park(ctx, consumer.name, event, reason)) return "parked";
  }
}
