import { z } from "zod";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Page } from "@/kernel/paging.ts";
import { offeredTo } from "./offered_to.ts";

export const languageEntry = z.object({ langcode: z.string(), langname: z.string().describe("in itself") });
/** A language as lists offer it (specification section 3, language list entry). */
export type LanguageEntry = z.infer<typeof languageEntry>;

/** Languages that the reader's edition offers them, for a store's people those of its country; or those that it does not. In their order. */
export async function listLanguages(
  ctx: Ctx,
  { pageNo, pageSize, supported }: { pageNo: number; pageSize: number; supported: "yes" | "no" },
): Promise<Page<LanguageEntry>> {
  const { sql } = ctx;
  const asked = sql`l.deleted_at is null and ${offeredTo(ctx)} = ${supported === "yes"}`;
  const [{ total } = { total: 0 }] = await sql<{ total: number }[]>`
    select count(*)::int as total from languages l where ${asked}`;
  const records = await sql<LanguageEntry[]>`
    select code as langcode, name as langname
    from languages l
    where ${asked}
    order by sort, code
    limit ${pageSize} offset ${(pageNo - 1) * pageSize}`;
  return { pageNo, pageSize, total, records: [...records] };
}
