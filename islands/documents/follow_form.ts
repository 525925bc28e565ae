import type { DeskState } from "./desk_state.ts";
import { withPart } from "./draft_parts.ts";
import type { DraftSaverLoop } from "./draft_saver.ts";
import { versionOf } from "./draft_version.ts";
import { keepTyped } from "./keep_typed.ts";
import { typedIn } from "./local_draft.ts";

/** Follows what is done in the form of a draft. @returns what is to be called when it was changed otherwise */
export function followForm(
  desk: DeskState,
  loop: DraftSaverLoop,
  { catchUp, signal }: { catchUp: () => void; signal: AbortSignal },
): () => void {
  const { form, ground, tools } = desk;
  const keepSoon = keepTyped(desk, loop, signal);
  const onChange = (event?: Event) => {
    // What is not posted is nobody's text: which side is shown, which version is chosen.
    if ((event?.target as HTMLInputElement | undefined)?.name?.startsWith("_")) return;
    loop.changed();
    keepSoon();
  };
  addEventListener("online", () => loop.again(), { signal });
  form.addEventListener("input", onChange, { signal });
  form.addEventListener("change", onChange, { signal });
  // The editor of the text has come in place of the plain field.
  form.addEventListener("written", () => {
    if (tools.refused) return;
    ground.base = withPart(ground.base, "text", []);
    ground.settle(["body"], typedIn(form));
  }, { signal });
  form.addEventListener("draft-version", (event) => {
    const { detail } = event as CustomEvent<number>;
    if (!loop.isUnsaved && detail > versionOf(form)) catchUp();
  }, { signal });
  // The button saves in the same way, so that the page keeps what is typed and the version that it has.
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    desk.isExplicit = true;
    const marks = event.submitter?.getAttribute("name") === "upToDate";
    const mark = marks ? markUpToDate(form) : null;
    loop.changed();
    void loop.flush().then((isSaved) => {
      mark?.remove();
      if (marks && isSaved) location.reload();
    });
  }, { signal });
  addEventListener("beforeunload", (event) => {
    if (loop.isUnsaved && (desk.isExplicit || ground.changed(typedIn(form)).length > 0)) {
      event.preventDefault();
    }
  }, { signal });
  // On a slow connection somebody types before the page's script is there.
  if (!tools.refused && ground.changed(typedIn(form)).length > 0) onChange();
  return onChange;
}

/** Says along with the next save that the translation says what the source says. */
function markUpToDate(form: HTMLFormElement): HTMLInputElement {
  const mark = document.createElement("input");
  mark.type = "hidden";
  mark.name = "upToDate";
  mark.value = "true";
  form.append(mark);
  return mark;
}
