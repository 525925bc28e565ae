import { fillText } from "@/islands/fill_text.ts";
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { ask } from "../ask.ts";
import type { TransportTexts } from "../call.ts";
import { toast } from "../form/toast_store.ts";
import { factsOf, settingsFrom, sizeText } from "./trace_preview.ts";
import { numberText } from "../format.ts";

export interface TraceBenchProps {
  fileId: string;
  /** Of the conversion that is stored. */
  state: string | null;
  /** BCP 47. */
  lang: string;
  /** `facts` has `{size}` and `{paths}` put in. */
  texts: TransportTexts & Record<"side" | "over" | "split" | "zoom" | "facts" | "failed", string>;
}

/** Waits after the last move of a slider before the preview is asked for, and between looks at the state, ms. */
const REST = 250;
const LOOK = 1500;
const ZOOMS = [1, 2, 4];

/** Draws the preview again as settings change, lays original and preview on each other, and waits for what the workers store. */
export function TraceBench({ fileId, state, lang, texts }: TraceBenchProps) {
  const view = useSignal<"side" | "over">("side");
  const split = useSignal(50);
  const zoom = useSignal(1);
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const stage = bar.current?.parentElement?.querySelector<HTMLElement>("[data-trace-stage]");
    if (!stage) return;
    stage.dataset.view = view.value;
    stage.dataset.zoom = String(zoom.value);
    stage.style.setProperty("--split", `${split.value}%`);
  }, [view.value, zoom.value, split.value]);

  useEffect(() => {
    const form = document.querySelector<HTMLFormElement>("form[data-trace-settings]");
    const gone = new AbortController();
    let rest: ReturnType<typeof setTimeout> | undefined;
    let asked: AbortController | null = null;
    form?.addEventListener("input", () => {
      const settings = settingsFrom(form);
      showSettings(form, settings);
      clearTimeout(rest);
      rest = setTimeout(() => {
        asked?.abort();
        asked = new AbortController();
        void redraw(fileId, settings, lang, texts, asked.signal);
      }, REST);
    }, { signal: gone.signal });
    const stopScrolling = scrollTogether();
    return () => {
      gone.abort();
      asked?.abort();
      clearTimeout(rest);
      stopScrolling();
    };
  }, []);

  useEffect(() => {
    if (state !== "pending" && state !== "processing") return;
    const look = setInterval(async () => {
      const outcome = await ask(
        "get /tis/fileconverter/files/{fileId}/conversions/{kind}",
        { fileId, kind: "svg" },
        texts,
      );
      if (outcome.kind === "done" && outcome.data.state !== state) location.reload();
    }, LOOK);
    return () => clearInterval(look);
  }, []);

  return (
    <div class="trace-bar needs-script" ref={bar}>
      <span class="btn-group">
        {(["side", "over"] as const).map((one) => (
          <button
            type="button"
            class="btn"
            aria-pressed={view.value === one ? "true" : "false"}
            onClick={() => view.value = one}
            key={one}
          >
            {texts[one]}
          </button>
        ))}
      </span>
      {view.value === "over" && (
        <label class="trace-split">
          <span>{texts.split}</span>
          <input
            class="trace-range"
            type="range"
            min={0}
            max={100}
            value={split.value}
            onInput={(event) => split.value = Number(event.currentTarget.value)}
          />
        </label>
      )}
      <span class="btn-group" role="group" aria-label={texts.zoom}>
        {ZOOMS.map((one) => (
          <button
            type="button"
            class="btn"
            aria-pressed={zoom.value === one ? "true" : "false"}
            onClick={() => zoom.value = one}
            key={one}
          >
            {one}×
          </button>
        ))}
      </span>
    </div>
  );
}

/** Values beside the sliders, in the form that stores, and in the address. */
function showSettings(form: HTMLFormElement, settings: URLSearchParams): void {
  for (const [name, value] of settings) {
    const output = form.querySelector(`output[for="trace-${name}"]`);
    if (output) output.textContent = value;
    const copy = document.querySelector<HTMLInputElement>(`input[data-trace-copy="${name}"]`);
    if (copy) copy.value = value;
  }
  const url = new URL(location.href);
  for (const [name, value] of settings) url.searchParams.set(name, value);
  history.replaceState(history.state, "", url);
}

async function redraw(
  fileId: string,
  settings: URLSearchParams,
  lang: string,
  texts: TraceBenchProps["texts"],
  signal: AbortSignal,
): Promise<void> {
  const address = `/tis/fileconverter/gif2svg/${fileId}?${settings}`;
  const picture = document.querySelector<HTMLImageElement>("img[data-trace-preview]");
  // The page said why there was no preview: with other settings there may be one.
  if (!picture) return location.reload();
  picture.setAttribute("aria-busy", "true");
  try {
    const answer = await fetch(address, { signal });
    const type = answer.headers.get("content-type") ?? "";
    if (!type.startsWith("image/svg+xml")) {
      const told = await answer.json().catch(() => null) as { msg?: string } | null;
      return toast("error", told?.msg ?? texts.failed);
    }
    const { size, paths } = factsOf(await answer.text());
    picture.src = address;
    const facts = document.querySelector("[data-trace-facts]");
    if (facts) {
      facts.textContent = fillText(texts.facts, {
        size: sizeText(size, lang),
        paths: numberText(paths, lang),
      });
    }
  } catch {
    if (!signal.aborted) toast("error", texts.network);
  } finally {
    if (!signal.aborted) picture.removeAttribute("aria-busy");
  }
}

/** Side by side, both sheets show the same place. */
function scrollTogether(): () => void {
  const sheets = [...document.querySelectorAll<HTMLElement>(".trace-sheet")];
  const gone = new AbortController();
  for (const sheet of sheets) {
    sheet.addEventListener("scroll", () => {
      for (const other of sheets) {
        if (other === sheet) continue;
        if (other.scrollTop !== sheet.scrollTop) other.scrollTop = sheet.scrollTop;
        if (other.scrollLeft !== sheet.scrollLeft) other.scrollLeft = sheet.scrollLeft;
      }
    }, { signal: gone.signal, passive: true });
  }
  return () => gone.abort();
}
