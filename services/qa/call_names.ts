import { z } from "zod";
import type { QuestionKind } from "./advance_question.ts";
import { askedQuestion } from "./change_question.ts";
import { QUESTION_ROUTES } from "./question_rights.ts";

/** Heading of the calls of questions in their description. */
export const TAG = "Questions";
export const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** What the calls of a kind are named and reached by, and what most of them say alike. */
export function callNamesOf(kind: QuestionKind) {
  const { view } = QUESTION_ROUTES[kind];
  const noun = kind === "part" ? "PartQuestion" : "TechQuestion";
  const path = kind === "part" ? "/tis/part-questions" : "/tis/tech-questions";
  const one = `${path}/{id}` as const;
  const shared = { tag: TAG, loggedAs: "changes", output: askedQuestion } as const;
  const seen = ({ id }: { id: number }) => `${view}?id=${id}`;
  return { noun, path, one, shared, seen } as const;
}
