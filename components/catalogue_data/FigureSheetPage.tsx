import { Button } from "@/components/Button.tsx";
import { Icon } from "@/components/Icon.tsx";
import { refusalOf, typedOf } from "@/components/Field.tsx";
import { FlashNotice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { RowsEditor } from "@/components/rows/RowsEditor.tsx";
import type { State } from "@/edge/state.ts";
import { RowsBehaviours } from "@/islands/rows/RowsBehaviours.tsx";
import { type FigureSheet, SHEET_COLUMNS } from "@/services/catalogue_data/read_figure_lines.ts";
import { MOST_LINES } from "@/services/catalogue_data/save_figure_lines.ts";

const FORM = "figure-lines";

/** The lines of a figure, typed as in a sheet, each with the sentence that says for which vehicles it is valid and leads to its form. */
export function FigureSheetPage(
  { sheet, words, state }: { sheet: FigureSheet; words: string[][]; state: State },
) {
  const { ctx: { t }, basePath, flash } = state;
  const error = (posted: string) => refusalOf(flash, FORM, posted);
  const validity = (place: number) => (
    <a
      class="line-validity"
      href={`?figure=${encodeURIComponent(sheet.code)}&line=${sheet.lines[place]!.position}`}
      title={t("catalogue_data.edit_validity")}
    >
      <span>
        {words[place]!.length === 0
          ? t("catalogue_data.for_all")
          : words[place]!.join(t("catalogue_data.or"))}
      </span>
      <Icon name="pencil" label={t("catalogue_data.edit_validity")} />
    </a>
  );
  return (
    <>
      <PageHead
        title={`${sheet.code} ${sheet.name}`}
        crumbs={[{ label: t("page.EPC2DImage"), href: `${basePath}/EPC2DImage` }]}
        crumbsLabel={t("page.EPC2DImage")}
      />
      <FlashNotice flash={flash} />
      <div class="page-fill catalogue-set">
        <form
          class="form figure-sheet"
          method="post"
          action="/tis/sas/figure-lines"
          data-call="saveFigureLines"
          id={FORM}
        >
          <input type="hidden" name="_form" value={FORM} />
          <input type="hidden" name="figureCode" value={sheet.code} />
          <input type="hidden" name="version" value={sheet.version} />
          <RowsEditor
            name="lines"
            idPrefix={FORM}
            label={t("catalogue_data.kind.lines")}
            hint={t("catalogue_data.sheet_hint")}
            columns={SHEET_COLUMNS.map((name) => ({
              name,
              label: t(`catalogue_data.column.${name}`),
              kind: "text",
              required: false,
              under: name === "validFor" ? validity : undefined,
            }))}
            rows={sheet.lines.map(({ validity: _, ...cells }, place) => ({
              id: cells.position,
              cells: Object.fromEntries(
                SHEET_COLUMNS.map((
                  name,
                ) => [name, typedOf(flash, FORM, `lines.${place}.${name}`) ?? cells[name]]),
              ),
            }))}
            max={MOST_LINES}
            error={error}
            t={t}
          />
          <p data-form-error role="alert"></p>
          <div class="form-actions">
            <Button kind="primary" icon="check">{t("catalogue_data.save_lines")}</Button>
          </div>
        </form>
      </div>
      <RowsBehaviours />
    </>
  );
}
