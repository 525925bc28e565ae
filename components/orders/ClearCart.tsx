import { Button } from "@/components/Button.tsx";
import { Icon } from "@/components/Icon.tsx";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { Cart } from "@/services/orders/cart_types.ts";
import { CallForm } from "@/components/CallForm.tsx";
import { cartHref } from "../cart_links.ts";

/** Empties the cart after a question, which is a `<details>` so that it is asked without script too. */
export function ClearCart({ cart, basePath, t }: { cart: Cart; basePath: string; t: Translate }) {
  return (
    <details class="menu" data-menu="">
      <summary class="btn">
        <Icon name="trash" />
        {t("orders.clear")}
      </summary>
      <div class="menu-panel ask-panel">
        <p>{t("orders.clearAsk", { count: cart.lineCount })}</p>
        <CallForm
          action="/tis/carts/current/deletion"
          id="clear-cart"
          back={cartHref(basePath, {})}
          goOn
          fields={{ jobId: cart.jobId }}
        >
          <Button kind="danger" icon="trash">{t("orders.clearNow")}</Button>
        </CallForm>
      </div>
    </details>
  );
}
