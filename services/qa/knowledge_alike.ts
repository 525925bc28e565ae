import type { Ctx } from "@/kernel/ctx.ts";
import type { QuestionKind } from "./advance_question.ts";
import { knowledgeScope } from "./find_knowledge.ts";
import type { LookAlike } from "./look_alike.ts";
import { QUESTION_ROUTES } from "./question_rights.ts";

/** So many are looked at of those that have any of the words. */
const LOOKED_AT = 300, OFFERED = 5;
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
  const any = words.map((word) => `'${word.replaceAll("'", "''")}'`).join(" | ");
  const rows = await sql<
    { id: number; title: string; answer: string; code: string; said: string[]; sameSeries: boolean }[]
  >`
    with found as (
      select k.question_id, k.title, k.answer, k.tokens, q.code, q.series_code
      from question_knowledge k join questions q on q.id = k.question_id
      where k.tokens @@ ${any}::tsquery and ${knowledgeScope(ctx, kind)}
      limit ${LOOKED_AT}
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
