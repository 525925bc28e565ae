import { Button } from "@/components/Button.tsx";
import { Checkbox } from "@/components/Checkbox.tsx";
import { refusalOf, TextField, typedOf } from "@/components/Field.tsx";
import { Icon } from "@/components/Icon.tsx";
import type { Flash } from "@/edge/flash.ts";
import type { Format } from "@/services/i18n/format.ts";
import type { Translate } from "@/services/i18n/texts.ts";
import type { Cart } from "@/services/orders/types.ts";
import { CallForm } from "./CallForm.tsx";
import { cartHref } from "./cart_links.ts";

const FORM = "send-order";
const NOTE_LENGTH = 200;

/** What goes with the order: note, and the confirmation that parts without a vehicle are meant. */
export function OrderForm({ cart, clientKey, flash, basePath, t }: {
  cart: Cart;
  /** Made when the page is shown: the same key twice is the same order, however often it is sent. */
  clientKey: string;
  flash: Flash | null;
  basePath: string;
  t: Translate;
}) {
  const confirmed = typedOf(flash, FORM, "confirmWithoutVehicle") !== undefined;
  return (
    <section class="cart-section" aria-labelledby="order-title">
      <h2 id="order-title">{t("cart.order")}</h2>
      <CallForm
        action="/tis/orders"
        id={FORM}
        back={cartHref(basePath, {})}
        class="cart-form"
        fields={{ clientKey }}
      >
        <TextField
          name="note"
          idPrefix="order"
          label={t("cart.orderNote")}
          value={typedOf(flash, FORM, "note") ?? cart.note}
          error={refusalOf(flash, FORM, "note")}
          rows={2}
          maxLength={NOTE_LENGTH}
        />
        {cart.withoutVehicle > 0 && (
          <Checkbox
            name="confirmWithoutVehicle"
            checked={confirmed}
            error={refusalOf(flash, FORM, "confirmWithoutVehicle")}
          >
            {t("cart.confirmWithoutVehicle", { count: cart.withoutVehicle })}
          </Checkbox>
        )}
        <p class="field-error" data-form-error="" />
      </CallForm>
    </section>
  );
}

/** The foot of the cart: lines, pieces, net total, and the one primary button. It stays at the bottom. */
export function SendBar({ cart, stopping, mayOrder, t, format }: {
  cart: Cart;
  stopping: number;
  mayOrder: boolean;
  t: Translate;
  format: Format;
}) {
  return (
    <div class="cart-bar" data-live="foot">
      <Icon name="shopping-cart" />
      <p class="cart-count">
        {t("epc.cartSummary", { lines: cart.lineCount, pieces: cart.pieceCount })}
        {cart.updatedAt && <small>{t("cart.saved", { time: format.moment(cart.updatedAt) })}</small>}
      </p>
      <p class="cart-total">
        {cart.total && (
          <>
            <b>{format.money(cart.total.amount)} {cart.total.currency}</b>
            <small>{t("epc.netBeforeDiscount")}</small>
          </>
        )}
      </p>
      {mayOrder && (
        <Button kind="primary" icon="send" form={FORM} disabled={stopping > 0 || cart.lineCount === 0}>
          {t("cart.send")}
        </Button>
      )}
    </div>
  );
}
