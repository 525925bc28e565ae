import { Partial } from "fresh/runtime";
import { Button } from "@/components/Button.tsx";
import { Icon } from "@/components/Icon.tsx";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { Cart, CartLine } from "@/services/orders/cart_types.ts";
import { cartHref } from "../cart_links.ts";
import { rowId } from "./cart_lines.ts";

interface CartFootProps {
  cart: Cart;
  /** Lines that stop the order. */
  stopping: readonly CartLine[];
  mayOrder: boolean;
  basePath: string;
  t: Translate;
  format: Format;
}

/** The foot of the cart: how much is in it, its total, and the way to look it over and send it. */
export function CartFoot({ cart, stopping, mayOrder, basePath, t, format }: CartFootProps) {
  return (
    <div class="cart-bar">
      <Partial name="cart-foot">
        <Icon name="shopping-cart" />
        <p class="cart-count">
          {t("part.cartSummary", { lines: cart.lineCount, pieces: cart.pieceCount })}
          {stopping[0]
            ? (
              <a class="cart-stopped" href={`#${rowId(stopping[0])}`}>
                {t("orders.stopped", { count: stopping.length })}
              </a>
            )
            : cart.updatedAt && (
              <small class="cart-saved">{t("orders.saved", { time: format.moment(cart.updatedAt) })}</small>
            )}
        </p>
        <p class="cart-total">
          {cart.total && (
            <>
              <b>{format.price(cart.total)}</b>
              <small>{t("part.netBeforeDiscount")}</small>
            </>
          )}
        </p>
        {mayOrder && (stopping.length > 0
          ? <Button kind="primary" icon="list-checks" type="button" disabled>{t("orders.review")}</Button>
          : (
            <Button kind="primary" icon="list-checks" href={cartHref(basePath, { view: "review" })}>
              {t("orders.review")}
            </Button>
          ))}
      </Partial>
    </div>
  );
}
