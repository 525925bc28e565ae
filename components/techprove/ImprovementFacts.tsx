import { Card } from "@/components/Card.tsx";
import { Facts } from "@/components/Facts.tsx";
import type { State } from "@/edge/state.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { Improvement } from "@/services/techprove/types.ts";

/** What an improvement concerns, and what it brings in a year. */
export function ImprovementFacts({ improvement, state }: { improvement: Improvement; state: State }) {
  const { t } = state.ctx;
  const format = formatOf(state.ctx);
  const number = (value: number | null, unit = "") => value === null ? "–" : `${format.number(value)}${unit}`;
  return (
    <>
      <Card>
        <Facts
          facts={[
            { name: t("techprove.code"), value: <span class="mono">{improvement.code}</span> },
            { name: t("techprove.department"), value: improvement.departmentName ?? "–" },
            { name: t("techprove.seriesCode"), value: improvement.seriesName ?? "–" },
            {
              name: t("techprove.partNumbers"),
              value: <span class="mono">{improvement.partNumbers.join(", ") || "–"}</span>,
            },
            {
              name: t("techprove.affects"),
              value: format.names(improvement.affects.map((one) => t(`techprove.affects_${one}`))) || "–",
            },
            { name: t("techprove.org"), value: improvement.orgName ?? "–" },
            { name: t("techprove.author"), value: improvement.author },
          ]}
        />
      </Card>
      <Card title={t("techprove.benefit")}>
        <Facts
          facts={[
            { name: t("techprove.minutesSaved"), value: number(improvement.minutesSaved, " min") },
            {
              name: t("techprove.moneySaved"),
              value: improvement.moneySaved === null ? "–" : format.number(Number(improvement.moneySaved)),
            },
            { name: t("techprove.vehiclesAYear"), value: number(improvement.vehiclesAYear) },
            { name: t("techprove.hoursAYear"), value: <b>{number(improvement.hoursAYear, " h")}</b> },
            { name: t("techprove.moneyAYear"), value: <b>{number(improvement.moneyAYear)}</b> },
          ]}
        />
      </Card>
    </>
  );
}
