import { Partial } from "fresh/runtime";
import { Button } from "@/components/Button.tsx";
import { Checkbox } from "@/components/Checkbox.tsx";
import { refusalOf, TextField, typedOf } from "@/components/Field.tsx";
import { Icon } from "@/components/Icon.tsx";
import type { Flash } from "@/edge/flash.ts";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { LIMITS } from "@/kernel/limits.ts";
import type { Cart, CartLine } from "@/services/orders/types.ts";
import { CallForm } from "./CallForm.tsx";
import { cartHref } from "./cart_links.ts";
import { rowId } from "./cart_lines.ts";

/** Id of the form that sends the order. */
export const SEND_FORM = "send-order";
export interface SendOrderProps {
  cart: Cart;
  /** Made when the page is shown: the same key twice is the same order, however often it is sent. */
  clientKey: string;
  /** Lines that stop the order. */
  stopping: readonly CartLine[];
  mayOrder: boolean;
  flash: Flash | null;
  basePath: string;
  t: Translate;
  format: Format;
}

/** The foot of the cart: note, the confirmation that parts without a vehicle are meant, total, and the one primary button. */
export function SendOrder(props: SendOrderProps) {
  const { cart, clientKey, mayOrder, flash, basePath, t } = props;
  if (!mayOrder) return <Foot {...props} />;
  return (
    <CallForm
      action="/tis/orders"
      id={SEND_FORM}
      back={cartHref(basePath, {})}
      class="order-form-whole"
      fields={{ clientKey, jobId: cart.jobId }}
    >
      <div class="order-strip">
        <TextField
          name="note"
          idPrefix="order"
          label={t("orders.orderNote")}
          value={typedOf(flash, SEND_FORM, "note") ?? cart.note}
          error={refusalOf(flash, SEND_FORM, "note")}
          maxLength={LIMITS.noteLength}
          autocomplete="off"
        />
        {cart.withoutVehicle > 0 && (
          <div class="order-confirm">
            <Checkbox
              name="confirmWithoutVehicle"
              checked={typedOf(flash, SEND_FORM, "confirmWithoutVehicle") !== undefined}
              error={refusalOf(flash, SEND_FORM, "confirmWithoutVehicle")}
            >
              {t("orders.confirmWithoutVehicle", { count: cart.withoutVehicle })}
            </Checkbox>
          </div>
        )}
        <p class="field-error" data-form-error="" />
      </div>
      <Foot {...props} />
    </CallForm>
  );
}

function Foot({ cart, stopping, mayOrder, t, format }: SendOrderProps) {
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
              <b>{format.money(cart.total.amount)} {cart.total.currency}</b>
              <small>{t("part.netBeforeDiscount")}</small>
            </>
          )}
        </p>
        {mayOrder && (
          <Button kind="primary" icon="send" disabled={stopping.length > 0}>{t("orders.send")}</Button>
        )}
      </Partial>
    </div>
  );
}
