import { Button } from "@/components/Button.tsx";
import { stepperLine } from "./stepper_line.ts";
import { Stepper } from "@/components/Stepper.tsx";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { CartContent } from "@/services/orders/cart_types.ts";

export type OrderStepperProps =
  & {
    partNumber: string;
    pack: number;
    vin: string | null;
    seriesCode: string | null;
    /** Where in a figure it stands; left out: where no figure shows the part. */
    figure?: string | null;
    callout?: string | null;
    /** What is in the cart now. */
    cart: Pick<CartContent, "jobId" | "lines">;
    /** Page to come back to without script; left out: the one that is shown. */
    back?: string;
    t: Translate;
  }
  & ({ name: string } | {
    /** Id of the element that says the part's name, in a list with `StepperWords`. */
    nameId: string;
  });

/**
 * Pieces of a part in the cart: the one way to order on all pages. A plain form that sets the quantity; the cart island makes less and more
 * act at once, and follows what is changed elsewhere. Steps go by pack.
 */
export function OrderStepper(props: OrderStepperProps) {
  const { partNumber, pack, vin, cart, figure = null, callout = null, t } = props;
  const line = stepperLine({ partNumber, vin, figureCode: figure, callout }, cart.lines);
  const labels = "nameId" in props ? { counts: props.nameId } : {
    label: t("epc.orderQty", { name: props.name }),
    labelLess: t("part.less"),
    labelMore: t("part.more"),
  };
  const hidden = {
    _back: props.back,
    _form: figure === null ? undefined : `qty-${callout ?? ""}-${partNumber}`,
    jobId: cart.jobId,
    partNumber,
    vin,
    seriesCode: vin ? undefined : props.seriesCode,
    figureCode: line.figureCode,
    callout: line.callout,
  };
  return (
    <form
      method="post"
      action="/tis/carts/current/quantities"
      data-order-step={figure === null ? "" : "figure"}
    >
      {Object.entries(hidden).map(([name, value]) =>
        value === undefined || value === null || value === ""
          ? null
          : <input key={name} type="hidden" name={name} value={String(value)} />
      )}
      <Stepper name="quantity" value={line.pieces} step={pack} {...labels} />
      {line.elsewhere > 0 && (
        <small class="cart-elsewhere" title={t("part.alsoInCart")}>+{line.elsewhere}</small>
      )}
      {/* Script knows from the field what it showed first, and the style hides it: a class here would stand in each row of a long list. */}
      <Button name="was" value={String(line.pieces)}>{t("part.setQty")}</Button>
    </form>
  );
}
