import { conceptsOf } from "./concepts.ts";
import { type Declaration, declarationsOf } from "./declarations.ts";
import type { SourceFile } from "./walk.ts";

/** What a word is worth that says of what kind something is (its first folder), stands in its name, in its path, in what is said of it. */
const WORTH = { kind: 4, name: 4, path: 3, about: 2 };
/** Where something is used, shown or described rather than made: of two that fit as well, the other comes first. */
const BESIDE = /^(?:tests|demo|docs|bench)\//;

/** Something with a name, and the words of its name, of its path, and of what is said of it. */
interface Indexed {
  one: Declaration;
  own: string[];
  path: string[];
  said: string[];
}

/** Everything that some files give a name to, ready to be searched. */
export function indexOf(sources: readonly SourceFile[]): Indexed[] {
  return sources.flatMap((source) => {
    const path = conceptsOf(source.path);
    return declarationsOf(source).map((one) => ({
      one,
      own: conceptsOf(isFile(one) ? one.path.slice(one.path.lastIndexOf("/")) : one.name),
      path,
      said: conceptsOf(one.about),
    }));
  });
}

/**
 * What is called by the words, or said to be so: an export, a member, a table, a right, a test by its sentence ... Words of the same meaning
 * count alike (concepts.ts). Best first: what has all of the words, then what has all but one of three or more; where nothing has, what has
 * most of them.
 */
export function findByWords(index: readonly Indexed[], words: string): Declaration[] {
  const wanted = [...new Set(conceptsOf(words))];
  if (wanted.length === 0) return [];
  const rated = index.map((indexed) => {
    const { had, worth } = rate(indexed, wanted);
    return { one: indexed.one, had, worth: worth + (isCalled(indexed.one, words) ? WORTH.name : 0) };
  });
  const most = rated.reduce((highest, { had }) => Math.max(highest, had), 0);
  const least = Math.max(1, wanted.length > 2 ? most - 1 : most);
  return twiceAtMost(
    rated.filter(({ had }) => had >= least)
      .sort((one, other) => other.had - one.had || other.worth - one.worth)
      .map(({ one }) => one),
  );
}

/** What a file has beyond its two best stands behind what other files have: one that has much to say does not hide them. */
function twiceAtMost(found: readonly Declaration[]): Declaration[] {
  const seen = new Map<string, number>();
  const [first, rest]: [Declaration[], Declaration[]] = [[], []];
  for (const one of found) {
    const count = (seen.get(one.path) ?? 0) + 1;
    seen.set(one.path, count);
    (count <= 2 ? first : rest).push(one);
  }
  return [...first, ...rest];
}

function isFile({ name, path }: Declaration): boolean {
  return name === path;
}

/** Whether that is its very name, of a table behind the word for what it is. */
function isCalled({ name }: Declaration, words: string): boolean {
  return ` ${name}`.toLowerCase().endsWith(` ${words.toLowerCase()}`);
}

/** How many of the words something has, and what they are worth together. */
function rate({ one, own, path, said }: Indexed, wanted: readonly string[]): { had: number; worth: number } {
  const worths = wanted.map((want) => {
    const has = (words: string[]) =>
      words.some((word) => word === want || (want.length > 2 && word.startsWith(want)));
    return (want === path[0] ? WORTH.kind : 0) + (has(own) ? WORTH.name : 0) + (has(path) ? WORTH.path : 0) +
      (has(said) ? WORTH.about : 0);
  });
  const had = worths.filter((worth) => worth > 0).length;
  const sum = worths.reduce((all, worth) => all + worth, 0);
  // What says little else is rather what was meant, and what is made for others rather than a member of something.
  const extra = own.length * 0.3 + said.length * 0.05 + (BESIDE.test(one.path) ? 2 : 0) -
    (/\bexport\b/.test(one.about) ? 1 : 0);
  return { had, worth: sum - extra };
}
