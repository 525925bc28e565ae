import { Card } from "@/components/Card.tsx";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { KINDS } from "@/services/catalogue_data/kinds.ts";

/** What files there are: a template of each kind, what it holds as it is now, and what a full file replaces. */
export function Formats({ ctx }: { ctx: Ctx }) {
  const { t, actor } = ctx;
  const mayExport = may(actor, "CatalogueImport:import");
  return (
    <Card title={t("catalogue_data.formats")} bare>
      <div class="table-scroll">
        <table class="table stack" data-density="compact">
          <thead>
            <tr>
              <th>{t("catalogue_data.kind_head")}</th>
              <th>{t("catalogue_data.within")}</th>
              <th>{t("catalogue_data.template")}</th>
              {mayExport && <th>{t("catalogue_data.export")}</th>}
            </tr>
          </thead>
          <tbody>
            {KINDS.map(({ name, within }) => (
              <tr key={name}>
                <td class="title">
                  {t(`catalogue_data.kind.${name}`)} <code class="text-meta text-ink-3">{name}</code>
                </td>
                <td class="text-meta text-ink-2" data-label={t("catalogue_data.within")}>
                  {within === null
                    ? t("catalogue_data.within_nothing")
                    : t("catalogue_data.within_column", { column: t(`catalogue_data.column.${within}`) })}
                </td>
                <td class="nowrap" data-label={t("catalogue_data.template")}>
                  <a class="link" href={`/tis/sas/catalogue-templates/${name}.csv`} download>CSV</a>{" "}
                  <a class="link" href={`/tis/sas/catalogue-templates/${name}.xlsx`} download>XLSX</a>
                </td>
                {mayExport && (
                  <td class="nowrap" data-label={t("catalogue_data.export")}>
                    <a class="link" href={`/tis/sas/catalogue-data/${name}.csv`} download>CSV</a>{" "}
                    <a class="link" href={`/tis/sas/catalogue-data/${name}.xlsx`} download>XLSX</a>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
