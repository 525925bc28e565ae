import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { TextField } from "@/components/Field.tsx";
import { FlashNotice, Notice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import type { State } from "@/edge/state.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { type FigureSheet, SHEET_COLUMNS } from "@/services/catalogue_data/read_figure_lines.ts";
import { CONDITIONS, type TypedValidity } from "./typed_validity.ts";

/** For which vehicles one line is valid: a form, the sentence that it makes, and how many vehicles that means, before it is saved. */
export function LineValidity({ sheet, place, typed, words, count, state }: {
  sheet: FigureSheet;
  place: number;
  typed: TypedValidity;
  words: string[];
  count: { count: number; isMore: boolean } | null;
  state: State;
}) {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  const line = sheet.lines[place]!;
  const here = `${basePath}/FigureLines?figure=${encodeURIComponent(sheet.code)}`;
  const blank = Object.fromEntries(CONDITIONS.map((name) => [name, ""]));
  return (
    <>
      <PageHead
        title={`${line.callout} · ${line.part}`}
        crumbs={[{ label: `${sheet.code} ${sheet.name}`, href: here }]}
        crumbsLabel={t("page.FigureLines")}
      />
      <FlashNotice flash={flash} />
      <div class="page-fill catalogue-set">
        {typed.wrong === null
          ? (
            <Notice tone="info">
              <p>
                {words.length === 0
                  ? t("catalogue_data.for_all")
                  : t("catalogue_data.valid_for", { words: words.join(t("catalogue_data.or")) })}
              </p>
              <p>
                {count === null
                  ? t("catalogue_data.not_counted")
                  : t(count.isMore ? "catalogue_data.vehicles_more" : "catalogue_data.vehicles_meant", {
                    count: count.isMore ? formatOf(ctx).number(count.count) : count.count,
                  })}
              </p>
            </Notice>
          )
          : (
            <Notice tone="err">
              {t(`catalogue_data.rule.${typed.wrong.rule}`, {
                column: t("catalogue_data.column.validFor"),
                piece: typed.wrong.piece,
                value: "",
              })}
            </Notice>
          )}
        <Card title={t("catalogue_data.column.validFor")} note={t("catalogue_data.alternatives")}>
          <form class="form" method="get" action={`${basePath}/FigureLines`}>
            <input type="hidden" name="figure" value={sheet.code} />
            <input type="hidden" name="line" value={line.position} />
            <input type="hidden" name="typed" value="1" />
            {[...typed.alternatives, blank].map((one, at) => (
              <fieldset class="validity-row" key={at}>
                <legend class="field-label">{t("catalogue_data.alternative", { number: at + 1 })}</legend>
                {CONDITIONS.map((name) => {
                  const isDay = name === "from" || name === "to";
                  return (
                    <TextField
                      key={name}
                      name={`${at}.${name}`}
                      type={isDay ? "date" : "text"}
                      label={t(`catalogue_data.condition_${name}`)}
                      value={one[name]}
                      mono={!isDay}
                    />
                  );
                })}
              </fieldset>
            ))}
            <div class="form-actions">
              <Button icon="refresh-cw">{t("catalogue_data.show_meaning")}</Button>
              <Button kind="primary" icon="check" form="line-validity" disabled={typed.wrong !== null}>
                {t("catalogue_data.save_lines")}
              </Button>
            </div>
          </form>
          <form
            method="post"
            action="/tis/sas/figure-lines"
            data-call="saveFigureLines"
            data-after={here}
            id="line-validity"
          >
            <input type="hidden" name="figureCode" value={sheet.code} />
            <input type="hidden" name="version" value={sheet.version} />
            {sheet.lines.flatMap((one, at) =>
              SHEET_COLUMNS.map((name) => (
                <input
                  key={`${at} ${name}`}
                  type="hidden"
                  name={`lines.${at}.${name}`}
                  value={at === place && name === "validFor" ? typed.text : one[name]}
                />
              ))
            )}
          </form>
        </Card>
      </div>
    </>
  );
}
