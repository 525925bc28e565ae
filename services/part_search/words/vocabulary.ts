import type { Ctx } from "@/kernel/ctx.ts";

/** What the words of all titles say of a typed word. */
export interface KnownWord {
  word: string;
  /** It is one of them, or one of them begins so. */
  known: boolean;
  /** Forms of it without an ending that are among them: 'pad' of 'pads'. */
  stems: string[];
  /** Those that hold it inside, without its ending: compounds. */
  inside: string[];
}

/** Endings of English and German words, longest first. */
const ENDINGS = ["ern", "en", "er", "es", "n", "e", "s"];
const SHORTEST_STEM = 3;
/** Letters from which on a word is looked for inside others: 'ring' would find bearings. */
const SHORTEST_INSIDE = 5;
/** Compounds looked for at most. */
const MOST_INSIDE = 60;
/** Letters from which on two may be wrong. */
const LONG = 6;
/** Words that may have been meant, at most. */
const MOST_MEANT = 8;

function stemsOf(word: string): string[] {
  return ENDINGS.filter((ending) => word.endsWith(ending)).map((ending) => word.slice(0, -ending.length))
    .filter((stem) => stem.length >= SHORTEST_STEM);
}

/** A word and what it may be without or with another ending: Bremse, Bremsen, Brems. */
export function formsOf(word: string): string[] {
  const stems = [word, ...stemsOf(word)];
  return [...new Set(stems.flatMap((stem) => [stem, ...ENDINGS.map((ending) => stem + ending)]))];
}

/** The shortest form of a word that may stand inside another, or null. */
export function coreOf(word: string): string | null {
  return [...stemsOf(word), word].find((one) => one.length >= SHORTEST_INSIDE) ?? null;
}

/** Whether a word may stand in other forms among those of the titles: short ones and pairs of characters never do. */
export function hasOtherForms(word: string): boolean {
  return /^\p{L}+$/u.test(word) && (stemsOf(word).length > 0 || coreOf(word) !== null);
}

/** What is known of typed words of scripts with spaces, each folded, in one statement. */
export async function knownWords(ctx: Ctx, words: readonly string[]): Promise<Map<string, KnownWord>> {
  const asked = [...new Set(words)].filter((word) => /^\p{L}+$/u.test(word))
    .map((word) => ({ word, stems: stemsOf(word), core: coreOf(word) }));
  if (asked.length === 0) return new Map();
  const rows = await ctx.sql<KnownWord[]>`
    select
      w.word,
      exists (
        select from search_vocabulary v where v.word ~>=~ w.word and v.word ~<~ (w.word || chr(65533))
      ) as known,
      array(select v.word from search_vocabulary v where v.word = any (w.stems)) as stems,
      array(
        select v.word
        from search_vocabulary v
        where v.word like '%' || w.core || '%'
        order by length(v.word), v.word
        limit ${MOST_INSIDE}
      ) as inside
    from jsonb_to_recordset(${ctx.sql.json(asked)}) as w (word text, stems text[], core text)`;
  return new Map(rows.map((row) => [row.word, row]));
}

/**
 * Which of some words that no name has nothing else in the catalogue begins with either: norms and dimensions stand beside the names. What is rare is found at once, where
 * looking for many words together first gathers what is said of each.
 */
export async function unsaidWords({ sql }: Ctx, words: readonly string[]): Promise<string[]> {
  const said = await Promise.all(words.map(async (word) => {
    const [row] = await sql<[{ said: boolean }]>`
      -- Planned for all its rows, so that no table is read for the first of them.
      with found as materialized (
        select d.id from search_documents d where d.tokens @@ ${`'${word}':*`}::tsquery
      )
      select exists (select from found) as said`;
    return row.said;
  }));
  return words.filter((_, place) => !said[place]);
}

/** Words that were probably meant by one that is unknown, the most alike first: a letter wrong, of longer words two, or two changed about. */
export async function meantWords(ctx: Ctx, word: string): Promise<string[]> {
  const length = [...word].length;
  if (length <= SHORTEST_STEM || !/^\p{L}+$/u.test(word)) return [];
  const allowed = length >= LONG ? 2 : 1;
  const letters = [...word].sort().join("");
  const rows = await ctx.sql<{ word: string; distance: number }[]>`
    with compared as (
      select v.word, least(
        levenshtein_less_equal(v.word, ${word}, 2),
        -- the beginning of a compound, or of a word that is still being typed
        levenshtein_less_equal(left(v.word, ${length}), ${word}, 2),
        levenshtein_less_equal(left(v.word, ${length + 1}), ${word}, 2)
      ) as distance, char_length(v.word) as length
      from search_vocabulary v
      where char_length(v.word) >= ${length - 2}
    )
    select word, distance
    from compared
    where distance <= 2
    order by distance, abs(length - ${length}), word
    limit 40`;
  const near = rows.filter((row) =>
    row.distance <= allowed || [...row.word.slice(0, length)].sort().join("") === letters
  );
  const least = near.map((row) => row.distance).sort()[0];
  return near.filter((row) => row.distance === least).slice(0, MOST_MEANT).map((row) => row.word);
}
