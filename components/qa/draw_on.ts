import { canDo } from "@/engines/states/answers.ts";
import type { Question } from "@/services/qa/question_types.ts";

/** The form that takes a picture that was drawn upon: that of what the reader can say; null: nothing. */
export function drawOn({ actions }: Pick<Question, "actions">): "answer" | "ask-again" | null {
  const can = canDo(actions);
  return can("answer") ? "answer" : can("ask-again") ? "ask-again" : null;
}
