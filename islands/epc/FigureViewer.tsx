import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "@/components/Icon.tsx";
import { bringIntoView, CalloutMarks, calloutOf } from "./callout_marks.ts";
import { keepPlace } from "./keep_place.ts";
import { sheetHandle } from "./sheet_handle.ts";
import { StageControl } from "./stage_control.ts";
import type { View } from "./viewport.ts";

export interface FigureViewerProps {
  /** The figure's rectangle in its own units. */
  viewBox: View;
  /** Names of the controls in the reader's language. */
  texts: { zoomIn: string; zoomOut: string; whole: string; zoom: string };
}

/**
 * Brings a server-rendered figure and its table to life: zoom and pan by wheel, pinch, keys and buttons; callout and row
 * light and select each other; the address keeps the selected callout. Without it, picture, links and table still work.
 */
export function FigureViewer({ viewBox, texts }: FigureViewerProps) {
  const zoom = useSignal(100);
  const control = useRef<StageControl | null>(null);
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const stage = bar.current?.closest<HTMLElement>("[data-figure-stage]");
    const svg = stage?.querySelector<SVGSVGElement>("svg.figure");
    if (!stage || !svg) return;
    const table = document.querySelector("[data-figure-lines]");
    const marks = new CalloutMarks(svg, table);
    const live = new StageControl(stage, svg, viewBox, (percent) => zoom.value = percent);
    control.current = live;
    const gone = new AbortController();
    const on = { signal: gone.signal };

    const choose = (callout: string | null, from: "drawing" | "table") => {
      const rows = marks.select(callout);
      const url = new URL(location.href);
      if (callout === null) url.searchParams.delete("callout");
      else url.searchParams.set("callout", callout);
      history.replaceState(history.state, "", url);
      if (from === "drawing") bringIntoView(rows);
      else if (callout !== null) live.reveal(callout);
    };
    for (const side of [svg, table]) {
      side?.addEventListener("pointerover", (event) => marks.light(calloutOf(event.target)), on);
      side?.addEventListener("pointerleave", () => marks.light(null), on);
      side?.addEventListener("focusin", (event) => marks.light(calloutOf(event.target)), on);
      side?.addEventListener("focusout", () => marks.light(null), on);
    }
    stage.addEventListener("click", (event) => {
      // A key press on a callout is a click of detail 0, whatever was dragged before.
      if (event.detail > 0 && live.wasDragged()) return event.preventDefault();
      if (!(event.target instanceof Element) || !svg.contains(event.target)) return;
      const callout = calloutOf(event.target);
      if (callout === null || !marks.knows(callout)) return;
      event.preventDefault();
      choose(callout, "drawing");
    }, on);
    table?.addEventListener("click", (event) => {
      const target = event.target as Element;
      if (target.closest("a, button, input, summary, label, form") && !target.closest("[data-choose]")) {
        return;
      }
      const callout = calloutOf(target);
      if (callout === null) return;
      event.preventDefault();
      choose(callout, "table");
    }, on);
    document.addEventListener("keydown", (event) => {
      const isTyping = (event.target as Element).closest("input, select, textarea, dialog");
      if (isTyping || event.ctrlKey || event.metaKey || (event.key !== "[" && event.key !== "]")) return;
      document.querySelector<HTMLAnchorElement>(`a[data-key="${event.key}"]`)?.click();
    }, on);
    addEventListener("popstate", () => marks.select(new URL(location.href).searchParams.get("callout")), on);

    const pane = table?.closest<HTMLElement>(".pane");
    const handle = pane?.querySelector<HTMLElement>(".sheet-handle");
    const panes = pane?.closest<HTMLElement>(".panes");
    if (handle && panes) sheetHandle(handle, panes, gone.signal);
    const kept = pane ? keepPlace(pane, gone.signal) : false;
    const first = new URL(location.href).searchParams.get("callout");
    if (first) {
      const rows = marks.select(first);
      if (!kept) bringIntoView(rows);
      live.reveal(first);
    }
    return () => {
      gone.abort();
      live.stop();
    };
  }, []);

  const press = (act: (live: StageControl) => void) => () => control.current && act(control.current);
  return (
    <div class="figure-zoom" ref={bar} role="group" aria-label={texts.zoom}>
      <button
        type="button"
        title={texts.zoomOut}
        aria-label={texts.zoomOut}
        onClick={press((live) => live.out())}
      >
        <Icon name="minus" />
      </button>
      <output aria-live="off">{zoom} %</output>
      <button
        type="button"
        title={texts.zoomIn}
        aria-label={texts.zoomIn}
        onClick={press((live) => live.in())}
      >
        <Icon name="plus" />
      </button>
      <i />
      <button
        type="button"
        title={texts.whole}
        aria-label={texts.whole}
        onClick={press((live) => live.whole())}
      >
        <Icon name="maximize" />
      </button>
    </div>
  );
}
