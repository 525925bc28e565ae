import { Checkbox } from "@/components/Checkbox.tsx";
import { refusalOf, TextField, typedOf } from "@/components/Field.tsx";
import { SelectField } from "@/components/Select.tsx";
import type { Flash } from "@/edge/flash.ts";
import { LIMITS } from "@/kernel/limits.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { Review } from "@/services/orders/review/read_review.ts";
import { ORDER_KINDS } from "@/services/orders/types.ts";

/** Id of the form that sends the order. */
export const SEND_FORM = "send-order";

/** What is settled before sending: how urgent, until when, where to, a note, and that parts without a vehicle are meant. */
export function ReviewForm({ review, flash, t }: { review: Review; flash: Flash | null; t: Translate }) {
  const field = (name: string) => ({
    name,
    idPrefix: "order",
    value: typedOf(flash, SEND_FORM, name),
    error: refusalOf(flash, SEND_FORM, name),
  });
  return (
    <div class="cart-section">
      <h2>{t("orders.terms")}</h2>
      <SelectField
        {...field("kind")}
        value={typedOf(flash, SEND_FORM, "kind") ?? review.kind}
        label={t("orders.kind")}
        choices={ORDER_KINDS.map((value) => ({ value, label: t(`orders.kind.${value}`) }))}
      />
      <TextField
        {...field("wishedOn")}
        value={typedOf(flash, SEND_FORM, "wishedOn") ?? review.wishedOn ?? undefined}
        type="date"
        label={t("orders.wishedOn")}
        min={review.wishable.first}
        max={review.wishable.last}
      />
      <TextField
        {...field("deliverTo")}
        value={typedOf(flash, SEND_FORM, "deliverTo") ?? review.deliverTo}
        label={t("orders.deliverTo")}
        hint={t("orders.deliverToHint")}
        rows={4}
        maxLength={LIMITS.deliverToLength}
        autocomplete="off"
      />
      <TextField
        {...field("note")}
        value={typedOf(flash, SEND_FORM, "note") ?? review.note}
        label={t("orders.orderNote")}
        maxLength={LIMITS.noteLength}
        autocomplete="off"
      />
      {review.withoutVehicle > 0 && (
        // What was confirmed for other lines is confirmed anew.
        <div class="order-confirm" key={review.withoutVehicle}>
          <Checkbox
            name="confirmWithoutVehicle"
            checked={typedOf(flash, SEND_FORM, "confirmWithoutVehicle") !== undefined}
            error={refusalOf(flash, SEND_FORM, "confirmWithoutVehicle")}
          >
            {t("orders.confirmWithoutVehicle", { count: review.withoutVehicle })}
          </Checkbox>
        </div>
      )}
    </div>
  );
}
