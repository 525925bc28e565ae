import { Card } from "@/components/Card.tsx";
import { bytesHref } from "@/components/files/bytes_href.ts";
import { Chip } from "@/components/Mark.tsx";
import type { Ctx } from "@/kernel/ctx.ts";
import { writeCell } from "@/services/catalogue_data/format/write_cell.ts";
import type { CatalogueImport } from "@/services/catalogue_data/import_types.ts";
import { kindOf } from "@/services/catalogue_data/kinds.ts";
import { changedColumns, type Difference } from "@/services/catalogue_data/read_differences.ts";

/** A drawing in the file store: it can be looked at before its set is applied. */
const DRAWING = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.svg$/;
const TONES = { added: "ok", changed: "warn", gone: "err" } as const;

/** Some differences of each kind as people read them, and the way to all of them. */
export function Differences(
  { set, differences, ctx }: { set: CatalogueImport; differences: Difference[]; ctx: Ctx },
) {
  const { t } = ctx;
  return (
    <Card
      title={t("catalogue_data.differences")}
      note={t("catalogue_data.differences_note")}
      end={
        <a class="link" href={`/tis/sas/catalogue-import-files/${set.id}/differences.csv`} download>
          {t("catalogue_data.all_differences")}
        </a>
      }
      bare
    >
      <div class="table-scroll">
        <table class="table stack">
          <thead>
            <tr>
              <th>{t("catalogue_data.kind_head")}</th>
              <th>{t("catalogue_data.key")}</th>
              <th>{t("catalogue_data.what_changes")}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map((one) => (
              <tr key={`${one.kind} ${one.key}`}>
                <td class="nowrap">
                  <Chip tone={TONES[one.action]}>{t(`catalogue_data.action_${one.action}`)}</Chip>{" "}
                  {t(`catalogue_data.kind.${one.kind}`)}
                </td>
                <td class="title">
                  <code>{one.key.replaceAll("|", " · ")}</code>
                </td>
                <td>
                  <Values difference={one} ctx={ctx} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

/** The values of a row; of one that changes those that do, as they were and as they become. */
function Values(
  { difference: { kind, action, before, after }, ctx: { t } }: { difference: Difference; ctx: Ctx },
) {
  const { columns, key } = kindOf(kind)!;
  const row = after ?? before ?? {};
  const heads = action === "changed"
    ? changedColumns(before, after)
    : columns.flatMap(({ name }) =>
      key.includes(name) ? [] : Object.keys(row).filter((head) => head.split(".")[0] === name)
    );
  const said = (head: string, of: Difference["before"]) => {
    const text = writeCell(columns.find(({ name }) => name === head.split(".")[0])!, of?.[head]);
    const id = head === "image" ? DRAWING.exec(text)?.[1] : undefined;
    return id ? <a class="link" href={bytesHref(id, text)} target="_blank">{text}</a> : text;
  };
  return (
    <span class="difference">
      {heads.map((head) => (
        <span key={head}>
          <span class="text-ink-3">{label(head, t)}</span>{" "}
          {action === "changed" && <del>{said(head, before) || "–"}</del>} {action === "changed" && "→ "}
          {said(head, row === before ? before : after) || "–"}
        </span>
      ))}
    </span>
  );
}

function label(head: string, t: Ctx["t"]): string {
  const [name, lang] = head.split(".");
  const text = t(`catalogue_data.column.${name}`);
  return lang ? `${text} (${lang})` : text;
}
