import type { Fragment } from "postgres";
import type { Ctx } from "@/kernel/ctx.ts";

/** From one way to answer to the next; within it the shorter comes first, in steps of 16 letters. */
const STEP = 100;

/**
 * How well the names in a folded title (`brake disc / 制动盘`) answer typed phrases, smaller is better: 0 for the very name, then one that
 * begins with it, ends with it, has it as words, holds it inside, or has its words anywhere; the shorter before the longer.
 */
export function nameWeight(ctx: Ctx, title: Fragment, phrases: readonly string[]): Fragment {
  const { sql } = ctx;
  const like = (pattern: (phrase: string) => string) =>
    sql`like any (${phrases.map((phrase) => pattern(phrase.replaceAll(/[\\%_]/g, "\\$&")))}::text[])`;
  const names = sql`(' / ' || ${title} || ' / ')`;
  return sql`case
    when ${names} ${like((phrase) => `% / ${phrase} / %`)} then 0
    else least(${STEP - 1}, length(${title}) / 16) + ${STEP} * case
      when not ${title} ${like((phrase) => `%${phrase}%`)} then 5
      when ${names} ${like((phrase) => `% / ${phrase} %`)} then 1
      when ${names} ${like((phrase) => `%/ ${phrase}%`)} then 2
      when ${names} ${like((phrase) => `% ${phrase} %`)} then 3
      else 4
    end
  end`;
}
