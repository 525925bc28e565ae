import { Icon } from "@/components/Icon.tsx";
import { Chip, PartNumber, State } from "@/components/Mark.tsx";
import { LineFit } from "@/components/orders/LineFit.tsx";
import { LineOrigin } from "@/components/orders/LineOrigin.tsx";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { Availability, LineStock } from "@/services/orders/dms/ask_availability.ts";
import type { ReviewLine } from "@/services/orders/review/read_review.ts";

interface TableProps {
  lines: readonly ReviewLine[];
  /** Null: not asked yet. */
  stock: Availability | null;
  basePath: string;
  t: Translate;
  format: Format;
}

/** The lines as they would be sent: quantity beside the usual, what is doubtful, in stock, and the prices. */
export function ReviewTable(props: TableProps) {
  const { lines, t } = props;
  return (
    <table class="table stack order-lines review-lines">
      <thead>
        <tr>
          <th scope="col" class="num">{t("orders.line")}</th>
          <th scope="col">{t("orders.part")}</th>
          <th scope="col">{t("orders.name")}</th>
          <th scope="col">{t("orders.vehicle")}</th>
          <th scope="col" class="num">{t("orders.quantity")}</th>
          <th scope="col" class="num">{t("orders.usual")}</th>
          <th scope="col">{t("orders.stock")}</th>
          <th scope="col" class="num">{t("orders.listPrice")}</th>
          <th scope="col">{t("orders.discountGroup")}</th>
          <th scope="col" class="num">{t("orders.netPrice")}</th>
          <th scope="col" class="num">{t("orders.core")}</th>
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
  const { price, listPrice, core, amount } = line;
  return (
    <tr data-doubtful={line.doubts.length > 0 ? "" : undefined}>
      <td class="num" data-label={t("orders.line")}>{lineNo}</td>
      <td class="nowrap">
        <PartNumber>{line.partNumber}</PartNumber>
      </td>
      <td class="title">
        {line.name} {line.consent && <LineFit line={line} t={t} format={format} />}
        {line.doubts.length > 0 && (
          <ul class="line-doubts">
            {line.doubts.map((doubt) => (
              <li key={doubt.key}>
                <Icon name="triangle-alert" />
                <span>{doubt.text}</span>
              </li>
            ))}
          </ul>
        )}
      </td>
      <td class="cart-from">
        <LineOrigin line={line} basePath={basePath} t={t} />
      </td>
      <td class="num" data-label={t("orders.quantity")}>
        <b>{format.number(line.quantity)}</b>
      </td>
      <td class="num" data-label={t("orders.usual")} data-none={line.usual === null ? "" : undefined}>
        {line.usual === null ? "–" : format.number(line.usual)}
      </td>
      <td data-label={t("orders.stock")}>
        <Stock stock={stock} of={stock?.lines[String(line.id)]} quantity={line.quantity} t={t} />
      </td>
      <td class="num nowrap" data-label={t("orders.listPrice")} data-none={listPrice ? undefined : ""}>
        {listPrice && format.money(listPrice.amount)}
      </td>
      <td data-label={t("orders.discountGroup")} data-none={line.discountGroup === null ? "" : undefined}>
        {line.discountGroup !== null && <Chip tone="line">{line.discountGroup}</Chip>}
      </td>
      <td class="num nowrap" data-label={t("orders.netPrice")}>{price && format.money(price.amount)}</td>
      <td class="num nowrap" data-label={t("orders.core")} data-none={core ? undefined : ""}>
        {core && format.money(core.amount)}
      </td>
      <td class="num nowrap">{amount && format.price(amount)}</td>
    </tr>
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
