import { define } from "@/define.ts";
import { entryToReturnTo } from "@/kernel/access/entries.ts";
import { PRIVACY_VERSION } from "@/services/entry/privacy.ts";
import { COOKIE } from "@/edge/cookies.ts";

const SECTIONS = [1, 2, 3, 4, 5, 6];

/** The privacy text that is accepted at the login; its version is stored with the consent. */
export default define.page(({ state }) => {
  const { ctx: { t, edition }, basePath, incoming } = state;
  return (
    <main class="entry-text">
      <h1>{t("entry.privacy_title")}</h1>
      <p class="text-ink-3">{t("entry.privacy_version", { version: PRIVACY_VERSION })}</p>
      {SECTIONS.map((number) => (
        <section key={number}>
          <h2>{t(`entry.privacy_${number}_title`)}</h2>
          <p>{t(`entry.privacy_${number}`)}</p>
        </section>
      ))}
      <p class="entry-foot">
        <a href={`${basePath}/${entryToReturnTo(edition, incoming.cookies.get(COOKIE.brand))}`}>
          {t("entry.back")}
        </a>
      </p>
    </main>
  );
});
