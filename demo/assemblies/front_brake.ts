/** Front wheel brake: ventilated disc, floating caliper with one piston or fixed one with four, hub, splash shield. */
import {
  around,
  type Assembly,
  bolt,
  box,
  circle,
  countersunkScrew,
  cut,
  cylinder,
  extrude,
  type Finish,
  group,
  hose,
  join,
  moved,
  type Part,
  polar,
  polygon,
  prism,
  revolve,
  rod,
  rounded,
  roundedRectangle,
  sector,
  slot,
  type Solid,
  type V3,
  washer,
  wheelNut,
} from "../../drawing/mod.ts";
import {
  fourPistonCaliper,
  PAD_PINS,
  padPin,
  PISTONS,
  smallBoot,
  smallPiston,
} from "./solids/four_piston_caliper.ts";
import { hubUnit, STUD_RADIUS as PITCH } from "./solids/hub_unit.ts";

const SIDES = [-1, 1] as const;
const side = (s: number) => s < 0 ? "left" : "right";
/** guide pin and bracket bolt positions (y, z) */
const GUIDE: [number, number] = [87, 124], FLANGE: [number, number] = [56, 80];
/** mid plane of the disc, where the caliper's own x = 0 sits */
const MIDDLE = -26;

function splashShield(): Solid {
  const sheet = revolve([
    [0, 52],
    [0, 90],
    [-8, 100],
    [-8, 150],
    [6, 158],
    [7.2, 157],
    [-6.6, 148.5],
    [-6.6, 100.8],
    [1.4, 90.8],
    [1.4, 52],
  ]);
  const beads = [200, 250, 300].map((a) => extrude(sector(112, 138, a, a + 28), -20, 20));
  const holes = around(3, 66, (y, z) => cylinder(4.5, -5, 5, y, z), 30);
  return cut(sheet, extrude(sector(96, 200, 52, 128), -40, 40), beads, holes);
}

function disc(): Solid {
  const hat = revolve([
    [0, 34],
    [0, 77],
    [-1, 78],
    [-20, 80],
    [-20, 90],
    [-21, 92],
    [-21, 139.5],
    [-21.5, 140],
    [-29, 140],
    [-29, 90],
    [-27, 88],
    [-27, 73],
    [-7, 72],
    [-7, 34],
  ]);
  const rear = revolve([[-37, 90], [-37, 140], [-45, 140], [-45, 90]]);
  const vanes = around(
    40,
    0,
    (_y, _z, a) => box([-37.5, -2, 92], [-28.5, 2, 137]).rotate(a, [0, 0, 0], [1, 0, 0]),
  );
  return cut(
    join(hat, rear, vanes),
    around(5, PITCH, (y, z) => cylinder(7, -20, 5, y, z)),
    cylinder(4, -20, 5, ...polar(PITCH, 54)),
    around(15, 115, (y, z) => cylinder(3.2, -50, -15, y, z), 5),
    around(15, 102, (y, z) => cylinder(3.2, -50, -15, y, z), 17),
    around(15, 129, (y, z) => cylinder(3.2, -50, -15, y, z), 11),
  );
}

/** Pad with the friction face towards +X; x = 0 is the front of its back plate. */
function pad(): Solid {
  const ears = SIDES.map((s) => roundedRectangle(40, 16, 3, s * 53, 106));
  const plate = ears.reduce((all, ear) => all.fuse(ear), sector(93, 141, 63, 117));
  const friction = rounded(extrude(sector(95, 138, 65, 115), -.1, 10), [1.6, 1], (e) => e.inPlane("YZ", 10));
  return cut(
    join(extrude(plate, -5, 0), cut(friction, box([3, -1.5, 80], [12, 1.5, 150]))),
    SIDES.map((s) => cylinder(4, -9, -1, s * 40, 112)),
  );
}

/** Bracket astride the disc: a rear bridge bolted to the knuckle, two pad slides, a front tie. */
function bracket(): Solid {
  const bridge = polygon([
    [-98, 92],
    [-74, 68],
    [-40, 64],
    [-28, 80],
    [28, 80],
    [40, 64],
    [74, 68],
    [98, 92],
    [98, 132],
    [78, 136],
    [78, 96],
    [-78, 96],
    [-78, 136],
    [-98, 132],
  ]);
  const rear = rounded(extrude(bridge, -42, -30), [5, 3], (e) => e.inDirection([1, 0, 0]));
  const tie = extrude(polygon([[-97, 92], [97, 92], [97, 103], [40, 98], [-40, 98], [-97, 103]]), 24.5, 34.5);
  const slides = SIDES.map((s) =>
    rounded(
      extrude(
        polygon([[s * 77, 91.5], [s * 97.2, 91.5], [s * 97.2, 131], [s * 92, 136.2], [s * 77, 136.2]]),
        -31,
        34,
      ),
      [4, 2],
      (e) => e.inPlane("YZ", 34),
    )
  );
  const windows = SIDES.map((s) => box([-24, s * 87 - 14, 80], [20, s * 87 + 14, 109]));
  const guides = SIDES.map((s) =>
    rounded(cylinder(11.5, -60, -29, s * GUIDE[0], GUIDE[1]), 2, (e) => e.inPlane("YZ", -60))
  );
  const ears = SIDES.map((s) =>
    rounded(cylinder(13, -51, -29, s * FLANGE[0], FLANGE[1]), 2, (e) => e.inPlane("YZ", -51))
  );
  const rib = SIDES.map((s) => extrude(slot([s * 50, 86], [s * 84, 104], 4), -47, -41));
  return cut(
    join(cut(join(rear, slides), windows), tie, guides, ears, rib),
    SIDES.flatMap((s) => [
      cylinder(6, -70, 20, s * GUIDE[0], GUIDE[1]),
      cylinder(6.2, -60, -20, s * FLANGE[0], FLANGE[1]),
      box([-28, s * 76 - 6, 98], [24, s * 76 + 6, 114]),
    ]),
  );
}

/** Floating caliper housing: cylinder behind, bridge over the disc, two fingers in front. */
function caliper(): Solid {
  const pot = rounded(cylinder(34, -86, -30, 0, 114), [7, 4], (e) => e.inPlane("YZ", -86));
  const shoulder = rounded(extrude(sector(97, 152, 62, 118), -54, -27), [4, 2], (e) => e.inPlane("YZ", -54));
  const bridge = extrude(sector(143, 158, 60, 120), -52, 46);
  const fingers = extrude(sector(94, 158, 60, 120), 31, 46);
  const shell = rounded(
    join(bridge, fingers),
    [6, 4, 3],
    (e) =>
      e.either([
        (q: typeof e) => q.inPlane("YZ", 46),
        (q: typeof e) => q.inPlane("YZ", -52),
      ]),
  );
  const ribs = [70.5, 90, 109.5].map((a) => {
    const [y, z] = polar(156.5, a);
    return rounded(
      box([-50, -4, -5], [40, 4, 5]).rotate(a - 90, [0, 0, 0], [1, 0, 0]).translate(0, y, z),
      [2.5, 1.5],
      (e) => e.inDirection([1, 0, 0]),
    );
  });
  const notch = extrude(roundedRectangle(30, 64, 14, 0, 92), 25, 60);
  const windows = SIDES.map((s) =>
    rounded(box([-26, -12, 120], [25, 12, 175]), 4, (e) => e.inDirection([0, 0, 1])).rotate(s * -8.5, [
      0,
      0,
      0,
    ], [
      1,
      0,
      0,
    ])
  );
  const body = cut(join(pot, shoulder, shell, ribs), notch, cylinder(26, -74, -20, 0, 114), windows);
  const ears = SIDES.map((s) => {
    const arm = polygon([[s * 44, 100], [s * 87, 112.2], [s * 87, 135.8], [s * 44, 150]]);
    return rounded(
      extrude(circle(12, s * GUIDE[0], GUIDE[1]).fuse(arm), -76, -62),
      [2.5, 1.5],
      (e) => e.inPlane("YZ", -62),
    );
  });
  const link = extrude(sector(108, 150.5, 64, 116), -67, -40);
  const banjo = rounded(cylinder(10, -95, -80, 0, 114), 1.5, (e) => e.inPlane("YZ", -95));
  const nipple = rod(8, 18, [-64, 14, 143], [0, .2, 1]);
  return cut(
    join(body, ears, link, banjo, nipple),
    SIDES.map((s) => cylinder(5, -90, -50, s * GUIDE[0], GUIDE[1])),
    cylinder(4.5, -100, -80, 0, 114),
    cylinder(26, -74, -20, 0, 114),
  );
}

const piston = () =>
  revolve([
    [-36, 0],
    [-36, 24.5],
    [-35, 25.8],
    [-3, 25.8],
    [-3, 24],
    [0, 24],
    [0, 25.8],
    [3, 25.8],
    [4, 25],
    [4, 19],
    [-28, 19],
    [-28, 0],
  ]);

const dustBoot = () =>
  revolve([
    [0, 24],
    [0, 32],
    [3, 32],
    [3, 29],
    [5, 31],
    [7, 28],
    [9, 30],
    [11, 27],
    [11, 25],
    [8, 26],
    [6, 26.5],
    [4, 27],
    [2, 24],
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
      [52, 5.5],
      [53.5, 4],
      [53.5, 0],
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

/** Bleed screw along X, tip at -14; turned upright by the assembly. */
const bleedScrew = () =>
  cut(
    join(
      revolve([
        [-14, 0],
        [-14, 2.5],
        [-11, 5],
        [0, 5],
        [0, 3.6],
        [9, 3.6],
        [11, 4.6],
        [12, 4.6],
        [15, 3.2],
        [15, 0],
      ]),
      prism(10, 0, 6),
    ),
    cylinder(1.4, 2, 20),
  );

const bleedCap = () =>
  revolve([[0, 3.4], [0, 6], [3, 6.4], [12, 5.4], [14, 3.5], [14, 0], [11, 0], [10, 3.4]]);

/** Stainless clip in which a pad ear slides: a U of sheet with two tongues. */
function padClip(): Solid {
  const profile = polygon([
    [0, 0],
    [18, 0],
    [18, -4],
    [19, -4],
    [19, 1],
    [1, 1],
    [1, 17],
    [18, 17],
    [18, 22],
    [17, 22],
    [17, 18],
    [0, 18],
  ]);
  const strip = extrude(profile, -9, 9);
  return join(strip, rounded(box([-16, 0, 4], [16, 1, 14]), 2, (e) => e.inDirection([0, 1, 0])));
}

/** Banjo eye at the origin (bore along X), crimped hose, hexagon fitting at the far end. */
function brakeHose(): Solid {
  const eye = cut(
    join(rounded(cylinder(10, -11, 0), 1, (e) => e.inPlane("YZ", 0)), rod(5, 22, [-5.5, -4, 0], [0, -1, 0])),
    cylinder(5.2, -20, 5),
  );
  const crimp = (y: number, z: number) =>
    join(
      rod(6.2, 24, [-5.5, y, z], [0, -1, 0]),
      ...[3, 9, 15].map((d) => rod(7.2, 3.5, [-5.5, y - d, z], [0, -1, 0])),
    );
  const line = hose([
    [-5.5, -36, 0],
    [-8, -70, 0],
    [-16, -112, -24],
    [-14, -140, -78],
    [-5.5, -176, -104],
    [-5.5, -214, -104],
  ], 4.8);
  const fitting = moved(join(prism(15, 0, 10), cylinder(5, -8, 20), prism(12, 18, 28)), [-5.5, -240, -104], [
    0,
    0,
    -90,
  ]);
  return group(eye, crimp(-18, 0), line, crimp(-208, -104), fitting);
}

/** Hollow bolt for the banjo eye: plain shank with a cross bore. */
const banjoBolt = () => cut(bolt(10, 30), rod(1.8, 30, [-8, 0, -15], [0, 0, 1]));

/** One piston in a floating caliper, or four in a fixed one. */
const ONE = "one_piston", FOUR = "four_piston";

function parts(): Part[] {
  /** drawn offsets of the row with bracket and pads and of the row with the caliper */
  const bracketRow = (x: number): V3 => [x, 225, 165], caliperRow = (x: number): V3 => [x, 318, 312];
  const [shieldScrew, flangeBolt, guideBolt, lockWasher] = [
    bolt(6, 14),
    bolt(12, 38),
    bolt(8, 24),
    washer(12, 13, 2.5),
  ];
  const [wheel, pin, boot, padSolid, clip] = [wheelNut(12), guidePin(), bellows(), pad(), padClip()];
  const [pistonSmall, bootSmall, pinOfPads] = [smallPiston(), smallBoot(), padPin()];
  const copperSeal = washer(10, 8.5, 1.5);
  const upright: V3 = [0, -90, 0], reversed: V3 = [0, 0, 180];
  const iron: Finish = "iron", rubber: Finish = "rubber";
  return [
    {
      callout: 1,
      name: "splash_shield",
      solid: splashShield(),
      at: [-60, 0, 0],
      explode: [-170, 0, 0],
      axis: "axle",
    },
    ...around(3, 66, (y, z, _a, i): Part => ({
      callout: 2,
      name: `shield_screw_${i + 1}`,
      solid: shieldScrew,
      at: [-58, y, z],
      explode: [-118, 0, 0],
      fine: true,
    }), 30),
    { callout: 3, name: "hub", solid: hubUnit(), axis: "axle", anchor: [13, 0, 0] },
    {
      callout: 4,
      name: "brake_disc",
      solid: disc(),
      at: [7, 0, 0],
      explode: [225, 0, 0],
      axis: "axle",
      anchor: [-7, 0, 0],
      finish: iron,
    },
    {
      callout: 5,
      name: "disc_screw",
      solid: countersunkScrew(8, 16),
      at: [7, ...polar(PITCH, 54)],
      explode: [300, 0, 0],
      fine: true,
    },
    ...around(5, PITCH, (y, z, _a, i): Part => ({
      callout: 6,
      name: `wheel_nut_${i + 1}`,
      solid: wheel,
      at: [12, y, z],
      explode: [365, 0, 0],
    })),
    ...SIDES.flatMap((s): Part[] => [
      {
        callout: 7,
        name: `bracket_bolt_${side(s)}`,
        solid: flangeBolt,
        turn: reversed,
        at: [MIDDLE - 51, s * FLANGE[0], FLANGE[1]],
        explode: bracketRow(-180),
        axis: `flange_${side(s)}`,
        fine: true,
      },
      {
        callout: 8,
        name: `bracket_washer_${side(s)}`,
        solid: lockWasher,
        at: [MIDDLE - 51, s * FLANGE[0], FLANGE[1]],
        explode: bracketRow(-124),
        axis: `flange_${side(s)}`,
      },
    ]),
    {
      callout: 9,
      name: "caliper_bracket",
      solid: bracket(),
      at: [MIDDLE, 0, 0],
      explode: bracketRow(-60),
      axis: "flange_left flange_right",
      anchor: { flange_left: [-50, -FLANGE[0], FLANGE[1]], flange_right: [-50, FLANGE[0], FLANGE[1]] },
      finish: iron,
    },
    {
      callout: 10,
      name: "pad_inner",
      solid: padSolid,
      at: [MIDDLE - 22, 0, 0],
      explode: bracketRow(82),
      axis: "pads",
      anchor: [0, 0, 116],
      finish: "friction",
    },
    {
      callout: 10,
      name: "pad_outer",
      solid: padSolid,
      turn: reversed,
      at: [MIDDLE + 22, 0, 0],
      explode: bracketRow(136),
      axis: "pads",
      anchor: [0, 0, 116],
      finish: "friction",
    },
    ...SIDES.flatMap((s): Part[] => [
      {
        callout: 11,
        name: `guide_bolt_${side(s)}`,
        solid: guideBolt,
        turn: reversed,
        at: [MIDDLE - 76, s * GUIDE[0], GUIDE[1]],
        explode: caliperRow(-215),
        axis: `guide_${side(s)}`,
        fine: true,
      },
      {
        callout: 13,
        name: `pin_boot_${side(s)}`,
        variant: ONE,
        solid: boot,
        at: [MIDDLE - 60, s * GUIDE[0], GUIDE[1]],
        explode: caliperRow(0),
        axis: `guide_${side(s)}`,
        finish: rubber,
        fine: true,
      },
      {
        callout: 14,
        name: `guide_pin_${side(s)}`,
        variant: ONE,
        solid: pin,
        at: [MIDDLE - 60, s * GUIDE[0], GUIDE[1]],
        explode: caliperRow(45),
        axis: `guide_${side(s)}`,
        fine: true,
      },
    ]),
    {
      callout: 12,
      name: "caliper_housing",
      variant: ONE,
      solid: caliper(),
      at: [MIDDLE, 0, 0],
      explode: caliperRow(-130),
      axis: "piston",
      anchor: [-30, 0, 114],
      finish: "aluminium",
    },
    {
      callout: 15,
      name: "piston",
      variant: ONE,
      solid: piston(),
      at: [MIDDLE - 28, 0, 114],
      explode: caliperRow(68),
      axis: "piston",
    },
    {
      callout: 16,
      name: "dust_boot",
      variant: ONE,
      solid: dustBoot(),
      at: [MIDDLE - 24, 0, 114],
      explode: caliperRow(104),
      axis: "piston",
      finish: rubber,
    },
    {
      callout: 12,
      name: "caliper_housing_fixed",
      variant: FOUR,
      solid: fourPistonCaliper(GUIDE),
      at: [MIDDLE, 0, 0],
      explode: caliperRow(-130),
      axis: "piston",
      anchor: [-60, 0, 114],
      finish: "aluminium",
    },
    ...[0, 1].flatMap((row) =>
      PISTONS.flatMap(([y, z], i): Part[] => [
        {
          callout: 15,
          name: `piston_${2 * row + i + 1}`,
          variant: FOUR,
          solid: pistonSmall,
          at: [MIDDLE - 24, y, z],
          explode: caliperRow(52 + row * 92),
          axis: `piston_${i + 1}`,
        },
        {
          callout: 16,
          name: `dust_boot_${2 * row + i + 1}`,
          variant: FOUR,
          solid: bootSmall,
          at: [MIDDLE - 20, y, z],
          explode: caliperRow(82 + row * 92),
          axis: `piston_${i + 1}`,
          finish: rubber,
        },
      ])
    ),
    ...PAD_PINS.map(([y, z], i): Part => ({
      callout: 23,
      name: `pad_pin_${i + 1}`,
      variant: FOUR,
      solid: pinOfPads,
      at: [MIDDLE - 56, y, z],
      explode: caliperRow(60).map((v, axis) => v + [0, 10, 62][axis]!) as V3,
      fine: true,
    })),
    {
      callout: 20,
      name: "brake_hose",
      solid: brakeHose(),
      at: [MIDDLE - 95, 0, 114],
      explode: caliperRow(-236),
      axis: "piston",
      finish: rubber,
      outline: "mesh",
    },
    {
      callout: 21,
      name: "banjo_bolt",
      solid: banjoBolt(),
      turn: reversed,
      at: [MIDDLE - 106, 0, 114],
      explode: caliperRow(-318),
      axis: "piston",
      fine: true,
    },
    ...[0, 1].map((i): Part => ({
      callout: 22,
      name: `banjo_seal_${i + 1}`,
      solid: copperSeal,
      at: [MIDDLE - 95 - i * 12.5, 0, 114],
      explode: caliperRow(i ? -266 : -196),
      axis: "piston",
      finish: "copper",
      fine: true,
    })),
    {
      callout: 17,
      name: "bleed_screw",
      solid: bleedScrew(),
      turn: upright,
      at: [MIDDLE - 64, 17, 162],
      explode: caliperRow(-130).map((v, i) => v + [0, 6, 30][i]!) as V3,
      axis: "bleed",
      fine: true,
    },
    {
      callout: 18,
      name: "bleed_cap",
      solid: bleedCap(),
      turn: upright,
      at: [MIDDLE - 64, 17, 172],
      explode: caliperRow(-130).map((v, i) => v + [0, 12, 58][i]!) as V3,
      axis: "bleed",
      finish: rubber,
      fine: true,
    },
    ...SIDES.map((s): Part => ({
      callout: 19,
      name: `pad_clip_${side(s)}`,
      solid: clip,
      turn: s < 0 ? [0, 0, 0] : reversed,
      at: [MIDDLE, s * 74, 97],
      explode: bracketRow(20),
      fine: true,
    })),
  ];
}

const assembly: Assembly = {
  name: "front_brake",
  title: { zh_CN: "前轮制动器", en_US: "Front wheel brake" },
  view: [.62, -.62, .46],
  variants: [ONE, FOUR],
  parts,
};
export default assembly;
