import { Button } from "@/components/Button.tsx";
import type { CartSummary } from "@/services/orders/cart_types.ts";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";

/**
 * The cart at the foot of a parts pane, from where it is opened or, by who may order, reviewed and sent at once. The cart island keeps its
 * figures current, and sends what was just set before it follows a link of it.
 */
export function CartBar({ cart, href, reviewHref, t, format }: {
  cart: CartSummary;
  href: string;
  /** Null: the reader may not order. */
  reviewHref: string | null;
  t: Translate;
  format: Format;
}) {
  return (
    <div class="cart-bar" data-cart-bar>
      {reviewHref !== null && (
        <Button href={href} kind="quiet" icon="shopping-cart" label={t("epc.openCart")} />
      )}
      <p class="cart-count" data-cart-count>
        {t("part.cartSummary", { lines: cart.lineCount, pieces: cart.pieceCount })}
      </p>
      <p class="cart-total">
        <b data-cart-total>
          {cart.total ? format.price(cart.total) : ""}
        </b>
        <small>{t("part.netBeforeDiscount")}</small>
      </p>
      {reviewHref === null
        ? <Button href={href} kind="primary" icon="shopping-cart">{t("epc.openCart")}</Button>
        : <Button href={reviewHref} kind="primary" icon="list-checks">{t("part.reviewOrder")}</Button>}
    </div>
  );
}
