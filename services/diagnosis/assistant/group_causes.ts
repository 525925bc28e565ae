import type { Found } from "./found.ts";

/** Evidence that speaks for one cause, what has most in common with the vehicle first. */
export type Group = readonly [Found, ...Found[]];

/** Share of words in common from which two say the same, and from which they do where a failed part or a DTC is the same too. */
const SAME_WORDS = 0.45, SAME_WORDS_AND_MORE = 0.14;
/** Share of its words that a line of the dictionary must have in common with a cause. */
const SAME_LINE = 0.5;

/** Puts evidence together that speaks for the same cause: what tells it in the same words, or of the same part under the same DTC. */
export function groupCauses(found: readonly Found[]): Group[] {
  const groups: [Found, ...Found[]][] = [];
  for (const one of [...found].sort((a, b) => b.weight - a.weight)) {
    const own = groups.find((group) => group.some((other) => isSame(one, other)));
    if (own) own.push(one);
    else groups.push([one]);
  }
  return groups;
}

function isSame(one: Found, other: Found): boolean {
  const common = shared(one.terms, other.terms);
  if (common === 0) return false;
  const smaller = Math.min(one.terms.size, other.terms.size);
  if (one.source === "dtc" || other.source === "dtc") {
    return shared(one.dtcs, other.dtcs) > 0 && common / smaller >= SAME_LINE;
  }
  const words = common / (one.terms.size + other.terms.size - common);
  if (words >= SAME_WORDS) return true;
  const more = shared(one.parts, other.parts) > 0 || shared(one.dtcs, other.dtcs) > 0;
  return more && words >= SAME_WORDS_AND_MORE;
}

function shared<T>(one: ReadonlySet<T>, other: ReadonlySet<T>): number {
  return [...one].filter((each) => other.has(each)).length;
}
