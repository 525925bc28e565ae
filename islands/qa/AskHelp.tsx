import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { LookAlike } from "@/services/qa/look_alike.ts";
import { call, type TransportTexts } from "../call.ts";
import { fillText } from "../fill_text.ts";
import { keepForNextPage } from "../form/toast_store.ts";
import { fill, lookOf, setHidden, textOf, valueOf } from "./question_form.ts";

const VIN_LENGTH = 17;
/** Pauses in typing before look-alikes are asked for, and before the draft is saved, ms. */
const LOOK_MS = 500, SAVE_MS = 2000;
/** Fields that a vehicle fills where nothing stands in them. */
const OF_VEHICLE = ["seriesCode", "producedOn", "soldOn", "mileage", "mileageElectric"] as const;

interface Known extends Partial<Record<typeof OF_VEHICLE[number], string | number | null>> {
  vin: string;
}

export interface AskHelpProps {
  /** Id of the form in which the question is written. */
  form: string;
  /** Path of the calls of its kind. */
  path: string;
  basePath: string;
  /** Route of the list. */
  list: string;
  /** As the page was drawn. */
  found: readonly LookAlike[];
  texts: TransportTexts & Record<"looking" | "found" | "none" | "solved" | "open" | "saved", string>;
}

/**
 * Helps while a question is written: fills in what its vehicle says, saves the draft, and offers what looks like it, to be read beside the form. Without script the server
 * does all of it when the draft is saved.
 */
export function AskHelp({ form: formId, path, basePath, list, found, texts }: AskHelpProps) {
  const alike = useSignal<readonly LookAlike[]>(found);
  const said = useSignal("");
  const live = useSignal(false);
  const one = path.slice(0, -1);

  useEffect(() => {
    const form = document.getElementById(formId) as HTMLFormElement | null;
    if (!form) return;
    const stop = new AbortController();
    let looks: ReturnType<typeof setTimeout> | undefined;
    let saves: ReturnType<typeof setTimeout> | undefined;
    let lastLook = lookOf(form);
    let lastVin = valueOf(form, "vin");
    let saving = false;
    const look = async () => {
      const query = lookOf(form);
      if (query === lastLook) return;
      lastLook = query;
      const outcome = await call<{ records: LookAlike[] }>(`${one}-look-alikes?${query}`, undefined, texts, {
        signal: stop.signal,
      });
      if (!stop.signal.aborted && outcome.kind === "done" && query === lastLook) {
        alike.value = outcome.data.records;
      }
    };
    const save = async () => {
      if (form.hasAttribute("aria-busy")) return;
      // One at a time: the second would not know the version of the first.
      if (saving) return void (saves = setTimeout(() => void save(), SAVE_MS));
      saving = true;
      const outcome = await call<{ id: number; version: number }>(`${path}/saving`, textOf(form), texts);
      saving = false;
      if (outcome.kind !== "done") {
        said.value = outcome.kind === "refused" ? outcome.message : "";
        return;
      }
      const { id, version } = outcome.data;
      setHidden(form, "id", String(id));
      setHidden(form, "version", String(version));
      const here = new URL(location.href);
      if (here.searchParams.get("id") !== String(id)) {
        here.search = `?id=${id}`;
        history.replaceState(history.state, "", here);
      }
      said.value = texts.saved;
    };
    const vehicle = async () => {
      const vin = valueOf(form, "vin").replace(/[\s-]/g, "").toUpperCase();
      if (vin.length !== VIN_LENGTH || vin === lastVin) return;
      lastVin = vin;
      said.value = texts.looking;
      const outcome = await call<Known>(`${one}-vehicles/${encodeURIComponent(vin)}`, undefined, texts, {
        signal: stop.signal,
      });
      if (stop.signal.aborted) return;
      const place = form.querySelector<HTMLElement>('[data-error-of="vin"]');
      if (place) place.textContent = outcome.kind === "refused" ? outcome.message : "";
      if (outcome.kind !== "done") return void (said.value = "");
      for (const name of OF_VEHICLE) {
        const value = outcome.data[name];
        if (value !== null && value !== undefined) fill(form, name, String(value));
      }
      const series = form.elements.namedItem("seriesCode");
      const name = series instanceof HTMLSelectElement ? series.selectedOptions[0]?.textContent ?? "" : "";
      said.value = fillText(texts.found, { series: name });
    };
    const typed = (event: Event) => {
      clearTimeout(looks);
      clearTimeout(saves);
      looks = setTimeout(() => void look(), LOOK_MS);
      saves = setTimeout(() => void save(), SAVE_MS);
      if (event.target === form.elements.namedItem("vin")) void vehicle();
    };
    for (const type of ["input", "change"]) form.addEventListener(type, typed, { signal: stop.signal });
    form.addEventListener("submit", () => clearTimeout(saves), { signal: stop.signal });
    live.value = true;
    return () => {
      stop.abort();
      clearTimeout(looks);
      clearTimeout(saves);
    };
  }, []);

  const solve = async (source: LookAlike["source"], key: string) => {
    const form = document.getElementById(formId) as HTMLFormElement;
    const [id, version] = [valueOf(form, "id"), valueOf(form, "version")];
    const outcome = await call(`${path}/solved`, {
      source,
      key,
      ...id === "" ? {} : { id: Number(id), version: Number(version) },
    }, texts);
    if (outcome.kind !== "done") return void (said.value = outcome.message);
    keepForNextPage(outcome.message);
    location.assign(`${basePath}/${list}`);
  };

  return (
    <div data-live={live.value ? "" : undefined} data-ask-help="">
      <p class="field-hint" role="status">{said.value}</p>
      {alike.value.length === 0
        ? <p class="note">{texts.none}</p>
        : (
          <ul class="question-alike" aria-live="polite">
            {alike.value.map((one) => (
              <li key={`${one.source} ${one.key}`}>
                <details>
                  <summary>
                    {one.code && <span class="mono">{one.code}</span>} {one.title}
                    <small>{one.reason}</small>
                  </summary>
                  {one.text && <p class="question-text">{one.text}</p>}
                  <p>
                    <a class="link" href={`${basePath}/${one.link}`} target="_blank" rel="noopener">
                      {texts.open}
                    </a>
                  </p>
                  <button
                    type="button"
                    class="btn needs-script"
                    onClick={() => void solve(one.source, one.key)}
                  >
                    {texts.solved}
                  </button>
                </details>
              </li>
            ))}
          </ul>
        )}
    </div>
  );
}
