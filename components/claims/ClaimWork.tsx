import { Card } from "@/components/Card.tsx";
import { FitMark } from "@/components/epc/FitMark.tsx";
import { Chip, PartNumber } from "@/components/Mark.tsx";
import type { State } from "@/edge/state.ts";
import type { DocumentView } from "@/engines/documents/types.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { FitAnswer } from "@/services/epc/fit/fit_types.ts";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";

interface WorkRow {
  laborTimeCode: string;
  laborTimeName: string | null;
  minutes: number | null;
  chargedMinutes: number | null;
  shared: string | null;
}
interface PartRow {
  partCode: string;
  partName: string | null;
  partNum: number | null;
  price: string | null;
  causal: boolean;
  remark: string | null;
}

/** Labor items of a claim; what is included in another one is not counted again, and says so. */
export function ClaimWork({ document, state: { ctx, basePath } }: { document: DocumentView; state: State }) {
  const { t } = ctx;
  const rows = document.values.labor as WorkRow[];
  if (rows.length === 0) return null;
  return (
    <Card title={t("claims.labor")} bare>
      <table class="table stack">
        <thead>
          <tr>
            <th scope="col">{t("claims.labor_laborTimeCode")}</th>
            <th scope="col">{t("claims.labor_laborTimeName")}</th>
            <th scope="col" class="num">{t("claims.labor_minutes")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ laborTimeCode, laborTimeName, minutes, chargedMinutes, shared }) => (
            <tr key={laborTimeCode}>
              <td class="mono nowrap">
                <a
                  class="link"
                  href={`${basePath}/ClaimList?laborTimeCode=${encodeURIComponent(laborTimeCode)}`}
                >
                  {laborTimeCode}
                </a>
              </td>
              <td class="title">{laborTimeName ?? "–"}</td>
              <td class="num nowrap" data-label={t("claims.labor_minutes")}>
                {chargedMinutes === null ? "–" : t("claims.minutes", { count: chargedMinutes })}
                {shared && minutes !== null && (
                  <div class="note">{t("claims.counted_once", { minutes, codes: shared })}</div>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

/** Parts of a claim, the one that caused it marked, each with whether it fits the vehicle; prices as far as the reader is told. */
export function ClaimParts({ document, fits, state: { ctx, basePath } }: {
  document: DocumentView;
  fits: ReadonlyMap<string, FitAnswer | null>;
  state: State;
}) {
  const { t } = ctx;
  const format = formatOf(ctx);
  const { parts, currency } = document.values as { parts: PartRow[]; currency: string | null };
  if (parts.length === 0) return null;
  const isPriced = parts.some(({ price }) => price !== null);
  return (
    <Card title={t("claims.parts")} bare>
      <table class="table stack">
        <thead>
          <tr>
            <th scope="col">{t("claims.parts_partCode")}</th>
            <th scope="col">{t("claims.parts_partName")}</th>
            <th scope="col" class="num">{t("claims.parts_partNum")}</th>
            {isPriced && <th scope="col" class="num">{t("claims.parts_price")}</th>}
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part.partCode}>
              <td class="nowrap">
                <a
                  class="link"
                  href={`${basePath}/AccurateSearchPage?numbers=${encodeURIComponent(part.partCode)}`}
                >
                  <PartNumber>{part.partCode}</PartNumber>
                </a>
              </td>
              <td class="title">
                {part.partName ?? "–"}{" "}
                {part.causal && <Chip tone="err" icon="triangle-alert">{t("claims.parts_causal")}</Chip>}{" "}
                <FitMark fit={fits.get(part.partCode) ?? null} t={t} />
                {part.remark && <div class="note">{part.remark}</div>}
              </td>
              <td class="num" data-label={t("claims.parts_partNum")}>{format.number(part.partNum ?? 1)}</td>
              {isPriced && (
                <td class="num nowrap" data-label={t("claims.parts_price")}>
                  {priceText(format, t, part.price, currency)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function priceText(format: Format, t: Translate, price: string | null, currency: string | null): string {
  if (price === null) return t("claims.no_price");
  return currency === null ? format.money(price) : format.price({ amount: price, currency });
}
