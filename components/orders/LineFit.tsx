import { FitMark } from "@/components/epc/FitMark.tsx";
import { Chip } from "@/components/Mark.tsx";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { FitAnswer } from "@/services/epc/fit/fit_types.ts";
import type { Consent } from "@/services/orders/types.ts";

/** Whether a line's part fits its vehicle, and who wants it although it does not. An order knows only what was consented to. */
export function LineFit({ line: { fit, consent }, t, format }: {
  line: { fit?: FitAnswer | null; consent: Consent | null };
  t: Translate;
  format: Format;
}) {
  const shown = fit ?? (consent && { fit: "not" as const, reason: consent.reason, via: null });
  return (
    <>
      <FitMark fit={shown} t={t} />
      {consent && (
        <Chip tone="line" icon="user-check">
          {t("orders.consentBy", { name: consent.name, time: format.moment(consent.at) })}
        </Chip>
      )}
    </>
  );
}
