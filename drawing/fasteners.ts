/** Standard parts. All lie along X with the seat at x = 0 and the head or nut towards +X, millimetres. */
import { common, cut, join } from "./booleans.ts";
import { standIn } from "./stand_ins.ts";
import { cylinder, prism, revolve, type Solid, tube } from "./primitives.ts";

/** Cuts thread grooves into a shank of diameter `d` between x0 and x1. */
export function threaded(solid: Solid, d: number, x0: number, x1: number): Solid {
  const pitch = Math.max(1.8, d * .22);
  const grooves: Solid[] = [];
  for (let x = x0 + pitch * .5; x < x1 - pitch * .4; x += pitch) {
    const r = d / 2, h = d * .06;
    grooves.push(revolve([[x - pitch * .3, r + .1], [x, r - h], [x + pitch * .3, r + .1]]));
  }
  return grooves.length ? standIn(cut(solid, grooves), () => solid) : solid;
}

const shank = (d: number, length: number): Solid =>
  revolve([[.1, 0], [.1, d / 2], [-length + d * .12, d / 2], [-length, d * .38], [-length, 0]]);

/** Hexagon head with its chamfered corners. */
const hexHead = (across: number, height: number): Solid => {
  const corner = across / Math.sqrt(3);
  return common(
    prism(across, 0, height),
    revolve([[-1, 0], [-1, corner + 1], [height * .82, corner + .1], [height, across * .47], [height, 0]]),
  );
};

export interface BoltOptions {
  /** washer face under the head (default true) */
  flange?: boolean;
  /** length of thread from the tip; default 2.2 d, at most 60 % of the length; 0 leaves it off */
  thread?: number;
}

/** Hexagon bolt: `d` thread diameter, `length` under the head. */
export function bolt(d: number, length: number, { flange = true, thread }: BoltOptions = {}): Solid {
  const solids = [hexHead(d * 1.6, d * .7), shank(d, length)];
  if (flange) {
    solids.push(revolve([[0, 0], [0, d * 1.08], [d * .1, d * 1.08], [d * .24, d * .86], [d * .24, 0]]));
  }
  const turns = thread ?? Math.min(length * .6, d * 2.2);
  return threaded(join(solids), d, -length + d * .12, -length + turns);
}

/** Socket-head (internal six-lobe or hexagon) screw with a cylindrical head. */
export function socketScrew(d: number, length: number): Solid {
  const head = revolve([[0, 0], [0, d * .78], [d * .8, d * .78], [d * .9, d * .68], [d * .9, 0]]);
  const body = cut(join(head, shank(d, length)), prism(d * .8, d * .35, d + 1));
  return threaded(body, d, -length + d * .12, -length + Math.min(length * .7, d * 2.2));
}

/** Countersunk screw with a socket; its face lies at x = 0. */
export function countersunkScrew(d: number, length: number): Solid {
  const head = revolve([[0, 0], [0, d], [-d * .12, d], [-d * .6, d * .48], [-d * .6, 0]]);
  const body = cut(join(head, shank(d, length)), prism(d * .7, -d * .35, 1));
  return threaded(body, d, -length + d * .12, -d * .75);
}

export interface NutOptions {
  flange?: boolean;
}

/** Hexagon nut, thread diameter `d`. */
export function nut(d: number, { flange = false }: NutOptions = {}): Solid {
  const height = d * .85, solids = [hexHead(d * 1.55, height)];
  if (flange) {
    solids.push(revolve([[0, 0], [0, d * 1.1], [d * .1, d * 1.1], [d * .25, d * .9], [d * .25, 0]]));
  }
  return cut(solids.length > 1 ? join(solids) : solids[0]!, cylinder(d * .46, -1, height + 1));
}

/** Wheel nut with a cone seat. */
export function wheelNut(d: number): Solid {
  const height = d * 1.5;
  const cone = revolve([[-d * .3, 0], [-d * .3, d * .6], [d * .1, d * .95], [d * .25, d * .95], [
    d * .25,
    0,
  ]]);
  return cut(join(hexHead(d * 1.5, height), cone), cylinder(d * .46, -d, height * .8));
}

/** Threaded stud from x = 0 to x = `length` with a stop of knurl behind it. */
export const stud = (d: number, length: number): Solid =>
  threaded(
    revolve([[-d * .8, 0], [-d * .8, d * .56], [0, d * .56], [0, d / 2], [length - d * .12, d / 2], [
      length,
      d * .38,
    ], [
      length,
      0,
    ]]),
    d,
    length * .25,
    length - d * .12,
  );

/** Flat washer, thread diameter `d`. */
export const washer = (d: number, outer = d * 1.05, thickness = d * .18): Solid =>
  tube(outer, d * .53, 0, thickness);

/** Open retaining ring for a bore (lugs inwards) of the given radius, opening upwards. */
export function circlip(radius: number, thickness = 1.6): Solid {
  const width = radius * .11;
  const gap = cut(tube(radius, radius - width, 0, thickness), [
    prism(radius * .34, -1, thickness + 1, 4).translate(0, 0, radius),
  ]);
  const lug = (side: number) =>
    cut(cylinder(width, 0, thickness, side * radius * .28, radius * .86), [
      cylinder(width * .4, -1, thickness + 1, side * radius * .28, radius * .86),
    ]);
  return join(gap, lug(-1), lug(1));
}

/** Ring of round section (seal) of mean radius `radius` and cord radius `cord`. */
export function seal(radius: number, cord: number): Solid {
  const corners = 12;
  return revolve(Array.from({ length: corners }, (_, i) => {
    const angle = (i + .5) * 2 * Math.PI / corners;
    return [cord * Math.cos(angle), radius + cord * Math.sin(angle)];
  }));
}
