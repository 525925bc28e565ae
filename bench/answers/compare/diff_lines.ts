/** Lines that go and lines that come in their place. */
export interface Hunk {
  /** Line before it in the first text, counted from 0. */
  at: number;
  gone: string[];
  come: string[];
}

/** More differing lines than this are one hunk: nobody reads them one by one. */
const MOST = 1500;

/** What differs between two texts, line by line (Myers, "An O(ND) Difference Algorithm", 1986). */
export function diffLines(before: readonly string[], after: readonly string[]): Hunk[] {
  let begin = 0, cut = 0;
  const shorter = Math.min(before.length, after.length);
  while (begin < shorter && before[begin] === after[begin]) begin++;
  while (cut < shorter - begin && before.at(-1 - cut) === after.at(-1 - cut)) cut++;
  const a = before.slice(begin, before.length - cut), b = after.slice(begin, after.length - cut);
  if (a.length === 0 && b.length === 0) return [];
  const steps = stepsOf(a, b);
  if (steps === null) return [{ at: begin, gone: a, come: b }];
  const hunks: Hunk[] = [];
  let x = 0, y = 0;
  for (const [nextX, nextY] of [...steps, [a.length, b.length] as const]) {
    // From where the last common run ended to where this one begins.
    if (nextX > x || nextY > y) {
      hunks.push({ at: begin + x, gone: a.slice(x, nextX), come: b.slice(y, nextY) });
    }
    x = nextX + 1;
    y = nextY + 1;
  }
  return hunks;
}

/** Places of lines that both have, in order; null when there are too many differences. */
function stepsOf(a: readonly string[], b: readonly string[]): (readonly [number, number])[] | null {
  const reach = new Map<number, number>([[1, 0]]);
  const trail: Map<number, number>[] = [];
  for (let d = 0; d <= Math.min(a.length + b.length, MOST); d++) {
    trail.push(new Map(reach));
    for (let k = -d; k <= d; k += 2) {
      const down = k === -d || (k !== d && (reach.get(k - 1) ?? -1) < (reach.get(k + 1) ?? -1));
      let x = down ? reach.get(k + 1) ?? 0 : (reach.get(k - 1) ?? 0) + 1;
      while (x < a.length && x - k < b.length && a[x] === b[x - k]) x++;
      reach.set(k, x);
      if (x >= a.length && x - k >= b.length) return walkBack(trail, a.length, b.length);
    }
  }
  return null;
}

function walkBack(
  trail: readonly Map<number, number>[],
  x: number,
  y: number,
): (readonly [number, number])[] {
  const common: (readonly [number, number])[] = [];
  for (let d = trail.length - 1; d >= 0; d--) {
    const reach = trail[d]!, k = x - y;
    const down = k === -d || (k !== d && (reach.get(k - 1) ?? -1) < (reach.get(k + 1) ?? -1));
    const from = down ? k + 1 : k - 1;
    const fromX = d === 0 ? 0 : reach.get(from) ?? 0, fromY = d === 0 ? 0 : fromX - from;
    while (x > fromX && y > fromY && x > 0 && y > 0) common.push([--x, --y]);
    x = fromX;
    y = fromY;
  }
  return common.reverse();
}
