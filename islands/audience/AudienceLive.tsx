import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { fillText } from "@/islands/fill_text.ts";
import { call, type TransportTexts } from "../call.ts";
import { numberText } from "../format.ts";

/** A pause in choosing before the server is asked, ms. */
const PAUSE_MS = 250;

type Counts = Record<"stores" | "people" | "vehicles", number>;

export interface AudienceLiveProps {
  /** Id of the form. */
  form: string;
  /** What the audience belongs to, whose kept VINs may stay; null: it is not there yet. */
  id: number | null;
  countPath: string;
  /** Null where nothing is asked of vehicles. */
  vinsPath: string | null;
  /** BCP 47. */
  locale: string;
  sentence: string;
  count: Counts;
  texts: TransportTexts & Record<keyof Counts | "meant" | "sheet" | "reading" | "saveFirst" | "read", string>;
}

/** Says live whom the form means and how many that is, takes VINs out of a sheet, and holds back what would lose an unsaved choice. */
export function AudienceLive(props: AudienceLiveProps) {
  const { form: formId, id, countPath, vinsPath, locale, texts } = props;
  const sentence = useSignal(props.sentence);
  const count = useSignal<Counts>(props.count);
  const note = useSignal("");
  const isAsking = useSignal(false);
  const sheet = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = document.getElementById(formId) as HTMLFormElement | null;
    if (!form) return;
    const stop = new AbortController();
    const { signal } = stop;
    let isDirty = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked = new AbortController();
    const ask = async () => {
      asked.abort();
      asked = new AbortController();
      const mine = asked.signal;
      isAsking.value = true;
      const outcome = await call<Counts & { sentence: string }>(countPath, saidIn(form, id), texts, {
        signal: mine,
      });
      if (mine.aborted) return;
      isAsking.value = false;
      const refused = outcome.kind === "done" ? [] : outcome.errors;
      const vins = form.querySelector('[data-error-of="audience.vins"]');
      if (vins) vins.textContent = refused.find(({ field }) => field === "audience.vins")?.message ?? "";
      note.value = outcome.kind === "done" || refused.length > 0 ? "" : outcome.message;
      if (outcome.kind !== "done") return;
      sentence.value = outcome.data.sentence;
      count.value = outcome.data;
    };
    const onChange = (event: Event) => {
      // The rest of the form is not what is said here.
      if (!(event.target instanceof HTMLElement) || !event.target.closest(".audience-groups")) return;
      // Words typed to find something mean nothing yet.
      if (event.target.matches("[role=combobox], [data-filters-boxes]")) {
        if (event.type !== "change") return;
      }
      isDirty = true;
      clearTimeout(timer);
      timer = setTimeout(() => void ask(), PAUSE_MS);
    };
    form.addEventListener("input", onChange, { signal });
    form.addEventListener("change", onChange, { signal });
    form.addEventListener("tis:done", () => void (isDirty = false), { signal });
    // A dialog takes its form away without telling.
    const holds = () => isDirty && form.isConnected;
    addEventListener("beforeunload", (event) => holds() && event.preventDefault(), { signal });
    // What is done with the document would be done without what is chosen here.
    document.addEventListener("submit", (event) => {
      const act = event.target;
      if (!holds() || act === form || !(act instanceof HTMLFormElement) || !("documentAct" in act.dataset)) {
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
      note.value = texts.saveFirst;
      form.querySelector<HTMLElement>("button:not([type])")?.focus();
    }, { signal, capture: true });
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, []);
  const onSheet = async () => {
    const field = sheet.current;
    const file = field?.files?.[0];
    const form = document.getElementById(formId) as HTMLFormElement | null;
    const area = form?.elements.namedItem("audience.vins");
    if (!file || vinsPath === null || !(area instanceof HTMLTextAreaElement)) return;
    note.value = texts.reading;
    const body = new FormData();
    body.set("file", file);
    const outcome = await call<{ vins: string; count: number }>(vinsPath, body, texts);
    field.value = "";
    if (outcome.kind !== "done") {
      note.value = outcome.kind === "refused" && outcome.errors[0]
        ? outcome.errors[0].message
        : outcome.message;
      return;
    }
    area.value = [area.value.trim(), outcome.data.vins].filter(Boolean).join("\n");
    note.value = fillText(texts.read, { count: numberText(outcome.data.count, locale) });
    area.closest("details")?.setAttribute("open", "");
    area.dispatchEvent(new Event("change", { bubbles: true }));
  };
  return (
    <div class="audience-live" aria-busy={isAsking.value}>
      <div role="status">
        <p class="audience-sentence">
          <span class="off-screen">{texts.meant}</span>
          {sentence.value}
        </p>
        <ul class="audience-counts">
          {(["stores", "people", "vehicles"] as const).filter((name) =>
            vinsPath !== null || name !== "vehicles"
          ).map((name) => (
            <li key={name}>
              <b class="num">{numberText(count.value[name], locale)}</b> <span>{texts[name]}</span>
            </li>
          ))}
        </ul>
      </div>
      <p role="alert">{note.value}</p>
      {vinsPath !== null && (
        <label class="btn needs-script audience-sheet">
          {texts.sheet}
          <input class="off-screen" type="file" accept=".xlsx" ref={sheet} onChange={onSheet} />
        </label>
      )}
    </div>
  );
}

/** What the form says of the audience, as a form's body. */
function saidIn(form: HTMLFormElement, id: number | null): URLSearchParams {
  const body = new URLSearchParams();
  const data = new FormData(form);
  for (const [name, value] of data) {
    if (typeof value === "string" && name.startsWith("audience.") && value !== "") body.append(name, value);
  }
  if (id !== null && data.has("keepsVins")) body.set("id", String(id));
  return body;
}
