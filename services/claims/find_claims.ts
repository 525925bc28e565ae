import type { Fragment } from "postgres";
import type { Ctx } from "@/kernel/ctx.ts";

/** Most words that are looked for: of a whole sentence the first ones. */
const MOST_WORDS = 8;

/**
 * Published claims that say each of these words somewhere, in whatever language. Over alias `r`. They are found by an index once, and not looked at row by
 * row.
 */
export function claimsFoundBy({ sql }: Pick<Ctx, "sql">, typed: string): Fragment {
  const words = typed.normalize("NFKC").trim().toLowerCase().split(/\s+/).filter(Boolean).slice(
    0,
    MOST_WORDS,
  );
  const all = words.map((word) => {
    const like = `%${word.replaceAll(/[\\%_]/g, "\\$&")}%`;
    return sql`character_pairs(f.words) @> character_pairs(${word}) and f.words like ${like}`;
  }).reduce((before, one) => sql`${before} and ${one}`, sql`true`);
  return sql`(r.id in (select f.revision_id from claim_search f where ${all}) is true)`;
}
