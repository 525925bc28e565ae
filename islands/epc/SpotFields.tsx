import type { Signal } from "@preact/signals";
import { Icon } from "@/components/Icon.tsx";
import type { EditorTexts } from "./editor_texts.ts";
import { type Board, change, remove, type Spot } from "./hotspot_board.ts";
import { keptWithin, MIN_SIDE, pointWithin } from "./spot_shapes.ts";
import { toggleTip } from "./spot_keys.ts";

/** Number and measures of the hotspot that is selected: the way without pointing. */
export function SpotFields({ board, spot, mayDraw, texts }: {
  board: Signal<Board>;
  spot: Spot | null;
  mayDraw: boolean;
  texts: EditorTexts;
}) {
  if (!spot) return <p class="spot-none">{texts.none}</p>;
  const { id, tip } = spot;
  const set = (members: Partial<Omit<Spot, "id">>) => board.value = change(board.value, id, members);
  const number = (name: "x" | "y" | "w" | "h") => (
    <label>
      <span>{texts[name]}</span>
      <input
        class="input num"
        type="number"
        step="1"
        value={spot[name]}
        readOnly={!mayDraw}
        onChange={(event) => {
          const value = event.currentTarget.valueAsNumber;
          if (!Number.isFinite(value)) return event.currentTarget.value = String(spot[name]);
          const measures: Record<typeof name, number> = { x: spot.x, y: spot.y, w: spot.w, h: spot.h };
          measures[name] = value;
          const { x, y, w, h } = measures;
          set(keptWithin(
            { x, y, w: Math.max(MIN_SIDE, w), h: Math.max(MIN_SIDE, h) },
            board.value.box,
          ));
        }}
      />
    </label>
  );
  const end = (place: 0 | 1) => (
    <label>
      <span>{place === 0 ? texts.tipX : texts.tipY}</span>
      <input
        class="input num"
        type="number"
        step="1"
        value={tip![place]}
        readOnly={!mayDraw}
        onChange={(event) => {
          const value = event.currentTarget.valueAsNumber;
          if (!Number.isFinite(value)) return event.currentTarget.value = String(tip![place]);
          const at = pointWithin(
            place === 0 ? { x: value, y: tip![1] } : { x: tip![0], y: value },
            board.value.box,
          );
          set({ tip: [at.x, at.y] });
        }}
      />
    </label>
  );
  return (
    <fieldset class="spot-fields">
      <legend class="off-screen">{texts.selected}</legend>
      <label class="spot-callout">
        <span>{texts.callout}</span>
        <input
          class="input mono"
          id="spot-callout"
          maxLength={8}
          value={spot.callout}
          readOnly={!mayDraw}
          onChange={(event) => set({ callout: event.currentTarget.value.trim() })}
        />
      </label>
      {number("x")}
      {number("y")}
      {number("w")}
      {number("h")}
      {tip && end(0)}
      {tip && end(1)}
      {mayDraw && (
        <div class="spot-field-tools">
          <button
            class="btn"
            type="button"
            aria-pressed={tip !== null ? "true" : "false"}
            onClick={() => board.value = toggleTip(board.value, id)}
          >
            {texts.tip}
          </button>
          <button
            class="btn btn-danger"
            type="button"
            onClick={() => board.value = remove(board.value, id)}
          >
            <Icon name="trash" />
            {texts.remove}
          </button>
        </div>
      )}
    </fieldset>
  );
}
