import { z } from "zod";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Page } from "@/kernel/paging.ts";

export const languageEntry = z.object({ langcode: z.string(), langname: z.string().describe("in itself") });
/** A language as lists offer it (specification section 3, language list entry). */
export type LanguageEntry = z.infer<typeof languageEntry>;

/** Languages that the reader's edition offers, or those that it does not, in their order. */
export async function listLanguages(
  { sql, edition }: Ctx,
  { pageNo, pageSize, supported }: { pageNo: number; pageSize: number; supported: "yes" | "no" },
): Promise<Page<LanguageEntry>> {
  const asked = sql`
    deleted_at is null
    and case ${edition} when 'overseas' then overseas else domestic end = ${supported === "yes"}`;
  const [{ total } = { total: 0 }] = await sql<{ total: number }[]>`
    select count(*)::int as total from languages where ${asked}`;
  const records = await sql<LanguageEntry[]>`
    select code as langcode, name as langname
    from languages
    where ${asked}
    order by sort, code
    limit ${pageSize} offset ${(pageNo - 1) * pageSize}`;
  return { pageNo, pageSize, total, records: [...records] };
}
