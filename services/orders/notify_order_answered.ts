import { orderAnswered } from "@/events/orders.ts";
import { peopleOfOrgWith } from "@/engines/messages/people_with.ts";
import { notifyPeople } from "@/engines/messages/notify_people.ts";
import { defineNotification } from "@/engines/messages/define_notification.ts";
import { orderAsTold } from "./order_as_told.ts";

/** What each state of an order after an answer is told as; a hand-over that has just begun is no news. */
const KINDS: Partial<Record<string, string>> = {
  accepted: "order-accepted",
  partly_accepted: "order-partly-accepted",
  rejected: "order-rejected",
  push_failed: "push-failed",
};

/** Who sent the order, and the people of its store who may order. */
export const notifyOrderAnswered = defineNotification({
  on: orderAnswered,
  async notify(tx, { id, data }) {
    const kind = KINDS[data.state];
    if (!kind) return;
    const order = await orderAsTold(tx, data.orderNumber);
    const colleagues = await peopleOfOrgWith(tx, data.storeCode, "EPCCart:order");
    const linesWith = (count: (line: typeof data.lines[number]) => number) =>
      data.lines.filter((line) => count(line) > 0).length;
    await notifyPeople(tx, {
      eventId: id,
      kind,
      params: {
        order: data.orderNumber,
        lines: data.lines.length,
        backOrdered: linesWith((line) => line.backOrdered),
        refused: linesWith((line) => line.refused),
        ...order?.job,
        ...order?.parts(
          data.lines.filter((line) => line.backOrdered + line.refused > 0).map((line) => line.lineNo),
        ),
      },
      link: `EPCCart?order=${encodeURIComponent(data.orderNumber)}`,
      receivers: [...(order ? [order.userId] : []), ...colleagues],
    });
  },
});
