import { clockText } from "../format.ts";
import { useEffect, useRef } from "preact/hooks";
import { call, type RefusedField, type TransportTexts } from "../call.ts";
import { DraftSaverLoop, type Saved } from "./draft_saver.ts";

/** Specification section 8: 'Current data state has changed'. */
const STALE = 8080997;

export interface DraftSaverProps {
  /** Id of the form. */
  form: string;
  /** BCP 47, and IANA zone of the reader, for the moment that is told. */
  locale: string;
  zone: string;
  texts: TransportTexts & {
    saving: string;
    /** With `{time}`. */
    saved: string;
    notSaved: string;
    notSavedField: string;
    stale: string;
  };
}

/** Saves a draft while it is typed, and says when it was saved last. */
export function DraftSaver({ form: id, locale, zone, texts }: DraftSaverProps) {
  const said = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = document.getElementById(id) as HTMLFormElement | null;
    if (!form) return;
    const say = (text: string) => said.current && (said.current.textContent = text);
    const loop = new DraftSaverLoop({
      save: () => saveForm(form, texts),
      tell: (state) =>
        say(
          {
            saving: texts.saving,
            saved: texts.saved.replace("{time}", () => clockText(new Date(), locale, zone)),
            refused: texts.notSavedField,
            lost: texts.notSaved,
            stale: texts.stale,
          }[state],
        ),
    });
    const stop = new AbortController();
    const { signal } = stop;
    const onChange = () => loop.changed();
    form.addEventListener("input", onChange, { signal });
    form.addEventListener("change", onChange, { signal });
    // The button saves in the same way, so that the page keeps what is typed and the version that it has.
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      loop.changed();
      void loop.flush();
    }, { signal });
    // What is done with a document is done with what was typed.
    document.addEventListener("submit", (event) => {
      const act = event.target;
      if (!(act instanceof HTMLFormElement) || !("documentAct" in act.dataset) || !loop.isUnsaved) return;
      event.preventDefault();
      event.stopPropagation();
      const { submitter } = event;
      void loop.flush().then((isSaved) => isSaved && act.requestSubmit(submitter));
    }, { signal, capture: true });
    addEventListener("beforeunload", (event) => loop.isUnsaved && event.preventDefault(), { signal });
    return () => stop.abort();
  }, []);
  return <span class="text-ink-2" role="status" ref={said} />;
}

/** Sends the form as it is, with the version that the page has; every form of the page has the new one afterwards. */
async function saveForm(form: HTMLFormElement, texts: TransportTexts): Promise<Saved> {
  const body = new URLSearchParams({ typing: "true" });
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && !name.startsWith("_")) body.append(name, value);
  }
  const outcome = await call<{ version: number }>(form.action, body, texts);
  if (outcome.kind === "done") {
    for (const input of document.querySelectorAll<HTMLInputElement>('input[type="hidden"][name="version"]')) {
      input.value = String(outcome.data.version);
    }
    tellFields(form, []);
    return "saved";
  }
  if (outcome.code === STALE) return "stale";
  if (outcome.kind === "refused" && outcome.errors.length > 0) {
    tellFields(form, outcome.errors);
    return "refused";
  }
  return outcome.kind === "refused" ? "refused" : "lost";
}

/** Says at each field why it is refused, and nowhere else. The focus stays where somebody types. */
function tellFields(form: HTMLFormElement, errors: readonly RefusedField[]): void {
  for (const place of form.querySelectorAll<HTMLElement>("[data-error-of]")) {
    const error = errors.find(({ field }) => field === place.dataset.errorOf);
    place.textContent = error?.message ?? "";
    const control = form.elements.namedItem(place.dataset.errorOf!);
    if (!(control instanceof HTMLElement)) continue;
    if (error) control.setAttribute("aria-invalid", "true");
    else control.removeAttribute("aria-invalid");
  }
}
