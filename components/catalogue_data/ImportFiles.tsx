import { Card } from "@/components/Card.tsx";
import { Chip } from "@/components/Mark.tsx";
import type { Ctx } from "@/kernel/ctx.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { CatalogueImport } from "@/services/catalogue_data/import_types.ts";
import { DRAWING_FILES } from "@/services/catalogue_data/set_parts.ts";

const COUNTS = ["rows", "added", "changed", "gone", "faults"] as const;

/** The files of a set and what the rows of each change. */
export function ImportFiles({ set, ctx }: { set: CatalogueImport; ctx: Ctx }) {
  const { t } = ctx;
  const format = formatOf(ctx);
  return (
    <Card title={t("catalogue_data.files")} bare>
      <div class="table-scroll">
        <table class="table stack">
          <thead>
            <tr>
              <th>{t("catalogue_data.kind_head")}</th>
              <th>{t("catalogue_data.file")}</th>
              {COUNTS.map((count) => <th class="num" key={count}>{t(`catalogue_data.${count}`)}</th>)}
            </tr>
          </thead>
          <tbody>
            {set.files.map((file) => (
              <tr key={file.kind}>
                <td class="title">{t(`catalogue_data.kind.${file.kind}`)}</td>
                <td>
                  {file.name} {/* Whether it has marks is known once it was read. */}
                  {file.kind !== DRAWING_FILES && set.state !== "checking" && (
                    <Chip tone="mute">
                      {t(file.isDelta ? "catalogue_data.delta" : "catalogue_data.full")}
                    </Chip>
                  )}
                </td>
                {COUNTS.map((count) => (
                  <td
                    class="num"
                    data-label={t(`catalogue_data.${count}`)}
                    data-none={file[count] === 0 || undefined}
                    key={count}
                  >
                    {format.number(file[count])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
