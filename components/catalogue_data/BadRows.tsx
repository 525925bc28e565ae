import { Card } from "@/components/Card.tsx";
import type { Ctx } from "@/kernel/ctx.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { CatalogueImport } from "@/services/catalogue_data/import_types.ts";
import type { ImportFault } from "@/services/catalogue_data/read_faults.ts";

/** The first bad rows of a set with their reasons, and the way to all of them. */
export function BadRows({ set, faults, ctx }: { set: CatalogueImport; faults: ImportFault[]; ctx: Ctx }) {
  const { t } = ctx;
  const format = formatOf(ctx);
  return (
    <Card
      title={t("catalogue_data.bad_rows")}
      note={t("catalogue_data.bad_rows_note", {
        shown: format.number(faults.length),
        count: format.number(set.faults),
      })}
      end={
        <a class="link" href={`/tis/sas/catalogue-import-files/${set.id}/faults.csv`} download>
          {t("catalogue_data.all_faults")}
        </a>
      }
      bare
    >
      <div class="table-scroll">
        <table class="table stack">
          <thead>
            <tr>
              <th>{t("catalogue_data.kind_head")}</th>
              <th class="num">{t("catalogue_data.row")}</th>
              <th>{t("catalogue_data.column_head")}</th>
              <th>{t("catalogue_data.why")}</th>
            </tr>
          </thead>
          <tbody>
            {faults.map((fault, place) => (
              <tr key={place}>
                <td>{t(`catalogue_data.kind.${fault.kind}`)}</td>
                <td class="num">
                  {fault.row === 0 ? t("catalogue_data.row_file") : format.number(fault.row)}
                </td>
                <td>
                  <code>{fault.column ?? ""}</code>
                </td>
                <td class="title">
                  {fault.message}
                  {fault.more > 0 && (
                    <span class="text-meta text-ink-3">
                      {" "}
                      {t("catalogue_data.more_alike", { count: fault.more })}
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
