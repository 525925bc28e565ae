/** Roller chains and their sprockets, in the YZ plane; draw chains with `outline: "mesh"`. */
import {
  circle,
  cylinder,
  extrude,
  group,
  polar,
  polygon,
  slot,
  type Solid,
  type V2,
} from "../../../drawing/mod.ts";

/** A wheel of the loop: middle and radius of the pitch circle. */
export type Wheel = readonly [y: number, z: number, radius: number];

/** The line of a chain stretched round wheels: the convex hull of their circles, anticlockwise. */
function hull(wheels: readonly Wheel[]): V2[] {
  const points = wheels.flatMap(([y, z, r]) =>
    Array.from({ length: 180 }, (_, i): V2 => {
      const [u, v] = polar(r, 2 * i);
      return [y + u, z + v];
    })
  ).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (sorted: V2[]) => {
    const chain: V2[] = [];
    for (const p of sorted) {
      while (chain.length > 1) {
        const [a, b] = [chain.at(-2)!, chain.at(-1)!];
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 1e-9) break;
        chain.pop();
      }
      chain.push(p);
    }
    return chain.slice(0, -1);
  };
  return [...half(points), ...half(points.toReversed())];
}

/** Points on a closed line, an even number of them, as far apart as the pitch nearly. */
function pinsOn(line: V2[], pitch: number): V2[] {
  const sides = line.map((a, i): [V2, V2, number] => {
    const b = line[(i + 1) % line.length]!;
    return [a, b, Math.hypot(b[0] - a[0], b[1] - a[1])];
  });
  const length = sides.reduce((sum, side) => sum + side[2], 0);
  const count = 2 * Math.round(length / pitch / 2);
  return Array.from({ length: count }, (_, i): V2 => {
    let way = i * length / count;
    for (const [a, b, long] of sides) {
      if (way <= long) return [a[0] + (b[0] - a[0]) * way / long, a[1] + (b[1] - a[1]) * way / long];
      way -= long;
    }
    return line[0]!;
  });
}

/** Roller chain round wheels, its middle at x = 0: outer and inner links by turns. */
export function rollerChain(wheels: readonly Wheel[], pitch: number, width: number): Solid {
  const pins = pinsOn(hull(wheels), pitch), plate = pitch * .38, h = width / 2;
  return group(...pins.flatMap((from, i) => {
    const to = pins[(i + 1) % pins.length]!, outline = slot(from, to, plate);
    const outer = i % 2 === 0, [x0, x1] = outer ? [h - 1.5, h] : [h - 3.2, h - 1.7];
    return [
      extrude(outline, x0, x1),
      extrude(outline, -x1, -x0),
      cylinder(plate * .62, -h - (outer ? .7 : 0), h + (outer ? .7 : 0), ...from),
    ];
  }));
}

/** Toothed disc for a chain, of `teeth` teeth on a pitch circle, between x0 and x1; a plain disc stands for its bore. */
export function toothed(radius: number, teeth: number, x0: number, x1: number): Solid {
  const step = 360 / teeth,
    tip = radius + radius * Math.PI / teeth * .42,
    root = radius - radius * Math.PI / teeth * .5;
  const outline = polygon(
    Array.from(
      { length: teeth },
      (_, i) =>
        [[root, -.3], [tip, -.12], [tip, .12], [root, .3]].map(([r, part]) => polar(r!, (i + part!) * step)),
    ).flat(),
  );
  return extrude(outline, x0, x1);
}

/** Slide rail of a chain: curved back with a lining on top, its pivot eye at one end; straight ends at `from` and `to`, bulging by `bow`. */
export function rail(from: V2, to: V2, bow: number, thick: number, x0: number, x1: number): Solid {
  const way = Math.atan2(to[1] - from[1], to[0] - from[0]), across: V2 = [-Math.sin(way), Math.cos(way)];
  const at = (part: number, off: number): V2 => {
    const rise = bow * 4 * part * (1 - part) + off;
    return [
      from[0] + (to[0] - from[0]) * part + across[0] * rise,
      from[1] + (to[1] - from[1]) * part + across[1] * rise,
    ];
  };
  const steps = Array.from({ length: 13 }, (_, i) => i / 12);
  return extrude(
    polygon([
      ...steps.map((s) => at(s, 0)),
      ...steps.toReversed().map((s) => at(s, -thick * (.7 + 1.2 * s * (1 - s)))),
    ]),
    x0,
    x1,
  );
}

/** An eye with its hole, to be joined to a rail. */
export const eye = ([y, z]: V2, outer: number, x0: number, x1: number): Solid =>
  extrude(circle(outer, y, z), x0, x1);
