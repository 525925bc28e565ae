import { fillText } from "@/islands/fill_text.ts";
import { useSignal } from "@preact/signals";
import { render } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Hotspot } from "@/services/epc/figure_types.ts";
import type { TransportTexts } from "../call.ts";
import { StageControl } from "./stage_control.ts";
import { CalloutList } from "./CalloutList.tsx";
import { EditorBar } from "./EditorBar.tsx";
import type { EditorTexts } from "./editor_texts.ts";
import {
  add,
  addAll,
  type Board,
  defaultSide,
  nextCallout,
  openBoard,
  select,
  selectedSpot,
} from "./hotspot_board.ts";
import { SpotFields } from "./SpotFields.tsx";
import { SpotLayer } from "./SpotLayer.tsx";
import { type EditedDrawing, SpotSave } from "./SpotSave.tsx";
import { watchPointer } from "./spot_pointer.ts";
import { watchKeys } from "./watch_keys.ts";
import { focusSpot } from "./focus_spot.ts";
import { around, type Box } from "./spot_shapes.ts";

export interface HotspotEditorProps extends EditedDrawing {
  hotspots: readonly Hotspot[];
  /** The drawing's rectangle in its own units. */
  box: Box;
  /** Numbers of the parts table with the name of their first part, in the table's order. */
  listed: readonly { callout: string; name: string }[];
  /** Numbers that stand as text in the drawing. */
  found: readonly (Box & { callout: string })[];
  mayDraw: boolean;
  texts: EditorTexts & TransportTexts;
}

/** Hotspots of a figure's drawing, by pointer or keys alone: draw, move, resize, number, leader; undo; saved with a check of the version. */
export function HotspotEditor(props: HotspotEditorProps) {
  const { box, listed, found, mayDraw, texts } = props;
  const board = useSignal<Board>(openBoard(props.hotspots, box));
  const drawn = useSignal<Box | null>(null);
  const isDrawing = useSignal(mayDraw);
  const pending = useSignal<string | null>(null);
  const zoom = useSignal(100);
  const unit = useSignal(1);
  const control = useRef<StageControl | null>(null);
  const layer = useRef<SVGGElement | null>(null);
  const codes = listed.map(({ callout }) => callout);
  const names = new Map(listed.map(({ callout, name }) => [callout, name]));

  const next = () => pending.value ?? nextCallout(board.value.spots, codes);

  useEffect(() => {
    const stage = document.querySelector<HTMLElement>("[data-figure-stage]");
    const svg = stage?.querySelector<SVGSVGElement>("svg.figure");
    if (!stage || !svg) return;
    const gone = new AbortController();
    const { signal } = gone;
    const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
    svg.append(group);
    layer.current = group;
    // Before the stage's own listeners, which move the drawing.
    if (mayDraw) {
      watchPointer(svg, {
        board,
        drawn,
        isDrawing: () => isDrawing.value,
        next,
        onMade: () => pending.value = null,
      }, signal);
      watchKeys(group, board, unit, signal);
    }
    // On the stage: an element of SVG that listens for the focus could itself be reached by Tab.
    stage.addEventListener("focusin", (event) => {
      const spot = (event.target as Element).closest<SVGGElement>("[data-spot]");
      if (spot) board.value = select(board.value, Number(spot.dataset.spot));
    }, { signal });
    const live = new StageControl(stage, svg, box, (percent) => {
      zoom.value = percent;
      unit.value = svg.viewBox.baseVal.width / Math.max(1, stage.clientWidth);
    });
    control.current = live;
    return () => {
      gone.abort();
      live.stop();
      render(null, group);
      group.remove();
    };
  }, []);

  useEffect(() => {
    if (!layer.current) return;
    render(
      <SpotLayer
        spots={board.value.spots}
        selected={board.value.selected}
        drawn={drawn.value}
        names={names}
        texts={{ spot: texts.spot, unknown: texts.unlisted }}
        unit={unit.value}
      />,
      layer.current,
    );
  });

  const choose = (callout: string) => {
    const spot = board.value.spots.find((one) => one.callout === callout);
    if (!spot) {
      pending.value = pending.value === callout ? null : callout;
      isDrawing.value = true;
      return;
    }
    board.value = select(board.value, spot.id);
    control.current?.reveal(callout);
    requestAnimationFrame(() => layer.current && focusSpot(layer.current, spot.id));
  };

  const placeInMiddle = () => {
    const svg = layer.current?.ownerSVGElement;
    const view = svg?.viewBox.baseVal ?? { x: box.x, y: box.y, width: box.w, height: box.h };
    const middle = { x: view.x + view.width / 2, y: view.y + view.height / 2 };
    board.value = add(board.value, next(), around(middle, defaultSide(board.value)));
    pending.value = null;
    const made = board.value.selected;
    requestAnimationFrame(() => layer.current && focusSpot(layer.current, made));
  };

  const placed = new Set(board.value.spots.map(({ callout }) => callout));
  const suggestions = found.filter(({ callout }) => codes.includes(callout) && !placed.has(callout));

  return (
    <div class="spot-side">
      <EditorBar
        board={board}
        isDrawing={isDrawing}
        zoom={zoom.value}
        control={control}
        mayDraw={mayDraw}
        texts={texts}
      />
      <p class="off-screen" id="spot-keys">{texts.keys}</p>
      {mayDraw && (
        <div class="spot-make">
          <button class="btn" type="button" onClick={placeInMiddle}>
            {fillText(texts.place, { callout: next() })}
          </button>
          {suggestions.length > 0 && (
            <button
              class="btn"
              type="button"
              onClick={() => board.value = addAll(board.value, suggestions)}
            >
              {fillText(texts.suggest, { count: suggestions.length })}
            </button>
          )}
        </div>
      )}
      <SpotFields board={board} spot={selectedSpot(board.value)} mayDraw={mayDraw} texts={texts} />
      <CalloutList
        listed={listed}
        spots={board.value.spots}
        selected={selectedSpot(board.value)?.callout ?? null}
        pending={pending.value}
        onChoose={choose}
        texts={texts}
      />
      {mayDraw && <SpotSave {...props} board={board} />}
    </div>
  );
}
