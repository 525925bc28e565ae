import { conceptsOf } from "./concepts.ts";
import type { Found } from "./found.ts";
import { readTexts, type ShippedText } from "./read_texts.ts";
import { lineOf, type SourceFile } from "./walk.ts";

/** Most texts that are told because they have the words somewhere. */
const MOST_BY_WORDS = 4;

/** Texts with that key or those words, in the complete languages, and the files that say them. */
export async function findTexts(
  root: string,
  sources: readonly SourceFile[],
  name: string,
): Promise<Found[]> {
  const texts = await readTexts(root);
  const keys = [...new Set(meant(texts, name).map(({ key }) => key))];
  const says = sources.flatMap(({ path, text }) =>
    keys.flatMap((key) => {
      // Titles of pages and refusals are said by the rest of their key.
      const own = key.replace(/^(?:page|refusal)\./, "");
      const at = text.search(new RegExp(`"(?:${RegExp.escape(key)}|${RegExp.escape(own)})"`));
      return at < 0 ? [] : [`${path}:${lineOf(text, at)}`];
    })
  );
  return [
    { what: "texts", places: inEveryLanguage(texts, keys) },
    { what: "said", places: [...new Set(says)] },
  ];
}

/** Texts of that key or wording; where none is, those that have the words in a row. */
function meant(texts: readonly ShippedText[], name: string): ShippedText[] {
  const wanted = name.toLowerCase();
  const same = texts.filter(({ key, text }) =>
    key === name || key.slice(key.indexOf(".") + 1) === name || text.toLowerCase() === wanted ||
    isFilledIn(text.toLowerCase(), wanted)
  );
  if (same.length > 0) return same;
  // A single word is in half the texts: those that begin with it will do.
  const isWord = /^[a-z]+$/.test(wanted);
  const said = texts.map((one) => ({ one, text: one.text.toLowerCase() })).filter(({ text }) =>
    isWord ? text.startsWith(wanted) : text.includes(wanted)
  );
  return said.map(({ one }) => one);
}

/** Texts that have the words somewhere, in each language: the shortest of them, which say little else. A single word is in too many. */
export async function findTextsByWords(root: string, words: string): Promise<string[]> {
  const wanted = conceptsOf(words);
  if (wanted.length < 2) return [];
  const texts = await readTexts(root);
  const having = texts.filter(({ text }) => {
    const has = conceptsOf(text);
    return wanted.every((want) => has.includes(want));
  });
  having.sort((one, other) => one.text.length - other.text.length);
  return inEveryLanguage(texts, [...new Set(having.slice(0, MOST_BY_WORDS).map(({ key }) => key))]);
}

function inEveryLanguage(texts: readonly ShippedText[], keys: readonly string[]): string[] {
  return keys.flatMap((one) => texts.filter(({ key }) => key === one))
    .map(({ path, key, text }) => `${path}: ${key} '${text}'`);
}

/** Whether a sentence is a text with something put in for its parameters: 'VIN X1 does not exist' of `VIN {vin} does not exist`. */
function isFilledIn(text: string, sentence: string): boolean {
  const pieces = text.split(/\{\w+\}/);
  // A text of one word and parameters would be every sentence that begins with it.
  if (pieces.length < 2 || conceptsOf(pieces.join(" ")).length < 2) return false;
  return new RegExp(`^${pieces.map((piece) => RegExp.escape(piece)).join(".+")}$`).test(sentence);
}
