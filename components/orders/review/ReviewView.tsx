import { Partial } from "fresh/runtime";
import { Button } from "@/components/Button.tsx";
import { Empty } from "@/components/Empty.tsx";
import { Icon } from "@/components/Icon.tsx";
import { FlashNotice, Notice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { Part } from "@/components/Part.tsx";
import { CallForm } from "@/components/CallForm.tsx";
import { stoppingLines } from "@/components/orders/cart_lines.ts";
import { cartHref } from "@/components/cart_links.ts";
import { OrderTotals } from "@/components/orders/OrderTotals.tsx";
import { PaperLinks } from "@/components/orders/papers/PaperLinks.tsx";
import type { State } from "@/edge/state.ts";
import { FollowReview } from "@/islands/orders/FollowReview.tsx";
import { may } from "@/kernel/access/rights.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { Availability } from "@/services/orders/dms/ask_availability.ts";
import type { Review } from "@/services/orders/review/read_review.ts";
import { ReviewForm, SEND_FORM } from "./ReviewForm.tsx";
import { ReviewTable } from "./ReviewTable.tsx";

interface ViewProps {
  review: Review;
  /** Null: not asked, since the page does not wait for it. */
  stock: Availability | null;
  crumbs: { label: string; href: string }[];
  state: State;
}

/** The cart as it would be sent, looked over once more: the one place from which an order goes. */
export function ReviewView({ review, stock, crumbs, state }: ViewProps) {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  const format = formatOf(ctx);
  const mayOrder = may(ctx.actor, "EPCCart:order");
  const stopping = stoppingLines(review);
  const follow = (
    <FollowReview
      stock={stock === null ? cartHref(basePath, { view: "review", stock: 1 }) : null}
      changed={t("orders.reviewChanged")}
    />
  );
  const doubtful = review.lines.filter((line) => line.doubts.length > 0).length;
  const clientKey = flash?.form === SEND_FORM && typeof flash.typed.clientKey === "string"
    ? flash.typed.clientKey
    : ctx.newId();
  const back = cartHref(basePath, { view: "cart" });
  const head = (
    <PageHead title={t("orders.reviewTitle")} crumbs={crumbs} flush>
      <Button href={back} icon="arrow-left">{t("orders.backToCart")}</Button>
      {review.lineCount > 0 && <PaperLinks of="cart" basePath={basePath} t={t} />}
    </PageHead>
  );
  if (review.lineCount === 0) {
    return (
      <>
        {head}
        <div>
          <Part name="review">
            <Empty
              title={t("orders.empty")}
              drawing="box"
              action={<Button href={back} icon="shopping-cart">{t("orders.openCart")}</Button>}
            >
              {t("orders.emptyWhy")}
            </Empty>
          </Part>
        </div>
        {follow}
      </>
    );
  }
  const table = (
    <div class="pane">
      {stopping.length > 0 && (
        <Notice tone="err">
          {t("orders.stopped", { count: stopping.length })}:{" "}
          <a class="underline" href={back}>{t("orders.backToCart")}</a>
        </Notice>
      )}
      {doubtful > 0 && <Notice tone="warn">{t("orders.doubtful", { count: doubtful })}</Notice>}
      {stock && !stock.known && <Notice tone="info">{t("orders.stockAway")}</Notice>}
      <div class="table-scroll">
        <ReviewTable lines={review.lines} stock={stock} basePath={basePath} t={t} format={format} />
      </div>
    </div>
  );
  const side = (
    <div class="pane pane-sized cart-side">
      {mayOrder && <ReviewForm review={review} flash={flash} t={t} />}
      <div class="cart-section">
        <h2>{t("orders.totals")}</h2>
        {review.totals.map((totals) => (
          <OrderTotals key={totals.net.currency} totals={totals} t={t} format={format} />
        ))}
      </div>
    </div>
  );
  // Told in the foot, which is in view wherever the page stands.
  const foot = (
    <div class="cart-bar review-bar">
      <p class="field-error" data-form-error="" />
      <Partial name="review-foot">
        <Sending review={review} mayOrder={mayOrder} state={state} />
      </Partial>
    </div>
  );
  const panes = (
    <Part name="review">
      <div class="panes cart-panes" data-review={review.reviewed} data-job={review.jobId ?? ""}>
        {table}
        {side}
      </div>
    </Part>
  );
  return (
    <>
      {head}
      <FlashNotice flash={flash?.errors.length && flash.form === SEND_FORM ? null : flash} />
      {mayOrder
        ? (
          <CallForm
            action="/tis/orders"
            id={SEND_FORM}
            back={cartHref(basePath, { view: "review" })}
            class="order-form-whole"
            fields={{ clientKey }}
          >
            {panes}
            {foot}
          </CallForm>
        )
        : (
          <>
            {panes}
            {foot}
          </>
        )}
      {follow}
    </>
  );
}

/** What is sent, what it comes to, and the button, with what was shown: another cart is not sent by it. */
function Sending({ review, mayOrder, state }: { review: Review; mayOrder: boolean; state: State }) {
  const { ctx } = state;
  const { t } = ctx;
  const format = formatOf(ctx);
  return (
    <>
      <Icon name="shopping-cart" />
      <p class="cart-count">
        {t("part.cartSummary", { lines: review.lineCount, pieces: review.pieceCount })}
      </p>
      <p class="cart-total">
        {review.totals.map(({ due }) => <b key={due.currency}>{format.price(due)}</b>)}
        <small>{t(review.totals[0]?.vat ? "orders.dueWithVat" : "orders.dueWithoutVat")}</small>
      </p>
      {mayOrder && (
        <>
          {review.jobId !== null && <input type="hidden" name="jobId" value={String(review.jobId)} />}
          <input key={review.reviewed} type="hidden" name="reviewed" value={review.reviewed} />
          <Button kind="primary" icon="send" disabled={stoppingLines(review).length > 0}>
            {t("orders.send")}
          </Button>
        </>
      )}
    </>
  );
}
