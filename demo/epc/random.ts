/** Numbers that look random and are the same each time: every decision has a stream of its own, named by what it decides. */
export interface Dice {
  /** In [0, 1). */
  next(): number;
  /** Whole number, both ends included. */
  whole(from: number, to: number): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** One of the entries, by its weight. */
  weighted<T>(entries: readonly (readonly [T, number])[]): T;
}

/**
 * A stream of its own for a name such as "vehicle 17" or "price 34116870014". Adding another decision elsewhere leaves
 * all others as they were. Hash: FNV-1a (32 bit); generator: mulberry32.
 */
export function dice(name: string): Dice {
  let state = hashOf(name);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    whole: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (probability) => next() < probability,
    pick: (from) => from[Math.floor(next() * from.length)]!,
    weighted(entries) {
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [entry, weight] of entries) if ((left -= weight) < 0) return entry;
      return entries[entries.length - 1]![0];
    },
  };
}

/** FNV-1a of the UTF-16 units, 32 bit. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
