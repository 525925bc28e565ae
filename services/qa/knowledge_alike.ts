import type { Ctx } from "@/kernel/ctx.ts";
import type { QuestionKind } from "./advance_question.ts";
import { knowledgeScope } from "./find_knowledge.ts";
import type { LookAlike } from "./look_alike.ts";
import { QUESTION_ROUTES } from "./question_rights.ts";

/** So many words are looked for, the rarest, since they tell most; so many that say each, and so many of those that say the most of them are looked at. */
const LOOKED_FOR = 5, SAYING = 200, LOOKED_AT = 300;
const OFFERED = 5;
/** Share of the words that it must have. */
const LEAST = 0.3;

/** What was released as knowledge and says the most of these words; that on the same series goes before. */
export async function knowledgeAlike(
  ctx: Ctx,
  kind: QuestionKind,
  { words, seriesCode }: { words: readonly string[]; seriesCode: string | null },
): Promise<LookAlike[]> {
  if (words.length === 0) return [];
  const { sql, t } = ctx;
  const rare = await rareWords(ctx, kind, words);
  if (rare.length === 0) return [];
  const saying = rare.map((word) =>
    sql`(
      select k.question_id from question_knowledge k join questions q on q.id = k.question_id
      where k.tokens @@ quote_literal(${word})::tsquery and ${knowledgeScope(ctx, kind)}
      limit ${SAYING}
    )`
  ).reduce((all, one) => sql`${all} union all ${one}`);
  const rows = await sql<
    { id: number; title: string; answer: string; code: string; said: string[]; sameSeries: boolean }[]
  >`
    with alike as (
      select question_id from (${saying}) s group by question_id order by count(*) desc, question_id desc limit ${LOOKED_AT}
    ), found as (
      select k.question_id, k.title, k.answer, k.tokens, q.code, q.series_code
      from alike a join question_knowledge k on k.question_id = a.question_id join questions q on q.id = k.question_id
    )
    select f.question_id::int as id, f.title, f.answer, f.code, f.series_code is not distinct from ${seriesCode} as same_series,
      array(select w from unnest(${[...words]}::text[]) w where f.tokens @@ quote_literal(w)::tsquery) as said
    from found f
    order by cardinality(array(select w from unnest(${[
    ...words,
  ]}::text[]) w where f.tokens @@ quote_literal(w)::tsquery)) desc, f.question_id desc
    limit ${OFFERED}`;
  return rows.filter(({ said }) => said.length / words.length >= LEAST).map((
    { id, code, title, answer, said, sameSeries },
  ) => ({
    source: "knowledge",
    key: String(id),
    code,
    title,
    text: answer,
    link: `${QUESTION_ROUTES[kind].view}?knowledge=${id}`,
    reason: t(sameSeries ? "qa.same_words_series" : "qa.same_words", { words: said.slice(0, 4).join(", ") }),
    weight: said.length / words.length + (sameSeries ? 0.3 : 0.1),
  }));
}

/** The rarest of these words that knowledge of a kind says at all. */
async function rareWords({ sql }: Ctx, kind: QuestionKind, words: readonly string[]): Promise<string[]> {
  const rows = await sql<{ word: string }[]>`
    select word from question_knowledge_words
    where kind = ${kind} and word = any(${[...words]}::text[]) and pieces > 0
    order by pieces, word
    limit ${LOOKED_FOR}`;
  return rows.map(({ word }) => word);
}
