import type { Edition } from "@/kernel/access/editions.ts";
import type { Pool } from "@/kernel/ctx.ts";
import { type Lang, tagOf } from "@/kernel/texts/languages.ts";
import { type Dictionaries, translator } from "@/kernel/texts/texts.ts";
import { type MessageParams, writeMessage } from "../messages/words.ts";
import { unsubscribeToken } from "../messages/unsubscribe_token.ts";
import type { MailMessage } from "./mail_transport.ts";
import { messageHtml } from "./message_html.ts";

/** Where the people of an edition reach the portal: `https://tis.example.com` and `/tis`. */
export type SiteOf = (edition: Edition) => { origin: string; basePath: string };

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

/** Writes a waiting mail in its receiver's language and zone. */
export async function composeMail(
  tools: { pool: Pool; dictionaries: Dictionaries; siteOf: SiteOf },
  due: { idempotencyKey: string; payload: MailPayload },
): Promise<MailMessage> {
  const { to, lang, template, page, message } = due.payload;
  const params = page ? { ...due.payload.params, link: linkTo(tools.siteOf, page) } : due.payload.params;
  const t = translator(tools.dictionaries, lang);
  const base = { messageId: `<${due.idempotencyKey}@tis>`, to, language: tagOf(lang) };
  if (!message) {
    return {
      ...base,
      subject: t(`deliveries.mail.${template}.subject`, params),
      text: t(`deliveries.mail.${template}.text`, params),
    };
  }
  const { origin, basePath } = tools.siteOf(message.edition);
  const words = writeMessage({ t, lang, zone: message.zone }, message.kind, message.params);
  const token = await unsubscribeToken(tools.pool, { userId: message.userId, kind: message.kind });
  const links = {
    source: `${origin}${basePath}/MyMessage?open=${message.id}`,
    wishes: `${origin}${basePath}/Account#mail-wishes`,
    unsubscribe: `${origin}${basePath}/Unsubscribe?token=${token}`,
  };
  const open = t(message.hasLink ? "deliveries.mail_open" : "deliveries.mail_list");
  const why = t("deliveries.mail_why", { kind: t(`messages.kind.${message.kind}`) });
  return {
    ...base,
    subject: words.title,
    text: [
      words.title,
      words.text,
      `${open}:\n${links.source}`,
      `--\n${why}\n${t("deliveries.mail_unsubscribe")}: ${links.unsubscribe}\n${
        t("deliveries.mail_wishes")
      }: ${links.wishes}`,
    ].join("\n\n"),
    html: messageHtml({ lang: tagOf(lang), words, links, open, why, t }),
    unsubscribe: `${origin}/tis/mail-unsubscription?token=${token}`,
  };
}

function linkTo(siteOf: SiteOf, { path, edition }: NonNullable<MailPayload["page"]>): string {
  const { origin, basePath } = siteOf(edition);
  return `${origin}${basePath}/${path}`;
}
