import { z } from "zod";
import { Automaton } from "./automaton.ts";
import { type FoldedText, foldText, UNSEEN } from "./fold_text.ts";

/** A word as the register keeps it. */
export interface SensitiveWord {
  word: string;
  /** `whole`: not inside a longer word; `part`: anywhere. */
  match: "whole" | "part";
}

export const wordHit = z.object({
  word: z.string(),
  from: z.int().describe("first character, in the text's normal form NFC"),
  to: z.int().describe("behind the last one"),
});
/** Where a word stands in a text. */
export type WordHit = z.infer<typeof wordHit>;

interface Kept extends SensitiveWord {
  length: number;
  /** After which folded units the word itself has a gap: `hot line` after 3. */
  gaps: ReadonlySet<number>;
}

/** A mark that is put between letters to hide a word; marks that end clauses part words rightly. */
const HIDING = /^[^\p{L}\p{N}\p{M}\s,;:!?。，、；：？！（）()「」『』“”"'\n]+$/u;
const ONE_SPACE = /^[ \t\u00a0\u2000-\u200a\u202f\u3000]$/;
const ALL_UNSEEN = new RegExp(UNSEEN, "gu");
/** Scripts that part words by spaces: only there a letter beside means a longer word. */
const SPACED =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hangul}\p{Script=Devanagari}\p{N}]/u;
/** Fewest letters of a word that is also seen with a space after each letter. */
const SPELLED_LETTERS = 3;

/**
 * Finds sensitive words in texts of any language: without regard to case, width and latin accents, and also where they are spelled with
 * spaces or marks between the letters (`w o r d`, `w.o.r.d`), but not where two words only meet (`as shown`).
 */
export class WordMatcher {
  readonly #words: Kept[];
  readonly #automaton: Automaton;

  constructor(words: readonly SensitiveWord[]) {
    const folded = words.map((word) => ({ word, folded: foldText(word.word) })).filter(({ folded }) =>
      folded.units.length > 0
    );
    this.#words = folded.map(({ word, folded }) => ({
      ...word,
      length: folded.units.length,
      gaps: new Set(gapsOf(folded, 0, folded.units.length).map(({ after }) => after)),
    }));
    this.#automaton = new Automaton(folded.map(({ folded }) => folded.units));
  }

  /** Words in a text, in order of where they end. @param most so many at most */
  find(text: string, most = Infinity): WordHit[] {
    const folded = foldText(text);
    const hits: WordHit[] = [];
    this.#automaton.search(folded.units, (index, end) => {
      const word = this.#words[index]!;
      const start = end - word.length;
      if (this.#counts(folded, word, start, end)) {
        hits.push({ word: word.word, from: folded.places[start]!, to: behind(folded, end - 1) });
      }
      return hits.length < most;
    });
    return hits;
  }

  #counts(folded: FoldedText, word: Kept, start: number, end: number): boolean {
    const own = gapsOf(folded, start, end);
    const gaps = own.filter(({ after }) => !word.gaps.has(after));
    const alone = !insideWord(folded, start - 1, start) && !insideWord(folded, end - 1, end);
    if (gaps.length === 0) return word.match === "part" || alone;
    // Spelled out: it must stand alone, or any words that meet would make one.
    if (!alone || !gaps.every(({ text }) => HIDING.test(text) || ONE_SPACE.test(text))) return false;
    if (gaps.every(({ text }) => HIDING.test(text))) return true;
    return own.length === word.length - 1 && word.length >= SPELLED_LETTERS;
  }
}

/** What stands between folded units that came from different characters, other than nothing. */
function gapsOf(
  { text, places }: FoldedText,
  start: number,
  end: number,
): { after: number; text: string }[] {
  const gaps: { after: number; text: string }[] = [];
  for (let at = start + 1; at < end; at++) {
    const from = places[at - 1]!;
    const to = places[at]!;
    if (to - from < 2) continue;
    const between = text.slice(from + widthAt(text, from), to).replace(ALL_UNSEEN, "");
    if (between !== "") gaps.push({ after: at - start, text: between });
  }
  return gaps;
}

/** Whether two folded units beside each other are of one longer word: letters of a spaced script with nothing between. */
function insideWord({ text, places }: FoldedText, left: number, right: number): boolean {
  if (left < 0 || right >= places.length) return false;
  const from = places[left]!;
  const to = places[right]!;
  if (from === to) return true;
  if (text.slice(from + widthAt(text, from), to).replace(ALL_UNSEEN, "") !== "") return false;
  return SPACED.test(characterAt(text, from)) && SPACED.test(characterAt(text, to));
}

function characterAt(text: string, place: number): string {
  return String.fromCodePoint(text.codePointAt(place)!);
}

function widthAt(text: string, place: number): number {
  return text.codePointAt(place)! > 0xffff ? 2 : 1;
}

function behind({ text, places }: FoldedText, unit: number): number {
  return places[unit]! + widthAt(text, places[unit]!);
}
