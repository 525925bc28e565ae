import type { Signal } from "@preact/signals";
import { add, begin, type Board, defaultSide, drag, select } from "./hotspot_board.ts";
import {
  around,
  between,
  type Box,
  type Corner,
  keptWithin,
  movedBy,
  type Point,
  pointWithin,
  resizedBy,
} from "./spot_shapes.ts";

/** Px a pointer may tremble before a press counts as drawing. */
const DRAG_FROM = 4;

export interface PointerBoard {
  board: Signal<Board>;
  drawn: Signal<Box | null>;
  /** Whether an empty place is drawn on; else it is left to the stage, which moves the drawing. */
  isDrawing(): boolean;
  /** Number of the next hotspot. */
  next(): string;
  /** A hotspot was made. */
  onMade(): void;
}

/** A pointer that is down. */
interface Press {
  at: Point;
  client: Point;
  act: (to: Point) => void;
  /** On an empty place. */
  isMaking: boolean;
  isMoved: boolean;
  pointer: number;
}

/**
 * Pointer on the drawing: a hotspot is moved, its corners resize it, the end of its leader is set again; on an empty place a rectangle is
 * drawn, and a press alone places one of the usual size. What it takes up does not reach the stage below.
 */
export function watchPointer(svg: SVGSVGElement, held: PointerBoard, signal: AbortSignal): void {
  let begun: Press | null = null;

  const pointOf = (event: PointerEvent): Point => {
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM()!.inverse());
    return { x: at.x, y: at.y };
  };

  svg.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || !event.isPrimary) return;
    const target = event.target as Element;
    const own = target.closest<SVGGElement>("[data-spot]");
    if (!own && !held.isDrawing()) return;
    event.stopPropagation();
    const at = pointOf(event);
    const act = own ? actOn(own, target, at, held) : drawFrom(at, held);
    begun = {
      at,
      client: { x: event.clientX, y: event.clientY },
      act,
      isMaking: !own,
      isMoved: false,
      pointer: event.pointerId,
    };
    svg.setPointerCapture(event.pointerId);
  }, { signal });

  svg.addEventListener("pointermove", (event) => {
    if (!begun || event.pointerId !== begun.pointer) return;
    event.stopPropagation();
    const far = Math.hypot(event.clientX - begun.client.x, event.clientY - begun.client.y);
    if (!begun.isMoved && far < DRAG_FROM) return;
    begun.isMoved = true;
    begun.act(pointOf(event));
  }, { signal });

  const end = (event: PointerEvent, isDone: boolean) => {
    if (!begun || event.pointerId !== begun.pointer) return;
    event.stopPropagation();
    const { isMoved, isMaking, at } = begun;
    const drawn = held.drawn.value;
    held.drawn.value = null;
    begun = null;
    if (!isDone || !isMaking) return;
    if (drawn) make(held, drawn);
    else if (!isMoved) make(held, around(at, defaultSide(held.board.value)));
  };
  svg.addEventListener("pointerup", (event) => end(event, true), { signal });
  svg.addEventListener("pointercancel", (event) => end(event, false), { signal });
}

function make(held: PointerBoard, box: Box): void {
  held.board.value = add(held.board.value, held.next(), box);
  held.onMade();
}

function drawFrom(from: Point, held: PointerBoard): (to: Point) => void {
  const { box } = held.board.value;
  return (to) => held.drawn.value = between(pointWithin(from, box), pointWithin(to, box));
}

function actOn(own: SVGGElement, target: Element, from: Point, { board }: PointerBoard): (to: Point) => void {
  const id = Number(own.dataset.spot);
  board.value = select(board.value, id);
  const before = board.value.spots.find((one) => one.id === id)!;
  const corner = target.closest<SVGElement>("[data-corner]")?.dataset.corner as Corner | undefined;
  const isTip = target.closest("[data-tip]") !== null;
  let isBegun = false;
  return (to) => {
    if (!isBegun) board.value = begin(board.value);
    isBegun = true;
    const { box } = board.value;
    const by = { x: to.x - from.x, y: to.y - from.y };
    if (isTip) {
      const tip = pointWithin(to, box);
      board.value = drag(board.value, id, { tip: [tip.x, tip.y] });
    } else if (corner) board.value = drag(board.value, id, resizedBy(before, corner, by));
    else board.value = drag(board.value, id, keptWithin(movedBy(before, by), box));
  };
}
