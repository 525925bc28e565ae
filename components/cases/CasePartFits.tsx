import { FitMark } from "@/components/epc/FitMark.tsx";
import { PartNumber } from "@/components/Mark.tsx";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { PartFit } from "@/services/cases/part_fits.ts";

/** Whether the saved parts fit the vehicle of the case, each with the reason. */
export function CasePartFits({ fits, t }: { fits: readonly PartFit[]; t: Translate }) {
  if (fits.length === 0) return null;
  return (
    <div class="entry-field" data-wide="">
      <p class="field-label">{t("cases.part_fits")}</p>
      <ul class="document-approvals">
        {fits.map(({ partCode, fit }) => (
          <li key={partCode}>
            <PartNumber>{partCode}</PartNumber> {fit ? <FitMark fit={fit} t={t} /> : t("cases.part_unknown")}
          </li>
        ))}
      </ul>
    </div>
  );
}
