import type { Fragment } from "postgres";
import type { Ctx } from "@/kernel/ctx.ts";

/** From one way to answer to the next; within it the shorter comes first, in steps of 16 letters. */
const STEP = 100;

/** What names are held against, folded. */
export interface Phrases {
  /** The whole text, in each way to say it. */
  whole: readonly string[];
  /** Every two of its words as they may begin and end a name: `headlamp % left`. */
  pairs: readonly string[];
}

/**
 * How well the names in a folded title (`brake disc / 制动盘`) answer typed phrases, smaller is better: 0 for the very name, then one that
 * begins and ends with words of it (of `left headlamp` the `headlamp, LED, left`, not the bracket of it), begins with it, ends with it, has it as
 * words, holds it inside, or has its words anywhere; the shorter before the longer.
 */
export function nameWeight(ctx: Ctx, title: Fragment, { whole, pairs }: Phrases): Fragment {
  const { sql } = ctx;
  const like = (pattern: (phrase: string) => string) =>
    sql`like any (${whole.map((phrase) => pattern(phrase.replaceAll(/[\\%_]/g, "\\$&")))}::text[])`;
  const names = sql`(' / ' || ${title} || ' / ')`;
  return sql`case
    when ${names} ${like((phrase) => `% / ${phrase} / %`)} then 0
    else least(${STEP - 1}, length(${title}) / 16) + ${STEP} * case
      when ${names} like any (${pairs.map((pair) => `% / ${pair} / %`)}::text[]) then 1
      when not ${title} ${like((phrase) => `%${phrase}%`)} then 6
      when ${names} ${like((phrase) => `% / ${phrase} %`)} then 2
      when ${names} ${like((phrase) => `%/ ${phrase}%`)} then 3
      when ${names} ${like((phrase) => `% ${phrase} %`)} then 4
      else 5
    end
  end`;
}
