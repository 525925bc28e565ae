import { AssertionError, deepStrictEqual } from "node:assert";

/** Fails with the sentence unless the condition holds. */
export function assert(condition: unknown, sentence: string): asserts condition {
  if (!condition) throw new AssertionError({ message: sentence });
}

/** Fails unless both are deeply equal. */
export function assertEquals(actual: unknown, expected: unknown, sentence?: string): void {
  if (sentence === undefined) deepStrictEqual(actual, expected);
  else deepStrictEqual(actual, expected, sentence);
}
