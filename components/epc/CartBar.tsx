import { Button } from "@/components/Button.tsx";
import { Icon } from "@/components/Icon.tsx";
import type { Format } from "@/services/i18n/format.ts";
import type { Translate } from "@/services/i18n/texts.ts";

/** What the cart holds, in one line at the foot of the parts. */
export interface CartSummary {
  lines: number;
  pieces: number;
  total: string | null;
  currency: string | null;
}

/** The cart at the foot of a parts pane. The cart island keeps its figures current. */
export function CartBar(
  { cart, href, t, format }: { cart: CartSummary; href: string; t: Translate; format: Format },
) {
  return (
    <div class="cart-bar" data-cart-bar>
      <Icon name="shopping-cart" />
      <p class="cart-count" data-cart-count>
        {cart.lines === 0
          ? t("epc.cartEmptyShort")
          : t("epc.cartSummary", { lines: cart.lines, pieces: cart.pieces })}
      </p>
      <p class="cart-total">
        <b data-cart-total>
          {cart.total && cart.currency ? `${format.money(cart.total)} ${cart.currency}` : ""}
        </b>
        <small>{t("epc.netBeforeDiscount")}</small>
      </p>
      <Button href={href} kind="primary">{t("epc.openCart")}</Button>
    </div>
  );
}
