import type { LookAlike } from "@/services/qa/look_alike.ts";
import type { DraftView, QuestionChoices } from "@/services/qa/read_draft.ts";

/** What the page of asking shows: the question as it is written so far, what can be chosen, and what looks like it. */
export interface AskData {
  draft: DraftView;
  choices: QuestionChoices;
  alike: readonly LookAlike[];
}
