import type { Hotspot } from "@/services/epc/types.ts";
import { type Box, keptWithin, MIN_SIDE, movedBy, type Point, resizedBy } from "./spot_shapes.ts";

/** A hotspot on the board; `id` is the board's own and never leaves it. */
export interface Spot extends Hotspot {
  id: number;
}

/** Hotspots as they are now, with the way back and forth. Never changed in place. */
export interface Board {
  spots: readonly Spot[];
  selected: number | null;
  past: readonly (readonly Spot[])[];
  future: readonly (readonly Spot[])[];
  lastId: number;
  /** The drawing's rectangle: no middle of a hotspot leaves it. */
  box: Box;
}

/** Steps that can be taken back. */
const STEPS = 200;
/** Side of a hotspot that was placed without being drawn, where the drawing has numbers of the usual size. */
const USUAL_SIDE = 26;

/** A board of the hotspots of a drawing. */
export function openBoard(hotspots: readonly Hotspot[], box: Box): Board {
  const spots = hotspots.map((one, place) => ({ ...one, id: place + 1 }));
  return { spots, selected: null, past: [], future: [], lastId: spots.length, box };
}

/** Side that a new hotspot has: as large as a number is seen in this drawing. */
export function defaultSide({ box, spots }: Pick<Board, "box" | "spots">): number {
  const sides = spots.map(({ w, h }) => Math.max(w, h)).sort((a, b) => a - b);
  return sides[sides.length >> 1] ?? Math.max(USUAL_SIDE, Math.round(Math.max(box.w, box.h) * 0.04));
}

/** The hotspot that is selected. */
export function selectedSpot({ spots, selected }: Board): Spot | null {
  return spots.find(({ id }) => id === selected) ?? null;
}

/** Selects a hotspot; null selects none. No step of its own. */
export function select(board: Board, id: number | null): Board {
  return { ...board, selected: id };
}

/** Adds a hotspot and selects it. */
export function add(board: Board, callout: string, { x, y, w, h }: Box): Board {
  const id = board.lastId + 1;
  const sides = { w: Math.max(MIN_SIDE, w), h: Math.max(MIN_SIDE, h) };
  const spot: Spot = { id, callout, ...keptWithin({ x, y, ...sides }, board.box), tip: null, area: null };
  return { ...step(board, [...board.spots, spot]), selected: id, lastId: id };
}

/** Adds several at once, as one step. */
export function addAll(board: Board, found: readonly (Box & { callout: string })[]): Board {
  if (found.length === 0) return board;
  let { lastId } = board;
  const spots = found.map(({ callout, x, y, w, h }): Spot => ({
    id: ++lastId,
    callout,
    ...keptWithin({ x, y, w, h }, board.box),
    tip: null,
    area: null,
  }));
  return { ...step(board, [...board.spots, ...spots]), lastId };
}

/** Changes members of a hotspot as one step. */
export function change(board: Board, id: number, members: Partial<Omit<Spot, "id">>): Board {
  return step(board, changed(board, id, members));
}

/** Changes a hotspot without a step: while it is dragged. `begin` makes the step before the first of these. */
export function drag(board: Board, id: number, members: Partial<Omit<Spot, "id">>): Board {
  return { ...board, spots: changed(board, id, members) };
}

/** Puts down what is there now as a step that can be gone back to. */
export function begin(board: Board): Board {
  return step(board, board.spots);
}

/** Moves a hotspot with its leader's tip staying where it is. */
export function move(board: Board, id: number, by: Point): Board {
  const spot = board.spots.find((one) => one.id === id);
  return spot ? change(board, id, keptWithin(movedBy(spot, by), board.box)) : board;
}

/** Makes a hotspot larger or smaller at its right and lower side. */
export function resize(board: Board, id: number, by: Point): Board {
  const spot = board.spots.find((one) => one.id === id);
  return spot ? change(board, id, resizedBy(spot, "se", by)) : board;
}

/** Takes a hotspot away; the next in order is selected, so that one can go on by keys. */
export function remove(board: Board, id: number): Board {
  const order = inOrder(board.spots);
  const place = order.findIndex((one) => one.id === id);
  const rest = order.filter((one) => one.id !== id);
  return {
    ...step(board, board.spots.filter((one) => one.id !== id)),
    selected: rest[place]?.id ?? rest.at(-1)?.id ?? null,
  };
}

/** One step back; what was selected stays so as far as it is there. */
export function undo(board: Board): Board {
  const before = board.past.at(-1);
  if (!before) return board;
  return kept({
    ...board,
    spots: before,
    past: board.past.slice(0, -1),
    future: [board.spots, ...board.future],
  });
}

/** One step forth again. */
export function redo(board: Board): Board {
  const [after, ...future] = board.future;
  if (!after) return board;
  return kept({ ...board, spots: after, past: [...board.past, board.spots], future });
}

/** The number that a new hotspot gets: the first of the parts table without one, else the highest number and one more. */
export function nextCallout(spots: readonly Pick<Spot, "callout">[], listed: readonly string[]): string {
  const placed = new Set(spots.map(({ callout }) => callout));
  const missing = listed.find((callout) => !placed.has(callout));
  if (missing !== undefined) return missing;
  const numbers = [...placed, ...listed].map((callout) => Number.parseInt(callout, 10)).filter(
    Number.isFinite,
  );
  return String(Math.max(0, ...numbers) + 1);
}

/** By number, then as they were made. */
export function inOrder(spots: readonly Spot[]): Spot[] {
  return [...spots].sort((a, b) =>
    a.callout.localeCompare(b.callout, "en", { numeric: true }) || a.id - b.id
  );
}

/** What is sent to be saved. */
export function hotspotsOf({ spots }: Pick<Board, "spots">): Hotspot[] {
  return inOrder(spots).map(({ callout, x, y, w, h, tip, area }) => ({ callout, x, y, w, h, tip, area }));
}

function step(board: Board, spots: readonly Spot[]): Board {
  return { ...board, spots, past: [...board.past, board.spots].slice(-STEPS), future: [] };
}

function changed({ spots }: Board, id: number, members: Partial<Omit<Spot, "id">>): Spot[] {
  return spots.map((one) => one.id === id ? { ...one, ...members } : one);
}

function kept(board: Board): Board {
  return board.spots.some(({ id }) => id === board.selected) ? board : { ...board, selected: null };
}
