import { showRefusals } from "../form/show_refusals.ts";
import { contest, type DeskState } from "./desk_state.ts";
import type { Entries } from "./draft_parts.ts";
import { setVersion, versionOf } from "./draft_version.ts";
import { differing, forgetLocally, type LocalDraft, typedIn, writePart } from "./local_draft.ts";
import { canTake } from "./part_words.ts";
import { sendParts } from "./send_parts.ts";
import { readTheirs, type TheirDraft } from "./their_draft.ts";

export interface Restoring {
  /** The form holds something that is not saved. */
  changed: () => void;
  /** Nothing waits to be saved any more. */
  forget: () => void;
}

/**
 * Brings back what this browser kept: into the form, or by the server where the form has no place for it.
 * @returns what waits for a decision, since others went on meanwhile
 */
export async function restoreDraft(
  desk: DeskState,
  draft: LocalDraft,
  { changed, forget }: Restoring,
): Promise<Entries | null> {
  const { form, tools } = desk;
  const parts = differing(draft, typedIn(form));
  if (parts.every((part) => canTake(form, part)) && draft.version === versionOf(form)) {
    for (const part of parts) writePart(form, part, draft.entries);
    changed();
    return null;
  }
  const theirs = await readTheirs(form, tools);
  if (typeof theirs === "string") {
    tools.tell({ kind: theirs });
    return null;
  }
  if (draft.version !== theirs.version) {
    // Both are shown, and the kept one stays until it is decided.
    contest(desk, parts, draft.entries, theirs);
    return draft.entries;
  }
  await sendKept(desk, parts, draft.entries, theirs, forget);
  return null;
}

/** Saves what this browser kept without the form, and draws the page with it. */
export async function sendKept(
  { form, tools }: DeskState,
  parts: readonly string[],
  entries: Entries,
  theirs: TheirDraft,
  forget: () => void,
): Promise<void> {
  const { texts, tell, localKey } = tools;
  setVersion(theirs.version);
  const outcome = await sendParts(form, parts, theirs.entries, entries, { texts, isExplicit: false });
  if (outcome === "saved") {
    forgetLocally(localKey);
    forget();
    location.reload();
    return;
  }
  // It stays kept, and is offered again.
  if (typeof outcome === "string") tell(outcome === "stale" ? { kind: "closed" } : { kind: outcome });
  else {
    showRefusals(form, outcome.errors, { whileTyping: true });
    tell({ kind: outcome.isHeld ? "held" : "refused", message: outcome.message });
  }
}
