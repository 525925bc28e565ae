import { islandTexts, transportTexts } from "@/components/island_texts.ts";
import type { Translate } from "@/kernel/texts/texts.ts";

/** Texts of a button that hands in a passkey. @param label text key of what it does */
export function passkeyTexts(t: Translate, label: string) {
  return {
    ...transportTexts(t),
    label: t(label),
    ...islandTexts(t, {
      notGiven: "form.passkey_not_given",
      unknown: "second_factor.passkey_unknown",
      tick: "refusal.consent-missing",
    }),
  };
}
