/** Numbers that look like chance and are the same for the same seed (mulberry32 by Tommy Ettinger, public domain). */
export function seeded(seed: number) {
  let state = seed >>> 0;
  /** From 0, below 1. */
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    between: (least: number, most: number) => least + next() * (most - least),
    pick: <T>(list: readonly T[]): T => list[below(list.length)]!,
    shuffled<T>(list: readonly T[]): T[] {
      const shuffled = [...list];
      for (let place = shuffled.length - 1; place > 0; place--) {
        const other = below(place + 1);
        [shuffled[place], shuffled[other]] = [shuffled[other]!, shuffled[place]!];
      }
      return shuffled;
    },
  };
}
export type Seeded = ReturnType<typeof seeded>;
