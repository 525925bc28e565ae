import type { AskedWords, Weights } from "./asked_words.ts";
import { shareSaid } from "./asked_words.ts";
import { termsOf } from "@/services/cases/terms_of.ts";

/** How much it tells what a title says, beside what is said anywhere; both of all that is asked. */
const TITLE = 0.4;
/** How much the first DTC in common tells, and each further one; a part; and the same series. An answer on other series alone tells less. */
const DTC = 0.5, MORE_DTCS = 0.1, PART = 0.35, SERIES = 0.1, OTHER_SERIES = 0.85;
/** What is less in common by words alone is no likeness. */
const LEAST = 0.22;

/** What an answer has in common with what is asked. */
export interface InCommon {
  titles: readonly string[];
  said: readonly string[];
  codes?: readonly string[];
  parts?: readonly string[];
  /** Null: nothing is known of one of the two. */
  sameSeries: boolean | null;
}

/** How like an answer is to what is asked, about 0 to 2; null: not enough. */
export function likeness(
  asked: AskedWords,
  weights: Weights,
  { titles, said, codes = [], parts = [], sameSeries }: InCommon,
): number | null {
  const anywhere = shareSaid(asked, weights, new Set(said));
  if (anywhere < LEAST && codes.length + parts.length === 0) return null;
  const inTitle = Math.max(
    0,
    ...titles.map((title) => shareSaid(asked, weights, new Set(termsOf(title).map(({ term }) => term)))),
  );
  return ((1 - TITLE) * anywhere + TITLE * inTitle +
        (codes.length > 0 ? DTC + MORE_DTCS * (codes.length - 1) : 0) + (parts.length > 0 ? PART : 0)) *
      (sameSeries === false ? OTHER_SERIES : 1) + (sameSeries ? SERIES : 0);
}
