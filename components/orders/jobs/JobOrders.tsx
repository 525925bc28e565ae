import { Icon } from "@/components/Icon.tsx";
import { cartHref } from "@/components/cart_links.ts";
import { OrderStateMark } from "@/components/orders/OrderStateMark.tsx";
import { fromHere } from "@/components/table/from_here.ts";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { JobNow } from "@/services/orders/jobs/types.ts";

/** What was ordered for a job, the latest first; nothing where nothing was. */
export function JobOrders({ job, basePath, t, format }: {
  job: JobNow;
  basePath: string;
  t: Translate;
  format: Format;
}) {
  if (job.orders.length === 0) return null;
  return (
    <details class="menu" data-menu="">
      <summary class="btn" title={t("orders.job_orders")}>
        <Icon name="package" />
        <span class="job-word">{t("orders.job_orders")}</span>
        <span class="num">{format.number(job.orders.length)}</span>
      </summary>
      <div class="menu-panel job-panel">
        {job.orders.map((order) => (
          <a
            key={order.number}
            class="menu-item job-choice"
            href={fromHere(cartHref(basePath, { order: order.number }))}
          >
            <span>
              <span class="mono">{order.number}</span>
              <small>{format.moment(order.sentAt)}</small>
            </span>
            <OrderStateMark order={order} />
          </a>
        ))}
      </div>
    </details>
  );
}
