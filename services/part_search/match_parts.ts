import type { Fragment } from "postgres";
import type { Ctx } from "@/kernel/ctx.ts";
import { looksLikePartNumber, normalPartNumber } from "@/services/epc/part_number.ts";
import { foldedTitle } from "@/engines/search/tokens.ts";
import { nameWeight } from "./words/name_weight.ts";
import { namedTopGroups } from "./words/named_groups.ts";
import { planForgiving, planWords, type WordPlan } from "./words/plan_words.ts";

/** Shortest run of characters that a trigram index can look for. */
const TRIGRAM = 3;
/** How alike a word must be to be taken for a typing error (pg_trgm word similarity, 0 to 1). */
const ALIKE = 0.4;
/** Titles looked for at most: what comes behind so many is hardly what was meant. */
const TITLES = 200;

/** What a keyword asks of `search_documents d`: a condition, and how well a row answers it (smaller is better). */
export interface Match {
  condition: Fragment;
  /** The condition as text of a `tsquery`, where it asks for words and nothing else: what answers is then known by its name. Null: it asks for more. */
  words: string | null;
  /** In which way: the very number or name, its beginning, words, inside. Ways come before all else. */
  way: Fragment;
  /** How well by its words. Asks `d.title` and `d.heads` only: many parts have the same name, which is weighed once. */
  weight: Fragment;
  /** Whether it hangs in a group that is called as was typed. */
  within: Fragment;
}

/**
 * Numbers that begin so. A range in place of LIKE: a prepared statement can use the index for it without knowing the
 * number. '~' comes after every letter and digit of a normalised number.
 */
export function beginsWith(ctx: Ctx, number: string): Fragment {
  return ctx.sql`(d.id ~>=~ ${number} and d.id ~<~ ${number + "~"})`;
}

/**
 * What was typed, as number and as words: the very number first, then numbers that begin so, the very name, words, numbers that hold
 * it inside. Null when nothing can be looked for.
 *
 * @param planned its words, where they are planned already
 */
export async function typedMatch(
  ctx: Ctx,
  keyword: string,
  planned: Promise<WordPlan | null> = planWords(ctx, keyword),
): Promise<Match | null> {
  const { sql } = ctx;
  const plan = await planned;
  const number = looksLikePartNumber(keyword) ? normalPartNumber(keyword) : "";
  if (number === "") return plan && wordMatch(ctx, plan);
  const byNumber = number.length < TRIGRAM ? beginsWith(ctx, number) : sql`d.id like ${"%" + number + "%"}`;
  const words = plan && wordMatch(ctx, plan);
  return {
    condition: words ? sql`(${byNumber} or ${words.condition})` : byNumber,
    words: null,
    way: sql`case
      when d.id = ${number} then 0
      when ${beginsWith(ctx, number)} then 1
      ${words ? sql`when ${words.condition} then ${words.way}` : sql``}
      else 4
    end`,
    weight: words ? words.weight : sql`0`,
    within: words ? words.within : sql`false`,
  };
}

/** Words as they are planned: the very name, then the others by weight. */
function wordMatch(ctx: Ctx, { query, phrases }: WordPlan): Match {
  const { sql } = ctx;
  return {
    condition: sql`d.tokens @@ ${query}::tsquery`,
    words: query,
    way: sql`3`,
    weight: nameWeight(ctx, sql`d.title`, sql`d.heads`, phrases),
    within: sql`d.groups && ${namedTopGroups(ctx, phrases.whole)}`,
  };
}

/** Forgives typing errors in words, or in the number when it looks like one; the most alike first. */
export async function similarMatch(ctx: Ctx, keyword: string): Promise<Match | null> {
  const { sql } = ctx;
  if (looksLikePartNumber(keyword)) {
    const number = normalPartNumber(keyword);
    if (number.length <= TRIGRAM) return null;
    await setSimilarity(ctx);
    return {
      condition: sql`d.id % ${number}`,
      words: null,
      way: sql`((1 - similarity(d.id, ${number})) * 1000)::int`,
      weight: sql`1`,
      within: sql`false`,
    };
  }
  const words = foldedTitle(keyword);
  if ([...words].length < TRIGRAM) return null;
  await setSimilarity(ctx);
  const digests = await similarTitles(ctx, words);
  const digest = sql`md5(d.title)`;
  return {
    condition: sql`${digest} = any (${digests}::text[])`,
    words: null,
    way: sql`array_position(${digests}::text[], ${digest})`,
    weight: sql`1`,
    within: sql`false`,
  };
}

/** Forgives typing errors word by word, and one word too many; null where that finds nothing to forgive. */
export async function forgivingMatch(ctx: Ctx, keyword: string): Promise<Match | null> {
  const plan = looksLikePartNumber(keyword) ? null : await planForgiving(ctx, keyword);
  // Of too many the first are taken, in the order of the rows of search.
  return plan && { ...wordMatch(ctx, plan), words: null };
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
