import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { ReadMail } from "@/services/mail_log/read_mail.ts";

const LINK = /(https?:\/\/\S+)/;

/** A mail of the demo: its text with links, and its HTML in a frame that runs nothing and belongs to no site. */
export function MailArticle({ mail, t, format }: { mail: ReadMail; t: Translate; format: Format }) {
  const text = (
    <pre>
      {mail.text.split(LINK).map((piece) => LINK.test(piece) ? <a key={piece} href={piece}>{piece}</a> : piece)}
    </pre>
  );
  return (
    <article class="mail">
      <h2>{mail.subject}</h2>
      <p>
        {t("table.named", { name: t("mail_log.mail_to"), value: mail.to })}
        {mail.at && ` · ${t("table.named", { name: t("mail_log.mail_at"), value: format.moment(mail.at) })}`}
      </p>
      {mail.html === null ? text : (
        <>
          <iframe
            class="mail-frame"
            title={mail.subject}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            srcdoc={mail.html.replace("<head>", '<head><base target="_blank">')}
          />
          <details>
            <summary>{t("mail_log.mail_text")}</summary>
            {text}
          </details>
        </>
      )}
    </article>
  );
}
