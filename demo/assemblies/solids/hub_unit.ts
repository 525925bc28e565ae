/** Wheel hub with its bearing, shared by the front assemblies. */
import {
  around,
  cut,
  cylinder,
  extrude,
  join,
  moved,
  polar,
  regular,
  revolve,
  type Solid,
  stud,
} from "../../../drawing/mod.ts";

/** radius of the circle on which the five wheel studs stand, the first at 90 degrees */
export const STUD_RADIUS = 56;

/** Hub unit along X: wheel flange face at x = 0, knuckle flange face at x = -29; four threaded bearing holes. */
export function hubUnit(): Solid {
  const body = revolve([
    [-46, 14],
    [-46, 38],
    [-31, 38],
    [-31, 46],
    [-14, 46],
    [-8, 52],
    [-8, 69],
    [-7, 70],
    [-1, 70],
    [0, 69],
    [0, 33],
    [12, 32.5],
    [13, 31],
    [13, 24],
    [4, 20],
    [4, 14],
  ]);
  const flange = cut(extrude(regular(105, 4).fillet(16), -29, -19), cylinder(30, -40, 0));
  const holes = [
    ...around(5, 46, (y, z) => cylinder(7, -9, 1, y, z), 126),
    cylinder(4, -9, 5, ...polar(STUD_RADIUS, 54)),
    ...around(4, 55, (y, z) => cylinder(5, -40, -15, y, z), 0),
  ];
  const wheelStud = stud(12, 30);
  const studs = around(5, STUD_RADIUS, (y, z) => moved(wheelStud, [0, y, z]));
  return join(cut(join(body, flange), holes), studs);
}
