import { Card } from "@/components/Card.tsx";
import { State } from "@/components/Mark.tsx";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { VehicleWork as Work } from "@/services/orders/work_of_vehicle.ts";
import { cartHref } from "../cart_links.ts";
import { OrderStateMark } from "./OrderStateMark.tsx";

/** Orders and jobs for a vehicle, the latest first; nothing where there are none. */
export function VehicleWork({ work, basePath, t, format }: {
  /** Null without the right to see them. */
  work: Work | null;
  basePath: string;
  t: Translate;
  format: Format;
}) {
  if (!work || work.orders.length + work.jobs.length === 0) return null;
  return (
    <Card title={t("orders.of_vehicle")} bare>
      <ul class="look-list">
        {work.jobs.map((job) => (
          <li key={`job-${job.id}`}>
            <a href={cartHref(basePath, { view: "cart", job: job.id })}>
              <span class="look-name">{job.title}</span>
              <State tone={job.state === "open" ? "info" : "mute"}>{job.stateName}</State>
              <span class="when">{format.moment(job.updatedAt)}</span>
            </a>
          </li>
        ))}
        {work.orders.map((order) => (
          <li key={order.number}>
            <a href={cartHref(basePath, { view: "orders", order: order.number })}>
              <span class="look-name mono">{order.number}</span>
              <OrderStateMark order={order} />
              <span class="when">{format.moment(order.sentAt)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
