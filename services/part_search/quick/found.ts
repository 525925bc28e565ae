/** Hits of one kind, and how well the best of them answers. */
export interface Found<Hit> {
  hits: Hit[];
  /** Smaller is better: below 100 by a code or number, from there on by the weight of words (name_weight.ts). */
  weight: number;
}

/** Offered of each kind. */
export const MOST = 5;
/** Where weights of words begin. */
export const BY_WORDS = 100;

/** Added to what only tells of a thing, or answers what was probably meant: it stands behind all names of things that answer by their words. */
export const BEHIND_NAMES = 1000;

/** No hit. */
export const NONE = { hits: [], weight: Infinity };

/** How well a name answers a typed text, both folded: as name_weight.ts has it; null where it does not. */
export function weightOfName(name: string, typed: string): number | null {
  if (name === typed) return 0;
  const place = ` ${name}`.indexOf(` ${typed}`);
  if (place === 0) return 100 + name.length;
  if (place > 0 || (/[^\x20-\x7e]/.test(typed) && name.includes(typed))) return 300 + name.length;
  return null;
}
