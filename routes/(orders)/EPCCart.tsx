import { page } from "fresh";
import { Partial } from "fresh/runtime";
import { Button } from "@/components/Button.tsx";
import { transportTexts } from "@/components/island_texts.ts";
import { FlashNotice, Notice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { Part } from "@/components/Part.tsx";
import { Tabs } from "@/components/Tabs.tsx";
import { CartFoot } from "@/components/orders/CartFoot.tsx";
import { PaperLinks } from "@/components/orders/papers/PaperLinks.tsx";
import { QuoteView } from "@/components/orders/papers/QuoteView.tsx";
import { ReviewView } from "@/components/orders/review/ReviewView.tsx";
import { AddParts } from "@/components/orders/AddParts.tsx";
import { cartHref, cartQuery } from "@/components/orders/cart_links.ts";
import { stoppingLines } from "@/components/orders/cart_lines.ts";
import { CartNotices } from "@/components/orders/CartNotices.tsx";
import { CartTable } from "@/components/orders/CartTable.tsx";
import { ClearCart } from "@/components/orders/ClearCart.tsx";
import { FitConsents } from "@/components/orders/FitConsents.tsx";
import { JobBar } from "@/components/orders/jobs/JobBar.tsx";
import { JobLabor } from "@/components/orders/jobs/JobLabor.tsx";
import { jobParts, JobPutAway } from "@/components/orders/jobs/JobParts.tsx";
import { OrderAgain } from "@/components/orders/OrderAgain.tsx";
import { OrderDetail } from "@/components/orders/OrderDetail.tsx";
import { orderParts } from "@/components/orders/OrderParts.tsx";
import { ListBody, ListHead, readListPage } from "@/components/list/ListPage.tsx";
import { epcHref } from "@/components/epc/page_links.ts";
import { define } from "@/define.ts";
import type { State } from "@/edge/state.ts";
import { CartLines } from "@/islands/orders/CartLines.tsx";
import { FollowOn } from "@/islands/orders/FollowOn.tsx";
import { may, personOf } from "@/kernel/access/rights.ts";
import { tagOf } from "@/kernel/texts/languages.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { cartSummary } from "@/services/orders/cart.ts";
import { orderList } from "@/services/orders/order_list.ts";
import { readOrder } from "@/services/orders/read_orders.ts";
import { cartTemplate } from "@/services/orders/read_rows.ts";
import { jobList } from "@/services/orders/jobs/job_list.ts";
import { isCancelOpen, isUnderWay, type Order } from "@/services/orders/types.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";
import { quoteSource } from "@/services/orders/papers/quote_source.ts";
import { readReview } from "@/services/orders/review/read_review.ts";
import { stockOf } from "@/services/orders/dms/ask_availability.ts";
import { sentenceOf } from "@/kernel/refusals/sentence_of.ts";
import { fromHere } from "@/components/table/from_here.ts";
import { type JobData, jobData } from "./(_page)/job_data.ts";

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

function CartTabs({ current, lineCount, state }: {
  current: "cart" | "jobs" | "orders";
  lineCount: number;
  state: State;
}) {
  const { ctx: { actor, t }, basePath } = state;
  if (!may(actor, "EPCCart:edit")) return null;
  return (
    <Tabs
      label={t("page.EPCCart")}
      tabs={[
        {
          label: t("orders.cart"),
          href: cartHref(basePath, { view: "cart" }),
          current: current === "cart",
          count: lineCount,
        },
        {
          label: t("orders.jobs"),
          href: cartHref(basePath, { view: "jobs" }),
          current: current === "jobs",
        },
        {
          label: t("orders.orders"),
          href: cartHref(basePath, { view: "orders" }),
          current: current === "orders",
        },
      ]}
    />
  );
}

function CartView({ cart, usual, job, jobs, colleagues, labor, query, context, crumbs, state }: JobData & {
  /** Vehicle in the bar. */
  context: string | null;
  query: ReturnType<typeof cartQuery.parse>;
  crumbs: { label: string; href: string }[];
  state: State;
}) {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  const format = formatOf(ctx);
  // A job that is not the cart is read, whoever looks.
  const mayEdit = may(ctx.actor, "EPCCart:edit") && (job === null || job.current);
  const stopping = stoppingLines(cart);
  return (
    <>
      <PageHead title={t("page.EPCCart")} crumbs={crumbs} flush>
        {mayEdit && (
          <Button href="#add-parts" icon="list-plus" class="only-narrow">{t("orders.addParts")}</Button>
        )}
        {mayEdit && cart.lineCount > 0 && <ClearCart cart={cart} basePath={basePath} t={t} />}
      </PageHead>
      <CartTabs current="cart" lineCount={cart.lineCount} state={state} />
      <div>
        <Partial name="cart-job">
          <JobBar job={job} jobs={jobs} colleagues={colleagues} state={state} />
        </Partial>
      </div>
      <CartNotices
        query={query}
        flash={flash}
        stopping={stopping}
        mayEdit={mayEdit}
        basePath={basePath}
        t={t}
      />
      <div class="panes cart-panes">
        <div class="pane">
          <div class="table-scroll">
            <Partial name="cart-lines">
              <CartTable
                lines={cart.lines}
                usual={usual}
                jobId={cart.jobId}
                mayEdit={mayEdit}
                basePath={basePath}
                flash={flash}
                t={t}
                format={format}
              />
            </Partial>
          </div>
        </div>
        {(mayEdit || labor.length > 0) && (
          <div class="pane pane-sized cart-side">
            {mayEdit && (
              <AddParts
                jobId={cart.jobId}
                vin={job?.vin ?? context}
                flash={flash}
                basePath={basePath}
                t={t}
              />
            )}
            {may(ctx.actor, "LaborList:view") && (
              <JobLabor labor={labor} jobId={cart.jobId} mayEdit={mayEdit} state={state} />
            )}
          </div>
        )}
      </div>
      {cart.lineCount > 0 && (job === null || job.current) && (
        <CartFoot
          cart={cart}
          stopping={stopping}
          mayOrder={may(ctx.actor, "EPCCart:order")}
          basePath={basePath}
          t={t}
          format={format}
        />
      )}
      <CartLines
        texts={{
          ...transportTexts(t),
          changed: t("orders.changedElsewhere", { part: "{part}", count: "{count}" }),
          overwrote: t("orders.overwrote", { count: "{count}" }),
          listKept: t("orders.listKept"),
        }}
        lang={tagOf(ctx.lang)}
      />
      {mayEdit && <FitConsents state={state} />}
      <FollowOn />
    </>
  );
}

function OrderView({ order, crumbs, state }: {
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
