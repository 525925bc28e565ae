import type { Pool } from "../ctx.ts";
import { type Lang, tagOf } from "../i18n/languages.ts";
import { type Dictionaries, translator } from "../i18n/texts.ts";
import type { MailTransport } from "./mail_transport.ts";

/** Seconds to wait after the first, second ... failed try; after the eighth it is given up. */
const WAITS = [1, 5, 15, 30, 60, 120, 300] as const;
export const TRIES = WAITS.length + 1;

export interface DrainTools {
  pool: Pool;
  dictionaries: Dictionaries;
  transport: MailTransport;
  clock?: () => Date;
}

export interface Drained {
  sent: number;
  failed: number;
  givenUp: number;
}

interface Due {
  id: number;
  idempotencyKey: string;
  attempts: number;
  payload: { to: string; lang: Lang; template: string; params: Record<string, string | number> };
}

/**
 * Sends the mails that are due, one after another until none is left. A row is locked while it is sent, so that many
 * processes may drain side by side; sending is at least once under a stable Message-ID. What is sent or given up loses
 * its parameters, since links in it are secrets.
 */
export async function drainDeliveries(tools: DrainTools): Promise<Drained> {
  const drained: Drained = { sent: 0, failed: 0, givenUp: 0 };
  while (true) {
    const outcome = await sendNext(tools);
    if (outcome === null) return drained;
    drained[outcome]++;
  }
}

async function sendNext(tools: DrainTools): Promise<keyof Drained | null> {
  const now = tools.clock?.() ?? new Date();
  return await tools.pool.begin(async (sql): Promise<keyof Drained | null> => {
    const [due] = await sql<Due[]>`
      select id, idempotency_key, attempts, payload
      from deliveries
      where kind = 'mail' and sent_at is null and given_up_at is null and next_try_at <= ${now}
      order by next_try_at, id
      limit 1
      for update skip locked`;
    if (!due) return null;
    try {
      await tools.transport.send(composeMail(tools.dictionaries, due));
      await sql`
        update deliveries
        set sent_at = ${now}, attempts = attempts + 1, error = null, payload = payload - 'params'
        where id = ${due.id}`;
      return "sent";
    } catch (error) {
      const wait = WAITS[due.attempts];
      const givenUpAt = wait === undefined ? now : null;
      await sql`
        update deliveries
        set
          attempts = attempts + 1,
          error = ${String(error).slice(0, 500)},
          next_try_at = ${new Date(now.getTime() + (wait ?? 0) * 1000)},
          given_up_at = ${givenUpAt},
          payload = case when ${givenUpAt !== null} then payload - 'params' else payload end
        where id = ${due.id}`;
      return givenUpAt ? "givenUp" : "failed";
    }
  });
}

function composeMail(dictionaries: Dictionaries, due: Due) {
  const { to, lang, template, params } = due.payload;
  const t = translator(dictionaries, lang);
  return {
    messageId: `<${due.idempotencyKey}@tis>`,
    to,
    subject: t(`mail.${template}.subject`, params),
    text: t(`mail.${template}.text`, params),
    language: tagOf(lang),
  };
}
