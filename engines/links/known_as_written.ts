import type { Candidate } from "./recognise.ts";

/** Of candidates those that, as they are written, are one of these codes: what a kind whose ids are codes answers to `known`. */
export function knownAsWritten(
  candidates: readonly Candidate[],
  codes: readonly string[],
): Map<Candidate, string> {
  const there = new Set(codes);
  return new Map(candidates.flatMap((one) => there.has(one.written) ? [[one, one.written]] : []));
}
