import { personOrNull } from "@/kernel/access/actor.ts";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { RefusalKey } from "@/kernel/refusals/catalogue.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { sentenceOf } from "@/kernel/refusals/sentence_of.ts";
import { chainOf } from "@/services/departments/chain_of.ts";
import {
  advanceQuestion,
  QUESTION_ACTIONS,
  type QuestionAction,
  type QuestionKind,
} from "./advance_question.ts";
import { hasAnswered } from "./has_answered.ts";
import type { Answerable, InCharge } from "./in_charge.ts";
import { questionScope, rightOfAction } from "./question_rights.ts";
import type { Question } from "./question_types.ts";
import { whyNotDesignated, whyNotEscalated } from "./why_not_passed_on.ts";

/** Each action with why the reader cannot do it, as the verbs themselves would refuse it. */
export async function actionsOf(
  ctx: Ctx,
  kind: QuestionKind,
  question: Answerable & Pick<Question, "id" | "stage" | "score"> & { people: readonly InCharge[] },
): Promise<Question["actions"]> {
  const { sql } = ctx;
  const me = personOrNull(ctx);
  const rights = [...new Set(QUESTION_ACTIONS.map((action) => rightOfAction(kind, action)))]
    .filter((right) => may(ctx.actor, right));
  const reached = rights.length === 0 ? [] : await sql<{ right: string }[]>`
    ${
    rights.map((right) =>
      sql`select ${right}::text as right from questions q where q.id = ${question.id} and ${
        questionScope(ctx, right)
      }`
    ).reduce((before, one) => sql`${before} union all ${one}`)
  }`;
  const reaches = new Set(reached.map(({ right }) => right));
  const answered = await hasAnswered(ctx, question.id);
  const goesOn = (action: QuestionAction) =>
    reaches.has(rightOfAction(kind, action)) && "to" in advanceQuestion(question.stage, action, kind);
  const chain = goesOn("escalate") || goesOn("designate")
    ? await chainOf(ctx, { store: question.storeCode, brand: question.brandCode ?? "" })
    : null;
  const notDesignated = chain && me && goesOn("designate")
    ? await whyNotDesignated(ctx, question, chain)
    : null;
  const why = (action: QuestionAction): RefusalKey | null => {
    if (!me || !reaches.has(rightOfAction(kind, action))) return "no-right";
    const move = advanceQuestion(question.stage, action, kind);
    if ("refused" in move) return move.refused;
    const isAsker = question.askerId === me.id;
    const isAskersSide = isAsker || (me.userType !== "factory" && me.orgCode === question.storeCode);
    const isAtNode = kind === "part" || question.people.length === 0 ||
      question.people.some(({ id }) => id === me.id);
    switch (action) {
      case "save":
      case "ask":
      case "delete":
        return isAsker ? null : "no-right";
      case "answer":
        return isAsker ? "question-own" : isAtNode ? null : "question-not-at-you";
      case "escalate":
        return isAtNode ? chain && whyNotEscalated(chain) : "question-not-at-you";
      case "designate":
        return notDesignated;
      case "hand-back":
        return isAtNode ? null : "question-not-at-you";
      case "ask-again":
      case "adopt":
        return isAskersSide ? null : "question-not-yours";
      case "score":
        return !isAskersSide
          ? "question-not-yours"
          : answered
          ? "question-score-own"
          : question.score === null
          ? null
          : "question-scored";
      case "note":
        return me.userType === "factory" ? null : "no-right";
      default:
        return null;
    }
  };
  return QUESTION_ACTIONS.map((action) => {
    const key = why(action);
    return { action, refused: key === null ? null : sentenceOf(ctx, refuse(key)) };
  });
}
