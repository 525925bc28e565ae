import { clockText } from "../format.ts";
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { call, type RefusedField, type TransportTexts } from "../call.ts";
import {
  forgetLocally,
  keepLocally,
  keptLocally,
  type LocalDraft,
  restoreInto,
  typedIn,
} from "./local_draft.ts";
import { OtherVersion } from "./OtherVersion.tsx";
import { DraftSaverLoop, type Saved } from "./draft_saver.ts";

/** Specification section 8: 'Current data state has changed'. */
const STALE = 8080997;
/** What is typed is kept in this browser at most this long after it, ms: before the server can have it. */
const KEEP_MS = 300;

export interface DraftSaverProps {
  /** Id of the form. */
  form: string;
  /** BCP 47, and IANA zone of the reader, for the moment that is told. */
  locale: string;
  zone: string;
  /** Under which this browser keeps what the server does not have yet: of this person, revision and language. */
  localKey: string;
  /** Call that reads the draft as somebody else has saved it, and the language that is written here. */
  readPath: string;
  lang: string;
  texts: TransportTexts & {
    saving: string;
    /** With `{time}`. */
    saved: string;
    notSaved: string;
    notSavedField: string;
    stale: string;
    /** With `{time}`. */
    unsaved: string;
    restore: string;
    discard: string;
    theirs: string;
    keepMine: string;
    takeTheirs: string;
  };
}

/** Saves a draft while it is typed, and says when it was saved last. */
export function DraftSaver(props: DraftSaverProps) {
  const { form: id, locale, zone, localKey, readPath, lang, texts } = props;
  const kept = useSignal<LocalDraft | null>(null);
  const isStale = useSignal(false);
  const saver = useRef<DraftSaverLoop>();
  const said = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = document.getElementById(id) as HTMLFormElement | null;
    if (!form) return;
    const say = (text: string) => said.current && (said.current.textContent = text);
    kept.value = keptLocally(localKey, typedIn(form));
    const loop = saver.current = new DraftSaverLoop({
      save: () => saveForm(form, texts),
      tell: (state) => {
        if (state === "saved" && !loop.isUnsaved) forgetLocally(localKey);
        isStale.value = state === "stale";
        say(
          {
            saving: texts.saving,
            saved: texts.saved.replace("{time}", () => clockText(new Date(), locale, zone)),
            refused: texts.notSavedField,
            lost: texts.notSaved,
            stale: texts.stale,
          }[state],
        );
      },
    });
    const stop = new AbortController();
    const { signal } = stop;
    let keeping: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(keeping);
      keeping = undefined;
      if (loop.isUnsaved) keepLocally(localKey, typedIn(form));
    };
    const onChange = () => {
      loop.changed();
      keeping ??= setTimeout(keep, KEEP_MS);
    };
    addEventListener("pagehide", keep, { signal });
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
  const form = () => document.getElementById(id) as HTMLFormElement;
  return (
    <>
      <span class="text-ink-2" role="status" ref={said} />
      {kept.value && (
        <div class="notice notice-warn document-unsaved" role="alert">
          <span>
            {texts.unsaved.replace("{time}", () => clockText(new Date(kept.value!.at), locale, zone))}
          </span>
          <button
            class="btn"
            type="button"
            onClick={() => {
              restoreInto(form(), kept.value!);
              kept.value = null;
              saver.current!.changed();
            }}
          >
            {texts.restore}
          </button>
          <button
            class="btn btn-quiet"
            type="button"
            onClick={() => {
              forgetLocally(localKey);
              kept.value = null;
            }}
          >
            {texts.discard}
          </button>
        </div>
      )}
      {isStale.value && (
        <OtherVersion
          readPath={readPath}
          lang={lang}
          texts={texts}
          onKeepMine={(version) => {
            setVersion(version);
            isStale.value = false;
            saver.current!.goOn();
          }}
          onTakeTheirs={() => {
            forgetLocally(localKey);
            saver.current!.forget();
            location.reload();
          }}
        />
      )}
    </>
  );
}

/** Sends the form as it is, with the version that the page has; every form of the page has the new one afterwards. */
async function saveForm(form: HTMLFormElement, texts: TransportTexts): Promise<Saved> {
  const body = new URLSearchParams({ typing: "true" });
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && !name.startsWith("_")) body.append(name, value);
  }
  const outcome = await call<{ version: number }>(form.action, body, texts);
  if (outcome.kind === "done") {
    setVersion(outcome.data.version);
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

/** Every form of the page works on this version from now on. */
function setVersion(version: number): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('input[type="hidden"][name="version"]')) {
    input.value = String(version);
  }
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
