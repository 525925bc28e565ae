import { State } from "@/components/Mark.tsx";
import { toneOf } from "@/engines/lists/state_tones.ts";
import type { EntryOf } from "@/engines/registers/define_register.ts";
import type { cardRegister } from "@/services/cards/card_register.ts";
import type { Translate } from "@/kernel/texts/texts.ts";

/** How far a card is; one that waited too long is out of date. */
export function CardState(
  { entry: { values }, now, t }: { entry: EntryOf<typeof cardRegister>; now: Date; t: Translate },
) {
  if (values.state === "verified") {
    return <State tone={toneOf("verified")}>{t("cards.card.state_verified")}</State>;
  }
  if (values.state === "revoked") {
    return <State tone={toneOf("revoked")}>{t("cards.card.state_revoked")}</State>;
  }
  if (new Date(String(values.expiresAt)) <= now) {
    return <State shape="hollow">{t("cards.state_expired")}</State>;
  }
  return <State tone={toneOf("waiting")}>{t("cards.card.state_waiting")}</State>;
}
