import { ShippingChips } from "./FinishMark.tsx";
import { fittingFirst } from "./fitting_first.ts";
import { FitChips, PartChips } from "./LineChips.tsx";
import { OrderStepper } from "./OrderStepper.tsx";
import { PartCompanyFolds } from "./PartCompanyList.tsx";
import { Icon } from "@/components/Icon.tsx";
import { Chip, PartNumber } from "@/components/Mark.tsx";
import type { FigureAnswer, FigureLine } from "@/services/epc/figure_types.ts";
import type { Format } from "@/kernel/texts/format.ts";
import type { CartContent } from "@/services/orders/cart_types.ts";
import type { Translate } from "@/kernel/texts/texts.ts";

/** Deepest indent of a name that the style sheet knows. */
const MAX_INDENT = 3;

export interface LineTableProps {
  figure: FigureAnswer;
  selected: string | null;
  /** Lines that do not fit are shown greyed. */
  showNot: boolean;
  mayOrder: boolean;
  /** What is in the cart; null where nothing can be ordered. */
  cart: CartContent | null;
  back: string;
  hrefOf: (callout: string) => string;
  /** Page with a part's details, of the line that has it at this callout. */
  partHref: (number: string, callout: string) => string;
  t: Translate;
  format: Format;
}

/** The parts of a figure: one row a line, callout rows that light the drawing, chips, price and order quantity. */
export function LineTable(props: LineTableProps) {
  const { figure, showNot, mayOrder, t } = props;
  const lines = fittingFirst(figure.lines.filter((line) => showNot || line.fit !== "not"));
  const fitting = new Set(lines.filter((line) => line.fit === "fits").map((line) => line.callout));
  const marks = new Set(lines.flatMap((line) => line.footnotes));
  const footnotes = figure.footnotes.filter(({ mark }) => marks.has(mark));
  return (
    <>
      <table class="table parts-table" data-density="parts" data-figure-lines>
        <thead>
          <tr>
            <th scope="col" class="callout-col">{t("epc.no")}</th>
            <th scope="col">{t("part.partNumber")}</th>
            <th scope="col">{t("part.name")}</th>
            <th scope="col" class="num">{t("epc.qty")}</th>
            <th scope="col" class="num nowrap">
              {figure.currency ? t("epc.priceIn", { currency: figure.currency }) : t("part.price")}
            </th>
            {mayOrder && <th scope="col" class="num">{t("part.order")}</th>}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <LineRow
              key={line.id}
              line={line}
              again={lines[index - 1]?.callout === line.callout}
              aside={line.fit === "not" && fitting.has(line.callout)}
              {...props}
            />
          ))}
        </tbody>
      </table>
      {footnotes.length > 0 && (
        <section class="footnotes" aria-label={t("epc.footnotes")}>
          {footnotes.map(({ mark, text }) => (
            <p key={mark} id={`footnote-${mark}`}>
              <sup>{mark}</sup> {text}
            </p>
          ))}
        </section>
      )}
    </>
  );
}

function LineRow(props: LineTableProps & { line: FigureLine; again: boolean; aside: boolean }) {
  const { line, figure, t, format } = props;
  const selected = line.callout === props.selected;
  const orderable = line.fit !== "not" && line.notOrderable === null;
  const partHref = (number: string) => props.partHref(number, line.callout);
  return (
    <tr
      data-callout={line.callout}
      data-line={line.id}
      data-fits={line.fit === "not" ? "no" : undefined}
      data-aside={props.aside ? "" : undefined}
      aria-current={selected ? "true" : undefined}
      data-selected={selected ? "" : undefined}
    >
      <td class="callout-col">
        <a
          class={props.again ? "callout-no again" : "callout-no"}
          href={props.hrefOf(line.callout)}
          data-choose
        >
          {line.callout}
        </a>
      </td>
      <td class="nowrap number-col">
        <a href={partHref(line.partNumber)}>
          <PartNumber>{line.shown}</PartNumber>
        </a>
      </td>
      <td class="name-col">
        <span class="line-name" data-indent={line.indent ? Math.min(line.indent, MAX_INDENT) : undefined}>
          {line.name}
          {line.footnotes.map((mark) => (
            <a
              key={mark}
              class="footnote-mark"
              href={`#footnote-${mark}`}
              aria-label={t("epc.footnote", { mark })}
            >
              {mark}
            </a>
          ))}
        </span>
        {(line.note || line.withCallouts.length > 0) && (
          <span class="line-note">
            {format.sayings([
              line.withCallouts.length > 0 &&
              t("epc.withItems", { count: line.withCallouts.length, items: line.withCallouts }),
              line.note,
            ].filter((said) => !!said) as string[])}
          </span>
        )}
        <span class="line-chips">
          <FitChips line={line} withoutVehicle={figure.subject.kind !== "vehicle"} t={t} />
          <PartChips part={line} t={t} format={format} partHref={partHref} />
          <ShippingChips part={line} ofVehicle={line.ofVehicle} t={t} />
          {!props.mayOrder && line.notOrderable && <Chip>{line.notOrderable.text}</Chip>}
        </span>
        <div class="line-company">
          <PartCompanyFolds
            part={line}
            order={props.mayOrder && line.fit !== "not"
              ? { vin: figure.subject.vin, seriesCode: figure.subject.seriesCode, back: props.back }
              : null}
            line={props.cart
              ? { figure: figure.code, callout: line.callout, quantity: line.quantity, cart: props.cart }
              : undefined}
            partHref={partHref}
            t={t}
            format={format}
          />
        </div>
        <span class="line-links">
          <a href={partHref(line.partNumber)}>
            <Icon name="waypoints" />
            {t("epc.details")}
          </a>
        </span>
      </td>
      <td class="num nowrap qty-col" data-counted={line.quantity === null ? undefined : ""}>
        {line.quantity === null ? t("epc.asRequired") : format.number(line.quantity)}
      </td>
      <td class="num price-col">{line.price ? format.money(line.price.amount) : t("part.noPrice")}</td>
      {props.mayOrder && (
        <td class="num order-col">
          {orderable && props.cart
            ? (
              <OrderStepper
                partNumber={line.partNumber}
                name={line.name}
                cart={props.cart}
                pack={line.packQuantity}
                vin={figure.subject.vin}
                seriesCode={figure.subject.seriesCode}
                figure={figure.code}
                callout={line.callout}
                back={props.back}
                t={t}
              />
            )
            : (
              <span class="not-orderable">
                {line.fit !== "not" && line.notOrderable ? line.notOrderable.text : t("part.notOrderable")}
              </span>
            )}
        </td>
      )}
    </tr>
  );
}
