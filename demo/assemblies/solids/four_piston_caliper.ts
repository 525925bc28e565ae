import {
  circle,
  cut,
  cylinder,
  extrude,
  join,
  polar,
  polygon,
  revolve,
  rod,
  rounded,
  sector,
  type Solid,
} from "../../../drawing/mod.ts";

const SIDES = [-1, 1] as const;
/** Angles and radius about the axle of the pistons of one side, degrees and millimetres. */
const PISTON_ANGLES = [104, 76] as const, PISTON_RADIUS = 117;

/** Where the pistons of one side sit (y, z). */
export const PISTONS: readonly (readonly [number, number])[] = PISTON_ANGLES.map((angle) =>
  polar(PISTON_RADIUS, angle)
);
/** Where the pad retaining pins cross the window (y, z). */
export const PAD_PINS: readonly (readonly [number, number])[] = SIDES.map((s) => [s * 26, 140]);

/**
 * Fixed caliper, two pistons on either side of the disc, whose mid plane is x = 0: two halves joined over the disc by bridges beside a
 * window for the pads; ears at the given bolts (y, z), inlet and bleed nipple where the floating one has them.
 */
export function fourPistonCaliper(bolts: readonly [number, number]): Solid {
  const halves = SIDES.map((s) => {
    const [near, far] = [s * 24, s * 62];
    return rounded(
      extrude(sector(96, 158, 60, 120), Math.min(near, far), Math.max(near, far)),
      [6, 4, 2],
      (e) => e.inPlane("YZ", far),
    );
  });
  const pots = SIDES.flatMap((s) =>
    PISTONS.map(([y, z]) =>
      rounded(
        cylinder(26, Math.min(s * 50, s * 76), Math.max(s * 50, s * 76), y, z),
        [6, 3],
        (e) => e.inPlane("YZ", s * 76),
      )
    )
  );
  const bridges = ([[60, 74], [106, 120]] as const).map(([from, to]) =>
    extrude(sector(145, 158, from, to), -40, 40)
  );
  const tie = extrude(sector(148, 158, 86.5, 93.5), -40, 40);
  const ears = SIDES.map((s) => {
    const arm = polygon([[s * 44, 100], [s * 87, 112.2], [s * 87, 135.8], [s * 44, 148]]);
    return rounded(
      extrude(circle(12, s * bolts[0], bolts[1]).fuse(arm), -62, -46),
      [2.5, 1.5],
      (e) => e.inPlane("YZ", -62),
    );
  });
  const inlet = rounded(cylinder(10, -95, -60, 0, 114), 1.5, (e) => e.inPlane("YZ", -95));
  const nipple = rod(8, 22, [-52, 14, 140], [0, .2, 1]);
  return cut(
    join(...halves, ...pots, ...bridges, tie, ...ears, inlet, nipple),
    SIDES.flatMap((s) =>
      PISTONS.map(([y, z]) => cylinder(21, Math.min(s * 20, s * 68), Math.max(s * 20, s * 68), y, z))
    ),
    SIDES.map((s) => cylinder(5, -90, -40, s * bolts[0], bolts[1])),
    PAD_PINS.map(([y, z]) => cylinder(3.2, -90, 90, y, z)),
    cylinder(4.5, -100, -80, 0, 114),
  );
}

/** Piston of the fixed caliper, its open end towards +X. */
export const smallPiston = (): Solid =>
  revolve([
    [-30, 0],
    [-30, 19],
    [-29, 20.3],
    [-3, 20.3],
    [-3, 18.8],
    [0, 18.8],
    [0, 20.3],
    [2, 20.3],
    [3, 19.5],
    [3, 14.5],
    [-22, 14.5],
    [-22, 0],
  ]);

/** Dust boot of that piston. */
export const smallBoot = (): Solid =>
  revolve([[0, 19], [0, 26], [2.5, 26], [2.5, 23.5], [4.5, 25], [6, 22.5], [8, 24], [9, 21.5], [9, 20], [
    4,
    21,
  ], [2, 19]]);

/** Pad retaining pin: shank along X, head towards -X. */
export const padPin = (): Solid =>
  revolve([[-4, 0], [-4, 5], [-3, 5.6], [0, 5.6], [0, 3], [112, 3], [114, 2], [114, 0]]);
