import type { RefusedField } from "../call.ts";
import { namesText } from "../format.ts";
import { showRefusals } from "../form/show_refusals.ts";
import { toast } from "../form/toast_store.ts";
import type { DeskState } from "./desk_state.ts";
import { partOf } from "./draft_parts.ts";
import type { DraftSaverLoop } from "./draft_saver.ts";

/** What is done with a document, by forms of its page beside that of the draft: done with what was typed, and what it lacks is said in the draft. */
export function followActs(
  { form, tools: { label, texts } }: DeskState,
  loop: DraftSaverLoop,
  signal: AbortSignal,
): void {
  document.addEventListener("submit", (event) => {
    const act = event.target;
    if (!(act instanceof HTMLFormElement) || !("documentAct" in act.dataset) || !loop.isUnsaved) return;
    event.preventDefault();
    event.stopPropagation();
    const { submitter } = event;
    // Not while this event is still told: a form that is being submitted is silently not submitted again, and what was saved already is flushed at once.
    void loop.flush().then((isSaved) => isSaved && setTimeout(() => act.requestSubmit(submitter)));
  }, { signal, capture: true });
  // What it lacks is said where it is to be typed, and stays there until it is.
  document.addEventListener("tis:refused", (event) => {
    const act = event.target as HTMLElement;
    const { errors } = (event as CustomEvent<{ errors: readonly RefusedField[] }>).detail;
    if (!("documentAct" in act.dataset) || errors.length === 0) return;
    const homeless = showRefusals(form, errors);
    const told = errors.filter((error) => !homeless.includes(error));
    if (told.length === 0) return;
    event.preventDefault();
    const named = namesText(
      [...new Set(told.map(({ field }) => label(partOf(field))))],
      document.documentElement.lang,
    );
    const others = homeless.map(({ field, message }) => `${label(partOf(field))}: ${message}`);
    toast("refused", [texts.lacks.replace("{fields}", () => named), ...others].join(" "));
  }, { signal });
}
