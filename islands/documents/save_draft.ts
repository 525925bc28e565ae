import { clearRefusals, showRefusals } from "../form/show_refusals.ts";
import type { DeskState } from "./desk_state.ts";
import { partOf } from "./draft_parts.ts";
import type { Saved } from "./draft_saver.ts";
import { typedIn } from "./local_draft.ts";
import { sendParts } from "./send_parts.ts";

/** Saves tried on versions of others that come faster than they are read. */
const CATCHES = 3;

/** Saves the parts that were changed here. What others write in the same ones is caught up with first, and nothing is sent until it is decided. */
export async function saveDraft(
  desk: DeskState,
  catchUp: () => Promise<Saved>,
  tries = CATCHES,
): Promise<Saved> {
  const { form, ground, tools: { texts } } = desk;
  const now = typedIn(form);
  const changed = ground.changed(now);
  // A part that others have changed and this page does not show must not be written over.
  if (changed.some((part) => ground.behind.has(part))) return await catchUp();
  if (changed.length === 0 && !desk.isExplicit) return "saved";
  const send = (parts: readonly string[]) =>
    sendParts(form, parts, ground.base, now, { texts, isExplicit: desk.isExplicit });
  const outcome = await send(changed);
  // What the draft lacks elsewhere goes on being said.
  const inPlaceOf = (field: string) => changed.includes(partOf(field));
  if (typeof outcome !== "string") {
    if (outcome.isHeld) {
      desk.message = outcome.message;
      return "held";
    }
    desk.message = outcome.errors.length > 0 ? "" : outcome.message;
    showRefusals(form, outcome.errors, { whileTyping: true, inPlaceOf });
    // One wrong field must not keep the rest of what is typed from being saved.
    const wrong = outcome.errors.map(({ field }) => partOf(field));
    const others = changed.filter((part) => !wrong.includes(part));
    if (wrong.length === 0 || others.length === 0 || others.length === changed.length) return "refused";
    const rest = await send(others);
    if (rest === "saved") ground.settle(others, now);
    return typeof rest === "string" && rest !== "saved" && rest !== "stale" ? rest : "refused";
  }
  if (outcome === "stale") {
    const caught = await catchUp();
    return caught !== "saved" ? caught : tries > 1 ? await saveDraft(desk, catchUp, tries - 1) : "lost";
  }
  if (outcome === "lost") ground.unanswered(now);
  if (outcome === "saved") {
    ground.settle(changed, now);
    ground.answered();
    desk.isExplicit = false;
    clearRefusals(form, inPlaceOf);
  }
  return outcome;
}
