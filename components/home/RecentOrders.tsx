import type { OrderHead } from "@/services/orders/types.ts";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { Card } from "../Card.tsx";
import { cartHref } from "@/components/cart_links.ts";
import { OrderStateMark } from "@/components/orders/OrderStateMark.tsx";
import { Empty } from "../Empty.tsx";

/** The store's newest orders with their state. */
export function RecentOrders(
  { orders, basePath, t, format }: {
    orders: readonly OrderHead[];
    basePath: string;
    t: Translate;
    format: Format;
  },
) {
  const end = <a class="link" href={cartHref(basePath, { view: "orders" })}>{t("home.orders.all")}</a>;
  return (
    <Card title={t("home.orders.title")} end={end} bare>
      {orders.length === 0
        ? <Empty drawing="list" title={t("home.orders.none")}>{t("home.orders.why")}</Empty>
        : (
          <ul class="rows">
            {orders.map((order) => (
              <li key={order.number}>
                <a
                  class="row-link order-link"
                  href={cartHref(basePath, { view: "orders", order: order.number })}
                >
                  <span class="mono">{order.number}</span>
                  <span class="num text-end">
                    {order.total ? format.price(order.total) : ""}
                  </span>
                  <OrderStateMark order={order} />
                  <span class="num text-end text-meta text-ink-3">{format.moment(order.sentAt)}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
    </Card>
  );
}
