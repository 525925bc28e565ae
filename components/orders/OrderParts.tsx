import type { ListParts } from "@/components/list/parts.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { OrderHead } from "@/services/orders/types.ts";
import { fromHere } from "@/components/table/from_here.ts";
import { cartHref } from "../cart_links.ts";
import { OrderStateMark } from "./OrderStateMark.tsx";

/** How orders look in their list: with what is wrong with their hand-over. */
export function orderParts(ctx: Ctx, basePath: string): ListParts<OrderHead> {
  const { t } = ctx;
  const format = formatOf(ctx);
  return {
    filterClass: "order-filter",
    cells: {
      number: ({ number }) => (
        <a class="link mono" href={fromHere(cartHref(basePath, { order: number }))}>{number}</a>
      ),
      state: (order) => (
        <>
          <OrderStateMark order={order} />
          {order.trouble && (
            <small class="order-trouble-why">
              {order.trouble.reason} {order.trouble.nextTryAt === null
                ? t("pushes.givenUp")
                : t("pushes.nextTry", { time: format.moment(order.trouble.nextTryAt) })}
            </small>
          )}
        </>
      ),
      total: ({ total }) => <>{format.price(total)}</>,
    },
  };
}
