import { page } from "fresh";
import { Button } from "@/components/Button.tsx";
import { Notice } from "@/components/Notice.tsx";
import { define } from "@/define.ts";
import { COOKIE } from "@/edge/cookies.ts";
import { entryToReturnTo } from "@/kernel/access/entries.ts";
import { kindOfToken } from "@/engines/messages/mail_wishes.ts";

export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    const token = url.searchParams.get("token");
    return page({ token, kind: await kindOfToken(ctx, token), done: url.searchParams.has("done") });
  },
});

/** Where the link at the foot of a mail leads: asks once, needs no login, and takes mails of that kind off. */
export default define.page<typeof handler>(({ data, state }) => {
  const { ctx: { t, edition }, basePath, scene } = state;
  const { token, kind, done } = data;
  return (
    <main class="entry-text">
      <h1>
        {kind ? t("entry.unsubscribe_title", { kind: t(`messages.kind.${kind}`) }) : t("page.Unsubscribe")}
      </h1>
      {kind === null && <Notice tone="err">{t("entry.unsubscribe_bad")}</Notice>}
      {kind !== null && done && <Notice tone="ok">{t("entry.unsubscribe_done")}</Notice>}
      {kind !== null && !done && (
        <form method="post" action={`/tis/mail-unsubscription?${new URLSearchParams({ token: token! })}`}>
          <p>{t("entry.unsubscribe_ask")}</p>
          <Button kind="primary" size="form">{t("entry.unsubscribe_do")}</Button>
        </form>
      )}
      <p class="entry-foot">
        <a href={`${basePath}/${entryToReturnTo(edition, scene.cookies.get(COOKIE.brand))}`}>
          {t("entry.back")}
        </a>
      </p>
    </main>
  );
});
