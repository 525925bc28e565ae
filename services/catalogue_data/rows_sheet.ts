import { writeXlsx } from "@/engines/exports/xlsx/write_xlsx.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import type { Kind } from "./format/kind.ts";
import { rowsOf } from "./format/kind_sql.ts";
import { allRows, languagesOf } from "./read_rows.ts";
import { takes } from "./template.ts";

/**
 * All rows of a kind as XLSX, every cell text as `readRow` takes it again, with a second sheet that tells what each column takes. Refuses
 * `catalogue-sheet-rows` for more rows than an import would take in a sheet.
 */
export async function rowsSheet(ctx: Ctx, kind: Kind): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const max = LIMITS.catalogueSheetRows;
  const { from, where } = rowsOf(kind);
  const [counted] = await ctx.sql.unsafe<{ count: number }[]>(
    `select count(*)::int as count from (select from ${from} where ${where} limit ${max + 1}) r`,
  );
  if (counted!.count > max) throw refuse("catalogue-sheet-rows", { max });
  const all = allRows(ctx, kind, await languagesOf(ctx, kind));
  const heads: string[] = (await all.next()).value ?? [];
  async function* records() {
    for await (const cells of all) yield Object.fromEntries(heads.map((head, at) => [head, cells[at] ?? ""]));
  }
  return writeXlsx({
    name: kind.name,
    columns: heads.map((head) => ({
      key: head,
      head,
      text: "",
      kind: "text",
      width: Math.max(14, head.length + 4),
    })),
    rows: records(),
    zone: "UTC",
    about: {
      name: ctx.t("catalogue_data.columns"),
      lines: () =>
        kind.columns.map((column) => [
          `${column.name}: ${ctx.t(`catalogue_data.column.${column.name}`)}`,
          takes(ctx, kind, column),
        ]),
    },
  });
}
