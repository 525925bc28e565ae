import { conceptsOf } from "./concepts.ts";
import type { Found } from "./found.ts";
import { readTexts, type ShippedText } from "./read_texts.ts";
import { lineOf, type SourceFile } from "./walk.ts";

/** Most texts that have the words somewhere: the shortest of them, which say little else. */
const MOST_BY_WORDS = 4;

/** Texts with that key or those words, in both complete languages, and the files that say them. */
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
    {
      what: "texts",
      places: keys.flatMap((one) => texts.filter(({ key }) => key === one)).map(({ path, key, text }) =>
        `${path}: ${key} '${text}'`
      ),
    },
    { what: "said", places: [...new Set(says)] },
  ];
}

/** Texts of that key or wording; where none is, those that have the words in a row, or else all of them. */
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
  if (said.length > 0) return said.map(({ one }) => one);
  const concepts = conceptsOf(name);
  if (concepts.length < 2) return [];
  const having = texts.filter(({ text }) => {
    const has = conceptsOf(text);
    return concepts.every((concept) => has.includes(concept));
  });
  return having.sort((one, other) => one.text.length - other.text.length).slice(0, MOST_BY_WORDS);
}

/** Whether a sentence is a text with something put in for its parameters: 'VIN X1 does not exist' of `VIN {vin} does not exist`. */
function isFilledIn(text: string, sentence: string): boolean {
  const pieces = text.split(/\{\w+\}/);
  // A text of little else than parameters would be every sentence.
  if (pieces.length < 2 || pieces.join("").length < 6) return false;
  return new RegExp(`^${pieces.map((piece) => RegExp.escape(piece)).join(".+")}$`).test(sentence);
}
