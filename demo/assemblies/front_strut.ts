/** Front suspension strut: damper, coil spring, top mount, stabiliser link. Modelled along X, stood upright. */
import {
  add,
  around,
  type Assembly,
  bolt,
  box,
  coil,
  cut,
  cylinder,
  extrude,
  extrudeAlong,
  join,
  moved,
  nut,
  type Part,
  polygon,
  regular,
  revolve,
  rod,
  rounded,
  roundedRectangle,
  sector,
  type Solid,
  stud,
  threaded,
  tube,
  type V3,
} from "../../drawing/mod.ts";

/** turns X (along the strut) upright */
const UPRIGHT: V3 = [0, -90, 0];
/** pitch circle of the studs that hold the mount to the body */
const STUDS = 66;
/** bolt positions of the knuckle clamp along the strut, and their distance from its axis */
const CLAMP = [34, 102] as const, CLAMP_OUT = 68;
/** the spring: mean radius, wire radius, pitch, turns */
const SPRING = [62, 6.6, 44, 6.4] as const;

function topMount(): Solid {
  const plate = rounded(extrude(regular(100, 3).fillet(24), 0, 6), 1.5, (e) => e.inPlane("YZ", 6));
  const dome = revolve([
    [-24, 20],
    [-24, 50],
    [-22, 52],
    [-2, 52],
    [1, 54],
    [5.9, 54],
    [9, 50],
    [20, 38],
    [26, 36],
    [28, 34],
    [28, 26],
    [18, 22],
    [18, 12],
    [8, 12],
    [8, 20],
  ]);
  const ribs = around(
    6,
    0,
    (_y, _z, a) =>
      extrudeAlong("y", polygon([[5, 30], [24, 30], [24, 37], [5, 56]]), -2.5, 2.5).rotate(a, [0, 0, 0], [
        1,
        0,
        0,
      ]),
    30,
  );
  const mountStud = stud(8, 26);
  return join(
    cut(join(plate, dome, ribs), cylinder(12, -40, 40)),
    around(3, STUDS, (y, z) => cylinder(9, 5, 8, y, z), 0),
    around(3, STUDS, (y, z) => moved(mountStud, [8, y, z]), 0),
  );
}

const bearing = () =>
  revolve([
    [0, 22],
    [0, 50],
    [1, 51],
    [5.5, 51],
    [6, 49.5],
    [6.6, 49.5],
    [7, 52],
    [12, 52],
    [13, 51],
    [13, 30],
    [16, 28],
    [16, 22],
  ]);

const springSeat = () =>
  revolve([
    [-8, 24],
    [-8, 44],
    [-3, 56],
    [-4, 76],
    [-10, 79],
    [-9, 81],
    [-1, 79],
    [0, 57],
    [5, 50],
    [12, 49],
    [13, 47],
    [13, 24],
  ]);

/** Rubber pad between spring and seat: a ring with a lip, open where the wire ends. */
const springPad = () =>
  cut(
    revolve([[0, 50], [0, 74], [2, 75.5], [9, 75.5], [9, 73], [4.5, 71], [3.5, 62], [4.5, 54], [9, 52.5], [
      9,
      50,
    ]]),
    extrude(sector(30, 100, 215, 240), -5, 20),
  );

function bumpStop(): Solid {
  const waves = [0, 1, 2].flatMap((i) => [
    [8 + i * 17, 26 - i * 2.4],
    [15 + i * 17, 26 - i * 2.4],
    [18 + i * 17, 21 - i * 2.2],
    [21 + i * 17, 21 - i * 2.2],
  ]);
  const profile = [[0, 11], [0, 24], [2, 26], ...waves, [60, 18], [68, 15], [70, 13], [70, 11]];
  return moved(revolve(profile), [70, 0, 0], [0, 180, 0]);
}

function dustBoot(): Solid {
  const folds = Array.from(
    { length: 9 },
    (_, i) => [[11 + i * 12, 32], [14 + i * 12, 32], [17 + i * 12, 26.5], [
      20 + i * 12,
      26.5,
    ]],
  ).flat();
  return revolve([[0, 27], [0, 34], [6, 34], [8, 27], ...folds, [122, 32], [134, 32], [134, 28], [122, 28], [
    118,
    24,
  ], [4, 24]]);
}

/** Sheet clamp round the tube with two flanges for the knuckle, flanges towards -Z. */
function clamp(): Solid {
  const wrap = cut(tube(32, 25.5, 10, 126), box([0, -14, -60], [140, 14, 0]));
  const outline = polygon([[10, -18], [10, -70], [22, -90], [114, -90], [126, -72], [126, -18]]).fillet(6);
  const flanges = [-1, 1].map((s) => extrudeAlong("y", outline, s * 14, s * 21));
  const beads = [-1, 1].map((s) =>
    rounded(
      extrudeAlong("y", roundedRectangle(24, 46, 8, 68, -62), s * 20, s * 24),
      2,
      (e) => e.inPlane("XZ", -s * 24),
    )
  );
  return cut(join(wrap, flanges, beads), CLAMP.map((x) => rod(6.5, 100, [x, -50, -CLAMP_OUT], [0, 1, 0])));
}

function damper(): Solid {
  const body = revolve([
    [0, 0],
    [0, 22],
    [4, 26],
    [326, 26],
    [330, 24],
    [330, 14],
    [334, 13],
    [334, 10.5],
    [556, 10.5],
    [558, 9],
    [558, 7],
    [592, 7],
    [594, 5.5],
    [594, 0],
  ]);
  const seat = revolve([
    [214, 25],
    [214, 29],
    [226, 34],
    [232, 52],
    [233, 74],
    [240, 84],
    [246, 86],
    [246, 83],
    [240, 78],
    [237, 70],
    [237, 54],
    [246, 38],
    [262, 30],
    [264, 25],
  ]);
  const lug = cut(
    rounded(
      box([168, -66, -4], [204, -22, 4]),
      9,
      (e) => e.inDirection([0, 0, 1]).inBox([160, -70, -10], [210, -50, 10]),
    ),
    rod(6, 20, [186, -50, -10], [0, 0, 1]),
  );
  const hoseLug = cut(
    rounded(box([138, -6, -48], [160, 6, -22]), 4, (e) => e.inDirection([1, 0, 0])),
    cylinder(3, 100, 200, 0, -40),
  );
  const rodThread = threaded(body, 14, 562, 592);
  return join(rodThread, seat, clamp(), lug, hoseLug);
}

/** Ball joint link along X: rod and two housings whose studs point to -Z and +Z. */
function stabiliserLink(): Solid {
  const length = 210;
  const end = (s: number) => {
    const housing = revolve([[-13, 0], [-13, 13], [-11, 15], [7, 15], [9, 13], [9, 9], [12, 12], [15, 11.5], [
      18,
      8,
    ], [18, 0]]);
    const pin = stud(10, 26);
    return {
      housing: moved(housing, [s, 0, 0], [0, s > 0 ? 90 : -90, 0]),
      pin: moved(pin, [s, 0, s > 0 ? -24 : 24], [0, s > 0 ? 90 : -90, 0]),
    };
  };
  const [low, high] = [end(-1), end(1)];
  const bar = cylinder(6, 10, length - 10);
  const necks = [cylinder(8.5, 8, 26), cylinder(8.5, length - 26, length - 8)];
  return join(
    bar,
    necks,
    moved(low.housing, [1, 0, 0]),
    moved(low.pin, [1, 0, 0]),
    moved(high.housing, [length - 1, 0, 0]),
    moved(high.pin, [length - 1, 0, 0]),
  );
}

/** Bent sheet that carries the brake hose and the sensor lead. */
function hoseBracket(): Solid {
  const plate = extrude(
    polygon([[-11, -14], [11, -14], [11, 18], [30, 40], [30, 62], [4, 62], [4, 46], [-11, 26]]).fillet(4),
    0,
    3,
  );
  const lip = rounded(box([-18, 4, 58], [3, 30, 61.5]), 4, (e) => e.inDirection([0, 0, 1]));
  return cut(
    join(plate, lip),
    cylinder(3.5, -5, 9),
    rod(6, 20, [-9, 17, 50], [0, 0, 1]),
    cylinder(4, -5, 9, 17, 46),
  );
}

function parts(): Part[] {
  const clampBolt = bolt(12, 62), clampNut = nut(12, { flange: true }), smallNut = nut(8, { flange: true });
  const linkNut = nut(10, { flange: true });
  /** drawn places: the left column lifts along the strut, the right column stands beside it */
  const left = (z: number): V3 => [0, 0, z], right = (z: number): V3 => [205, 205, z];
  const far = (p: V3): V3 => add(right(0), p);
  return [
    {
      callout: 1,
      name: "cap",
      solid: revolve([
        [0, 22],
        [0, 26],
        [3, 27],
        [4, 25],
        [14, 23],
        [19, 17],
        [21, 10],
        [21, 0],
        [19, 0],
        [19, 8],
        [13, 20],
        [2, 23],
      ]),
      turn: UPRIGHT,
      at: [0, 0, 588],
      explode: left(222),
      axis: "strut",
      finish: "plastic",
    },
    ...around(3, STUDS, (y, z, _a, i): Part => ({
      callout: 2,
      name: `mount_nut_${i + 1}`,
      solid: smallNut,
      turn: UPRIGHT,
      at: [-z, y, 574],
      explode: left(132),
      axis: `stud_${i}`,
      fine: true,
    }), 0),
    {
      callout: 3,
      name: "rod_nut",
      solid: nut(14, { flange: true }),
      turn: UPRIGHT,
      at: [0, 0, 578],
      explode: left(178),
      axis: "strut",
      fine: true,
    },
    {
      callout: 4,
      name: "top_mount",
      solid: topMount(),
      turn: UPRIGHT,
      at: [0, 0, 560],
      explode: left(74),
      axis: "strut stud_0 stud_1 stud_2",
      anchor: {
        strut: [28, 0, 0],
        ...Object.fromEntries(around(3, STUDS, (y, z, _a, i) => [`stud_${i}`, [34, y, z] as V3], 0)),
      },
      finish: "aluminium",
    },
    {
      callout: 5,
      name: "bearing",
      solid: bearing(),
      turn: UPRIGHT,
      at: [0, 0, 534],
      explode: left(8),
      axis: "strut",
      finish: "plastic",
    },
    {
      callout: 6,
      name: "spring_seat",
      solid: springSeat(),
      turn: UPRIGHT,
      at: [0, 0, 528],
      explode: left(-60),
      axis: "strut",
    },
    {
      callout: 7,
      name: "upper_pad",
      solid: springPad(),
      turn: [0, 90, 0],
      at: [0, 0, 526],
      explode: left(-116),
      axis: "strut",
      finish: "rubber",
    },
    {
      callout: 8,
      name: "coil_spring",
      solid: coil(...SPRING),
      turn: UPRIGHT,
      at: [0, 0, 240],
      explode: left(-188),
      axis: "strut",
      outline: "mesh",
      finish: "black",
    },
    {
      callout: 9,
      name: "lower_pad",
      solid: springPad(),
      turn: UPRIGHT,
      at: [0, 0, 236],
      explode: left(-254),
      axis: "strut",
      finish: "rubber",
    },
    {
      callout: 10,
      name: "bump_stop",
      solid: bumpStop(),
      turn: UPRIGHT,
      at: [0, 0, 480],
      explode: right(216),
      axis: "damper",
      finish: "friction",
    },
    {
      callout: 11,
      name: "dust_boot",
      solid: dustBoot(),
      turn: UPRIGHT,
      at: [0, 0, 340],
      explode: right(184),
      axis: "damper",
      anchor: [67, 0, 0],
      finish: "rubber",
    },
    {
      callout: 12,
      name: "damper",
      solid: damper(),
      turn: UPRIGHT,
      explode: right(-110),
      axis: "damper clamp_0 clamp_1 link link_end hose",
      anchor: {
        damper: [594, 0, 0],
        clamp_0: [CLAMP[0], 0, -CLAMP_OUT],
        clamp_1: [CLAMP[1], 0, -CLAMP_OUT],
        link: [186, -50, 4],
        link_end: [186, -50, -4],
        hose: [160, 0, -40],
      },
      finish: "black",
    },
    ...CLAMP.flatMap((z, i): Part[] => [
      {
        callout: 13,
        name: `clamp_bolt_${i + 1}`,
        solid: clampBolt,
        turn: [0, 0, -90],
        at: [CLAMP_OUT, -24, z],
        explode: far([0, -92, -110]),
        axis: `clamp_${i}`,
        fine: true,
      },
      {
        callout: 14,
        name: `clamp_nut_${i + 1}`,
        solid: clampNut,
        turn: [0, 0, 90],
        at: [CLAMP_OUT, 24, z],
        explode: far([0, 70, -110]),
        axis: `clamp_${i}`,
        fine: true,
      },
    ]),
    {
      callout: 15,
      name: "stabiliser_link",
      solid: stabiliserLink(),
      turn: UPRIGHT,
      at: [-28, -50, -24],
      explode: far([-130, 0, -110]),
      axis: "link",
      anchor: [210, 0, -50],
      finish: "black",
    },
    {
      callout: 16,
      name: "link_nut_upper",
      solid: linkNut,
      at: [4, -50, 186],
      explode: far([48, 0, -110]),
      fine: true,
      axis: "link_end",
    },
    {
      callout: 16,
      name: "link_nut_lower",
      solid: linkNut,
      turn: [0, 0, 180],
      at: [-60, -50, -24],
      explode: far([-166, 0, -110]),
      fine: true,
    },
    {
      callout: 17,
      name: "hose_bracket",
      solid: hoseBracket(),
      turn: UPRIGHT,
      at: [40, 0, 161],
      explode: far([78, 78, -36]),
      axis: "hose",
      finish: "zinc",
    },
    {
      callout: 18,
      name: "hose_bracket_bolt",
      solid: bolt(6, 14),
      turn: UPRIGHT,
      at: [40, 0, 164],
      explode: far([78, 78, 10]),
      axis: "hose",
      fine: true,
    },
  ];
}

const assembly: Assembly = {
  name: "front_strut",
  title: { zh_CN: "前悬架减振支柱", en_US: "Front suspension strut" },
  view: [.62, -.62, .4],
  parts,
};
export default assembly;
