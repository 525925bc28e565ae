import { z } from "zod";
import { requireCleanText } from "@/engines/sensitive/require_clean_text.ts";
import { tokensOf } from "@/engines/search/tokens.ts";
import { personOf } from "@/kernel/access/rights.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { movedTerms } from "@/services/cases/moved_terms.ts";
import { termsOf } from "@/services/cases/terms_of.ts";
import type { QuestionKind } from "./advance_question.ts";
import { type AskedQuestion, changeQuestion } from "./change_question.ts";

const text = z.string().trim().min(1);

/** What a closed question taught: edited into one question and one answer that others can read. */
export const knowledgeText = z.object({
  title: text.max(200),
  question: text.max(LIMITS.questionLength),
  answer: text.max(LIMITS.questionLength),
});

/** Releases a closed question as knowledge, or revises what was released. Refuses what `changeQuestion` does, `question-open` and `sensitive-word`. */
export function releaseKnowledge(
  ctx: Ctx,
  kind: QuestionKind,
  { id, version, ...texts }: AskedQuestion & z.infer<typeof knowledgeText>,
): Promise<AskedQuestion> {
  return changeQuestion(ctx, kind, { id, version }, "release", async (tx) => {
    await requireCleanText(tx, texts, (field) => tx.t(`qa.knowledge_${field}`));
    const at = tx.clock();
    const said = Object.values(texts).join("\n");
    const terms = [...new Set(termsOf(said).map(({ term }) => term))];
    await countWords(tx, kind, id, terms);
    await tx.sql`
      insert into question_knowledge (question_id, kind, lang, title, question, answer, tokens, terms, released_by, released_at)
      values (${id}, ${kind}, ${tx.lang}, ${texts.title}, ${texts.question}, ${texts.answer}, array_to_tsvector(${
      tokensOf(said)
    }::text[]), ${terms}, ${personOf(tx).id}, ${at})
      on conflict (question_id) do update
      set version = question_knowledge.version + 1, lang = excluded.lang, title = excluded.title, question = excluded.question,
        answer = excluded.answer, tokens = excluded.tokens, terms = excluded.terms, revised_at = ${at}`;
    return { after: { ...texts } };
  });
}

/** Counts a piece of knowledge among those that say its words, and no more among those of its words before. */
async function countWords(
  tx: TxCtx,
  kind: QuestionKind,
  id: number,
  words: readonly string[],
): Promise<void> {
  const { sql } = tx;
  const before = sql`select unnest(terms) as term from question_knowledge where question_id = ${id}`;
  await sql`
    with ${movedTerms(tx, before, words)}
    insert into question_knowledge_words (kind, word, pieces)
    select ${kind}, term, by from moved order by term
    on conflict (kind, word) do update set pieces = greatest(0, question_knowledge_words.pieces + excluded.pieces)`;
}
