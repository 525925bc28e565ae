import { contest, type DeskState } from "./desk_state.ts";
import { mergeParts } from "./draft_parts.ts";
import type { Saved } from "./draft_saver.ts";
import { setVersion } from "./draft_version.ts";
import { typedIn } from "./local_draft.ts";
import { readTheirs } from "./their_draft.ts";

/** Reads what others have saved and takes over what was not touched here; `saved`: what was typed can be saved on top of it. */
export async function catchUpWithOthers(desk: DeskState): Promise<Saved> {
  const { form, tools, ground } = desk;
  const theirs = await readTheirs(form, tools);
  if (theirs === "closed") {
    tools.tell({ kind: "closed" });
    return "stale";
  }
  if (theirs === "ended" || theirs === "lost") return theirs;
  ground.settleUnanswered(theirs.entries);
  const mine = typedIn(form);
  const merged = mergeParts(ground.base, mine, theirs.entries);
  const taken = merged.theirs.filter((part) => ground.take(part, theirs.entries));
  if (taken.length > 0) tools.tell({ kind: "taken", parts: taken });
  if (merged.theirs.length > taken.length) {
    for (const part of merged.theirs.filter((part) => !taken.includes(part))) {
      ground.behind.set(part, theirs.entries);
    }
    tools.tell({ kind: "behind", parts: [...ground.behind.keys()] });
  }
  if (merged.contested.length > 0) {
    contest(desk, merged.contested, mine, theirs);
    return "stale";
  }
  setVersion(theirs.version);
  return "saved";
}
