/** Finds a free place for the number of every callout, with a leader to a visible point of its part. */
import { distanceTo } from "./distance.ts";
import type { V2 } from "./vector.ts";
import type { Visible } from "./raster.ts";

/** Radius of the label's circle in pixels at 100 %. */
export const LABEL_RADIUS = 13;

export interface Callout {
  n: number;
  /** centre of the label */
  x: number;
  y: number;
  /** visible point of the part at which the leader ends */
  anchor: V2;
  /** the only variant of the drawing in which it stands there */
  variant?: string;
}

/** One callout number and the indices of the parts that carry it. */
export interface CalloutGroup {
  n: number;
  parts: number[];
}

interface Anchor {
  part: number;
  at: V2;
}

const REACH = { from: 26, to: 210, step: 6 };
const DIRECTIONS = 24;
const ANCHORS_PER_PART = 60;
/** pixels of air between a label and any line of the drawing */
const AIR = 4;
/** extra cost of a label inside the hole of a part, where it reads as belonging to that part */
const IN_A_HOLE = 120;

const turn = (a: V2, b: V2, c: V2) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
const crossing = (a: V2, b: V2, c: V2, d: V2) =>
  turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;

function distanceToSegment(p: V2, a: V2, b: V2): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const t = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy || 1);
  const u = Math.max(0, Math.min(1, t));
  return Math.hypot(p[0] - a[0] - u * dx, p[1] - a[1] - u * dy);
}

/** Points well inside what is visible of a part, in pixels, spread evenly over it. */
function anchorsOf(part: number, v: Visible): Anchor[] {
  let [x0, y0, x1, y1] = [v.width, v.height, -1, -1];
  for (let i = 0; i < v.part.length; i++) {
    if (v.part[i] !== part) continue;
    const x = i % v.width, y = (i - x) / v.width;
    [x0, y0, x1, y1] = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x), Math.max(y1, y)];
  }
  if (x1 < 0) return [];
  const width = x1 - x0 + 3, height = y1 - y0 + 3;
  const partAt = (cell: number) => {
    const x = cell % width + x0 - 1, y = Math.floor(cell / width) + y0 - 1;
    return x < 0 || y < 0 || x >= v.width || y >= v.height ? -1 : v.part[y * v.width + x]!;
  };
  const inset = distanceTo((cell) => partAt(cell) !== part, width, height);
  const deepest = inset.reduce((a, b) => Math.max(a, b), 0);
  const enough = Math.min(deepest, 4 * v.fine);
  const inside = [...inset.keys()].filter((cell) => inset[cell]! >= enough);
  const step = Math.max(1, Math.floor(inside.length / ANCHORS_PER_PART));
  return inside.filter((_, i) => i % step === 0).map((cell) => ({
    part,
    at: [(cell % width + x0 - 1) / v.fine, (Math.floor(cell / width) + y0 - 1) / v.fine],
  }));
}

/** Cost of a leader's way over the drawing: foreign parts are dear, a long way over the own part is too. */
function wayCost(v: Visible, { part, at }: Anchor, dx: number, dy: number, length: number): number {
  let foreign = 0, own = 0;
  for (let s = 0; s < length - LABEL_RADIUS; s += 2) {
    const x = Math.round((at[0] + s * dx) * v.fine), y = Math.round((at[1] + s * dy) * v.fine);
    const seen = v.part[y * v.width + x];
    if (seen === part) own++;
    else if (seen !== undefined && seen >= 0) foreign++;
  }
  return foreign * 14 + Math.max(0, own * 2 - 14) * 1.2;
}

/** Cost of standing too near to, or crossing, callouts already placed. */
function crowdCost(label: V2, anchor: V2, others: Callout[]): number {
  let cost = 0;
  for (const o of others) {
    const theirs: V2 = [o.x, o.y];
    if (Math.hypot(label[0] - o.x, label[1] - o.y) < 2 * LABEL_RADIUS + AIR) cost += 1000;
    if (crossing(anchor, label, o.anchor, theirs)) cost += 300;
    if (distanceToSegment(theirs, anchor, label) < LABEL_RADIUS + AIR) cost += 400;
    if (distanceToSegment(label, o.anchor, theirs) < LABEL_RADIUS + AIR) cost += 400;
  }
  return cost;
}

/** Cells from which the edge of the sheet can be reached without crossing a part: not the holes of parts. */
function openCells(v: Visible): Uint8Array {
  const open = new Uint8Array(v.part.length);
  const queue: number[] = [];
  const visit = (x: number, y: number) => {
    const cell = y * v.width + x;
    if (x < 0 || y < 0 || x >= v.width || y >= v.height || open[cell] || v.part[cell]! >= 0) return;
    open[cell] = 1;
    queue.push(cell);
  };
  visit(0, 0);
  while (queue.length) {
    const cell = queue.pop()!, x = cell % v.width, y = (cell - x) / v.width;
    visit(x - 1, y);
    visit(x + 1, y);
    visit(x, y - 1);
    visit(x, y + 1);
  }
  return open;
}

/**
 * Places one callout a group, smallest visible part first, then gives each a second and third choice
 * knowing all others. `obstacles` are further points (centre lines) that no label may cover.
 * Throws when a group has no visible part or no free place within reach.
 */
export function placeCallouts(v: Visible, groups: CalloutGroup[], obstacles: V2[] = []): Callout[] {
  const blockedCells = new Set(
    obstacles.map(([x, y]) => Math.round(y * v.fine) * v.width + Math.round(x * v.fine)),
  );
  const clearance = distanceTo((i) => v.part[i]! >= 0 || blockedCells.has(i), v.width, v.height);
  const open = openCells(v);
  const rim = LABEL_RADIUS + 2;
  const free = (x: number, y: number) => {
    if (x < rim || y < rim || x > v.width / v.fine - rim || y > v.height / v.fine - rim) return false;
    return clearance[Math.round(y * v.fine) * v.width + Math.round(x * v.fine)]! >=
      (LABEL_RADIUS + AIR) * v.fine;
  };
  const area = new Map<number, number>();
  for (const p of v.part) area.set(p, (area.get(p) ?? 0) + 1);
  const visible = (g: CalloutGroup) => g.parts.reduce((sum, p) => sum + (area.get(p) ?? 0), 0);
  const queue = [...groups].sort((a, b) => visible(a) - visible(b) || a.n - b.n)
    .map((g) => ({ n: g.n, anchors: g.parts.flatMap((p) => anchorsOf(p, v)) }));

  const best = (n: number, anchors: Anchor[], others: Callout[]): Callout => {
    let found: Callout | undefined, lowest = Infinity;
    for (const anchor of anchors) {
      for (let length = REACH.from; length <= REACH.to && length < lowest + 6; length += REACH.step) {
        for (let i = 0; i < DIRECTIONS; i++) {
          const angle = (i + .5) * 2 * Math.PI / DIRECTIONS, dx = Math.cos(angle), dy = Math.sin(angle);
          const x = anchor.at[0] + length * dx, y = anchor.at[1] + length * dy;
          if (!free(x, y)) continue;
          // Slanted leaders do not run along the drawing's own verticals and horizontals.
          let cost = length - 6 * Math.abs(Math.sin(2 * angle));
          if (!open[Math.round(y * v.fine) * v.width + Math.round(x * v.fine)]) cost += IN_A_HOLE;
          if (cost >= lowest) continue;
          cost += crowdCost([x, y], anchor.at, others);
          if (cost >= lowest) continue;
          cost += wayCost(v, anchor, dx, dy, length);
          if (cost < lowest) [lowest, found] = [cost, { n, x, y, anchor: anchor.at }];
        }
      }
    }
    if (!found) throw new Error(`no free place for callout ${n}: explode its part further or leave more air`);
    return found;
  };

  let placed: Callout[] = [];
  for (let round = 0; round < 3; round++) {
    for (const { n, anchors } of queue) {
      const others = placed.filter((c) => c.n !== n);
      placed = [...others, best(n, anchors, others)];
    }
  }
  return placed.sort((a, b) => a.n - b.n);
}

/** Pairs of callouts whose circles touch or whose leaders cross: what the eye would object to. */
export function calloutClashes(callouts: Callout[]): [number, number][] {
  return callouts.flatMap((a, i) =>
    callouts.slice(i + 1).filter((b) => crowdCost([a.x, a.y], a.anchor, [b]) > 0)
      .map((b): [number, number] => [a.n, b.n])
  );
}
