import type { Fragment } from "postgres";
import type { TxCtx } from "@/kernel/ctx.ts";

/**
 * What follows `with` to count what says a term: `moved (term, by)` has 1 for each term that is said now and was not before, and -1 for each the other way round.
 * Counts are to be written in the order of terms, so that no two transactions wait for each other.
 *
 * @param before statement of the terms that were said, in a column `term`
 */
export function movedTerms(
  { sql }: Pick<TxCtx, "sql">,
  before: Fragment,
  terms: readonly string[],
): Fragment {
  return sql`
    before as (${before}), after as (
      select unnest(${[...terms]}::text[]) as term
    ), moved as (
      select coalesce(a.term, b.term) as term, case when b.term is null then 1 else -1 end as by
      from after a full join before b on b.term = a.term
      where a.term is null or b.term is null
    )`;
}
