import { readTexts } from "./read_texts.ts";
import type { SourceFile } from "./walk.ts";

/** What was found under a name, each with where it stands: a path, with its line where that says more. */
export interface Found {
  what: string;
  places: string[];
}

/** How something is declared under a name of its own: a job, a kind of message, a refusal, an operation ... */
const NAMED = /(?:\b(?:name|kind|type|route|operationId|page)|\bpage\(|\bregisterPage\()[:(]?\s*$/;

/**
 * What is called so: exports, what is declared under that name, who else names it, texts that say it, files that are called so.
 *
 * @param sources all TypeScript of the program
 * @param name a name in code, a key, a right, words of a text or of the name of a file
 */
export async function findNamed(
  root: string,
  sources: readonly SourceFile[],
  name: string,
): Promise<Found[]> {
  const found = [
    { what: "exported", places: exportsOf(sources, name) },
    ...rightOf(sources, name),
    ...literalsOf(sources, name),
    ...await textsOf(root, sources, name),
    { what: "files", places: filesOf(sources, wordsOf(name)) },
  ];
  return found.filter(({ places }) => places.length > 0);
}

/** Files that are called by one of the words, by word: for a name that nothing has. */
export function findWords(sources: readonly SourceFile[], name: string): Found[] {
  const found = wordsOf(name).map((word) => ({ what: word, places: filesOf(sources, [word]) }));
  return found.filter(({ places }) => places.length > 0);
}

function exportsOf(sources: readonly SourceFile[], name: string): string[] {
  if (!/^\w+$/.test(name)) return [];
  const declares = new RegExp(
    `^export (?:async )?(?:const|function\\*?|class|interface|type) ${name}\\b`,
    "im",
  );
  return sources.flatMap(({ path, text }) => {
    const at = text.search(declares);
    return at < 0 ? [] : [`${path}:${lineOf(text, at)}`];
  });
}

/** Where the name stands in quotes: where something is declared by it, and where it is only named. */
function literalsOf(sources: readonly SourceFile[], name: string): Found[] {
  const [declared, named]: [string[], string[]] = [[], []];
  const quoted = new RegExp(`"${RegExp.escape(name)}"`, "gi");
  for (const { path, text } of sources) {
    for (const { 0: { length }, index } of text.matchAll(quoted)) {
      const isDeclared = NAMED.test(text.slice(0, index)) || text.startsWith(": {", index + length);
      (isDeclared ? declared : named).push(`${path}:${lineOf(text, index)}`);
    }
  }
  return [{ what: "declared", places: declared }, { what: "named", places: named }];
}

/** Of a right its page, and where roles are given it by a word for several: `viewing("LiftManage")` is `LiftManage:view` and more. */
function rightOf(sources: readonly SourceFile[], name: string): Found[] {
  const [route, action] = name.split(":");
  if (!action) return [];
  const quoted = `"${RegExp.escape(route!)}"`;
  const registers = sources.filter(({ path }) => /_registers?\.ts$/.test(path));
  return [
    {
      what: "page",
      places: [
        ...linesOf(sources, new RegExp(`\\bpage\\(${quoted}`, "gi")),
        ...linesOf(registers, new RegExp(`\\broute: ${quoted}`, "gi")),
      ],
    },
    {
      what: "granted",
      places: linesOf(sources, new RegExp(`\\b(?:viewing|writing|keeping)\\([^)]*${quoted}`, "gi")),
    },
  ];
}

function linesOf(sources: readonly SourceFile[], sought: RegExp): string[] {
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(sought)].map(({ index }) => `${path}:${lineOf(text, index)}`)
  );
}

/** Texts with that key or those words, and the files that say them. */
async function textsOf(root: string, sources: readonly SourceFile[], name: string): Promise<Found[]> {
  const wanted = name.toLowerCase();
  const texts = await readTexts(root);
  const same = texts.filter(({ key, text }) =>
    key === name || text.toLowerCase() === wanted || isFilledIn(text.toLowerCase(), wanted)
  );
  // A single word is in half the texts: those that begin with it will do.
  const isWord = /^[a-z]+$/.test(wanted);
  const has = (text: string) => isWord ? text.startsWith(wanted) : text.includes(wanted);
  const said = same.length > 0 ? same : texts.filter(({ text }) => has(text.toLowerCase()));
  const keys = [...new Set(said.map(({ key }) => key))];
  const says = sources.flatMap(({ path, text }) =>
    keys.flatMap((key) => {
      // Titles of pages and refusals are said by the rest of their key.
      const own = key.replace(/^(?:page|refusal)\./, "");
      const at = text.search(new RegExp(`"(?:${RegExp.escape(key)}|${RegExp.escape(own)})"`));
      return at < 0 ? [] : [`${path}:${lineOf(text, at)}`];
    })
  );
  return [
    { what: "texts", places: said.map(({ path, key }) => `${path}: ${key}`) },
    { what: "said", places: [...new Set(says)] },
  ];
}

/** Whether a sentence is a text with something put in for its parameters: 'VIN X1 does not exist' of `VIN {vin} does not exist`. */
function isFilledIn(text: string, sentence: string): boolean {
  const pieces = text.split(/\{\w+\}/);
  // A text of little else than parameters would be every sentence.
  if (pieces.length < 2 || pieces.join("").length < 6) return false;
  return new RegExp(`^${pieces.map((piece) => RegExp.escape(piece)).join(".+")}$`).test(sentence);
}

function wordsOf(name: string): string[] {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase().split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/** Files whose path has all of the words, as whole words or the beginnings of some. */
function filesOf(sources: readonly SourceFile[], wanted: readonly string[]): string[] {
  if (wanted.length === 0) return [];
  return sources.map(({ path }) => path).filter((path) => {
    const words = wordsOf(path);
    return wanted.every((want) => words.some((word) => word.startsWith(want)));
  });
}

function lineOf(text: string, at: number): number {
  return text.slice(0, at).split("\n").length;
}
