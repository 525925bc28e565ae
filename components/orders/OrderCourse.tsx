import { Icon } from "@/components/Icon.tsx";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { Order, OrderNews } from "@/services/orders/types.ts";

const ICONS = { shipment: "truck", invoice: "receipt", back_order: "calendar-clock" } as const;

/** What the dealer management system told after its decision, newest last: shipments, invoices, days of back orders. */
export function OrderCourse({ order, t, format }: { order: Order; t: Translate; format: Format }) {
  if (order.news.length === 0) return null;
  return (
    <section class="order-course" aria-labelledby="order-course-title">
      <h2 id="order-course-title">{t("orders.course")}</h2>
      <ol>
        {order.news.map((news) => (
          <li key={news.newsId}>
            <Icon name={ICONS[news.kind]} />
            <div>
              <b>{t(`orders.news.${news.kind}`)}</b>{" "}
              {news.reference && <span class="mono">{news.reference}</span>}
              <small>{format.moment(news.happenedAt)}</small>
            </div>
            <p>{linesOf(news, t, format)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** 'line 1: 4; line 2: 3, expected 04/05/2026'. */
function linesOf(news: OrderNews, t: Translate, format: Format): string {
  return news.lines.map(({ lineNo, quantity, expectedOn }) =>
    expectedOn === null
      ? t("orders.newsLine", { line: lineNo, quantity })
      : t("orders.newsLineUntil", { line: lineNo, quantity, day: format.day(expectedOn) })
  ).join(t("orders.listSeparator"));
}
