import type { Fragment } from "postgres";
import type { Ctx } from "@/kernel/ctx.ts";

/** From one way to answer to the next; within it the shorter comes first, in steps of 16 letters. */
const STEP = 100;
/** Within a way, for names of the thing: so many places by length, and as many again for those that do not begin as typed. */
const PLACES = 12;

/** What names are held against, folded. */
export interface Phrases {
  /** The whole text, in each way to say it. */
  whole: readonly string[];
  /** What it may be as the beginning of a compound: `brems` of Bremse, in Bremsscheibe. */
  compounds: readonly string[];
  /** Every two of its words as they may begin and end a name: `headlamp % left`. */
  pairs: readonly string[];
  /** How what a name is a name of may end, as patterns: `%spring / %`; as typed, and as the catalogue calls it otherwise. */
  heads: readonly string[];
  meantHeads: readonly string[];
}

/**
 * How well the names in a folded title (`brake disc / 制动盘`) answer typed phrases, smaller is better: 0 for the very name, then one of a thing
 * that is typed (of `front spring` the `coil spring, sport, front`, not the spring seat; first of them one that begins so, and one that is typed
 * itself before one that is meant by it), one that begins and ends with words of it, begins with it, begins with a compound of it (of `Bremse` the
 * Bremsscheibe, not 'Pedalgummi, Bremse'), has it as words, holds it inside, or has its words anywhere; the shorter before the longer.
 *
 * @param heads what the names are names of, folded; null: not known
 */
export function nameWeight(
  ctx: Ctx,
  title: Fragment,
  heads: Fragment | null,
  { whole, compounds, pairs, heads: ends, meantHeads }: Phrases,
): Fragment {
  const { sql } = ctx;
  const likeAny = (phrases: readonly string[], pattern: (phrase: string) => string) =>
    sql`like any (${phrases.map((phrase) => pattern(phrase.replaceAll(/[\\%_]/g, "\\$&")))}::text[])`;
  const like = (pattern: (phrase: string) => string) => likeAny(whole, pattern);
  const names = sql`(' / ' || ${title} || ' / ')`;
  const length = (most: number) => sql`least(${most - 1}, length(${title}) / 16)`;
  const begins = like((phrase) => `% / ${phrase} %`);
  const ofThing = (patterns: readonly string[], from: number) =>
    heads && patterns.length > 0
      ? sql`when (' / ' || ${heads} || ' / ') like any (${[...patterns]}::text[]) then ${from} + ${
        length(PLACES)
      }
        + case when ${names} ${begins} then 0 else ${PLACES} end`
      : sql``;
  return sql`case
    when ${names} ${like((phrase) => `% / ${phrase} / %`)} then 0
    ${ofThing(ends, STEP)}
    ${ofThing(meantHeads, STEP + STEP / 4)}
    when ${names} like any (${pairs.map((pair) => `% / ${pair} / %`)}::text[]) then ${STEP + STEP / 2} + ${
    length(STEP / 2)
  }
    else ${length(STEP)} + ${STEP} * case
      when ${names} ${begins} then 2
      when ${names} ${likeAny([...whole, ...compounds], (phrase) => `%/ ${phrase}%`)} then 3
      when not ${title} ${like((phrase) => `%${phrase}%`)} then 6
      when ${names} ${like((phrase) => `% ${phrase} %`)} then 4
      else 5
    end
  end`;
}

/**
 * A weight without what the length of the name and its beginning make of it: of names that answer alike what is ordered often comes first,
 * then the shorter.
 */
export function weightWithoutLength({ sql }: Ctx, weight: Fragment): Fragment {
  return sql`(case
    when ${weight} < ${STEP} then 0
    when ${weight} < ${STEP + STEP / 2} then ${STEP} + (${weight} - ${STEP}) / ${STEP / 4} * ${STEP / 4}
    when ${weight} < ${2 * STEP} then ${STEP + STEP / 2}
    else ${weight} / ${STEP} * ${STEP}
  end)`;
}
