import { Button } from "@/components/Button.tsx";
import { TextField } from "@/components/Field.tsx";
import { islandTexts, transportTexts } from "@/components/island_texts.ts";
import { FlashNotice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import type { State } from "@/edge/state.ts";
import { TextsImport } from "@/islands/translations/TextsImport.tsx";
import { type Lang, LANGUAGES } from "@/kernel/texts/languages.ts";
import { textsHref, type TextsQuery } from "./texts_query.ts";
import { fromHere } from "@/components/table/from_here.ts";

/** Texts of a language brought back as XLSX: every row is shown before anything is written. Without script the file is taken at once. */
export function ImportTexts({ query, state }: { query: TextsQuery & { lang: Lang }; state: State }) {
  const { ctx: { t }, basePath, flash } = state;
  const back = textsHref(basePath, { ...query, import: undefined });
  const open = (key: string, name: string) => t(key, { [name]: `{${name}}` });
  return (
    <>
      <PageHead
        title={t("translations.import_title")}
        note={LANGUAGES[query.lang].name}
        crumbs={[{ label: t("nav.markets") }, { label: t("page.TisosTranslate"), href: fromHere(back) }]}
        crumbsLabel={t("translations.crumbs")}
      >
        <Button icon="arrow-left" href={fromHere(back)}>{t("translations.import_back")}</Button>
      </PageHead>
      <FlashNotice flash={flash} />
      <div class="page-fill import">
        <p class="import-lead">{t("translations.import_lead")}</p>
        <div class="needs-script import-bench">
          <TextsImport
            lang={query.lang}
            back={back}
            texts={{
              ...transportTexts(t),
              ...islandTexts(t, {
                file: "translations.import_file",
                drop: "translations.import_drop",
                checking: "translations.import_checking",
                working: "translations.import_working",
                nothing: "translations.import_nothing",
                row: "translations.import_row",
                key: "translations.import_key",
                state: "translations.state",
                before: "translations.import_before",
                after: "translations.import_after",
                why: "translations.import_why",
                back: "translations.import_back",
                table: "translations.import_table",
                new: "translations.sheet.new",
                changed: "translations.sheet.changed",
                same: "translations.sheet.same",
                stale: "translations.sheet.stale",
                refused: "translations.sheet.refused",
              }),
              count: t("translations.import_count", { count: "{count}" }),
              staleToo: open("translations.import_stale", "count"),
              done: open("translations.import_done", "changed"),
            }}
          />
        </div>
        <form
          class="form import-plain needs-no-script"
          method="post"
          action="/tis/texts/import"
          encType="multipart/form-data"
        >
          <input type="hidden" name="_form" value="texts-import" />
          <input type="hidden" name="_back" value={textsHref(basePath, query)} />
          <input type="hidden" name="_next" value={back} />
          <input type="hidden" name="lang" value={query.lang} />
          <TextField name="file" type="file" accept=".xlsx" label={t("translations.import_file")} />
          <div class="form-actions">
            <Button kind="primary">{t("translations.import_now")}</Button>
          </div>
        </form>
      </div>
    </>
  );
}
