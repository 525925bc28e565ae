import type { Entries } from "./draft_parts.ts";
import type { DraftGround } from "./draft_ground.ts";
import type { DeskTools } from "./draft_news.ts";
import { wordsOfPart } from "./part_words.ts";
import type { TheirDraft } from "./their_draft.ts";

/** What saving, catching up and restoring share. */
export interface DeskState {
  readonly form: HTMLFormElement;
  readonly tools: DeskTools;
  readonly ground: DraftGround;
  /** The draft of others that waits for a decision. */
  read: TheirDraft | null;
  /** The button was pressed: what the draft lacks is said. */
  isExplicit: boolean;
  /** Of the last refusal. */
  message: string;
}

/** Asks the writer which version of each of these parts stays. */
export function contest(desk: DeskState, parts: readonly string[], mine: Entries, theirs: TheirDraft): void {
  const { form, tools } = desk;
  desk.read = theirs;
  tools.tell({
    kind: "contested",
    parts: parts.map((part) => ({
      part,
      label: tools.label(part),
      mine: wordsOfPart(form, mine, part),
      theirs: wordsOfPart(theirs.form, theirs.entries, part),
    })),
  });
}
