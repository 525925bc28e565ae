import { writeXlsx } from "hucre/xlsx";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Column } from "./format/column.ts";
import type { Kind } from "./format/kind.ts";
import { csvRow } from "./format/write_csv.ts";
import { headsOf } from "./format/write_cell.ts";

/** Languages that a template has columns for; a file may have any of the sixteen. */
const LANGUAGES = ["zh_CN", "en_US", "de_DE"];

/** The heads of a kind's file and one good row. */
function exampleRows(kind: Kind): [heads: string[], example: string[]] {
  const heads = headsOf(kind, LANGUAGES);
  return [
    heads,
    heads.map((head) => kind.columns.find(({ name }) => name === head.split(".")[0])!.example ?? ""),
  ];
}

/** The file to fill in as CSV: heads, and one good row. */
export function csvTemplate(kind: Kind): string {
  return "\ufeff" + exampleRows(kind).map(csvRow).join("");
}

/** The same as XLSX, with a second sheet that tells what each column takes, in the reader's language. */
export async function xlsxTemplate(ctx: Ctx, kind: Kind): Promise<Uint8Array> {
  const rows = exampleRows(kind);
  return await writeXlsx({
    sheets: [
      {
        name: kind.name,
        columns: rows[0].map((head) => ({ width: Math.max(14, head.length + 4) })),
        rows,
      },
      {
        name: ctx.t("catalogue_data.columns"),
        columns: [{ width: 24 }, { width: 30 }, { width: 60 }],
        rows: kind.columns.map((column) => [
          column.name,
          ctx.t(`catalogue_data.column.${column.name}`),
          takes(ctx, kind, column),
        ]),
      },
    ],
  });
}

/** What a column takes, in a sentence. */
export function takes({ t }: Pick<Ctx, "t">, kind: Kind, column: Column): string {
  const { name, type, required, min, max, values, refers } = column;
  const said = [t(`catalogue_data.type.${type}`)];
  if (column.marks !== undefined) {
    said.push(t("catalogue_data.takes.marks", { marks: [...column.marks].join(" ") }));
  }
  if (kind.key.includes(name)) said.push(t("catalogue_data.takes.key"));
  else if (required) said.push(t("catalogue_data.takes.required"));
  if (values) said.push(values.join(" · "));
  if (type === "code" && min !== undefined && min === max) {
    said.push(t("catalogue_data.takes.exactly", { count: max }));
  } else if (min !== undefined && max !== undefined) {
    said.push(t("catalogue_data.takes.range", { min: String(min), max: String(max) }));
  } else if (min !== undefined) said.push(t("catalogue_data.takes.least", { min: String(min) }));
  else if (max !== undefined) said.push(t("catalogue_data.takes.length", { max }));
  if (refers) {
    said.push(t("catalogue_data.takes.refers", { what: "kind" in refers ? refers.kind : refers.table }));
  }
  return said.join("; ");
}
