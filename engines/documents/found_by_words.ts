import type { Fragment } from "postgres";
import type { Ctx } from "@/kernel/ctx.ts";

/** Most words that are looked for: of a whole sentence the first ones. */
const MOST_WORDS = 8;

/**
 * Whether a revision, alias `r`, says each of these words somewhere, in whatever language. Such revisions are found by an index once, and not looked at row
 * by row.
 *
 * @param table what a domain keeps for it: `revision_id`, and all its `words` in small letters with an index on `character_pairs(words)`
 */
export function foundByWords({ sql }: Pick<Ctx, "sql">, table: string, typed: string): Fragment {
  const words = typed.normalize("NFKC").trim().toLowerCase().split(/\s+/).filter(Boolean).slice(
    0,
    MOST_WORDS,
  );
  const all = words.map((word) => {
    const like = `%${word.replaceAll(/[\\%_]/g, "\\$&")}%`;
    return sql`character_pairs(f.words) @> character_pairs(${word}) and f.words like ${like}`;
  }).reduce((before, one) => sql`${before} and ${one}`, sql`true`);
  return sql`(r.id in (select f.revision_id from ${sql(table)} f where ${all}) is true)`;
}
