import { transportTexts } from "@/components/island_texts.ts";
import type { State } from "@/edge/state.ts";
import { Cart } from "@/islands/orders/Cart.tsx";
import { tagOf } from "@/kernel/texts/languages.ts";
import { FitConsents } from "./FitConsents.tsx";

/** Once on a page with order steppers: they act at once, follow what is changed elsewhere, and ask about a part that does not fit. */
export function OrderControls({ state }: { state: State }) {
  const { ctx: { t, lang } } = state;
  return (
    <>
      <Cart
        texts={{
          ...transportTexts(t),
          alsoInCart: t("part.alsoInCart"),
          changed: t("orders.changedElsewhere", { part: "{part}", count: "{count}" }),
          switched: t("orders.switched", { job: "{job}" }),
          overwrote: t("orders.overwrote", { count: "{count}" }),
        }}
        lang={tagOf(lang)}
      />
      <FitConsents state={state} />
    </>
  );
}
