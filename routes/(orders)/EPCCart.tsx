import { page } from "fresh";
import { Button } from "@/components/Button.tsx";
import { FlashNotice, Notice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { QuoteView } from "@/components/orders/papers/QuoteView.tsx";
import { ReviewView } from "@/components/orders/review/ReviewView.tsx";
import { cartHref, cartQuery } from "@/components/cart_links.ts";
import { jobParts, JobPutAway } from "@/components/orders/jobs/JobParts.tsx";
import { orderParts } from "@/components/orders/OrderParts.tsx";
import { ListBody, ListHead, readListPage } from "@/components/list/ListPage.tsx";
import { epcHref } from "@/components/epc/page_links.ts";
import { define } from "@/define.ts";
import { FollowOn } from "@/islands/orders/FollowOn.tsx";
import { may } from "@/kernel/access/rights.ts";
import { cartSummary } from "@/services/orders/cart.ts";
import { orderList } from "@/services/orders/order_list.ts";
import { readOrder } from "@/services/orders/read_orders.ts";
import { cartTemplate } from "@/services/orders/read_rows.ts";
import { jobList } from "@/services/orders/jobs/job_list.ts";
import { isUnderWay } from "@/services/orders/types.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";
import { quoteSource } from "@/services/orders/papers/quote_source.ts";
import { readReview } from "@/services/orders/review/read_review.ts";
import { stockOf } from "@/services/orders/dms/ask_availability.ts";
import { sentenceOf } from "@/kernel/refusals/sentence_of.ts";
import { fromHere } from "@/components/table/from_here.ts";
import { jobData } from "@/components/orders/jobs/job_data.ts";
import { CartTabs } from "@/components/orders/CartTabs.tsx";
import { CartView } from "@/components/orders/CartView.tsx";
import { OrderView } from "@/components/orders/OrderView.tsx";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/**
 * The cart, its review before sending, a quote, another job (`job=12`), the jobs of the store (`view=jobs`), the order history of the store
 * (`view=orders`) or one order (`order=20417-000123`).
 */
export const handler = define.handlers({
  async GET({ url, state }) {
    const { ctx } = state;
    const query = cartQuery.parse(Object.fromEntries(url.searchParams));
    if (query.download) {
      const headers = { "content-type": XLSX, "content-disposition": 'attachment; filename="TIS-cart.xlsx"' };
      return new Response(await cartTemplate(ctx) as Uint8Array<ArrayBuffer>, { headers });
    }
    if (query.view === "quote") {
      state.title = ctx.t("orders.quote");
      const { ok, refusal } = await attempt(() => quoteSource(ctx, query.order ?? null));
      return refusal
        ? page({ shown: "refusal" as const, query, refusal }, { status: 404 })
        : page({ shown: "quote" as const, query, source: ok });
    }
    if (query.order) {
      state.title = ctx.t("orders.orderNamed", { number: query.order });
      const { ok, refusal } = await attempt(() => readOrder(ctx, query.order!));
      return refusal
        ? page({ shown: "refusal" as const, query, refusal }, { status: 404 })
        : page({ shown: "order" as const, query, order: ok });
    }
    if (query.view === "review") {
      state.title = ctx.t("orders.reviewTitle");
      const review = await readReview(ctx);
      const stock = query.stock ? await stockOf(ctx, review.lines) : null;
      return page({ shown: "review" as const, query, review, stock });
    }
    // Who only looks on has no cart of their own.
    if ((query.view ?? (may(ctx.actor, "EPCCart:edit") ? "cart" : "orders")) === "orders") {
      state.title = ctx.t("orders.orders");
      const [orders, { lineCount }] = await Promise.all([
        readListPage(orderList, ctx, url),
        cartSummary(ctx),
      ]);
      return page({ shown: "orders" as const, query, orders, lineCount });
    }
    if (query.view === "jobs") {
      state.title = ctx.t("orders.jobs");
      const [jobs, { lineCount }] = await Promise.all([readListPage(jobList, ctx, url), cartSummary(ctx)]);
      return page({ shown: "jobs" as const, query, jobs, lineCount });
    }
    const { ok, refusal } = await attempt(() => jobData(ctx, query.job));
    return refusal
      ? page({ shown: "no-job" as const, query, refusal }, { status: 404 })
      : page({ shown: "cart" as const, query, ...ok, context: (await state.frame).vehicle?.vin ?? null });
  },
});

export default define.page<typeof handler>(({ data, state }) => {
  const { ctx, basePath } = state;
  const { t } = ctx;
  const crumbs = [{ label: t("nav.crumb_parts"), href: epcHref(basePath, "EPCIndex", {}) }];
  const toCart = { label: t("page.EPCCart"), href: cartHref(basePath, {}) };
  const toOrders = { label: t("orders.orders"), href: fromHere(cartHref(basePath, { view: "orders" })) };
  switch (data.shown) {
    case "refusal":
      return (
        <>
          <PageHead title={t("orders.orderTitle")} crumbs={[...crumbs, toCart, toOrders]} />
          <Notice tone="err">{sentenceOf(ctx, data.refusal)}</Notice>
        </>
      );
    case "order":
      return <OrderView order={data.order} crumbs={[...crumbs, toCart, toOrders]} state={state} />;
    case "review":
      return (
        <ReviewView review={data.review} stock={data.stock} crumbs={[...crumbs, toCart]} state={state} />
      );
    case "quote":
      return (
        <QuoteView
          source={data.source}
          order={data.query.order ?? null}
          crumbs={[...crumbs, toCart]}
          state={state}
        />
      );
    case "orders": {
      const orders = {
        list: orderList,
        data: data.orders,
        state,
        parts: {
          ...orderParts(ctx, basePath),
          title: t("orders.orders"),
          crumbs,
          exportHint: t("orders.exportHint", { count: data.orders.list.total }),
          live: {
            id: "orders",
            topic: "orders" as const,
            pending: data.orders.list.records.some(isUnderWay),
          },
          start: may(ctx.actor, "EPCCart:edit")
            ? <Button href={cartHref(basePath, {})}>{t("orders.openCart")}</Button>
            : undefined,
        },
      };
      return (
        <>
          <ListHead {...orders} />
          <CartTabs current="orders" lineCount={data.lineCount} state={state} />
          <FlashNotice flash={state.flash} />
          <div class="page-fill">
            <ListBody {...orders} />
          </div>
        </>
      );
    }
    case "jobs": {
      const jobs = {
        list: jobList,
        data: data.jobs,
        state,
        parts: { ...jobParts(state), title: t("orders.jobs"), crumbs },
      };
      return (
        <>
          <ListHead {...jobs} />
          <CartTabs current="jobs" lineCount={data.lineCount} state={state} />
          <FlashNotice flash={state.flash} />
          <JobPutAway query={data.query} state={state} />
          <div class="page-fill">
            <ListBody {...jobs} />
          </div>
          <FollowOn />
        </>
      );
    }
    case "no-job":
      return (
        <>
          <PageHead title={t("page.EPCCart")} crumbs={[...crumbs, toCart]} />
          <Notice tone="err">{sentenceOf(ctx, data.refusal)}</Notice>
        </>
      );
    case "cart":
      return <CartView {...data} crumbs={crumbs} state={state} />;
  }
});
