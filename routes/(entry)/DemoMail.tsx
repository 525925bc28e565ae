import { page } from "fresh";
import { Empty } from "@/components/Empty.tsx";
import { MailArticle } from "@/components/mail_log/MailArticle.tsx";
import { define } from "@/define.ts";
import { readStoredMail, storedMails } from "@/platform/mail/folder.ts";
import { COOKIE } from "@/edge/cookies.ts";
import { entryToReturnTo } from "@/kernel/access/entries.ts";
import { readMail } from "@/services/mail_log/read_mail.ts";
import { formatOf } from "@/kernel/texts/format.ts";

const SHOWN = 50;

export const handler = define.handlers({
  async GET({ state: { incoming: { mailDir } } }) {
    const kept = (await storedMails(mailDir)).slice(0, SHOWN);
    const sources = await Promise.all(kept.map(({ name }) => readStoredMail(mailDir, name)));
    return page({ mails: sources.filter((source) => source !== null).map(readMail) });
  },
});

/** The mails of a demo portal, which sends none: where links to reset and confirm are found. Demo mode only. */
export default define.page<typeof handler>(({ data, state }) => {
  const { ctx, basePath, incoming } = state;
  const { t } = ctx;
  const format = formatOf(ctx);
  return (
    <main class="entry-text">
      <h1>{t("entry.mail_title")}</h1>
      <p class="text-ink-2">{t("entry.mail_lead")}</p>
      {data.mails.length === 0 && <Empty title={t("entry.mail_none")}>{t("entry.mail_none_why")}</Empty>}
      {data.mails.map((mail, place) => <MailArticle key={place} mail={mail} t={t} format={format} />)}
      <p class="entry-foot">
        <a href={`${basePath}/${entryToReturnTo(ctx.edition, incoming.cookies.get(COOKIE.brand))}`}>
          {t("entry.back")}
        </a>
      </p>
    </main>
  );
});
