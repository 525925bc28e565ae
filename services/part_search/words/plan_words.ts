import type { Ctx } from "@/kernel/ctx.ts";
import { foldedTitle, headPatterns, type Wanted, wantedOf } from "@/engines/search/tokens.ts";
import type { Phrases } from "./name_weight.ts";
import { type Segment, segmentsOf } from "./substitutes.ts";
import { hasOtherForms, type KnownWord, knownWords, meantWords } from "./vocabulary.ts";

/** How words are looked for. */
export interface WordPlan {
  /** What the lexemes must answer, as text of a `tsquery`. */
  query: string;
  /** What a name is held against, folded: as typed, and with the catalogue's own words. */
  phrases: Phrases;
}

/** Ways to say the same that names are held against at most, and pairs of their words. */
const MOST_PHRASES = 12;
const MOST_PAIRS = 48;

/** One of the things that must be there, in any of these ways. */
type Group = string[];

/**
 * The words of a typed text as they are looked for: each as it stands or begins, inside compounds, and as the register of workshop words
 * says it. Null when there are none.
 */
export async function planWords(ctx: Ctx, typed: string): Promise<WordPlan | null> {
  const { segments, known } = await readWords(ctx, typed, hasOtherForms);
  return segments.length === 0 ? null : planOf(segments, known);
}

/**
 * How they are most likely looked for, for which nothing is asked: as they stand, unless a workshop word stands for one of them. Null where titles may hold other
 * forms of them, and without words.
 */
export function likelyPlan(typed: string): WordPlan | null {
  const text = foldedTitle(typed);
  return text === "" || wantedTokens(text).some(hasOtherForms)
    ? null
    : planOf([{ text, means: [] }], new Map());
}

function planOf(segments: readonly Segment[], known: ReadonlyMap<string, KnownWord>): WordPlan {
  return {
    query: allOf(groupsOf(segments, known)),
    phrases: phrasesOf(segments, (word) => known.get(word)?.stems ?? []),
  };
}

/**
 * The same where nothing was found: words that no title holds are taken for those that were probably meant; where all are known, one of them
 * may be missing. Null when there is nothing to forgive.
 */
export async function planForgiving(ctx: Ctx, typed: string): Promise<WordPlan | null> {
  const { segments, known } = await readWords(ctx, typed, () => true);
  const unknown = [...known.values()].filter((one) =>
    !one.known && one.inside.length === 0 && one.stems.length === 0
  );
  const meant = new Map(
    await Promise.all(unknown.map(async ({ word }) => [word, await meantWords(ctx, word)] as const)),
  );
  const corrected = [...meant.values()].some((words) => words.length > 0);
  const groups = groupsOf(segments, known, meant);
  const phrases = phrasesOf(segments, (word) => [...meant.get(word) ?? [], ...known.get(word)?.stems ?? []]);
  if (corrected) return { query: allOf(groups), phrases };
  if (groups.length < 2) return null;
  return { query: groups.map((_, place) => `(${allOf(groups.toSpliced(place, 1))})`).join(" | "), phrases };
}

/**
 * The stretches of a text, and what is known of the words that no substitute stands for. Both are asked at once: nearly always the words are
 * those of the whole text. Where a substitute parts a script without spaces otherwise, the others are asked for too.
 *
 * @param asked which words something is to be known of
 */
async function readWords(ctx: Ctx, typed: string, asked: (word: string) => boolean) {
  const [segments, known] = await Promise.all([
    segmentsOf(ctx, typed),
    knownWords(ctx, wantedTokens(foldedTitle(typed)).filter(asked)),
  ]);
  const words = segments.filter(({ means }) => means.length === 0).flatMap(({ text }) => wantedTokens(text));
  const others = await knownWords(ctx, words.filter((word) => asked(word) && !known.has(word)));
  const all = new Map([...known, ...others]);
  return { segments, known: new Map([...all].filter(([word]) => words.includes(word))) };
}

function wantedTokens(text: string): string[] {
  return wantedOf(text).map(({ token }) => token);
}

function groupsOf(
  segments: readonly Segment[],
  known: ReadonlyMap<string, KnownWord>,
  meant: ReadonlyMap<string, string[]> = new Map(),
): Group[] {
  return segments.flatMap(({ text, means }): Group[] => {
    const wanted = wantedOf(text);
    if (means.length > 0) {
      return [[...new Set([text, ...means])].map((one) => allOf(wantedOf(one).map((w) => [lexeme(w)])))];
    }
    return wanted.map((one) => {
      const { stems = [], inside = [] } = known.get(one.token) ?? {};
      const others = [...stems, ...inside].filter((word) => !word.startsWith(one.token));
      return [
        lexeme(one),
        ...others.map((token) => lexeme({ token, begins: false })),
        ...(meant.get(one.token) ?? []).map((token) => lexeme({ token, begins: false })),
      ];
    });
  });
}

/** Tokens hold letters, digits and marks alone, so quoting them is enough. */
function lexeme({ token, begins }: Wanted): string {
  return `'${token}'${begins ? ":*" : ""}`;
}

function allOf(groups: readonly Group[]): string {
  return groups.map((group) =>
    group.length === 1 ? group[0]! : `(${group.map((one) => `(${one})`).join(" | ")})`
  )
    .join(" & ");
}

/** The whole text in each way to say it, and every two words of each. */
function phrasesOf(segments: readonly Segment[], others: (word: string) => string[]): Phrases {
  const phrases = segments.reduce<string[][]>((before, { text, means }) => {
    const ways = [text, ...(means.length > 0 ? means : [inOtherForm(text, others)])];
    return before.flatMap((one) => [...new Set(ways)].map((way) => [...one, way])).slice(0, MOST_PHRASES);
  }, [[]]);
  const heads = [...new Set(phrases.flatMap((stretches) => stretches.flatMap(headPatterns)))];
  const typed = typedHeads(segments) ?? heads;
  const pairs = phrases.flatMap((stretches) => {
    const words = [...new Set(stretches.flatMap((stretch) => stretch.split(" ")))];
    return words.flatMap((head) => words.filter((word) => word !== head).map((end) => `${head} % ${end}`));
  });
  return {
    whole: [...new Set(phrases.map((stretches) => stretches.reduce(joined, "")))],
    pairs: [...new Set(pairs)].slice(0, MOST_PAIRS),
    heads: typed.slice(0, MOST_PAIRS),
    meantHeads: heads.filter((pattern) => !typed.includes(pattern)).slice(0, MOST_PAIRS),
  };
}

/**
 * Heads of what is found first: of one word alone what is typed itself where the register says that names are called so too (油封), else what it means
 * (水管 is no 排水管, whose name ends so). Null of several, where neither is more the thing: 大灯总成 is 前照灯 in one word and typed in the other.
 */
function typedHeads(segments: readonly Segment[]): string[] | null {
  const [only, other] = segments;
  if (!only || other) return null;
  const { text, means } = only;
  if (means.length === 0) return headPatterns(text);
  // The names of its single words are other things: no oil is an oil seal.
  return means.includes(text) ? [`%${text} / %`] : means.flatMap(headPatterns);
}

function inOtherForm(text: string, others: (word: string) => string[]): string {
  return text.split(" ").map((word) => others(word)[0] ?? word).join(" ");
}

/** Two stretches as one folded text: a space stands where a word of a script with spaces meets another. */
function joined(one: string, other: string): string {
  if (one === "") return other;
  const spaced = /[\p{Script=Latn}\p{Script=Cyrl}\p{Script=Grek}\p{N}]/u;
  return spaced.test(one.at(-1)!) || spaced.test(other[0]!) ? `${one} ${other}` : one + other;
}
