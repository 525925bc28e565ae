import type { State } from "@/edge/state.ts";
import type { QuotedLabor } from "@/services/orders/labor/labor_amount.ts";

/** The work that is quoted, and what of it is contained in other work. */
export function QuotedLaborTable({ labor, t }: { labor: readonly QuotedLabor[]; t: State["ctx"]["t"] }) {
  return (
    <table class="table stack order-lines">
      <caption class="sr-only">{t("orders.labor")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("orders.labor")}</th>
          <th scope="col">{t("orders.name")}</th>
          <th scope="col" class="num">{t("orders.labor_sum")}</th>
        </tr>
      </thead>
      <tbody>
        {labor.map(({ code, name, hours, wholeHours, shared }) => (
          <tr key={code}>
            <td class="mono nowrap">{code}</td>
            <td class="title">
              {name}
              {hours !== wholeHours && (
                <small class="text-ink-2">
                  {" "}
                  {t("orders.quote.shared", { hours: wholeHours, codes: shared.join(", ") })}
                </small>
              )}
            </td>
            <td class="num nowrap" data-label={t("orders.labor_sum")}>
              {t("orders.labor_hours", { hours })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
