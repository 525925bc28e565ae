import { Button } from "@/components/Button.tsx";
import { Empty } from "@/components/Empty.tsx";
import { TextField } from "@/components/Field.tsx";
import { FilterBar, FilterChips } from "@/components/FilterBar.tsx";
import { SelectField } from "@/components/Select.tsx";
import { chipsOf } from "@/components/table/chips_of.ts";
import { Pager } from "@/components/table/Pager.tsx";
import type { Page } from "@/kernel/paging.ts";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { isUnderWay, ORDER_STATES, type OrderHead } from "@/services/orders/types.ts";
import { cartHref, type CartQuery } from "./cart_links.ts";
import { OrderStateMark } from "./OrderStateMark.tsx";
import { fromHere } from "@/components/table/from_here.ts";

/** Order history: filter by number and state, newest first, page by page. */
export function OrderList({ orders, query, basePath, t, format }: {
  orders: Page<OrderHead>;
  query: CartQuery;
  basePath: string;
  t: Translate;
  format: Format;
}) {
  const { state, keyword, pageSize } = query;
  const href = (change: Partial<CartQuery>) =>
    fromHere(cartHref(basePath, { view: "orders", state, keyword, pageSize, ...change }));
  const stateName = (one: string) => t(`epc_service.order.state.${one}`);
  const chips = chipsOf({
    keyword: [t("cart.orderNumber"), keyword],
    state: [t("cart.state"), state && stateName(state)],
  }, (filter) => href({ [filter]: undefined }));
  return (
    <>
      <div class="order-filter">
        <FilterBar
          label={t("cart.filterOrders")}
          submit={t("search.submit")}
          keep={{ view: "orders", pageSize }}
        >
          <TextField
            name="keyword"
            label={t("cart.orderNumber")}
            hideLabel
            type="search"
            placeholder={t("cart.orderNumber")}
            value={keyword}
          />
          <SelectField
            name="state"
            label={t("cart.state")}
            hideLabel
            empty={t("cart.allStates")}
            value={state}
            choices={ORDER_STATES.filter((one) => one !== "draft").map((one) => ({
              value: one,
              label: stateName(one),
            }))}
          />
        </FilterBar>
        <FilterChips chips={chips} clearHref={href({ keyword: undefined, state: undefined })} t={t} />
      </div>
      <div
        class="table-scroll order-scroll"
        id="orders"
        data-live="orders"
        data-live-pending={orders.records.some(isUnderWay) ? "" : undefined}
      >
        {orders.records.length === 0
          ? (
            <Empty
              title={t(chips.length > 0 ? "cart.noOrderMatches" : "cart.noOrders")}
              drawing="list"
              action={chips.length > 0
                ? (
                  <Button href={href({ keyword: undefined, state: undefined, pageNo: 1 })}>
                    {t("table.clear_filters")}
                  </Button>
                )
                : <Button href={cartHref(basePath, {})}>{t("cart.openCart")}</Button>}
            >
              {t(chips.length > 0 ? "cart.noOrderMatchesWhy" : "cart.noOrdersWhy")}
            </Empty>
          )
          : (
            <table class="table stack">
              <thead>
                <tr>
                  <th scope="col">{t("cart.orderNumber")}</th>
                  <th scope="col">{t("cart.state")}</th>
                  <th scope="col">{t("cart.sentAt")}</th>
                  <th scope="col">{t("cart.sentBy")}</th>
                  <th scope="col">{t("cart.store")}</th>
                  <th scope="col" class="num">{t("cart.lines")}</th>
                  <th scope="col" class="num">{t("cart.pieces")}</th>
                  <th scope="col" class="num">{t("cart.total")}</th>
                </tr>
              </thead>
              <tbody>
                {orders.records.map((order) => (
                  <tr key={order.number}>
                    <td class="nowrap title">
                      <a class="link mono" href={fromHere(cartHref(basePath, { order: order.number }))}>
                        {order.number}
                      </a>
                    </td>
                    <td>
                      <OrderStateMark order={order} />
                      {order.trouble && (
                        <small class="order-trouble-why">
                          {order.trouble.reason} {order.trouble.nextTryAt === null
                            ? t("pushes.givenUp")
                            : t("pushes.nextTry", { time: format.moment(order.trouble.nextTryAt) })}
                        </small>
                      )}
                    </td>
                    <td class="nowrap tabular-nums">{format.moment(order.sentAt)}</td>
                    <td>{order.userName}</td>
                    <td>{order.storeName}</td>
                    <td class="num" data-label={t("cart.lines")}>{format.number(order.lineCount)}</td>
                    <td class="num" data-label={t("cart.pieces")}>{format.number(order.pieceCount)}</td>
                    <td class="num nowrap">
                      {format.money(order.total.amount)} {order.total.currency}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
      </div>
      <Pager
        page={query.pageNo}
        size={pageSize}
        total={orders.total}
        href={(pageNo) => href({ pageNo })}
        keep={{ view: "orders", state, keyword }}
        t={t}
      />
    </>
  );
}
