/** What was to be printed and was not. */
export interface HeldBack extends Disposable {
  /** Arguments of each call, in order. */
  readonly said: unknown[][];
  /** Each call as one text, its arguments joined with a space. */
  readonly lines: string[];
}

/**
 * Keeps what these functions of the console are given from the output, and remembers it: a test that provokes a fault reads what the log would have.
 * Disposing of it puts the functions back.
 */
export function holdBack(...ways: ("error" | "warn")[]): HeldBack {
  const said: unknown[][] = [];
  const kept = ways.map((way) => [way, console[way]] as const);
  for (const way of ways) console[way] = (...words: unknown[]) => void said.push(words);
  return {
    said,
    get lines() {
      return said.map((words) => words.map(String).join(" "));
    },
    [Symbol.dispose]() {
      for (const [way, print] of kept) console[way] = print;
    },
  };
}
