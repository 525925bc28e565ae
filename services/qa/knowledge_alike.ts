import type { Ctx } from "@/kernel/ctx.ts";
import { betweenNames } from "@/kernel/texts/between_names.ts";
import { saidOf } from "@/services/cases/terms_of.ts";
import type { QuestionKind } from "./advance_question.ts";
import type { Saying } from "./answers_saying.ts";
import type { AskedWords, Weights } from "./asked_words.ts";
import { knowledgeScope } from "./find_knowledge.ts";
import { likeness } from "./likeness.ts";
import type { LookAlike } from "./look_alike.ts";
import { QUESTION_ROUTES } from "./question_rights.ts";

/** What was released as knowledge of a kind and says what is asked; that on the same series goes before. */
export async function knowledgeAlike(
  ctx: Ctx,
  kind: QuestionKind,
  { asked, weights, saying, seriesCode }: {
    asked: AskedWords;
    weights: Weights;
    saying: readonly Saying[];
    seriesCode: string | null;
  },
): Promise<LookAlike[]> {
  const saidBy = new Map(
    saying.flatMap(({ source, id, said }) => source === "knowledge" ? [[id, said]] : []),
  );
  if (saidBy.size === 0) return [];
  const { sql, t } = ctx;
  const rows = await sql<
    { id: number; title: string; answer: string; code: string; seriesCode: string | null }[]
  >`
    select k.question_id::int as id, k.title, k.answer, q.code, q.series_code
    from question_knowledge k join questions q on q.id = k.question_id
    where k.question_id = any(${[...saidBy.keys()]}::bigint[]) and ${knowledgeScope(ctx, kind)}`;
  return rows.flatMap(({ id, title, answer, code, seriesCode: series }): LookAlike[] => {
    const said = saidBy.get(id)!;
    const sameSeries = seriesCode !== null && series === seriesCode;
    // A question on one series often answers those on others too.
    const weight = likeness(asked, weights, { titles: [title], said, sameSeries: sameSeries || null });
    if (weight === null) return [];
    const words = saidOf(asked.text, new Set(said)).slice(0, 4).join(betweenNames(ctx.lang));
    return [{
      source: "knowledge",
      key: String(id),
      code,
      title,
      text: answer,
      link: `${QUESTION_ROUTES[kind].view}?knowledge=${id}`,
      reason: words === ""
        ? t("qa.same_meaning")
        : t(sameSeries ? "qa.same_words_series" : "qa.same_words", { words }),
      weight,
    }];
  });
}
