import { Chip, PartNumber } from "@/components/Mark.tsx";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { jobFactsOf } from "@/services/orders/papers/job_facts.ts";
import type { Order, OrderLine } from "@/services/orders/types.ts";
import { CancellationNotice, CancelOrder } from "./CancelOrder.tsx";
import { cartHref, partHref } from "../cart_links.ts";
import { LineAnswerMark } from "./LineAnswerMark.tsx";
import { LineFit } from "./LineFit.tsx";
import { LineCancellation } from "./LineCancellation.tsx";
import { LineProgressMark } from "./LineProgressMark.tsx";
import { LineOrigin } from "./LineOrigin.tsx";
import { OrderCourse } from "./OrderCourse.tsx";
import { OrderTotals } from "./OrderTotals.tsx";
import { UndoOrder } from "./UndoOrder.tsx";
import { OrderProgress } from "./OrderProgress.tsx";
import { OrderStateMark } from "./OrderStateMark.tsx";

interface DetailProps {
  order: Order;
  /** Whether the reader may hand it over again. */
  mayPush: boolean;
  now: Date;
  basePath: string;
  t: Translate;
  format: Format;
}

/**
 * An order as it was sent: who, when, its state, and the lines with the prices of that day and what became of them.
 */
export function OrderDetail(props: DetailProps) {
  const { order, mayPush, now, basePath, t, format } = props;
  const { undoUntil } = order.cancellation;
  return (
    <>
      {undoUntil !== null && (
        <UndoOrder
          number={order.number}
          endsInMs={Math.max(0, Date.parse(undoUntil) - now.getTime())}
          basePath={basePath}
          t={t}
        />
      )}
      <CancellationNotice order={order} t={t} format={format} />
      <OrderProgress {...props} />
      <div class="order-lead">
        <dl class="order-facts">
          <Fact name={t("orders.state")}>
            <OrderStateMark order={order} />
          </Fact>
          <Fact name={t("orders.sentAt")}>{format.moment(order.sentAt)}</Fact>
          <Fact name={t("orders.sentBy")}>{order.userName}</Fact>
          <Fact name={t("orders.store")}>
            {order.storeName} <span class="mono">{order.storeCode}</span>
          </Fact>
          {order.job && (
            <Fact name={t("orders.job")}>
              <a class="link" href={cartHref(basePath, { job: order.job.id })}>{order.job.title}</a>
            </Fact>
          )}
          {order.job &&
            jobFactsOf(t, order.job).map(([name, fact]) => <Fact key={name} name={name}>{fact}</Fact>)}
          <Fact name={t("orders.kind")}>{t(`orders.kind.${order.kind}`)}</Fact>
          {order.wishedOn && <Fact name={t("orders.wishedOn")}>{format.day(order.wishedOn)}</Fact>}
          {order.deliverTo && (
            <Fact name={t("orders.deliverTo")}>
              <span class="order-address">{order.deliverTo}</span>
            </Fact>
          )}
          {order.dmsNumber && (
            <Fact name={t("pushes.dmsNumber")}>
              <span class="mono">{order.dmsNumber}</span>
            </Fact>
          )}
          {order.note && <Fact name={t("orders.orderNote")}>{order.note}</Fact>}
        </dl>
        {mayPush && undoUntil === null && order.state !== "cancelled" && order.state !== "rejected" && (
          <div class="order-cancel no-print">
            <CancelOrder order={order} basePath={basePath} t={t} />
          </div>
        )}
      </div>
      <OrderCourse order={order} t={t} format={format} />
      <div class="table-scroll">
        <table class="table stack order-lines">
          <thead>
            <tr>
              <th scope="col" class="num">{t("orders.line")}</th>
              <th scope="col">{t("orders.part")}</th>
              <th scope="col">{t("orders.name")}</th>
              <th scope="col">{t("orders.vehicle")}</th>
              <th scope="col">{t("orders.note")}</th>
              <th scope="col">{t("pushes.answer")}</th>
              <th scope="col">{t("orders.progress")}</th>
              <th scope="col" class="num">{t("orders.quantity")}</th>
              <th scope="col" class="num">{t("orders.price")}</th>
              <th scope="col" class="num">{t("orders.amount")}</th>
            </tr>
          </thead>
          <tbody>{order.lines.map((line) => <Line key={line.lineNo} line={line} {...props} />)}</tbody>
        </table>
      </div>
      <div class="cart-bar">
        <p class="cart-count">
          {t("part.cartSummary", { lines: order.lineCount, pieces: order.pieceCount })}
          <small>{t("orders.frozen")}</small>
        </p>
        <OrderTotals totals={order.totals} t={t} format={format} />
      </div>
    </>
  );
}

function Fact({ name, children }: { name: string; children: preact.ComponentChildren }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Line(
  { line, order, mayPush, basePath, t, format }: Omit<DetailProps, "now"> & { line: OrderLine },
) {
  return (
    <tr
      data-stops={line.consent ? "" : undefined}
      data-cancelled={line.cancellation.cancelledAt === null ? undefined : ""}
    >
      <td class="num" data-label={t("orders.line")}>{line.lineNo}</td>
      <td class="nowrap">
        <a class="link-plain" href={partHref(basePath, line.partNumber)}>
          <PartNumber>{line.shown}</PartNumber>
        </a>
      </td>
      <td class="title">
        {line.name} <LineFit line={line} t={t} format={format} />{" "}
        {line.core && (
          <Chip tone="line">{t("part.exchange", { amount: format.money(line.core.amount) })}</Chip>
        )}
      </td>
      <td class="cart-from">
        <LineOrigin line={line} basePath={basePath} t={t} />
      </td>
      <td>{line.note}</td>
      <td data-label={t("pushes.answer")}>
        <LineAnswerMark
          answer={line.answer}
          isCancelled={order.state === "cancelled" || line.cancellation.cancelledAt !== null}
          isFollowed={line.progress !== null}
          t={t}
          format={format}
        />
      </td>
      <td data-label={t("orders.progress")}>
        <LineProgressMark progress={line.progress} t={t} format={format} />
        <LineCancellation
          order={order}
          line={line}
          mayCancel={mayPush}
          basePath={basePath}
          t={t}
          format={format}
        />
      </td>
      <td class="num" data-label={t("orders.quantity")}>{format.number(line.quantity)}</td>
      <td class="num nowrap" data-label={t("orders.price")}>{format.money(line.price.amount)}</td>
      <td class="num nowrap">{format.price(line.amount)}</td>
    </tr>
  );
}
