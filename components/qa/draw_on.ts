import type { Question } from "@/services/qa/question_types.ts";

/** The form that takes a picture that was drawn upon: that of what the reader can say; null: nothing. */
export function drawOn({ actions }: Pick<Question, "actions">): "answer" | "ask-again" | null {
  const can = (name: string) => actions.some(({ action, refused }) => action === name && refused === null);
  return can("answer") ? "answer" : can("ask-again") ? "ask-again" : null;
}
