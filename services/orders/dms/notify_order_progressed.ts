import { orderProgressed } from "@/events/orders.ts";
import { notifyPeople } from "@/engines/messages/notify_people.ts";
import { defineNotification } from "@/engines/messages/define_notification.ts";
import { orderAsTold } from "../order_as_told.ts";

/** What is told of the news of an order; an invoice is no news to who ordered. */
const KINDS = { shipment: "order-shipped", back_order: "order-back-ordered" } as const;

/** Who sent the order is told of shipments, and of days on which what is backordered comes. */
export const notifyOrderProgressed = defineNotification({
  on: orderProgressed,
  async notify(tx, { id, data }) {
    const order = await orderAsTold(tx, data.orderNumber);
    if (!order) return;
    for (const newsKind of ["shipment", "back_order"] as const) {
      const lines = data.news.filter((one) => one.newsKind === newsKind).flatMap((one) => one.lines);
      if (lines.length === 0) continue;
      // Several lines may come on several days: the last one settles the order.
      const day = lines.flatMap(({ expectedOn }) => expectedOn ?? []).sort().at(-1);
      await notifyPeople(tx, {
        eventId: id,
        kind: KINDS[newsKind],
        params: {
          order: data.orderNumber,
          lines: new Set(lines.map(({ lineNo }) => lineNo)).size,
          day: day === undefined ? { key: "orders.dayNotTold" } : { day },
          ...order.job,
          ...order.parts(lines.map(({ lineNo }) => lineNo)),
        },
        link: `EPCCart?order=${encodeURIComponent(data.orderNumber)}`,
        receivers: [order.userId],
      });
    }
  },
});
