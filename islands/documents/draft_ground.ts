import { changedParts, type Entries, entriesOf, sameParts, withPart } from "./draft_parts.ts";
import { drawnIn, writePart } from "./local_draft.ts";
import { canTake, isIn } from "./part_words.ts";

/** Unanswered saves that are remembered. */
const UNANSWERED = 5;

/** What page and server agree on: what the form said when it was saved or read last. */
export class DraftGround {
  base: Entries;
  /** Parts as others have them, which the form does not show. */
  readonly behind = new Map<string, Entries>();
  /** Saves whose answer never came: the server may have them, and then they are nobody else's. */
  #unanswered: Entries[] = [];
  readonly #form: HTMLFormElement;

  /** @param isRefused the form shows what the server refused, so that nothing of it is agreed */
  constructor(form: HTMLFormElement, isRefused: boolean) {
    this.#form = form;
    this.base = isRefused ? [] : drawnIn(form);
  }

  /** Parts that were changed here. */
  changed(now: Entries): string[] {
    return changedParts(this.base, now);
  }

  /** The server has these parts now. */
  settle(parts: readonly string[], now: Entries): void {
    for (const part of parts) this.base = withPart(this.base, part, entriesOf(now, part));
  }

  /** Something was sent, and nobody knows whether it came. */
  unanswered(sent: Entries): void {
    this.#unanswered = [...this.#unanswered, sent].slice(-UNANSWERED);
  }

  /** Something came: what was sent before it is settled too. */
  answered(): void {
    this.#unanswered = [];
  }

  /** What came of the unanswered saves is what the server has of them. */
  settleUnanswered(theirs: Entries): void {
    for (const sent of this.#unanswered) this.settle(sameParts(sent, theirs), sent);
  }

  /** Shows a part as others have it. @returns false where it cannot be shown while somebody is in it, or without drawing it */
  take(part: string, entries: Entries): boolean {
    if (!canTake(this.#form, part) || isIn(this.#form, part)) return false;
    writePart(this.#form, part, entries);
    this.settle([part], entries);
    this.behind.delete(part);
    return true;
  }
}
