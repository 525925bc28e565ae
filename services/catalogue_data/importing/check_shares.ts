/** Share of a dry run that reading its drawings takes, where the set has some. */
const DRAWINGS = 0.1;
/** Share of the rest that reading the rows takes; looking at them takes what remains. */
const READING = 0.6;

/** How far the whole of a dry run is, 0 to 1, by its steps in their order: drawings, rows read, rows looked at. It never falls back. */
export interface CheckShares {
  /** When the rows begin. */
  start: number;
  /** @param part how much of the archive's entries is through, 0 to 1 */
  drawings(part: number): number;
  /** @param part how much of the rows' bytes is through, 0 to 1 */
  reading(part: number): number;
  /** @param part how many of the kinds have been looked at, 0 to 1 */
  comparing(part: number): number;
}

export function checkShares({ hasDrawings }: { hasDrawings: boolean }): CheckShares {
  const start = hasDrawings ? DRAWINGS : 0;
  const within = (part: number) => start + (1 - start) * part;
  return {
    start,
    drawings: (part) => start * Math.min(part, 1),
    reading: (part) => within(READING * part),
    comparing: (part) => within(READING + (1 - READING) * part),
  };
}
