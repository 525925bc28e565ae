import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { termsOf } from "@/services/cases/terms_of.ts";
import { answersSaying } from "@/services/qa/answers_saying.ts";
import { readAskedWords } from "@/services/qa/asked_words.ts";
import { knowledgeAlike } from "@/services/qa/knowledge_alike.ts";
import { QUESTION_ROUTES } from "@/services/qa/question_rights.ts";
import type { Found } from "./found.ts";

/** How much an answer says that has all of the words. */
const WORDS = 8;

/** Answers to technical questions that were released as knowledge and say what the vehicle does. */
export async function gatherKnowledge(
  ctx: Ctx,
  { words, series }: { words: string; series: string | null },
): Promise<Found[]> {
  const { view } = QUESTION_ROUTES.technical;
  if (!may(ctx.actor, `${view}:view`)) return [];
  const asked = await readAskedWords(ctx, words);
  const alike = await knowledgeAlike(ctx, "technical", {
    asked,
    ...await answersSaying(ctx, "technical", asked),
    seriesCode: series,
  });
  return alike.map(({ title, text, link, reason, weight }) => {
    const from = { code: "", title, link };
    return {
      ...from,
      source: "knowledge",
      reason,
      weight: WORDS * Math.min(1, weight),
      sameSeries: false,
      fixed: 0,
      notFixed: 0,
      confirmed: 0,
      terms: new Set(termsOf(title).map(({ term }) => term)),
      parts: new Set<string>(),
      dtcs: new Set<string>(),
      checks: [],
      fixes: [{ text, steps: [], parts: [], from, fixed: 0, notFixed: 0, confirmed: 0 }],
    };
  });
}
