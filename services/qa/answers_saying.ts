import type { Ctx } from "@/kernel/ctx.ts";
import type { QuestionKind } from "./advance_question.ts";
import type { AskedWords, Weights } from "./asked_words.ts";

/** Answers of a source that say a term, of one that many say; and those with most in common that are looked at more closely. */
const SAYING = 500, ALIKE = 40;
/** Knowledge without end is looked for by terms that fewer pieces say; where each of them is said by more, by so many of the rarest. */
const RARE = 2000, RAREST = 3;

/** An answer that says some of what is asked. */
export interface Saying {
  source: "case" | "tsb" | "knowledge";
  /** Of its document or question. */
  id: number;
  /** Terms of what is asked that it says. */
  said: string[];
}

/** Published cases, bulletins and released knowledge of a kind that say most of what is asked, of each source some, and how much each term tells among all of them. */
export async function answersSaying(
  { sql }: Pick<Ctx, "sql">,
  kind: QuestionKind,
  { terms }: AskedWords,
): Promise<{ saying: Saying[]; weights: Weights }> {
  if (terms.length === 0) return { saying: [], weights: new Map() };
  const [rows, [{ most }]] = await Promise.all([
    sql<(Saying & { answers: number[] })[]>`
    with asked as (
      select unnest(${[...terms]}::text[]) as term
    ), known as (
      select word as term, pieces, row_number() over (order by pieces, word) as place
      from question_knowledge_words where kind = ${kind} and word = any(${[...terms]}::text[]) and pieces > 0
    ), hits as materialized (
      select 'case' as source, h.id, a.term from asked a cross join lateral (
        select document_id as id from case_search where terms @> array[a.term] limit ${SAYING}
      ) h
      union all
      select 'tsb', h.id, a.term from asked a cross join lateral (
        select document_id as id from tsb_search where terms @> array[a.term] limit ${SAYING}
      ) h
      union all
      select 'knowledge', h.id, a.term from known a cross join lateral (
        select question_id as id from question_knowledge where terms @> array[a.term] and kind = ${kind} limit ${SAYING}
      ) h
      where a.pieces <= ${RARE} or a.place <= ${RAREST}
    ), counted as (
      select term, sum(answers)::int as answers
      from (
        select term, count(*) as answers from hits where source <> 'knowledge' group by term
        union all select term, least(pieces, ${SAYING}) from known
      ) c
      group by term
    ), alike as (
      select source, id, array_agg(term) as said, array_agg(answers) as answers,
        row_number() over (partition by source order by sum(ln(1 + ${
      3 * SAYING
    } / answers::float8)) desc, id desc) as place
      from hits join counted using (term)
      group by source, id
    )
    select source, id::int, said, answers from alike where place <= ${ALIKE}`,
    sql<[{ most: number }]>`
    select (
      (select count(*) from (select from case_search limit ${SAYING}) x)
      + (select count(*) from (select from tsb_search limit ${SAYING}) x)
      + (select count(*) from (select from question_knowledge where kind = ${kind} limit ${SAYING}) x)
    )::int as most`,
  ]);
  const weights = new Map(
    rows.flatMap(({ said, answers }) =>
      said.map((term, place) => [term, Math.log(1 + most / answers[place]!)] as const)
    ),
  );
  return { saying: rows.map(({ source, id, said }) => ({ source, id, said })), weights };
}
