/** Rubber bushes, bellows and hose clamps, along X. */
import { box, cut, join, revolve, type Solid, tube } from "../../../drawing/mod.ts";

/** Bush: steel sleeve inside, rubber with a groove in its face, outer sleeve; centred on x = 0. */
export function bush(outer: number, inner: number, length: number): Solid {
  const h = length / 2, r = inner * .55;
  return revolve([
    [-h - 3, r],
    [-h - 3, inner],
    [-h + 4, inner],
    [-h + 4, inner + 2],
    [-h, inner + 4],
    [-h, outer],
    [h, outer],
    [h, inner + 4],
    [h - 4, inner + 2],
    [h - 4, inner],
    [h + 3, inner],
    [h + 3, r],
  ]);
}

/** Bellows between two necks: `folds` waves whose radius goes from `from` to `to`, with a collar at either end. */
export function bellows(length: number, from: number, to: number, folds: number): Solid {
  const neck = Math.min(14, length * .14), wall = 2.4, way = length - 2 * neck;
  const outer: number[][] = [[0, from], [neck * .3, from + 1], [neck * .7, from + 1], [neck, from - 1]];
  for (let i = 0; i < folds; i++) {
    const at = (part: number) => neck + way * (i + part) / folds;
    const r = (part: number) => from + (to - from) * (i + part) / folds;
    outer.push([at(.3), r(.3) + 4.5], [at(.5), r(.5) + 5.5], [at(.7), r(.7) + 4], [at(.98), r(1) - 3]);
  }
  outer.push([length - neck * .7, to + 1], [length - neck * .3, to + 1], [length, to]);
  return revolve([...outer, ...outer.toReversed().map(([x, r]) => [x!, Math.max(2, r! - wall - 1.2)])]);
}

/** Boot clamp of sheet round a neck of this radius, with its crimped ear on top; `width` wide, centred. */
export function clamp(radius: number, width = 9): Solid {
  const h = width / 2;
  const band = tube(radius + 1.2, radius, -h, h);
  const ear = cut(
    box([-h, -radius * .16, radius], [h, radius * .16, radius + 7]),
    box([-h - 1, -radius * .16 + 1.4, radius + 1], [h + 1, radius * .16 - 1.4, radius + 5.4]),
  );
  return join(band, ear);
}
