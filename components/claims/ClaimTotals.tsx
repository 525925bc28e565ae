import { Card } from "@/components/Card.tsx";
import { Facts } from "@/components/Facts.tsx";
import type { DocumentView } from "@/engines/documents/types.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { formatOf } from "@/kernel/texts/format.ts";

interface Told {
  currency: string | null;
  laborRate: string | null;
  workingMinutes: number | null;
  laborAmount: string | null;
  partsAmount: string | null;
  totalAmount: string | null;
}

/** What a claim comes to, without tax; of its readers in other stores the working time alone. */
export function ClaimTotals({ document, ctx }: { document: DocumentView; ctx: Ctx }) {
  const { t } = ctx;
  const format = formatOf(ctx);
  const told = document.values as unknown as Told;
  const money = (amount: string | null) =>
    amount === null
      ? "–"
      : told.currency === null
      ? format.money(amount)
      : format.price({ amount, currency: told.currency });
  const isPriced = told.partsAmount !== null || told.laborAmount !== null;
  return (
    <Card title={t("claims.section_totals")}>
      <Facts
        facts={[
          {
            name: t("claims.workingMinutes"),
            value: t("claims.minutes", { count: told.workingMinutes ?? 0 }),
          },
          ...isPriced
            ? [
              ...told.laborRate === null
                ? []
                : [{ name: t("claims.laborRate"), value: money(told.laborRate) }],
              { name: t("claims.laborAmount"), value: money(told.laborAmount) },
              { name: t("claims.partsAmount"), value: money(told.partsAmount) },
              { name: t("claims.totalAmount"), value: <b>{money(told.totalAmount)}</b> },
            ]
            : [],
        ]}
      />
      {isPriced && told.totalAmount === null && <p class="note">{t("claims.not_whole")}</p>}
    </Card>
  );
}
