/** Names and values of a form in their order, as `FormData` has them. */
export type Entries = [name: string, value: string][];

/** The part of a draft that a posted name belongs to: `parts.0.partCode` is of `parts`. */
export function partOf(name: string): string {
  return name.split(".", 1)[0]!;
}

/** The entries of one part. */
export function entriesOf(entries: Entries, part: string): Entries {
  return entries.filter(([name]) => partOf(name) === part);
}

/** Entries with those of one part in place of others. */
export function withPart(entries: Entries, part: string, own: Entries): Entries {
  return [...entries.filter(([name]) => partOf(name) !== part), ...own];
}

/**
 * What a part says, as a text that is the same for the same content: rows by their cells without numbers of the database, trees whatever the order of
 * their members, what stands under keys (`captions.<id>`) by them and whatever its order.
 */
function saidIn(entries: Entries, part: string): string {
  const rows = new Map<string, [string, string][]>();
  const keyed: [string, string][] = [];
  const plain: string[] = [];
  for (const [name, value] of entriesOf(entries, part)) {
    const [, row, cell] = name.split(".");
    const text = cell === undefined ? sameText(value) : value.trim();
    if (text === "") continue;
    if (row === undefined) plain.push(text);
    else if (cell === undefined) keyed.push([row, text]);
    else if (cell !== "id") rows.set(row, [...rows.get(row) ?? [], [cell, text]]);
  }
  return JSON.stringify([plain, keyed.toSorted(([a], [b]) => a < b ? -1 : 1), [...rows.values()]]);
}

function sameText(value: string): string {
  const text = value.trim().replaceAll("\r\n", "\n");
  if (!text.startsWith('{"')) return text;
  try {
    return JSON.stringify(sorted(JSON.parse(text)));
  } catch {
    return text;
  }
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).toSorted(([a], [b]) => a < b ? -1 : 1).map(([name, one]) => [name, sorted(one)]),
  );
}

/** Parts that say something else in one state than in another. */
export function changedParts(before: Entries, after: Entries): string[] {
  const parts = new Set([...after, ...before].map(([name]) => partOf(name)));
  return [...parts].filter((part) => saidIn(before, part) !== saidIn(after, part));
}

/** Parts that say the same in both. */
export function sameParts(one: Entries, other: Entries): string[] {
  const parts = new Set(one.map(([name]) => partOf(name)));
  return [...parts].filter((part) => saidIn(one, part) === saidIn(other, part));
}

/** What becomes of a draft that two have changed since they read the same. */
export interface Merged {
  /** Changed by both, each to something else: the writer decides. */
  contested: string[];
  /** Changed by the other alone: taken over. */
  theirs: string[];
}

/** Compares what two have made of the same draft, part by part. */
export function mergeParts(base: Entries, mine: Entries, theirs: Entries): Merged {
  const ofTheirs = changedParts(base, theirs);
  const ofMine = changedParts(base, mine);
  const differ = changedParts(mine, theirs);
  return {
    contested: ofTheirs.filter((part) => ofMine.includes(part) && differ.includes(part)),
    theirs: ofTheirs.filter((part) => !ofMine.includes(part)),
  };
}
