import type { Ctx } from "@/kernel/ctx.ts";
import { termsOf } from "@/services/cases/terms_of.ts";
import { workshopWordsIn } from "@/services/part_search/words/substitutes.ts";

/** So many terms are looked for, those of the title first: each one costs a look into three indexes. */
const LOOKED_FOR = 28;
/** So much of what is typed is read, characters. */
const LONGEST = 600;

/** One thing that is said: by one of several ways to say it, each of some terms. */
export type Thing = readonly (readonly string[])[];

/** What somebody asks, as things that may be said otherwise by who answers: 刹车油 or 制动液. */
export interface AskedWords {
  text: string;
  things: readonly Thing[];
  /** All of their terms, the first ones of a long text. */
  terms: readonly string[];
}

/** Reads what is typed, with what its words of the workshop mean. */
export async function readAskedWords(ctx: Ctx, typed: string): Promise<AskedWords> {
  const text = typed.slice(0, LONGEST);
  const folded = text.normalize("NFKC").toLowerCase();
  const said = termsOf(folded);
  const spans = (await workshopWordsIn(ctx, text)).map(({ word, means }) => {
    const start = folded.indexOf(word);
    return { start, end: start + word.length, means };
  });
  const things: string[][][] = spans.map(({ start, end, means }) => [
    said.filter((one) => one.start >= start && one.end <= end).map(({ term }) => term),
    ...means.map((mean) => termsOf(mean).map(({ term }) => term)),
  ]);
  const inSpans = new Set(things.flat(2));
  for (const { term } of said) if (!inSpans.has(term)) things.push([[term]]);
  const terms = [...new Set([...said.map(({ term }) => term), ...things.flat(2)])].slice(0, LOOKED_FOR);
  const once = [...new Map(things.map((thing) => [JSON.stringify(thing), thing])).values()];
  return { text, things: once, terms };
}

/** How much a term tells: one that few answers say more than one that many do; one that none says nothing. */
export type Weights = ReadonlyMap<string, number>;

/** Share of what is asked that somebody says, 0 to 1. Of several ways to say a thing the one counts that tells most. */
export function shareSaid({ things }: AskedWords, weights: Weights, said: ReadonlySet<string>): number {
  const told = (way: readonly string[]) => way.reduce((sum, term) => sum + (weights.get(term) ?? 0), 0);
  let [whole, part] = [0, 0];
  for (const ways of things) {
    // Two ways of one thing are as much as the one that is rarer, said in whole or in part.
    const most = Math.max(0, ...ways.map(told));
    if (most === 0) continue;
    whole += most;
    part += Math.max(
      0,
      ...ways.map((way) => {
        const all = told(way);
        return all === 0 ? 0 : most * told(way.filter((term) => said.has(term))) / all;
      }),
    );
  }
  return whole === 0 ? 0 : part / whole;
}
