import { CallForm } from "@/components/CallForm.tsx";
import { refusalOf, typedOf } from "@/components/Field.tsx";
import { Stepper } from "@/components/Stepper.tsx";
import { LIMITS } from "@/kernel/limits.ts";
import { fitsPack, fittingQuantity } from "@/services/orders/pack.ts";
import { cartHref } from "../cart_links.ts";
import { rowId } from "./cart_lines.ts";
import type { CartRowProps } from "./cart_row_props.ts";

/** The note of a line, saved with its quantity. */
export function NoteField({ line, flash, t }: CartRowProps) {
  const form = `change-${line.id}`;
  const error = refusalOf(flash, form, "note");
  return (
    <>
      <input
        class="input cart-note-field"
        name="note"
        form={form}
        title={line.note || undefined}
        value={typedOf(flash, form, "note") ?? line.note}
        maxLength={LIMITS.noteLength}
        placeholder={t("orders.notePlaceholder")}
        aria-label={t("orders.noteOf", { name: line.name })}
        autocomplete="off"
        aria-invalid={error ? "true" : undefined}
        aria-describedby={`${form}-note`}
      />
      {/* A field shows on paper what finds room in it. */}
      {line.note && <span class="cart-note-printed">{line.note}</span>}
      <p class="field-error" id={`${form}-note`} data-line-error="note">{error}</p>
    </>
  );
}

/** Quantity by pack. The form stands here; the note's field belongs to it too. */
export function Quantity({ line, jobId, basePath, flash, t }: CartRowProps) {
  const form = `change-${line.id}`;
  const typed = Number(typedOf(flash, form, "quantity"));
  const refusal = refusalOf(flash, form, "quantity");
  const stale = fitsPack(line.quantity, line.packQuantity) ? undefined : t("refusal.quantity-pack", {
    pack: line.packQuantity,
    next: fittingQuantity(line.quantity, line.packQuantity),
  });
  return (
    <>
      <Stepper
        name="quantity"
        form={form}
        value={typed > 0 ? typed : line.quantity}
        min={line.packQuantity}
        max={LIMITS.cartQuantity}
        step={line.packQuantity}
        label={t("orders.quantityOf", { name: line.name })}
        labelLess={t("part.less")}
        labelMore={t("part.more")}
      />
      <p class="field-error" data-line-error="quantity">{refusal ?? stale}</p>
      <CallForm
        action={`/tis/carts/current/lines/${line.id}`}
        id={form}
        back={`${cartHref(basePath, {})}#${rowId(line)}`}
        plain
        fields={{ jobId }}
        data={{ "cart-line": "" }}
      >
        <button type="submit" class="btn needs-no-script">{t("orders.setLine")}</button>
      </CallForm>
    </>
  );
}
