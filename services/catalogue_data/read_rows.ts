import { requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { eachRow } from "@/kernel/each_row.ts";
import { cellsOf, headsOf } from "./format/write_cell.ts";
import type { Kind, RowData } from "./format/kind.ts";
import { dataOf, keyText, readOf, rowsOf } from "./format/kind_sql.ts";

/** All rows of a kind as the catalogue has them now, as cells with the heads first: what `readRow` takes again. */
export async function* allRows(ctx: Ctx, kind: Kind, languages: readonly string[]): AsyncGenerator<string[]> {
  requireRight(ctx, "CatalogueImport:import");
  const heads = headsOf(kind, languages);
  yield heads;
  const { from, where } = rowsOf(kind);
  const rows = `select ${dataOf(kind)} as data from ${from} where ${where} order by ${keyText(kind)}`;
  yield* eachRow(
    ctx,
    ctx.sql`${ctx.sql.unsafe(rows)}`,
    ({ data }: { data: RowData }) => cellsOf(kind, heads, data),
  );
}

/** Languages in which texts of a kind are there, those of the complete ones first. */
export async function languagesOf(ctx: Ctx, kind: Kind): Promise<string[]> {
  const first = ["zh_CN", "en_US", "de_DE"];
  const { from, where } = rowsOf(kind);
  const found = kind.columns.filter(({ type }) => type === "names").map((column) =>
    `select n.lang from ${from}, jsonb_object_keys(${readOf(column)}) as n (lang) where ${where}`
  );
  if (found.length === 0) return first;
  const rows = await ctx.sql.unsafe<{ lang: string }[]>(`
    select distinct lang from (${found.join(" union all ")}) l order by 1`);
  return [...first, ...rows.map(({ lang }) => lang).filter((lang) => !first.includes(lang))];
}
