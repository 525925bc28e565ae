import { FlashNotice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { Part } from "@/components/Part.tsx";
import { PaperLinks } from "@/components/orders/papers/PaperLinks.tsx";
import { OrderAgain } from "./OrderAgain.tsx";
import { OrderDetail } from "./OrderDetail.tsx";
import type { State } from "@/edge/state.ts";
import { may, personOf } from "@/kernel/access/rights.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { isCancelOpen, isUnderWay, type Order } from "@/services/orders/types.ts";

/** One order as its store sees it. */
export function OrderView({ order, crumbs, state }: {
  order: Order;
  crumbs: { label: string; href: string }[];
  state: State;
}) {
  const { ctx, basePath } = state;
  const { t } = ctx;
  return (
    <>
      <PageHead title={t("orders.orderNamed", { number: order.number })} crumbs={crumbs}>
        <PaperLinks of={order.number} basePath={basePath} t={t} />
        {may(ctx.actor, "EPCCart:edit") && <OrderAgain order={order} basePath={basePath} t={t} />}
      </PageHead>
      <FlashNotice flash={state.flash} />
      {/* Drawn anew while it is open, when the dealer management system answers. */}
      <div
        class="page-fill"
        id="order"
        data-live="orders"
        data-live-id={order.number}
        data-live-pending={isUnderWay(order) || isCancelOpen(order) || order.lines.some(isCancelOpen)
          ? ""
          : undefined}
      >
        <Part name="order">
          <OrderDetail
            order={order}
            mayPush={may(ctx.actor, "EPCCart:order") && personOf(ctx).userType === "store"}
            now={ctx.clock()}
            basePath={basePath}
            t={t}
            format={formatOf(ctx)}
          />
        </Part>
      </div>
    </>
  );
}
