import { canDo } from "@/engines/states/answers.ts";
import type { Question, QuestionReply } from "@/services/qa/question_types.ts";

/** Whether the reader can adopt this reply: an answer of somebody else. */
export function canAdopt(
  { actions }: Pick<Question, "actions">,
  { part, own }: Pick<QuestionReply, "part" | "own">,
): boolean {
  return part === "answer" && !own && canDo(actions)("adopt");
}
