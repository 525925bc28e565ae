import { wordsOf } from "./concepts.ts";
import { findEvent } from "./find_event.ts";
import { findRight } from "./find_right.ts";
import { findTexts } from "./find_texts.ts";
import type { Found } from "./found.ts";
import { lineOf, type SourceFile } from "./walk.ts";

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
    ...findRight(sources, name),
    ...literalsOf(sources, name),
    ...findEvent(sources, name),
    ...await findTexts(root, sources, name),
    { what: "files", places: filesOf(sources, wordsOf(name)) },
  ];
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

/** Files whose path has all of the words, as whole words or the beginnings of some. */
function filesOf(sources: readonly SourceFile[], wanted: readonly string[]): string[] {
  if (wanted.length === 0) return [];
  return sources.map(({ path }) => path).filter((path) => {
    const words = wordsOf(path);
    return wanted.every((want) => words.some((word) => word.startsWith(want)));
  });
}
