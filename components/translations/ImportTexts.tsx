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
        title={t("translate.import_title")}
        note={LANGUAGES[query.lang].name}
        crumbs={[{ label: t("nav.markets") }, { label: t("page.TisosTranslate"), href: fromHere(back) }]}
        crumbsLabel={t("translate.crumbs")}
      >
        <Button icon="arrow-left" href={fromHere(back)}>{t("translate.import_back")}</Button>
      </PageHead>
      <FlashNotice flash={flash} />
      <div class="page-fill import">
        <p class="import-lead">{t("translate.import_lead")}</p>
        <div class="needs-script import-bench">
          <TextsImport
            lang={query.lang}
            back={back}
            texts={{
              ...transportTexts(t),
              ...islandTexts(t, {
                file: "translate.import_file",
                drop: "translate.import_drop",
                checking: "translate.import_checking",
                working: "translate.import_working",
                nothing: "translate.import_nothing",
                row: "translate.import_row",
                key: "translate.import_key",
                state: "translate.state",
                before: "translate.import_before",
                after: "translate.import_after",
                why: "translate.import_why",
                back: "translate.import_back",
                table: "translate.import_table",
                new: "translate.sheet.new",
                changed: "translate.sheet.changed",
                same: "translate.sheet.same",
                stale: "translate.sheet.stale",
                refused: "translate.sheet.refused",
              }),
              count: t("translate.import_count", { count: "{count}" }),
              staleToo: open("translate.import_stale", "count"),
              done: open("translate.import_done", "changed"),
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
          <TextField name="file" type="file" accept=".xlsx" label={t("translate.import_file")} />
          <div class="form-actions">
            <Button kind="primary">{t("translate.import_now")}</Button>
          </div>
        </form>
      </div>
    </>
  );
}
