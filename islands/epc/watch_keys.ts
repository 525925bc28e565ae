import type { ReadonlySignal, Signal } from "@preact/signals";
import { focusSpot } from "./focus_spot.ts";
import type { Board } from "./hotspot_board.ts";
import { spotKey, stepKey } from "./spot_keys.ts";

/**
 * Keys on the drawing: those on a hotspot change it, Enter goes to its number, and steps are taken back and again wherever nothing is typed.
 *
 * @param layer in which the hotspots are drawn
 * @param unit a pixel of the screen in units of the drawing
 */
export function watchKeys(
  layer: SVGGElement,
  board: Signal<Board>,
  unit: ReadonlySignal<number>,
  signal: AbortSignal,
): void {
  layer.addEventListener("keydown", (event) => {
    const spot = (event.target as Element).closest<SVGGElement>("[data-spot]");
    if (!spot) return;
    const id = Number(spot.dataset.spot);
    if (event.key === "Enter") document.getElementById("spot-callout")?.focus();
    else {
      const after = spotKey(board.value, id, event, Math.max(0.5, Math.round(unit.value)));
      if (!after) return;
      board.value = after;
      if (after.selected !== id) focusSpot(layer, after.selected);
    }
    event.preventDefault();
    event.stopPropagation();
  }, { signal });
  document.addEventListener("keydown", (event) => {
    if ((event.target as Element).closest("input, select, textarea, dialog")) return;
    const after = stepKey(board.value, event);
    if (!after) return;
    event.preventDefault();
    board.value = after;
  }, { signal });
}
