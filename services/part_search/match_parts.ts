import type { Fragment } from "postgres";
import type { Ctx } from "@/kernel/ctx.ts";
import { looksLikePartNumber, normalPartNumber } from "@/services/epc/part_number.ts";
import { foldedTitle, queryOf } from "@/engines/search/tokens.ts";

/** Shortest run of characters that a trigram index can look for. */
const TRIGRAM = 3;
/** How alike a word must be to be taken for a typing error (pg_trgm word similarity, 0 to 1). */
const ALIKE = 0.4;
/** Titles looked for at most: what comes behind so many is hardly what was meant. */
const TITLES = 200;

/** What a keyword asks of `search_documents d`: a condition, and how well a row answers it (smaller is better). */
export interface Match {
  condition: Fragment;
  rank: Fragment;
}

/**
 * Numbers that begin so. A range in place of LIKE: a prepared statement can use the index for it without knowing the
 * number. '~' comes after every letter and digit of a normalised number.
 */
export function beginsWith(ctx: Ctx, number: string): Fragment {
  return ctx.sql`(d.id ~>=~ ${number} and d.id ~<~ ${number + "~"})`;
}

/**
 * What was typed, as number and as words: the very number first, then numbers that begin so, words, numbers that hold it
 * inside. Null when nothing can be looked for.
 */
export function typedMatch(ctx: Ctx, keyword: string): Match | null {
  const { sql } = ctx;
  const query = queryOf(keyword);
  const number = looksLikePartNumber(keyword) ? normalPartNumber(keyword) : "";
  const byWords = query === null ? null : sql`d.tokens @@ ${query}::tsquery`;
  const byNumber = number === ""
    ? null
    : number.length < TRIGRAM
    ? beginsWith(ctx, number)
    : sql`d.id like ${"%" + number + "%"}`;
  if (byNumber === null) return byWords && { condition: byWords, rank: sql`2` };
  return {
    condition: byWords ? sql`(${byNumber} or ${byWords})` : byNumber,
    rank: sql`case
      when d.id = ${number} then 0
      when ${beginsWith(ctx, number)} then 1
      ${byWords ? sql`when ${byWords} then 2` : sql``}
      else 3
    end`,
  };
}

/** Forgives typing errors in words, or in the number when it looks like one; the most alike first. */
export async function similarMatch(ctx: Ctx, keyword: string): Promise<Match | null> {
  const { sql } = ctx;
  if (looksLikePartNumber(keyword)) {
    const number = normalPartNumber(keyword);
    if (number.length <= TRIGRAM) return null;
    await setSimilarity(ctx);
    return { condition: sql`d.id % ${number}`, rank: sql`1 - similarity(d.id, ${number})` };
  }
  const words = foldedTitle(keyword);
  if ([...words].length < TRIGRAM) return null;
  await setSimilarity(ctx);
  const digests = await similarTitles(ctx, words);
  const digest = sql`md5(d.title)`;
  return {
    condition: sql`${digest} = any (${digests}::text[])`,
    rank: sql`array_position(${digests}::text[], ${digest})`,
  };
}

/** Digests of the titles that are most like these words, the most alike first. */
async function similarTitles(ctx: Ctx, words: string): Promise<string[]> {
  const rows = await ctx.sql<{ digest: string }[]>`
    select digest
    from search_titles
    where ${words} <% title
    order by ${words} <<-> title, digest
    limit ${TITLES}`;
  return rows.map((row) => row.digest);
}

/**
 * Sets how alike words must be, for this transaction. The planner takes a comparison by likeness for as cheap as any other
 * and would make it with every row, which takes ten times as long as its index: reading whole tables is its last choice here.
 */
async function setSimilarity(ctx: Ctx): Promise<void> {
  await ctx.sql`select
    set_config('pg_trgm.word_similarity_threshold', ${String(ALIKE)}, true),
    set_config('pg_trgm.similarity_threshold', ${String(ALIKE)}, true),
    set_config('enable_seqscan', 'off', true)`;
}
