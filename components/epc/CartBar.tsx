import { Button } from "@/components/Button.tsx";
import { Icon } from "@/components/Icon.tsx";
import type { CartSummary } from "@/services/orders/types.ts";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";

/** The cart at the foot of a parts pane. The cart island keeps its figures current. */
export function CartBar(
  { cart, href, t, format }: { cart: CartSummary; href: string; t: Translate; format: Format },
) {
  return (
    <div class="cart-bar" data-cart-bar>
      <Icon name="shopping-cart" />
      <p class="cart-count" data-cart-count>
        {t("part.cartSummary", { lines: cart.lineCount, pieces: cart.pieceCount })}
      </p>
      <p class="cart-total">
        <b data-cart-total>
          {cart.total ? format.price(cart.total) : ""}
        </b>
        <small>{t("part.netBeforeDiscount")}</small>
      </p>
      <Button href={href} kind="primary">{t("epc.openCart")}</Button>
    </div>
  );
}
