import { Button } from "@/components/Button.tsx";
import { Stepper } from "@/components/Stepper.tsx";
import type { Translate } from "@/kernel/texts/texts.ts";

/** Adds whole packs of a part to the cart from where no figure shows it: a list, the part panel. */
export function AddToCart({ partNumber, name, pack, vin, seriesCode, back, t }: {
  partNumber: string;
  name: string;
  pack: number;
  vin: string | null;
  seriesCode: string | null;
  /** Page to come back to without script. */
  back: string;
  t: Translate;
}) {
  return (
    <form
      method="post"
      action="/tis/carts/current/lines"
      class="order-form"
      data-call="addToCart"
      data-after="stay"
    >
      <input type="hidden" name="_back" value={back} />
      <input type="hidden" name="_form" value={`add-${partNumber}`} />
      <input type="hidden" name="partNumber" value={partNumber} />
      {vin && <input type="hidden" name="vin" value={vin} />}
      {!vin && seriesCode && <input type="hidden" name="seriesCode" value={seriesCode} />}
      <Stepper
        name="quantity"
        value={pack}
        min={pack}
        step={pack}
        label={t("epc.orderQty", { name })}
        labelLess={t("part.less")}
        labelMore={t("part.more")}
      />
      <Button icon="shopping-cart" label={t("part.addToCart")} />
    </form>
  );
}
