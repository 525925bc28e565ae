import { Stepper } from "@/components/Stepper.tsx";
import type { Translate } from "@/kernel/texts/texts.ts";

export interface OrderStepperProps {
  partNumber: string;
  name: string;
  /** Pieces in the cart now. */
  quantity: number;
  pack: number;
  vin: string | null;
  seriesCode: string | null;
  figure: string | null;
  callout: string | null;
  /** Page to come back to without script. */
  back: string;
  t: Translate;
}

/**
 * Pieces of one line in the cart. A plain form that sets the quantity; the cart island makes less and more act at once.
 * Steps go by pack.
 */
export function OrderStepper(props: OrderStepperProps) {
  const { partNumber, quantity, pack, t } = props;
  return (
    <form method="post" action="/tis/carts/current/quantities" class="order-form" data-order-step>
      <input type="hidden" name="_back" value={props.back} />
      <input type="hidden" name="_form" value={`qty-${props.callout ?? ""}-${partNumber}`} />
      <input type="hidden" name="partNumber" value={partNumber} />
      {props.vin && <input type="hidden" name="vin" value={props.vin} />}
      {props.seriesCode && <input type="hidden" name="seriesCode" value={props.seriesCode} />}
      {props.figure && <input type="hidden" name="figureCode" value={props.figure} />}
      {props.callout && <input type="hidden" name="callout" value={props.callout} />}
      <Stepper
        name="quantity"
        value={quantity}
        step={pack}
        label={t("epc.orderQty", { name: props.name })}
        labelLess={t("part.less")}
        labelMore={t("part.more")}
      />
      <noscript>
        <button type="submit" class="btn">{t("epc.setQty")}</button>
      </noscript>
    </form>
  );
}
