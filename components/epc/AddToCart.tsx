// deno-lint-ignore-file jsx-button-has-type -- to submit is what a button does anyway, and each page has hundreds of them
import { Stepper } from "@/components/Stepper.tsx";
import type { Translate } from "@/kernel/texts/texts.ts";

/** Adds whole packs of a part to the cart from where no figure shows it: a list, the part panel. */
export function AddToCart({ partNumber, pack, vin, seriesCode, back, t, ...named }:
  & {
    partNumber: string;
    pack: number;
    vin: string | null;
    seriesCode: string | null;
    /** Page to come back to without script; left out: the one that is shown. */
    back?: string;
    t: Translate;
  }
  & ({ name: string } | {
    /** Id of the element that says the part's name, in a list with `StepperWords` around which stands `data-after="stay"`. */
    nameId: string;
  })) {
  const labels = "nameId" in named ? { counts: named.nameId } : {
    label: t("epc.orderQty", { name: named.name }),
    labelLess: t("part.less"),
    labelMore: t("part.more"),
  };
  return (
    <form
      method="post"
      action="/tis/carts/current/lines"
      class="order-form"
      data-call=""
      data-after={"nameId" in named ? undefined : "stay"}
    >
      {back && <input type="hidden" name="_back" value={back} />}
      {vin && <input type="hidden" name="vin" value={vin} />}
      {!vin && seriesCode && <input type="hidden" name="seriesCode" value={seriesCode} />}
      <Stepper name="quantity" value={pack} min={pack} step={pack} {...labels} />
      <button
        class="btn btn-icon add-to-cart"
        title={t("part.addToCart")}
        name="partNumber"
        value={partNumber}
      />
    </form>
  );
}
