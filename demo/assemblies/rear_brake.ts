/** Rear wheel brake with electric parking brake: solid disc, floating caliper with actuator; seen from inboard. */
import {
  add,
  around,
  type Assembly,
  belt,
  bolt,
  box,
  circle,
  countersunkScrew,
  cut,
  cylinder,
  extrude,
  join,
  type Part,
  polar,
  polygon,
  prism,
  revolve,
  rod,
  rounded,
  roundedRectangle,
  seal,
  sector,
  slot,
  socketScrew,
  type Solid,
  tube,
  type V2,
  type V3,
} from "../../drawing/mod.ts";

const SIDES = [-1, 1] as const;
const side = (s: number) => s < 0 ? "front" : "rear";
/** guide pins and bracket bolts (y, z); cylinder axis; mid plane of the disc */
const GUIDE: V2 = [82, 118], FLANGE: V2 = [50, 74], BORE: V2 = [0, 110], MIDDLE = -22;
/** screws that hold the actuator, round the cylinder axis */
const LUGS: V2[] = [polar(42, 62), polar(42, 242)];
/** motor beside the gear train */
const MOTOR: V2 = [-56, 6];

function backingPlate(): Solid {
  const dish = revolve([
    [0, 44],
    [0, 84],
    [-9, 92],
    [-9, 138],
    [4, 145],
    [5.2, 144],
    [-7.6, 136.8],
    [-7.6, 92.8],
    [1.4, 84.8],
    [1.4, 44],
  ]);
  const beads = [195, 235, 285, 325].map((a) =>
    rounded(extrude(sector(104, 126, a - 13, a + 13), -13, -8), [2, 1], (e) => e.inPlane("YZ", -13))
  );
  return cut(
    join(dish, beads),
    extrude(sector(89, 190, 56, 124), -40, 40),
    around(4, 62, (y, z) => cylinder(4.5, -15, 15, y, z), 45),
    extrude(slot(polar(72, 170), polar(72, 182), 5), -20, 20),
    extrude(roundedRectangle(16, 9, 3, 0, -74), -20, 20),
  );
}

function disc(): Solid {
  const body = revolve([
    [7, 32],
    [7, 77],
    [6, 78],
    [-15, 80],
    [-17, 83],
    [-17, 131],
    [-18, 132],
    [-26, 132],
    [-27, 131],
    [-27, 85],
    [-24, 82],
    [-24, 77],
    [-22, 75],
    [0, 73],
    [0, 34],
    [1, 32],
  ]);
  return cut(
    body,
    around(5, 56, (y, z) => cylinder(7, -20, 15, y, z)),
    cylinder(4.5, -20, 15, ...polar(56, 54)),
    around(2, 56, (y, z) => cylinder(4, -20, 15, y, z), 18),
    around(10, 108, (y, z) => extrude(slot([y * .93, z * .93], [y * 1.1, z * 1.1], 1.6), -40, -25.8), 6),
  );
}

/** Pad with the friction face towards +X; x = 0 is the front of its back plate. */
function pad(): Solid {
  const ears = SIDES.map((s) => roundedRectangle(36, 14, 3, s * 46, 99));
  const plate = ears.reduce((all, ear) => all.fuse(ear), sector(88, 131, 65, 115));
  const friction = rounded(extrude(sector(90, 129, 67, 113), -.1, 9), [1.6, 1], (e) => e.inPlane("YZ", 9));
  return cut(
    join(extrude(plate, -5, 0), friction),
    box([3, -1.5, 80], [12, 1.5, 150]),
    SIDES.map((s) => extrude(slot([s * 26, 110], [s * 30, 108], 4), -9, -2)),
  );
}

function bracket(): Solid {
  const bridge = polygon([
    [-92, 88],
    [-68, 64],
    [-38, 58],
    [-26, 74],
    [26, 74],
    [38, 58],
    [68, 64],
    [92, 88],
    [92, 126],
    [72, 130],
    [72, 90],
    [-72, 90],
    [-72, 130],
    [-92, 126],
  ]);
  const rear = rounded(extrude(bridge, -38, -26), [5, 3], (e) => e.inDirection([1, 0, 0]));
  const slides = SIDES.map((s) =>
    rounded(
      extrude(
        polygon([[s * 71, 85.5], [s * 91.2, 85.5], [s * 91.2, 125], [s * 86, 130.2], [s * 71, 130.2]]),
        -27,
        28,
      ),
      [4, 2],
      (e) => e.inPlane("YZ", 28),
    )
  );
  const windows = SIDES.map((s) => box([-20, s * 81 - 14, 74], [16, s * 81 + 14, 103]));
  const tie = extrude(polygon([[-91, 86], [91, 86], [91, 97], [38, 92], [-38, 92], [-91, 97]]), 18.5, 28.5);
  const guides = SIDES.map((s) =>
    rounded(cylinder(11, -55, -25, s * GUIDE[0], GUIDE[1]), 2, (e) => e.inPlane("YZ", -55))
  );
  const ears = SIDES.map((s) =>
    rounded(cylinder(13, -47, -25, s * FLANGE[0], FLANGE[1]), 2, (e) => e.inPlane("YZ", -47))
  );
  const ribs = SIDES.flatMap((s) => [
    extrude(belt([s * FLANGE[0], FLANGE[1]], 6, [s * 80, 104], 4), -44, -36),
    extrude(slot([s * 34, 78], [s * 4, 82], 3.5), -42, -36),
  ]);
  return cut(
    join(cut(join(rear, slides), windows), tie, guides, ears, ribs),
    SIDES.flatMap((s) => [
      cylinder(6, -70, 20, s * GUIDE[0], GUIDE[1]),
      cylinder(5.4, -60, -20, s * FLANGE[0], FLANGE[1]),
      box([-24, s * 70 - 6, 92], [20, s * 70 + 6, 107]),
    ]),
  );
}

/** Floating caliper housing with the flange for the actuator at its inboard end (x = -88). */
function caliper(): Solid {
  const pot = rounded(cylinder(31, -84, -26, ...BORE), [4], (e) => e.inPlane("YZ", -84));
  const shoulder = rounded(extrude(sector(92, 142, 63, 117), -50, -24), [4, 2], (e) => e.inPlane("YZ", -50));
  const shell = join(extrude(sector(134, 148, 61, 119), -48, 40), extrude(sector(88, 148, 61, 119), 27, 40));
  const flange = [
    rounded(cylinder(27, -90, -78, ...BORE), 1.5, (e) => e.inPlane("YZ", -90)),
    ...LUGS.map((l) =>
      rounded(extrude(belt([0, 0], 20, l, 9).translate(...BORE), -90, -72), 1.5, (e) => e.inPlane("YZ", -90))
    ),
  ];
  const ears = SIDES.map((s) =>
    rounded(
      extrude(belt([s * GUIDE[0], GUIDE[1]], 12, [s * 40, 120], 20), -70, -56),
      [3, 1.5],
      (e) => e.inPlane("YZ", -70),
    )
  );
  const ribs = SIDES.map((s) => extrude(slot([s * 26, 124], [s * 66, 120], 3.5), -78, -66));
  const link = extrude(sector(104, 140, 66, 114), -60, -36);
  const hoseBoss = rounded(rod(9, 30, [-58, 14, 112], [0, .82, .57]), 1.5);
  const nipple = rod(7.5, 20, [-56, -16, 130], [0, -.2, 1]);
  const windows = SIDES.map((s) =>
    rounded(box([-22, -10, 112], [20, 10, 166]), 4, (e) => e.inDirection([0, 0, 1])).rotate(s * -8.5, [
      0,
      0,
      0,
    ], [1, 0, 0])
  );
  return cut(
    join(pot, shoulder, shell, flange, ears, ribs, link, hoseBoss, nipple),
    extrude(roundedRectangle(26, 60, 12, 0, 86), 21, 60),
    cylinder(24, -70, -10, ...BORE),
    cylinder(14, -100, -60, ...BORE),
    tube(21, 18, -91, -88).translate(0, ...BORE),
    LUGS.map(([y, z]) => cylinder(3.2, -100, -60, BORE[0] + y, BORE[1] + z)),
    SIDES.map((s) => cylinder(5, -90, -40, s * GUIDE[0], GUIDE[1])),
    windows,
    rod(4.5, 60, [-58, 20, 116.2], [0, .82, .57]),
  );
}

/** Actuator: gear housing inboard of its flange (x = 0), motor beside it towards +X, connector on top. */
function actuator(): Solid {
  const outline = belt([0, 0], 33, MOTOR, 23);
  const base = rounded(extrude(belt([0, 0], 36, MOTOR, 25), -10, -1), 1.2, (e) => e.inPlane("YZ", -10));
  const cover = rounded(extrude(outline, -32, -9), [5, 3], (e) => e.inPlane("YZ", -32));
  const panel = rounded(extrude(belt([0, 0], 22, MOTOR, 13), -35, -31), 1.5, (e) => e.inPlane("YZ", -35));
  const hub = rounded(cylinder(11, -38, -30), 1.5, (e) => e.inPlane("YZ", -38));
  const lugs = LUGS.map((l) =>
    rounded(extrude(belt([0, 0], 18, l, 9), -12, 0), 1.5, (e) => e.inPlane("YZ", -12))
  );
  const motor = rounded(cylinder(18.5, -12, 56, ...MOTOR), [3], (e) => e.inPlane("YZ", 56));
  const cap = cylinder(7, 50, 60, ...MOTOR);
  const spigot = revolve([[-2, 0], [-2, 17.5], [3, 17.5], [3, 15.5], [5.5, 15.5], [5.5, 17.5], [8, 17], [
    8,
    0,
  ]]);
  const spline = extrude(
    around(
      12,
      0,
      (_y, _z, a) => polygon([polar(4, a - 9), polar(8, a - 6), polar(8, a + 6), polar(4, a + 9)]),
    )
      .reduce((all, tooth) => all.fuse(tooth), circle(6.5)),
    6,
    20,
  );
  const socket = cut(
    rounded(box([-29, -32, 20], [-9, -4, 52]), 2.5, (e) => e.inDirection([0, 0, 1])),
    rounded(box([-26.5, -29.5, 34], [-11.5, -6.5, 60]), 1.5, (e) => e.inDirection([0, 0, 1])),
  );
  const pins = [-22, -14].map((y) => box([-20, y - 1, 30], [-18, y + 1, 46]));
  const latch = box([-33, -22, 36], [-28, -14, 46]);
  const screws = [
    polar(28, 100),
    polar(28, 320),
    [MOTOR[0] - 16, MOTOR[1] - 10] as V2,
    [MOTOR[0] - 6, MOTOR[1] + 18] as V2,
  ]
    .map(([y, z]) => cylinder(3.4, -34, -30, y, z));
  return cut(
    join(base, cover, panel, hub, lugs, motor, cap, spigot, spline, socket, pins, latch, screws),
    LUGS.map(([y, z]) => cylinder(3.4, -40, 20, y, z)),
  );
}

/** Piston with the spindle nut inside; the open end is inboard. */
const piston = () =>
  cut(
    revolve([
      [-40, 13],
      [-40, 22.5],
      [-39, 23.8],
      [-4, 23.8],
      [-4, 22],
      [-1, 22],
      [-1, 23.8],
      [3, 23.8],
      [4, 23],
      [4, 0],
      [-4, 0],
      [-10, 13],
    ]),
    around(3, 12, (y, z) => cylinder(2.4, -60, -20, y, z)),
  );

/** Spindle with its thrust plate at the actuator's end. */
const spindle = () =>
  cut(
    revolve([
      [-16, 0],
      [-16, 8],
      [-2, 8],
      [-2, 16],
      [3, 16],
      [3, 7],
      [6, 7],
      ...[0, 1, 2, 3, 4, 5, 6].flatMap((i) => [[8 + i * 4, 7], [9 + i * 4, 5.8], [11 + i * 4, 5.8]]),
      [36, 7],
      [38, 5],
      [38, 0],
    ]),
    prism(8, -20, -8),
  );

const dustBoot = () =>
  revolve([
    [0, 22],
    [0, 30],
    [3, 30],
    [3, 27],
    [5, 29],
    [7, 26],
    [9, 28],
    [11, 25],
    [11, 23],
    [8, 24],
    [6, 24.5],
    [4, 25],
    [2, 22],
  ]);

const guidePin = () =>
  cut(
    revolve([
      [0, 0],
      [0, 8],
      [4, 8],
      [4, 6.5],
      [6, 6.5],
      [6, 7],
      [8, 7],
      [8, 5.5],
      [48, 5.5],
      [49.5, 4],
      [49.5, 0],
    ]),
    cylinder(3, -1, 14),
  );

const bellows = () =>
  revolve([
    [0, 5.6],
    [0, 10],
    [3, 10],
    [4, 8],
    ...[0, 1, 2].flatMap((i) => [[6 + i * 5, 10.5], [8.5 + i * 5, 7.6]]),
    [20, 9.5],
    [23, 9.5],
    [23, 5.6],
  ]);

/** Bleed screw with its cap on, along X, tip at -14. */
const bleedScrew = () =>
  join(
    revolve([[-14, 0], [-14, 2.5], [-11, 5], [1, 5], [1, 3.6], [8, 3.6], [8, 5.6], [11, 6], [19, 5.2], [
      21,
      3.5,
    ], [21, 0]]),
    prism(10, 0, 6),
  );

/** Spring clip in which a pad ear slides. */
function padClip(): Solid {
  const profile = polygon([
    [0, 0],
    [16, 0],
    [16, -4],
    [17, -4],
    [17, 1],
    [1, 1],
    [1, 15],
    [16, 15],
    [16, 20],
    [15, 20],
    [15, 16],
    [0, 16],
  ]);
  return join(
    extrude(profile, -8, 8),
    rounded(box([-14, 0, 4], [14, 1, 12]), 2, (e) => e.inDirection([0, 1, 0])),
  );
}

function parts(): Part[] {
  const lower = (x: number): V3 => [x, 0, 0];
  const middle = (x: number): V3 => [x, -46, 196], upper = (x: number): V3 => [x, -66, 388];
  const bore = (p: V3): V3 => add([MIDDLE, ...BORE], p);
  const [plateScrew, bracketBolt, guideBolt, motorScrew] = [
    bolt(6, 14),
    bolt(10, 34),
    bolt(8, 24),
    socketScrew(6, 22),
  ];
  const [pin, boot, padSolid, clip] = [guidePin(), bellows(), pad(), padClip()];
  const inboard: V3 = [0, 0, 180];
  return [
    {
      callout: 1,
      name: "backing_plate",
      solid: backingPlate(),
      at: [-40, 0, 0],
      explode: lower(-80),
      axis: "axle",
    },
    ...around(4, 62, (y, z, _a, i): Part => ({
      callout: 2,
      name: `plate_screw_${i + 1}`,
      solid: plateScrew,
      turn: inboard,
      at: [-41, y, z],
      explode: lower(-150),
      fine: true,
    }), 45),
    { callout: 3, name: "brake_disc", solid: disc(), explode: lower(142), axis: "axle", finish: "iron" },
    {
      callout: 4,
      name: "disc_screw",
      solid: countersunkScrew(8, 16),
      at: [7, ...polar(56, 54)],
      explode: [226, -78, -20],
      fine: true,
    },
    ...SIDES.map((s): Part => ({
      callout: 5,
      name: `bracket_bolt_${side(s)}`,
      solid: bracketBolt,
      turn: inboard,
      at: [MIDDLE - 47, s * FLANGE[0], FLANGE[1]],
      explode: middle(-140),
      axis: `flange_${side(s)}`,
      fine: true,
    })),
    {
      callout: 6,
      name: "caliper_bracket",
      solid: bracket(),
      at: [MIDDLE, 0, 0],
      explode: middle(-70),
      axis: "flange_front flange_rear",
      anchor: { flange_front: [-47, -FLANGE[0], FLANGE[1]], flange_rear: [-47, FLANGE[0], FLANGE[1]] },
      finish: "iron",
    },
    ...SIDES.map((s): Part => ({
      callout: 7,
      name: `pad_clip_${side(s)}`,
      solid: clip,
      turn: s < 0 ? [0, 0, 0] : inboard,
      at: [MIDDLE, s * 68, 91],
      explode: middle(8),
      fine: true,
    })),
    {
      callout: 8,
      name: "pad_inner",
      solid: padSolid,
      at: [MIDDLE - 14, 0, 0],
      explode: middle(78),
      axis: "pads",
      anchor: [0, 0, 108],
      finish: "friction",
    },
    {
      callout: 8,
      name: "pad_outer",
      solid: padSolid,
      turn: inboard,
      at: [MIDDLE + 14, 0, 0],
      explode: middle(126),
      axis: "pads",
      anchor: [0, 0, 108],
      finish: "friction",
    },
    ...LUGS.map(([y, z], i): Part => ({
      callout: 9,
      name: `actuator_screw_${i + 1}`,
      solid: motorScrew,
      turn: inboard,
      at: bore([-102, y, z]),
      explode: upper(-216),
      axis: `lug_${i}`,
      fine: true,
    })),
    {
      callout: 10,
      name: "actuator",
      solid: actuator(),
      at: bore([-90, 0, 0]),
      explode: upper(-160),
      axis: "bore lug_0 lug_1",
      anchor: { bore: [20, 0, 0], lug_0: [-12, ...LUGS[0]!], lug_1: [-12, ...LUGS[1]!] },
      finish: "plastic",
    },
    {
      callout: 11,
      name: "actuator_seal",
      solid: seal(17, 1.6),
      at: bore([-86, 0, 0]),
      explode: upper(-116),
      axis: "bore",
      finish: "rubber",
      fine: true,
    },
    ...SIDES.map((s): Part => ({
      callout: 12,
      name: `guide_bolt_${side(s)}`,
      solid: guideBolt,
      turn: inboard,
      at: [MIDDLE - 70, s * GUIDE[0], GUIDE[1]],
      explode: upper(-110),
      axis: `guide_${side(s)}`,
      fine: true,
    })),
    {
      callout: 13,
      name: "caliper_housing",
      solid: caliper(),
      at: [MIDDLE, 0, 0],
      explode: upper(-50),
      axis: "bore guide_front guide_rear",
      anchor: {
        bore: [-30, ...BORE],
        guide_front: [-60, -GUIDE[0], GUIDE[1]],
        guide_rear: [-60, GUIDE[0], GUIDE[1]],
      },
      finish: "aluminium",
    },
    ...SIDES.flatMap((s): Part[] => [
      {
        callout: 14,
        name: `pin_boot_${side(s)}`,
        solid: boot,
        at: [MIDDLE - 55, s * GUIDE[0], GUIDE[1]],
        explode: upper(62),
        axis: `guide_${side(s)}`,
        finish: "rubber",
        fine: true,
      },
      {
        callout: 15,
        name: `guide_pin_${side(s)}`,
        solid: pin,
        at: [MIDDLE - 55, s * GUIDE[0], GUIDE[1]],
        explode: upper(102),
        axis: `guide_${side(s)}`,
        fine: true,
      },
    ]),
    {
      callout: 16,
      name: "spindle",
      solid: spindle(),
      at: bore([-66, 0, 0]),
      explode: upper(136),
      axis: "bore",
      fine: true,
    },
    {
      callout: 17,
      name: "piston",
      solid: piston(),
      at: bore([-24, 0, 0]),
      explode: upper(176),
      axis: "bore",
    },
    {
      callout: 18,
      name: "dust_boot",
      solid: dustBoot(),
      at: bore([-22, 0, 0]),
      explode: upper(206),
      axis: "bore",
      finish: "rubber",
    },
    {
      callout: 19,
      name: "bleed_screw",
      solid: bleedScrew(),
      turn: [0, -90, 0],
      at: [MIDDLE - 56, -20, 150],
      explode: add(upper(-50), [0, -6, 34]),
      axis: "bleed",
      fine: true,
    },
  ];
}

const assembly: Assembly = {
  name: "rear_brake",
  title: { zh_CN: "后轮制动器与电子驻车制动", en_US: "Rear wheel brake with electric parking brake" },
  view: [-.62, -.62, .46],
  parts,
};
export default assembly;
