import type { Edition } from "@/kernel/access/editions.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import { causeOf } from "@/kernel/cause.ts";
import type { Lang } from "@/kernel/texts/languages.ts";
import type { MessageParams } from "../messages/words.ts";

/** A mail by its text keys: `deliveries.mail.<template>.subject` and `deliveries.mail.<template>.text`, written in the receiver's language. */
export interface QueuedMail {
  /** The same for the same mail, however often its cause is tried: unique among deliveries. */
  idempotencyKey: string;
  to: string;
  lang: Lang;
  template: string;
  params: Record<string, string | number>;
  /** A page of the portal that the text names as `{link}`: `RePassPage?token=…`, where the people of an edition reach it. */
  page?: { path: string; edition: Edition };
}

/** A message of the portal that goes by mail too. */
export interface MailedMessage {
  id: number;
  userId: number;
  kind: string;
  params: MessageParams;
  hasLink: boolean;
  edition: Edition;
  zone: string;
}

/** A mail as it waits: by its texts, or for a message of the portal. */
export interface MailPayload {
  to: string;
  lang: Lang;
  template: string;
  params: Record<string, string | number>;
  /** Page that the text names as `{link}`. */
  page?: { path: string; edition: Edition };
  message?: MailedMessage;
}

/** Puts a mail among the deliveries, in the transaction of its cause. It leaves after the commit. */
export async function queueMail(ctx: TxCtx, mail: QueuedMail): Promise<void> {
  const { idempotencyKey, ...payload } = mail;
  await queue(ctx, [{ idempotencyKey, payload }]);
}

/** Puts messages of the portal among the mails. */
export async function queueMessageMails(
  ctx: TxCtx,
  mails: readonly { to: string; lang: Lang; message: MailedMessage }[],
): Promise<void> {
  await queue(
    ctx,
    mails.map((mail) => ({
      idempotencyKey: `message-${mail.message.id}`,
      payload: { ...mail, template: "message", params: {} },
    })),
  );
}

async function queue(
  ctx: TxCtx,
  mails: readonly { idempotencyKey: string; payload: unknown }[],
): Promise<void> {
  if (mails.length === 0) return;
  const now = ctx.clock();
  const rows = mails.map(({ idempotencyKey, payload }) => ({
    kind: "mail",
    idempotencyKey,
    payload: ctx.sql.json(payload as never),
    createdAt: now,
    nextTryAt: now,
    ...causeOf(ctx),
  }));
  await ctx.sql`insert into deliveries ${ctx.sql(rows)} on conflict (idempotency_key) do nothing`;
}
