import { Card } from "@/components/Card.tsx";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { WorkOrderRow } from "@/services/tsb/work_orders/types.ts";
import { DueDay, WorkOrderState } from "./WorkOrderState.tsx";
import { workOrdersHref } from "./work_order_links.ts";

/** Work that bulletins ask for on a vehicle and that is not ended; nothing where there is none. */
export function VehicleWorkOrders({ orders, basePath, t, format }: {
  orders: readonly WorkOrderRow[];
  basePath: string;
  t: Translate;
  format: Format;
}) {
  if (orders.length === 0) return null;
  return (
    <Card title={t("tsb.order.of_vehicle")} bare>
      <ul class="look-list">
        {orders.map((order) => (
          <li key={order.id}>
            <a href={workOrdersHref(basePath, { order: order.id })}>
              <span class="look-name">
                <span class="mono">{order.tsbCode}</span> {order.title}
              </span>
              <WorkOrderState state={order.state} t={t} />
              <span class="when">
                <DueDay order={order} t={t} format={format} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
