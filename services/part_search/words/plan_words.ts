import type { Ctx } from "@/kernel/ctx.ts";
import { type Wanted, wantedOf } from "@/engines/search/tokens.ts";
import { type Segment, segmentsOf } from "./substitutes.ts";
import { type KnownWord, knownWords, meantWords } from "./vocabulary.ts";

/** How words are looked for. */
export interface WordPlan {
  /** What the lexemes must answer, as text of a `tsquery`. */
  query: string;
  /** What a name is held against, folded: as typed, and with the catalogue's own words. */
  phrases: string[];
}

/** Ways to say the same that names are held against at most. */
const MOST_PHRASES = 12;

/** One of the things that must be there, in any of these ways. */
type Group = string[];

/**
 * The words of a typed text as they are looked for: each as it stands or begins, inside compounds, and as the register of workshop words
 * says it. Null when there are none.
 */
export async function planWords(ctx: Ctx, typed: string): Promise<WordPlan | null> {
  const { segments, known } = await readWords(ctx, typed);
  if (segments.length === 0) return null;
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
  const { segments, known } = await readWords(ctx, typed);
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

async function readWords(ctx: Ctx, typed: string) {
  const segments = await segmentsOf(ctx, typed);
  const plain = segments.filter(({ means }) => means.length === 0);
  const words = plain.flatMap(({ text }) => wantedOf(text)).map(({ token }) => token);
  return { segments, known: await knownWords(ctx, words) };
}

function groupsOf(
  segments: readonly Segment[],
  known: ReadonlyMap<string, KnownWord>,
  meant: ReadonlyMap<string, string[]> = new Map(),
): Group[] {
  return segments.flatMap(({ text, means }): Group[] => {
    const wanted = wantedOf(text);
    if (means.length > 0) {
      return [[text, ...means].map((one) => allOf(wantedOf(one).map((w) => [lexeme(w)])))];
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

/** The whole text in each way to say it. */
function phrasesOf(segments: readonly Segment[], others: (word: string) => string[]): string[] {
  const phrases = segments.reduce((before, { text, means }) => {
    const ways = [text, ...(means.length > 0 ? means : [inOtherForm(text, others)])];
    return before.flatMap((one) => [...new Set(ways)].map((way) => joined(one, way))).slice(0, MOST_PHRASES);
  }, [""]);
  return [...new Set(phrases)];
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
