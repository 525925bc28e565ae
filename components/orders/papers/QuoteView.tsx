import { Button } from "@/components/Button.tsx";
import { Checkbox } from "@/components/Checkbox.tsx";
import { refusalOf, TextField, typedOf } from "@/components/Field.tsx";
import { PartNumber } from "@/components/Mark.tsx";
import { FlashNotice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { SelectField } from "@/components/Select.tsx";
import { cartHref } from "@/components/cart_links.ts";
import { quoteDue } from "./quote_due.ts";
import type { State } from "@/edge/state.ts";
import { QuoteDue } from "@/islands/orders/QuoteDue.tsx";
import { LIMITS } from "@/kernel/limits.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { LANGS, tagOf } from "@/kernel/texts/languages.ts";
import { quotableDays } from "@/services/orders/papers/quote_rules.ts";
import type { QuoteSource } from "@/services/orders/papers/quote_source.ts";
import { QuotedLaborTable } from "./QuotedLaborTable.tsx";

const FORM = "quote";

interface ViewProps {
  source: QuoteSource;
  /** Number of the order that is quoted, or null for the cart. */
  order: string | null;
  crumbs: { label: string; href: string }[];
  state: State;
}

/** What a customer is asked for: their name and language, the margin, and own prices line by line. The PDF comes from it. */
export function QuoteView({ source, order, crumbs, state }: ViewProps) {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  const format = formatOf(ctx);
  const field = (name: string) => ({
    name,
    idPrefix: "quote",
    value: typedOf(flash, FORM, name),
    error: refusalOf(flash, FORM, name),
  });
  const lines = source.lines.map(({ key, quantity, net, list, core }) => ({
    key,
    quantity,
    net,
    list,
    core,
  }));
  const hours = source.labor.map((line) => line.hours);
  const rate = typedOf(flash, FORM, "hourlyRate") ?? source.hourlyRate ?? "";
  const isEmpty = source.lines.length === 0 && source.labor.length === 0;
  const { first, last } = quotableDays(ctx);
  const withVat = source.vatPercent !== null &&
    (flash?.form !== FORM || typedOf(flash, FORM, "vat") !== undefined);
  const back = order === null ? cartHref(basePath, { view: "review" }) : cartHref(basePath, { order });
  return (
    <>
      <PageHead title={t("orders.quote")} note={order ?? undefined} crumbs={crumbs} flush>
        <Button href={back} icon="arrow-left">{t("orders.quote.back")}</Button>
      </PageHead>
      <FlashNotice flash={flash?.errors.length && flash.form === FORM ? null : flash} />
      <form method="post" action="/tis/order-quotes" id={FORM} class="order-form-whole">
        <input type="hidden" name="_form" value={FORM} />
        {order !== null && <input type="hidden" name="order" value={order} />}
        <div class="panes cart-panes">
          <div class="pane">
            <div class="table-scroll">
              <table class="table stack order-lines">
                <thead>
                  <tr>
                    <th scope="col">{t("orders.part")}</th>
                    <th scope="col">{t("orders.name")}</th>
                    <th scope="col" class="num">{t("orders.quantity")}</th>
                    <th scope="col" class="num">{t("orders.netPrice")}</th>
                    <th scope="col" class="num">{t("orders.listPrice")}</th>
                    <th scope="col" class="num">{t("orders.quote.ownPrice")}</th>
                  </tr>
                </thead>
                <tbody>
                  {source.lines.map((line) => (
                    <tr key={line.key}>
                      <td class="nowrap">
                        <PartNumber>{line.shown}</PartNumber>
                      </td>
                      <td class="title">{line.name}</td>
                      <td class="num" data-label={t("orders.quantity")}>{format.number(line.quantity)}</td>
                      <td class="num nowrap" data-label={t("orders.netPrice")}>{format.money(line.net)}</td>
                      <td class="num nowrap" data-label={t("orders.listPrice")}>
                        {line.list === null ? "–" : format.money(line.list)}
                      </td>
                      <td class="num quote-price" data-label={t("orders.quote.ownPrice")}>
                        <TextField
                          {...field(`price.${line.key}`)}
                          label={t("orders.quote.priceOf", { name: line.name })}
                          hideLabel
                          inputMode="decimal"
                          maxLength={12}
                          placeholder={format.money(line.list ?? line.net)}
                          autocomplete="off"
                        />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
              {source.labor.length > 0 && <QuotedLaborTable labor={source.labor} t={t} />}
            </div>
          </div>
          <div class="pane pane-sized cart-side">
            <div class="cart-section">
              <TextField
                {...field("customer")}
                value={typedOf(flash, FORM, "customer") ?? source.job?.customer}
                label={t("orders.quote.customer")}
                rows={3}
                required
                maxLength={LIMITS.quoteTextLength}
                autocomplete="off"
              />
              <SelectField
                {...field("lang")}
                value={typedOf(flash, FORM, "lang") ?? ctx.lang}
                label={t("orders.quote.lang")}
                choices={LANGS.map((value) => ({ value, label: t(`lang.name_${value}`) }))}
              />
              <SelectField
                {...field("basis")}
                label={t("orders.quote.basis")}
                choices={["list", "net"].map((value) => ({ value, label: t(`orders.quote.basis.${value}`) }))}
              />
              <TextField
                {...field("marginPercent")}
                label={t("orders.quote.margin")}
                hint={t("orders.quote.marginHint")}
                inputMode="decimal"
                maxLength={6}
                autocomplete="off"
              />
              {source.labor.length > 0 && (
                <TextField
                  {...field("hourlyRate")}
                  value={rate}
                  label={t("orders.quote.hourlyRate")}
                  inputMode="decimal"
                  required
                  maxLength={12}
                  autocomplete="off"
                />
              )}
              <TextField
                {...field("validUntil")}
                type="date"
                min={first}
                max={last}
                label={t("orders.quote.validUntil")}
              />
              <TextField
                {...field("note")}
                label={t("orders.note")}
                rows={3}
                maxLength={LIMITS.quoteTextLength}
                autocomplete="off"
              />
              {source.vatPercent !== null && (
                <Checkbox
                  name="vat"
                  checked={withVat}
                >
                  {t("orders.quote.addVat", { percent: format.number(Number(source.vatPercent)) })}
                </Checkbox>
              )}
            </div>
          </div>
        </div>
        <div class="cart-bar">
          <p class="cart-count">{t("orders.quote.note")}</p>
          {!isEmpty && (
            <QuoteDue
              form={FORM}
              lines={lines}
              hours={hours}
              currency={source.currency}
              vatPercent={source.vatPercent}
              due={quoteDue(lines, {
                basis: typedOf(flash, FORM, "basis") ?? "list",
                marginPercent: typedOf(flash, FORM, "marginPercent") ?? "",
                priceOf: (key) => typedOf(flash, FORM, `price.${key}`),
                labor: { hours, rate },
                vatPercent: withVat ? source.vatPercent : null,
              })}
              texts={{
                total: t("orders.due"),
                withVat: t("orders.dueWithVat"),
                withoutVat: t("orders.dueWithoutVat"),
              }}
              lang={tagOf(ctx.lang)}
            />
          )}
          <Button kind="primary" icon="file-text" disabled={isEmpty}>
            {t("orders.quotePdf")}
          </Button>
        </div>
      </form>
    </>
  );
}
