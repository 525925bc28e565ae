import { fromHere } from "@/components/table/from_here.ts";
import { page } from "fresh";
import { Button } from "@/components/Button.tsx";
import { listLinks } from "@/components/list/list_links.ts";
import { ListPage, readListPage } from "@/components/list/ListPage.tsx";
import { listHref } from "@/components/table/list_query.ts";
import { ImportTexts } from "@/components/translations/ImportTexts.tsx";
import { ProgressBars } from "@/components/translations/ProgressBars.tsx";
import { TextRow } from "@/components/translations/TextRow.tsx";
import { define } from "@/define.ts";
import { TextKeys } from "@/islands/translations/TextKeys.tsx";
import { may } from "@/kernel/access/rights.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { LANGS, LANGUAGES } from "@/kernel/texts/languages.ts";
import { glossary, termHints } from "@/services/translations/glossary.ts";
import { progressOfLanguages } from "@/services/translations/read_texts.ts";
import { shownLang, textList } from "@/services/translations/text_list.ts";
import { whereUsed } from "@/services/translations/where_used.ts";

/** The texts of the interface in a language, edited beside their source. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    const [list, progress, uses, terms] = await Promise.all([
      readListPage(textList, ctx, url),
      progressOfLanguages(ctx),
      whereUsed(),
      glossary(),
    ]);
    const lang = shownLang(ctx, list.asked.lang);
    const hints = new Map(
      list.list.records.map(({ key, en }) => [key, termHints(terms, en, lang === "en_US" ? "zh_CN" : lang)]),
    );
    return page({ lang, isImport: url.searchParams.get("import") === "1", list, progress, uses, hints });
  },
});

export default define.page<typeof handler>(({ data, state }) => {
  const { ctx, basePath } = state;
  const { t } = ctx;
  const { lang, list, progress, uses, hints } = data;
  const { keyword, domain, state: wanted } = list.asked;
  if (data.isImport && may(ctx.actor, "TisosTranslate:import")) {
    return <ImportTexts query={{ lang, keyword, domain, state: wanted, import: "1" }} state={state} />;
  }
  const links = listLinks(textList, basePath, list);
  const mayEdit = may(ctx.actor, "TisosTranslate:edit");
  return (
    <>
      <ListPage
        list={textList}
        data={list}
        state={state}
        parts={{
          note: t("translations.total", { total: list.list.total }),
          crumbsLabel: t("translations.crumbs"),
          region: t("page.TisosTranslate"),
          ownRefusals: state.flash?.form != null,
          tools: (
            <>
              {may(ctx.actor, "TisosTranslate:import") && (
                <Button
                  icon="upload"
                  href={fromHere(listHref(`${basePath}/TisosTranslate`, { ...links.keep(), import: "1" }))}
                >
                  {t("translations.import")}
                </Button>
              )}
              <Button
                icon="download"
                href={listHref("/tis/texts/sheet.xlsx", { lang, keyword, domain, state: wanted })}
              >
                {t("translations.export")}
              </Button>
            </>
          ),
          before: () => (
            <>
              <nav class="texts-langs" aria-label={t("translations.lang")}>
                {LANGS.map((one) => (
                  <a
                    key={one}
                    class="chip"
                    href={links.href({ filter: { lang: one } })}
                    aria-current={one === lang ? "page" : "false"}
                  >
                    {LANGUAGES[one].name}
                  </a>
                ))}
              </nav>
              <ProgressBars
                progress={progress}
                current={progress.find((one) => one.lang === lang)!}
                t={t}
                format={formatOf(ctx)}
              />
            </>
          ),
          none: wanted === "missing" && !keyword && !domain ? t("translations.all_done") : undefined,
          drawn: (texts) => (
            <table class="table texts">
              <thead>
                <tr>
                  <th scope="col">{t("translations.source")}</th>
                  <th scope="col">
                    {t("translations.text")}
                    {mayEdit && <span class="texts-keys needs-script">{t("translations.keys")}</span>}
                  </th>
                </tr>
              </thead>
              <tbody>
                {texts.map((text, place) => (
                  <TextRow
                    key={text.key}
                    text={text}
                    lang={lang}
                    use={uses.get(text.key)!}
                    hints={hints.get(text.key)!}
                    place={place}
                    mayEdit={mayEdit}
                    state={state}
                  />
                ))}
              </tbody>
            </table>
          ),
        }}
      />
      {mayEdit && (
        <TextKeys
          saved={t("translations.saved")}
          states={{
            missing: t("translations.state.missing"),
            wrong: t("translations.state.wrong"),
            outdated: t("translations.state.outdated"),
            overridden: t("translations.state.overridden"),
          }}
        />
      )}
    </>
  );
});
