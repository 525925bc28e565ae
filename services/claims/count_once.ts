/** Work of a claim, and the codes of all work that it includes, at first hand or not. */
export interface IncludingWork {
  code: string;
  includes: readonly string[];
}

/**
 * Which of the work of a claim is included in which other of it, so that it is counted once. Of two that include each other the first counts.
 *
 * @returns the code of the other one by that of the included
 */
export function includedWork(work: readonly IncludingWork[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  work.forEach(({ code, includes }, place) => {
    const outer = work.find((other, at) =>
      other.code !== code && other.includes.includes(code) &&
      !(includes.includes(other.code) && place < at)
    );
    if (outer) found.set(code, outer.code);
  });
  return found;
}
