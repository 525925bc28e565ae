import type { Edition } from "@/kernel/access/editions.ts";
import type { Pool } from "@/kernel/ctx.ts";
import { tagOf } from "@/kernel/texts/languages.ts";
import { type Dictionaries, translator } from "@/kernel/texts/texts.ts";
import type { MailPayload } from "../deliveries/queue_mail.ts";
import { writeMessage } from "../messages/words.ts";
import { unsubscribeToken } from "../messages/unsubscribe_token.ts";
import type { MailMessage } from "./mail_transport.ts";
import { messageHtml } from "./message_html.ts";

/** Where the people of an edition reach the portal: `https://tis.example.com` and `/tis`. */
export type SiteOf = (edition: Edition) => { origin: string; basePath: string };

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
      t("table.named", { name: open, value: links.source }),
      [
        "--",
        why,
        t("table.named", { name: t("deliveries.mail_unsubscribe"), value: links.unsubscribe }),
        t("table.named", { name: t("deliveries.mail_wishes"), value: links.wishes }),
      ].join("\n"),
    ].join("\n\n"),
    html: messageHtml({ lang: tagOf(lang), words, links, open, why, t }),
    unsubscribe: `${origin}/tis/mail-unsubscription?token=${token}`,
  };
}

function linkTo(siteOf: SiteOf, { path, edition }: NonNullable<MailPayload["page"]>): string {
  const { origin, basePath } = siteOf(edition);
  return `${origin}${basePath}/${path}`;
}
