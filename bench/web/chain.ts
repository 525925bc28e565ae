/** Something sent to the database and answered; moments in milliseconds of one clock. */
export interface Exchange {
  sent: number;
  answered: number;
}

/**
 * In which round each exchange went: one sent before any other was answered is of the first, one that waited for an answer of
 * round n is of the next. The highest number is the longest chain of waiting.
 *
 * @param exchanges in the order in which they were sent
 */
export function roundsOf(exchanges: readonly Exchange[]): number[] {
  const rounds: number[] = [];
  for (const { sent } of exchanges) {
    const before = rounds.map((round, place) => exchanges[place]!.answered <= sent ? round : 0);
    rounds.push(1 + Math.max(0, ...before));
  }
  return rounds;
}
