import type { Ctx } from "@/kernel/ctx.ts";
import { foldedTitle, headPatterns, type Wanted, wantedOf } from "@/engines/search/tokens.ts";
import type { Phrases } from "./name_weight.ts";
import { type Segment, segmentsOf } from "./substitutes.ts";
import { coreOf, hasOtherForms, type KnownWord, knownWords, meantWords, unsaidWords } from "./vocabulary.ts";

/** How words are looked for. */
export interface WordPlan {
  /** What the lexemes must answer, as text of a `tsquery`. */
  query: string;
  /** What a name is held against, folded: as typed, and with the catalogue's own words. */
  phrases: Phrases;
  /** Something of it is nowhere in the catalogue, so that no part answers, and of figures only those of a group that is called so. */
  isUnsaid: boolean;
}

/** Ways to say the same that names are held against at most, and pairs of their words. */
const MOST_PHRASES = 12;
const MOST_PAIRS = 48;

/** One of the things that must be there, in any of these ways, and the word that says it; null: a stretch that means something. */
interface Group {
  word: string | null;
  ways: string[];
}

/**
 * The words of a typed text as they are looked for: each as it stands or begins, inside compounds, and as the register of workshop words
 * says it. Null when there are none.
 */
export async function planWords(ctx: Ctx, typed: string): Promise<WordPlan | null> {
  const { segments, known } = await readWords(ctx, typed);
  if (segments.length === 0) return null;
  const unsaid = await unsaidWords(ctx, strangers(known));
  return planOf(segments, known, unsaid.length > 0);
}

/**
 * How they are most likely looked for, for which nothing is asked: as they stand, unless a workshop word stands for one of them. Null where titles may hold other
 * forms of them, and without words.
 */
export function likelyPlan(typed: string): WordPlan | null {
  const text = foldedTitle(typed);
  return text === "" || wantedTokens(text).some(hasOtherForms)
    ? null
    : planOf([{ text, means: [] }], new Map(), false);
}

function planOf(
  segments: readonly Segment[],
  known: ReadonlyMap<string, KnownWord>,
  isUnsaid: boolean,
): WordPlan {
  return {
    query: allOf(groupsOf(segments, known).map(({ ways }) => ways)),
    phrases: phrasesOf(segments, (word) => known.get(word)?.stems ?? []),
    isUnsaid,
  };
}

/** Words that no name has, in whatever form. */
function strangers(known: ReadonlyMap<string, KnownWord>): string[] {
  return [...known.values()]
    .filter((one) => !one.known && one.inside.length === 0 && one.stems.length === 0)
    .map(({ word }) => word);
}

/**
 * The same where nothing was found: words that no title holds are taken for those that were probably meant; where all are known, one of them
 * may be missing. Null when there is nothing to forgive.
 */
export async function planForgiving(ctx: Ctx, typed: string): Promise<WordPlan | null> {
  const { segments, known } = await readWords(ctx, typed);
  const unknown = strangers(known);
  const [unsaid, meant] = await Promise.all([
    unsaidWords(ctx, unknown),
    Promise.all(unknown.map(async (word) => [word, await meantWords(ctx, word)] as const))
      .then((found) => new Map(found)),
  ]);
  const lacking = unsaid.filter((word) => meant.get(word)!.length === 0);
  const corrected = [...meant.values()].some((words) => words.length > 0);
  // One word may be missing, where none is corrected.
  if (lacking.length > (corrected ? 0 : 1)) return null;
  const groups = groupsOf(segments, known, meant);
  const phrases = phrasesOf(segments, (word) => [...meant.get(word) ?? [], ...known.get(word)?.stems ?? []]);
  const planned = { phrases, isUnsaid: false };
  const all = (some: readonly Group[]) => allOf(some.map(({ ways }) => ways));
  if (corrected) return { query: all(groups), ...planned };
  if (groups.length < 2) return null;
  // Where it is known which one is missing nothing else is looked for: each word is looked for by itself in each of the ways.
  const missing = groups.filter(({ word }) => word !== null && lacking.includes(word));
  const query = (missing.length > 0 ? missing : groups)
    .map((one) => `(${all(groups.filter((other) => other !== one))})`).join(" | ");
  return { query, ...planned };
}

/**
 * The stretches of a text, and what is known of the words that no substitute stands for. Both are asked at once: nearly always the words are
 * those of the whole text. Where a substitute parts a script without spaces otherwise, the others are asked for too.
 */
async function readWords(ctx: Ctx, typed: string) {
  const [segments, known] = await Promise.all([
    segmentsOf(ctx, typed),
    knownWords(ctx, spacedWords(foldedTitle(typed))),
  ]);
  const words = segments.filter(({ means }) => means.length === 0).flatMap(({ text }) => spacedWords(text));
  const others = await knownWords(ctx, words.filter((word) => !known.has(word)));
  const all = new Map([...known, ...others]);
  return { segments, known: new Map([...all].filter(([word]) => words.includes(word))) };
}

function wantedTokens(text: string): string[] {
  return wantedOf(text).map(({ token }) => token);
}

/** Words of scripts with spaces: of the others no vocabulary is kept. */
function spacedWords(text: string): string[] {
  return wantedOf(text).filter(({ begins }) => begins).map(({ token }) => token);
}

function groupsOf(
  segments: readonly Segment[],
  known: ReadonlyMap<string, KnownWord>,
  meant: ReadonlyMap<string, string[]> = new Map(),
): Group[] {
  return segments.flatMap(({ text, means }): Group[] => {
    const wanted = wantedOf(text);
    if (means.length > 0) {
      const ways = [...new Set([text, ...means])].map((one) => allOf(wantedOf(one).map((w) => [lexeme(w)])));
      return [{ word: null, ways }];
    }
    return wanted.map((one) => {
      const { stems = [], inside = [] } = known.get(one.token) ?? {};
      const others = [...stems, ...inside].filter((word) => !word.startsWith(one.token));
      const ways = [
        lexeme(one),
        ...others.map((token) => lexeme({ token, begins: false })),
        ...(meant.get(one.token) ?? []).map((token) => lexeme({ token, begins: false })),
      ];
      return { word: one.token, ways };
    });
  });
}

/** Tokens hold letters, digits and marks alone, so quoting them is enough. */
function lexeme({ token, begins }: Wanted): string {
  return `'${token}'${begins ? ":*" : ""}`;
}

function allOf(groups: readonly (readonly string[])[]): string {
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
    compounds: compoundsOf(segments),
    pairs: [...new Set(pairs)].slice(0, MOST_PAIRS),
    heads: typed.slice(0, MOST_PAIRS),
    meantHeads: heads.filter((pattern) => !typed.includes(pattern)).slice(0, MOST_PAIRS),
  };
}

/** The one word that was typed, or one that it means, as compounds begin with it: Bremse, Brems. */
function compoundsOf(segments: readonly Segment[]): string[] {
  const [only, other] = segments;
  if (!only || other) return [];
  const words = [only.text, ...only.means].filter((text) => /^\p{L}+$/u.test(text));
  return [...new Set(words.flatMap((word) => coreOf(word) ?? []))];
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
