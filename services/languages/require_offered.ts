import type { Ctx } from "@/kernel/ctx.ts";
import type { Lang } from "@/kernel/texts/languages.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";
import { offeredByEdition, offeredTo } from "./offered_to.ts";

/**
 * Refuses a choice of a language that the reader's edition does not offer: `language-not-supported`; the present one may stay. Of one
 * that the country of the reader's store does not speak: `language-not-of-country`.
 */
export async function requireOffered(ctx: Ctx, lang: Lang | undefined): Promise<void> {
  if (lang === undefined) return;
  const { sql } = ctx;
  const [row] = await sql<{ byEdition: boolean; here: boolean }[]>`
    select ${offeredByEdition(ctx)} as by_edition, ${offeredTo(ctx)} as here
    from languages l
    where l.code = ${lang} and l.deleted_at is null`;
  if (row && !row.byEdition && lang === ctx.lang) return;
  if (row && !row.byEdition) throw refuseField("lang", "language-not-supported");
  if (row && !row.here) throw refuseField("lang", "language-not-of-country");
}
