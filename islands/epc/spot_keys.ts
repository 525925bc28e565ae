import { type Board, change, move, redo, remove, resize, undo } from "./hotspot_board.ts";
import { pointWithin } from "./spot_shapes.ts";

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Ctrl makes the steps longer. */
const LONG = 10;

/** What of a key press matters here. */
export interface SpotKey {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/**
 * A key on a hotspot: arrows move it, with Shift they resize it, with Alt they move its leader's tip, Ctrl makes longer steps; Delete
 * takes it away, T gives and takes the leader. Null for any other key.
 *
 * @param unit length of a step, in the drawing's units
 */
export function spotKey(board: Board, id: number, event: SpotKey, unit: number): Board | null {
  const arrow = ARROWS[event.key];
  if (arrow) {
    const length = unit * (event.ctrlKey || event.metaKey ? LONG : 1);
    const by = { x: arrow[0] * length, y: arrow[1] * length };
    if (event.altKey) return moveTip(board, id, by);
    return event.shiftKey ? resize(board, id, by) : move(board, id, by);
  }
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  if (event.key === "Delete" || event.key === "Backspace") return remove(board, id);
  if (event.key.toLowerCase() === "t") return toggleTip(board, id);
  return null;
}

/** Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y; null for any other key. */
export function stepKey(board: Board, { key, shiftKey, ctrlKey, metaKey, altKey }: SpotKey): Board | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  const letter = key.toLowerCase();
  if (letter === "z") return shiftKey ? redo(board) : undo(board);
  return letter === "y" ? redo(board) : null;
}

/** Gives a hotspot a leader that ends beside it, or takes it away. */
export function toggleTip(board: Board, id: number): Board {
  const spot = board.spots.find((one) => one.id === id);
  if (!spot) return board;
  if (spot.tip) return change(board, id, { tip: null });
  const at = pointWithin({ x: spot.x + spot.w * 2, y: spot.y + spot.h * 1.5 }, board.box);
  return change(board, id, { tip: [at.x, at.y] });
}

function moveTip(board: Board, id: number, by: { x: number; y: number }): Board {
  const spot = board.spots.find((one) => one.id === id);
  if (!spot?.tip) return board;
  const at = pointWithin({ x: spot.tip[0] + by.x, y: spot.tip[1] + by.y }, board.box);
  return change(board, id, { tip: [at.x, at.y] });
}
