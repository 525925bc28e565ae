import type { TxCtx } from "../ctx.ts";
import type { Lang } from "../i18n/languages.ts";

/** A mail by its text keys: `mail.<template>.subject` and `mail.<template>.text`, written in the receiver's language. */
export interface QueuedMail {
  /** The same for the same mail, however often its cause is tried: unique among deliveries. */
  idempotencyKey: string;
  to: string;
  lang: Lang;
  template: string;
  params: Record<string, string | number>;
}

/** Puts a mail among the deliveries, in the transaction of its cause. It leaves after the commit. */
export async function queueMail(ctx: TxCtx, mail: QueuedMail): Promise<void> {
  const { idempotencyKey, ...payload } = mail;
  const now = ctx.clock();
  await ctx.sql`
    insert into deliveries ${
    ctx.sql({
      kind: "mail",
      idempotencyKey,
      payload: ctx.sql.json(payload),
      createdAt: now,
      nextTryAt: now,
    })
  }
    on conflict (idempotency_key) do nothing`;
}
