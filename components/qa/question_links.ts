import type { QuestionKind } from "@/services/qa/advance_question.ts";

/** Path of the calls of a kind of question. */
export function questionsPath(kind: QuestionKind): string {
  return kind === "part" ? "/tis/part-questions" : "/tis/tech-questions";
}
