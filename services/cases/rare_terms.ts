import type { Ctx } from "@/kernel/ctx.ts";
import { termsOf } from "./terms_of.ts";

/** So many terms of what is typed are looked for: the rarest tell most, and each one costs a look into the index. */
const LOOKED_FOR = 10;

/** A term that a typed text has in common with published cases, with how much it tells. */
export interface RareTerm {
  term: string;
  weight: number;
}

/** The rarest terms of a text that published cases say at all. One that half of them say tells next to nothing, one that a single case says most. */
export async function rareTerms({ sql }: Pick<Ctx, "sql">, text: string): Promise<RareTerm[]> {
  const terms = [...new Set(termsOf(text).map(({ term }) => term))];
  if (terms.length === 0) return [];
  const rows = await sql<{ term: string; cases: number; all: number }[]>`
    select term, cases, (select greatest(reltuples, 1)::int from pg_class where oid = 'case_search'::regclass) as all
    from case_terms
    where term = any(${terms}::text[]) and cases > 0
    order by cases, term
    limit ${LOOKED_FOR}`;
  return rows.map(({ term, cases, all }) => ({ term, weight: Math.log(1 + Math.max(all, cases) / cases) }));
}
