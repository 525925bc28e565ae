import type { Ctx } from "@/kernel/ctx.ts";
import type { Lang } from "@/kernel/texts/languages.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";

/** Refuses a choice of a language that the reader's edition does not offer: `language-not-supported`. The present one may stay. */
export async function requireOffered(ctx: Ctx, lang: Lang | undefined): Promise<void> {
  if (lang === undefined || lang === ctx.lang) return;
  const { sql, edition } = ctx;
  const [row] = await sql<{ offered: boolean }[]>`
    select case ${edition} when 'overseas' then overseas else domestic end as offered
    from languages
    where code = ${lang} and deleted_at is null`;
  if (row && !row.offered) throw refuseField("lang", "language-not-supported");
}
