/** A rectangle in the drawing's own units. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Corners by which a rectangle is made larger. */
export const CORNERS = ["nw", "ne", "sw", "se"] as const;
export type Corner = typeof CORNERS[number];

/** Least side of a hotspot, in the drawing's units. */
export const MIN_SIDE = 4;

/** The rectangle between two points, in whichever order they were set. */
export function between(a: Point, b: Point): Box {
  return rounded({
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    w: Math.abs(a.x - b.x),
    h: Math.abs(a.y - b.y),
  });
}

/** A square round a point. */
export function around({ x, y }: Point, side: number): Box {
  return rounded({ x: x - side / 2, y: y - side / 2, w: side, h: side });
}

export function movedBy({ x, y, w, h }: Box, by: Point): Box {
  return rounded({ x: x + by.x, y: y + by.y, w, h });
}

/** A corner drawn away; the one across stays. Not smaller than the least side. */
export function resizedBy({ x, y, w, h }: Box, corner: Corner, by: Point): Box {
  const isLeft = corner.endsWith("w");
  const isTop = corner.startsWith("n");
  const width = Math.max(MIN_SIDE, isLeft ? w - by.x : w + by.x);
  const height = Math.max(MIN_SIDE, isTop ? h - by.y : h + by.y);
  return rounded({ x: isLeft ? x + w - width : x, y: isTop ? y + h - height : y, w: width, h: height });
}

/** A rectangle moved so that its middle lies within the drawing. */
export function keptWithin(box: Box, drawing: Box): Box {
  const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
  const x = clamp(box.x + box.w / 2, drawing.x, drawing.x + drawing.w) - box.w / 2;
  const y = clamp(box.y + box.h / 2, drawing.y, drawing.y + drawing.h) - box.h / 2;
  return rounded({ ...box, x, y });
}

/** A point moved into the drawing. */
export function pointWithin({ x, y }: Point, drawing: Box): Point {
  const at = keptWithin({ x, y, w: 0, h: 0 }, drawing);
  return { x: at.x, y: at.y };
}

function rounded({ x, y, w, h }: Box): Box {
  const to = (value: number) => Math.round(value * 100) / 100;
  return { x: to(x), y: to(y), w: to(w), h: to(h) };
}
