/** Drive shaft: constant-velocity joint at the wheel, boots, shaft with damper, tripod joint, intermediate bearing. */
import {
  around,
  type Assembly,
  ball,
  belt,
  bolt,
  box,
  circle,
  circlip,
  cut,
  cylinder,
  extrude,
  join,
  nut,
  type Part,
  polar,
  polygon,
  revolve,
  rod,
  rounded,
  slot,
  type Solid,
  threaded,
} from "../../drawing/mod.ts";
import { onSheet, USUAL_VIEW } from "./solids/on_sheet.ts";
import { bellows, clamp } from "./solids/rubber.ts";

/** Toothed bar between x0 and x1. */
const splined = (radius: number, x0: number, x1: number, teeth: number): Solid =>
  extrude(
    polygon(Array.from({ length: 4 * teeth }, (_, i) =>
      polar(i % 4 < 2 ? radius : radius * .9, (i + (i % 2 ? -.18 : .18)) * 90 / teeth))),
    x0,
    x1,
  );

/** Bell of the outer joint: tracks for six balls, splined stub with its thread towards the wheel. */
function outerJoint(): Solid {
  const bell = revolve([
    [-36, 0],
    [-36, 21],
    [-30, 24],
    [-24, 34],
    [-14, 43],
    [-4, 47],
    [22, 47],
    [24, 46],
    [24, 44],
    [34, 44],
    [36, 42],
    [36, 0],
  ]);
  const bore = revolve([[-10, 0], [-4, 30], [14, 36], [37, 36], [37, 0]]);
  const stub = revolve([[-108, 0], [-108, 12], [-106, 13.5], [-34, 13.5], [-34, 0]]);
  const thread = threaded(
    revolve([[-138, 0], [-138, 9], [-136, 10.5], [-107, 10.5], [-107, 0]]),
    21,
    -137,
    -108,
  );
  return join(
    cut(bell, bore, around(6, 35, (y, z) => cylinder(9.2, -4, 40, y, z), 60)),
    stub,
    splined(15, -98, -48, 22),
    thread,
  );
}

/** Cage with six balls round the inner race. */
function cage(): Solid {
  const ring = cut(
    revolve([[-13, 22], [-13, 29], [-6, 32], [6, 32], [13, 29], [13, 22]]),
    around(6, 30, (y, z, a) => rod(8, 20, [0, y * .6, z * .6], [0, ...polar(1, a)]), 60),
  );
  const race = cut(
    revolve([[-12, 13], [-12, 22], [0, 25], [12, 22], [12, 13]]),
    around(6, 31, (y, z) => cylinder(8.6, -20, 20, y, z), 60),
  );
  return join(ring, race, around(6, 29, (y, z) => ball(8.4, [0, y, z]), 60));
}

const shaft = (): Solid =>
  join(
    revolve([
      [0, 0],
      [0, 11],
      [26, 11],
      [28, 13],
      [38, 15],
      [62, 15],
      [64, 14],
      [68, 14],
      [70, 15],
      [76, 13],
      [250, 13],
      [256, 15],
      [262, 14],
      [266, 14],
      [268, 15],
      [292, 15],
      [302, 13],
      [304, 11],
      [330, 11],
      [330, 0],
    ]),
    splined(12.4, 5, 24, 18),
    splined(12.4, 306, 326, 18),
  );

/** Two half shells of a vibration damper with a band. */
const damper = (): Solid =>
  cut(
    join(
      revolve([
        [-28, 14],
        [-28, 21],
        [-20, 24],
        [-20, 36],
        [-17, 38],
        [17, 38],
        [20, 36],
        [20, 24],
        [28, 21],
        [28, 14],
      ]),
      around(2, 37, (y, z) => box([-9, y - 7, z - 5], [9, y + 7, z + 5]), 0),
    ),
    box([-19, -50, -.8], [19, 50, .8]),
  );

/** Star of the inner joint with its three rollers. */
function tripod(): Solid {
  const hub = cut(
    join(cylinder(19, -12, 12), around(3, 1, (_y, _z, a) => rod(9, 34, [0, 0, 0], [0, ...polar(1, a)]))),
    [
      splined(12.4, -20, 20, 18),
    ],
  );
  const rollers = around(
    3,
    1,
    (_y, _z, a) =>
      revolve([[22, 9.4], [22, 14], [24, 16.5], [34, 16.5], [36, 14], [36, 9.4]])
        .rotate(90, [0, 0, 0], [0, 0, 1]).rotate(a, [0, 0, 0], [1, 0, 0]),
  );
  return join(hub, rollers);
}

/** Housing of the inner joint: three-lobed outside, splined stub to the gearbox. */
function innerJoint(): Solid {
  const lobes = around(3, 62, (y, z) => cylinder(30, -90, 12, y, z), 30);
  const body = cut(
    revolve([[-62, 0], [-62, 47], [-60, 48], [2, 48], [8, 44], [12, 36], [12, 0]]),
    lobes.map((l) => cut(l, cylinder(70, 0, 30))),
    around(3, 24, (y, z) => cylinder(17, -70, -6, y, z)),
    cylinder(24, -70, -4),
  );
  return join(
    body,
    revolve([[-2, 0], [-2, 30], [14, 28], [20, 22], [34, 22], [36, 20], [36, 17], [96, 17], [98, 15], [
      98,
      0,
    ]]),
    splined(18.4, 46, 88, 24),
  );
}

/** Bracket of the intermediate bearing: round seat, two feet, ribs. */
function bracket(): Solid {
  const seat = extrude(circle(45), -17, 17);
  const plate = extrude(belt([0, 0], 42, [-66, -52], 14), -10, 8);
  const other = extrude(belt([0, 0], 42, [58, -64], 14), -10, 8);
  const ribs = [[-52, -34], [44, -42]].map(([y, z]) => extrude(slot([0, 0], [y!, z!], 3.5), -17, 15));
  const bosses = [[-66, -52], [58, -64]].map(([y, z]) => cylinder(13, -16, 12, y!, z!));
  return cut(
    join(rounded(seat, 2, (e) => e.inPlane("YZ", 17)), plate, other, ribs, bosses),
    cylinder(37, -30, 30),
    [[-66, -52], [58, -64]].map(([y, z]) => cylinder(6, -40, 40, y!, z!)),
  );
}

const bearing = (): Solid =>
  revolve([
    [-9, 20],
    [-9, 26],
    [-8, 27],
    [-6, 27],
    [-6, 31],
    [-8, 31],
    [-9, 32],
    [-9, 37],
    [9, 37],
    [9, 32],
    [8, 31],
    [6, 31],
    [6, 27],
    [8, 27],
    [9, 26],
    [9, 20],
  ]);

/** Cap that shields the joint from the heat, with three tabs. */
const shield = (): Solid =>
  join(
    revolve([[-20, 52], [-20, 54], [4, 54], [8, 50], [8, 26], [6, 26], [6, 49], [3, 52]]),
    around(3, 53, (y, z) => extrude(slot([y * .98, z * .98], [y * 1.16, z * 1.16], 7), -20, -17), 60),
  );

function parts(): Part[] {
  const wheel = onSheet(-150, 330),
    middle = onSheet(-60, 40),
    gear = onSheet(-70, -170),
    side = onSheet(-30, -420);
  const along = (
    base: readonly number[],
    x: number,
  ): [number, number, number] => [base[0]! + x, base[1]!, base[2]!];
  const small = clamp(18, 8), ring = circlip(13);
  const plain = bolt(10, 44);
  return [
    {
      callout: 1,
      name: "axle_nut",
      solid: nut(21, { flange: true }),
      turn: [0, 0, 180],
      at: [-110, 0, 0],
      explode: along(wheel, -95),
      axis: "wheel",
    },
    { callout: 2, name: "outer_joint", solid: outerJoint(), explode: wheel, axis: "wheel", finish: "steel" },
    {
      callout: 3,
      name: "ball_cage",
      solid: cage(),
      at: [10, 0, 0],
      explode: along(wheel, 100),
      axis: "wheel",
      finish: "steel",
    },
    {
      callout: 4,
      name: "circlip_outer",
      solid: ring,
      at: [24, 0, 0],
      explode: along(wheel, 150),
      axis: "wheel",
      finish: "zinc",
    },
    {
      callout: 5,
      name: "clamp_large_outer",
      solid: clamp(44, 10),
      at: [30, 0, 0],
      explode: along(wheel, 186),
      axis: "wheel",
      finish: "zinc",
    },
    {
      callout: 6,
      name: "boot_outer",
      solid: bellows(104, 43, 17, 5),
      at: [28, 0, 0],
      explode: along(wheel, 250),
      axis: "wheel",
      finish: "rubber",
    },
    {
      callout: 7,
      name: "clamp_small_outer",
      solid: small,
      at: [128, 0, 0],
      explode: along(wheel, 292),
      axis: "wheel",
      finish: "zinc",
    },
    {
      callout: 8,
      name: "shaft",
      solid: shaft(),
      at: [40, 0, 0],
      explode: along(middle, -120),
      axis: "middle",
      finish: "steel",
    },
    {
      callout: 9,
      name: "vibration_damper",
      solid: damper(),
      at: [230, 0, 0],
      explode: along(onSheet(95, 205), 0),
      finish: "rubber",
    },
    {
      callout: 7,
      name: "clamp_small_inner",
      solid: small,
      at: [290, 0, 0],
      explode: along(gear, -500),
      axis: "gear",
      finish: "zinc",
    },
    {
      callout: 10,
      name: "boot_inner",
      solid: bellows(92, 17, 46, 4),
      at: [292, 0, 0],
      explode: along(gear, -465),
      axis: "gear",
      finish: "rubber",
    },
    {
      callout: 5,
      name: "clamp_large_inner",
      solid: clamp(47, 10),
      at: [380, 0, 0],
      explode: along(gear, -395),
      axis: "gear",
      finish: "zinc",
    },
    {
      callout: 11,
      name: "tripod",
      solid: tripod(),
      at: [375, 0, 0],
      explode: along(gear, -318),
      axis: "gear",
      finish: "steel",
    },
    {
      callout: 4,
      name: "circlip_inner",
      solid: ring,
      at: [387, 0, 0],
      explode: along(gear, -274),
      axis: "gear",
      finish: "zinc",
    },
    {
      callout: 12,
      name: "inner_joint",
      solid: innerJoint(),
      at: [405, 0, 0],
      explode: along(gear, -140),
      axis: "gear",
      finish: "steel",
    },
    {
      callout: 13,
      name: "snap_ring",
      solid: circlip(18),
      at: [500, 0, 0],
      explode: along(gear, -96),
      axis: "gear",
      finish: "zinc",
    },
    {
      callout: 14,
      name: "heat_shield",
      solid: shield(),
      at: [420, 0, 0],
      explode: along(side, -500),
      axis: "side",
      finish: "aluminium",
    },
    {
      callout: 15,
      name: "bearing_bracket",
      solid: bracket(),
      at: [450, 0, 0],
      explode: along(side, -390),
      axis: "side left right",
      anchor: { left: [0, -66, -52], right: [0, 58, -64] },
      finish: "aluminium",
    },
    {
      callout: 16,
      name: "intermediate_bearing",
      solid: bearing(),
      at: [450, 0, 0],
      explode: along(side, -218),
      axis: "side",
      finish: "steel",
    },
    ...[[-66, -52, "left"], [58, -64, "right"]].map(([y, z, axis], i): Part => ({
      callout: 17,
      name: `bracket_bolt_${i + 1}`,
      solid: plain,
      at: [462, y as number, z as number],
      explode: along(side, i ? -270 : -318),
      axis: axis as string,
      fine: true,
    })),
  ];
}

const assembly: Assembly = {
  name: "drive_shaft",
  title: { zh_CN: "传动半轴", en_US: "Drive shaft" },
  view: USUAL_VIEW,
  parts,
};
export default assembly;
