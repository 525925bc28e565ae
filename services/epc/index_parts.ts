import type { TxCtx } from "@/kernel/ctx.ts";
import { ALL_LANGUAGES, indexDocuments } from "@/engines/search/index_documents.ts";

/**
 * Writes the search rows of parts as they are now: names of every language, and what a standard part or auxiliary is known by.
 * Parts that are gone lose theirs.
 */
export async function indexParts(tx: TxCtx, numbers: readonly string[]): Promise<void> {
  const asked = [...new Set(numbers)];
  const parts = await tx.sql<{ number: string; titles: string[]; words: string[] }[]>`
    select
      p.number,
      (select coalesce(array_agg(n.value order by n.key), '{}') from jsonb_each_text(p.names) n) as titles,
      array_remove(array[s.norm, s.dimensions, s.strength, a.spec], null) as words
    from parts p
    left join standard_parts s on s.code = p.standard_part_code
    left join auxiliaries a on a.code = p.auxiliary_code
    where p.number = any (${asked}::text[]) and p.deleted_at is null`;
  await indexDocuments(
    tx,
    parts.map(({ number, titles, words }) => ({
      kind: "part",
      id: number,
      lang: ALL_LANGUAGES,
      titles,
      words,
    })),
  );
  await tx.sql`select refresh_part_standing(${asked}::text[])`;
  const found = new Set(parts.map(({ number }) => number));
  const gone = asked.filter((number) => !found.has(number));
  if (gone.length > 0) {
    await tx.sql`delete from search_documents where kind = 'part' and id = any (${gone}::text[])`;
  }
}
