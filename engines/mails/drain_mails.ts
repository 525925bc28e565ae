import type { Cause } from "@/kernel/cause.ts";
import type { Pool } from "@/kernel/ctx.ts";
import { composeMail, type SiteOf } from "./compose_mail.ts";
import { MailRefused, type MailTransport } from "./mail_transport.ts";
import type { Dictionaries } from "@/kernel/texts/texts.ts";
import type { MailPayload } from "../deliveries/queue_mail.ts";
import { markFailed, markSent, takeDelivery, TRIES } from "../deliveries/take_delivery.ts";

export interface DrainTools {
  pool: Pool;
  dictionaries: Dictionaries;
  transport: MailTransport;
  /** Where links of mails lead. */
  siteOf: SiteOf;
  clock?: () => Date;
  /** Aborted when the process stops: nothing more is taken. */
  signal?: AbortSignal;
  /** Sends a mail within the log and the trace of its cause; left out: it just is sent. */
  around?: (cause: Cause, send: () => Promise<unknown>) => Promise<unknown>;
}

export interface Drained {
  sent: number;
  failed: number;
  givenUp: number;
}

/** What a mail is filled with: links to reset and confirm are secrets, so none of it stays once the mail is gone. */
const SECRETS = ["params", "message"];

/**
 * Sends the mails that are due, one after another until none is left. A row is leased while it is sent, so that many
 * processes may drain side by side and nothing is locked meanwhile; sending is at least once under a stable Message-ID.
 */
export async function drainMails(tools: DrainTools): Promise<Drained> {
  const drained: Drained = { sent: 0, failed: 0, givenUp: 0 };
  while (!tools.signal?.aborted) {
    const outcome = await sendNext(tools);
    if (outcome === null) return drained;
    drained[outcome]++;
  }
  return drained;
}

async function sendNext(tools: DrainTools): Promise<keyof Drained | null> {
  const clock = tools.clock ?? (() => new Date());
  const taken = await takeDelivery<MailPayload>(tools.pool, "mail", clock());
  if (!taken) return null;
  let failure: { error: string; final: boolean } | null = null;
  if (taken.attempt > TRIES) failure = { error: "each try ended its process", final: true };
  else {
    try {
      const send = async () => await tools.transport.send(await composeMail(tools, taken));
      await (tools.around?.(taken.cause, send) ?? send());
    } catch (error) {
      failure = { error: String(error), final: error instanceof MailRefused };
    }
  }
  if (failure === null) {
    await markSent(tools.pool, taken, clock(), SECRETS);
    return "sent";
  }
  const givenUp = await markFailed(tools.pool, taken, clock(), { ...failure, forget: SECRETS });
  return givenUp ? "givenUp" : "failed";
}
