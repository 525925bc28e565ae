import { Button } from "@/components/Button.tsx";
import { islandTexts, transportTexts } from "@/components/island_texts.ts";
import { Notice } from "@/components/Notice.tsx";
import type { State } from "@/edge/state.ts";
import { FitConsent } from "@/islands/orders/FitConsent.tsx";
import { CallForm } from "@/components/CallForm.tsx";

/** Members of a refused item that are sent once more. */
const KEPT = ["partNumber", "quantity", "vin", "seriesCode", "figureCode", "callout", "note"] as const;

/**
 * Asks whether a part that does not fit is wanted all the same, once a page with order controls: with script a dialog over the page,
 * without it a notice with the refused part.
 */
export function FitConsents({ state }: { state: State }) {
  const { ctx: { t }, flash } = state;
  const refused = flash?.kind === "refused" && flash.typed.partNumber !== undefined &&
    flash.errors.find((error) => error.field === "consent");
  return (
    <>
      {refused && (
        <Notice tone="err">
          <div class="notice-act">
            <span>{refused.message} {t("orders.consentAsk")}</span>
            <CallForm
              action="/tis/carts/current/quantities"
              id="fit-consent"
              back=""
              plain
              fields={{
                ...Object.fromEntries(KEPT.map((name) => [name, String(flash.typed[name] ?? "")])),
                consent: "true",
              }}
            >
              <Button kind="danger">{t("orders.consentGive")}</Button>
            </CallForm>
          </div>
        </Notice>
      )}
      <FitConsent
        texts={{
          ...transportTexts(t),
          ...islandTexts(t, {
            title: "orders.consentTitle",
            ask: "orders.consentAsk",
            give: "orders.consentGive",
            leave: "orders.consentLeave",
          }),
        }}
      />
    </>
  );
}
