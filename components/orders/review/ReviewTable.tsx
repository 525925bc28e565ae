import { FitMark } from "@/components/epc/FitMark.tsx";
import { Icon } from "@/components/Icon.tsx";
import { PartNumber, State } from "@/components/Mark.tsx";
import { LineOrigin } from "@/components/orders/LineOrigin.tsx";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { Availability, LineStock } from "@/services/orders/dms/ask_availability.ts";
import { misfits } from "@/services/orders/misfits.ts";
import type { ReviewLine } from "@/services/orders/review/read_review.ts";

interface TableProps {
  lines: readonly ReviewLine[];
  /** Null: not asked yet. */
  stock: Availability | null;
  basePath: string;
  t: Translate;
  format: Format;
}

/** The lines as they would be sent: part with its vehicle and what is doubtful, quantity with the usual, in stock, and the prices. */
export function ReviewTable(props: TableProps) {
  const { lines, t } = props;
  return (
    <table class="table stack order-lines review-lines">
      <thead>
        <tr>
          <th scope="col" class="num">{t("orders.line")}</th>
          <th scope="col">{t("orders.part")}</th>
          <th scope="col" class="num">{t("orders.quantity")}</th>
          <th scope="col" class="review-stock">{t("orders.stock")}</th>
          <th scope="col" class="num">{t("orders.netPrice")}</th>
          <th scope="col" class="num">{t("orders.amount")}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, place) => <Row key={line.id} {...props} line={line} lineNo={place + 1} />)}
      </tbody>
    </table>
  );
}

function Row(
  { line, lineNo, stock, basePath, t, format }: TableProps & { line: ReviewLine; lineNo: number },
) {
  const { price, listPrice, discountGroup, core, amount } = line;
  return (
    <tr data-doubtful={line.doubts.length > 0 ? "" : undefined}>
      <td class="num" data-label={t("orders.line")}>{lineNo}</td>
      <td class="title review-part">
        <PartNumber>{line.shown}</PartNumber> <span class="review-name">{line.name}</span>
        <div class="cart-from">
          <LineOrigin line={line} basePath={basePath} t={t} />
        </div>
        <Doubts line={line} t={t} format={format} />
      </td>
      <td class="num" data-label={t("orders.quantity")}>
        <b>{format.number(line.quantity)}</b>
        {line.usual !== null && <small>{t("orders.usualOf", { count: line.usual })}</small>}
      </td>
      <td data-label={t("orders.stock")}>
        <Stock stock={stock} of={stock?.lines[String(line.id)]} quantity={line.quantity} t={t} />
      </td>
      <td class="num nowrap" data-label={t("orders.netPrice")}>
        {price && format.money(price.amount)}
        {listPrice && (
          <small>
            {[`${t("orders.listPrice")} ${format.money(listPrice.amount)}`, discountGroup].filter(Boolean)
              .join(" · ")}
          </small>
        )}
      </td>
      <td class="num nowrap review-amount">
        {amount && format.price(amount)}
        {core && <small>{t("orders.corePlus", { amount: format.money(core.amount) })}</small>}
      </td>
    </tr>
  );
}

/** What to look at twice. That a part does not fit is told once: as what stops the order, or as what somebody wants all the same. */
function Doubts({ line, t, format }: { line: ReviewLine; t: Translate; format: Format }) {
  const stops = misfits(line);
  const doubts = line.doubts.filter(({ key }) => !(stops && key === "misfit"));
  return (
    <>
      {stops && <FitMark fit={line.fit} t={t} />}
      {doubts.length > 0 && (
        <ul class="line-doubts">
          {doubts.map((doubt) => (
            <li key={doubt.key}>
              <Icon name="triangle-alert" />
              <span>
                {doubt.text}
                {doubt.key === "misfit" && line.consent && (
                  <small>
                    {t("orders.consentBy", {
                      name: line.consent.name,
                      time: format.moment(line.consent.at),
                    })}
                  </small>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Stock({ stock, of, quantity, t }: {
  stock: Availability | null;
  of: LineStock | undefined;
  quantity: number;
  t: Translate;
}) {
  if (!stock) {
    return (
      <>
        <span class="needs-script text-ink-3">{t("orders.stockAsked")}</span>
        <a class="needs-no-script link" href="?view=review&stock=1">{t("orders.askStock")}</a>
      </>
    );
  }
  if (!of) return <State tone="mute" shape="hollow">{t("orders.stockUnknown")}</State>;
  const { available, depot } = of;
  return (
    <div class="line-answer">
      {available >= quantity
        ? <State tone="ok">{t("orders.inStock")}</State>
        : available > 0
        ? <State tone="warn">{t("orders.inStockPart", { available, quantity })}</State>
        : <State tone="err">{t("orders.notInStock")}</State>}
      {depot && (
        <small>
          {depot.name} <span class="mono">{depot.code}</span>
        </small>
      )}
    </div>
  );
}
