/** Low-voltage supply: battery with its tray, terminals and clamp; junction box with fuses, relays and harness. */
import {
  add,
  type Assembly,
  bolt,
  box,
  cut,
  cylinder,
  extrudeAlong,
  group,
  hose,
  join,
  moved,
  nut,
  type Part,
  polygon,
  revolve,
  rod,
  rounded,
  slot,
  type Solid,
  stud,
  type V2,
  type V3,
} from "../../drawing/mod.ts";
import { onSheet, USUAL_VIEW } from "./solids/on_sheet.ts";
import { plug } from "./solids/plugs.ts";

const UPRIGHT: V3 = [0, -90, 0];
/** poles of the battery (x, y) */
const POLES: V2[] = [[58, -104], [58, 104]];

/** Battery: case with foot rails, ribbed walls, lid with handle, six cell plugs, two poles. */
function battery(): Solid {
  const box1 = rounded(box([-86, -138, 0], [86, 138, 150]), 6, (e) => e.inDirection([0, 0, 1]));
  const lid = rounded(box([-89, -141, 146], [89, 141, 176]), [7, 4], (e) => e.inDirection([0, 0, 1]));
  const step = box([30, -150, 160], [100, 150, 190]);
  const foot = box([-96, -146, 0], [96, 146, 16]);
  const ribs = Array.from(
    { length: 9 },
    (_, i) => box([84, -112 + i * 28 - 3, 20], [89, -112 + i * 28 + 3, 136]),
  );
  const side = [-50, 0, 50].map((x) => box([x - 4, -142, 20], [x + 4, -136, 136]));
  const plugs = Array.from({ length: 6 }, (_, i) => rod(11, 4, [-34, -100 + i * 40, 175], [0, 0, 1]));
  const seats = POLES.map(([x, y]) => rod(20, 4, [x, y, 158], [0, 0, 1]));
  const poles = POLES.map(([x, y]) =>
    moved(revolve([[0, 0], [0, 10], [18, 8.8], [19, 8], [19, 0]]), [x, y, 160], UPRIGHT)
  );
  const handle = [-60, 60].map((y) =>
    rounded(box([-78, y - 20, 174], [-62, y + 20, 181]), 3, (e) => e.inDirection([0, 1, 0]))
  );
  return join(cut(join(box1, lid, foot, ribs, side, plugs, handle), step), seats, poles);
}

/** Tray: pressed floor with rim, clamp hooks, feet with holes, drain. */
function tray(): Solid {
  const pan = cut(
    rounded(box([-112, -164, -4], [112, 164, 26]), 14, (e) => e.inDirection([0, 0, 1])),
    rounded(box([-106, -158, 0], [106, 158, 60]), 10, (e) => e.inDirection([0, 0, 1])),
  );
  const beads = [-100, -34, 34, 100].map((y) =>
    rounded(box([-80, y - 12, -2], [80, y + 12, 6]), 5, (e) => e.inDirection([0, 0, 1]))
  );
  const hook = box([-112, -60, 20], [-104, 60, 44]);
  const tower = join(box([108, -26, -4], [140, 26, 40]), box([108, -4, -4], [150, 4, 30]));
  const feet = [[-90, -176], [90, -176], [90, 176]].map(([x, y]) =>
    cut(
      extrudeAlong("z", slot([x!, y! * .9], [x!, y! * 1.06], 18), -6, 0),
      rod(6, 20, [x!, y! * 1.06, -12], [0, 0, 1]),
    )
  );
  return cut(
    join(pan, beads, hook, tower, feet),
    rod(6, 60, [124, 0, 0], [0, 0, 1]),
    rod(9, 30, [0, 0, -12], [0, 0, 1]),
  );
}

/** Terminal clamp round a pole (along Z) with its screw and a cable lug. */
function terminal(sensor: boolean): Solid {
  const ring = cut(
    rod(19, 20, [0, 0, 0], [0, 0, 1]),
    rod(9.6, 40, [0, 0, -9], [0, 0, 1]),
    box([-4, 4, -9], [4, 40, 40]),
  );
  const ears = [-1, 1].map((s) => box([s * 8 - 4, 10, 2], [s * 8 + 4, 36, 18]));
  const screw = join(
    rod(4, 44, [-22, 28, 10], [1, 0, 0]),
    rod(8, 7, [-21, 28, 10], [1, 0, 0]),
    rod(8, 6, [13, 28, 10], [1, 0, 0]),
  );
  const body = sensor
    ? join(
      rounded(box([-16, -74, -4], [22, -14, 22]), 5, (e) => e.inDirection([0, 0, 1])),
      box([20, -60, 2], [40, -36, 16]),
      box([-6, -104, 4], [6, -70, 10]),
    )
    : join(
      box([-20, -70, 2], [20, -12, 8]),
      [[-10, -30], [10, -50]].map(([x, y]) => moved(stud(7, 20), [x!, y!, 8], UPRIGHT)),
      rounded(box([-24, -78, 0], [24, -66, 18]), 3, (e) => e.inDirection([0, 0, 1])),
    );
  return join(ring, ears, screw, body);
}

/** Clamp bar over the foot rail, with hook and hole. */
const clampBar = (): Solid =>
  cut(
    join(
      extrudeAlong(
        "y",
        polygon([[-24, 0], [-16, 30], [-8, 34], [30, 34], [30, 26], [-4, 26], [-14, -4]]),
        -34,
        34,
      ),
      rounded(box([-4, -24, 26], [40, 24, 40]), 6, (e) => e.inDirection([0, 0, 1])),
    ),
    rod(6, 60, [20, 0, 10], [0, 0, 1]),
  );

/** Junction box, lower part: tub with webs, cable outlets and three feet. */
function boxLower(): Solid {
  const tub = cut(
    rounded(box([-90, -130, 0], [90, 130, 56]), 16, (e) => e.inDirection([0, 0, 1])),
    rounded(box([-85, -125, 4], [85, 125, 90]), 12, (e) => e.inDirection([0, 0, 1])),
  );
  const rim = cut(
    rounded(box([-94, -134, 42], [94, 134, 47]), 18, (e) => e.inDirection([0, 0, 1])),
    rounded(box([-86, -126, 0], [86, 126, 90]), 12, (e) => e.inDirection([0, 0, 1])),
  );
  const outlets = [-80, 0].map((y) => cut(cylinder(22, 84, 112, y, 24), cylinder(18, 60, 130, y, 24)));
  const feet = [[-60, -146], [60, -146], [60, 146], [-60, 146]].map(([x, y]) =>
    cut(
      extrudeAlong("z", slot([x!, y! * .85], [x!, y! * 1.04], 13), 0, 6),
      rod(5, 20, [x!, y! * 1.04, -6], [0, 0, 1]),
    )
  );
  const clips = [-80, 80].map((y) =>
    rounded(box([90, y + 20, 20], [98, y + 44, 50]), 2, (e) => e.inDirection([0, 1, 0]))
  );
  return cut(join(tub, rim, outlets, feet, clips), [-80, 0].map((y) => cylinder(18, 60, 130, y, 24)));
}

/** Carrier of fuses and relays: board with rows of chambers, bus bar and studs. */
function carrier(): Solid {
  const board = rounded(box([-82, -122, 0], [82, 122, 22]), 10, (e) => e.inDirection([0, 0, 1]));
  const rows = [-58, -30].flatMap((x) =>
    Array.from({ length: 9 }, (_, i) => box([x - 9, -108 + i * 19, 12], [x + 9, -96 + i * 19, 60]))
  );
  const relays = Array.from({ length: 4 }, (_, i) => box([8, -108 + i * 36, 10], [38, -78 + i * 36, 60]));
  const bar = box([50, -110, 20], [70, 40, 25]);
  const studs = [-90, -40, 10].map((y) => moved(stud(7, 20), [60, y, 24], UPRIGHT));
  const tower = cut(box([44, 56, 20], [78, 110, 40]), box([48, 60, 26], [74, 106, 60]));
  return join(cut(board, rows, relays), bar, studs, tower);
}

const fuse = (): Solid =>
  join(
    box([-4, -9, 0], [4, 9, 15]),
    box([-3, -8, 14], [3, 8, 17]),
    [-6, 6].map((y) => box([-.6, y - 2.4, -13], [.6, y + 2.4, 1])),
  );
const relay = (): Solid =>
  join(
    rounded(box([-13, -13, 0], [13, 13, 32]), 2, (e) => e.inDirection([0, 0, 1])),
    box([-14, -14, 0], [14, 14, 4]),
    [[-7, 0], [7, 0], [0, -7], [0, 7]].map(([x, y]) => box([x! - 3, y! - .6, -11], [x! + 3, y! + .6, 1])),
  );
/** Strip fuse screwed to the bus bar. */
const strip = (): Solid =>
  cut(
    join(
      box([-8, -30, 0], [8, 30, 3]),
      rounded(box([-10, -14, -2], [10, 14, 14]), 3, (e) => e.inDirection([0, 0, 1])),
    ),
    [-22, 22].map((y) => rod(4, 20, [0, y, -9], [0, 0, 1])),
  );

/** Lid of the junction box with its fuse chart and hinge tongues. */
function lid(): Solid {
  const shell = rounded(rounded(box([-97, -137, 0], [97, 137, 44]), 18, (e) => e.inDirection([0, 0, 1])), [
    8,
    5,
    3,
  ], (e) => e.inPlane("XY", 44));
  const hollow = rounded(box([-92, -132, -9], [92, 132, 39]), 14, (e) => e.inDirection([0, 0, 1]));
  const field = rounded(box([-70, -100, 42], [70, 60, 60]), 8, (e) => e.inDirection([0, 0, 1]));
  const grips = [-60, 100].map((y) =>
    rounded(box([94, y - 14, -8], [104, y + 14, 18]), 3, (e) => e.inDirection([0, 1, 0]))
  );
  const sign = [[0, 90], [0, 108]].map(([x, y]) => box([x! - 40, y! - 3, 43], [x! + 40, y! + 3, 45.4]));
  return join(cut(shell, hollow, field), grips, sign);
}

function parts(): Part[] {
  const by = (base: V3, x: number, y = 0, z = 0): V3 => add(base, [x, y, z]);
  const acc = onSheet(-90, -250), jb = onSheet(120, 370);
  const f = fuse(), r = relay(), m8 = nut(7, { flange: true });
  const earth = group(
    hose([[0, 0, 0], [0, -40, 4], [-10, -90, -10], [-60, -110, -40], [-110, -100, -50]], 8),
    rod(12, 20, [0, -30, 3], [0, -1, 0]),
    box([-136, -110, -56], [-104, -90, -50]),
    cut(rod(13, 6, [-140, -100, -56], [0, 0, 1]), rod(6, 20, [-140, -100, -62], [0, 0, 1])),
  );
  const harness = group(
    hose([[0, 0, 0], [40, 0, 0], [90, 0, -10], [140, -10, -40], [170, -30, -100]], 16),
    hose([[0, 80, 0], [40, 80, 0], [90, 76, -6], [140, 60, -30], [180, 40, -90]], 16),
    rod(22, 14, [4, 0, 0], [1, 0, 0]),
    rod(22, 14, [4, 80, 0], [1, 0, 0]),
    moved(plug(46, 26, 44), [172, -32, -104], [0, 70, 0]),
    moved(plug(46, 26, 44), [182, 38, -94], [0, 70, 0]),
  );
  return [
    {
      callout: 1,
      name: "battery",
      solid: battery(),
      explode: by(acc, 0, 0, 130),
      axis: "minus plus",
      anchor: { minus: [...POLES[0]!, 180], plus: [...POLES[1]!, 180] },
      finish: "black",
    },
    {
      callout: 2,
      name: "tray",
      solid: tray(),
      at: [0, 0, -2],
      explode: by(acc, 0, 0, -40),
      axis: "clamp",
      anchor: [124, 0, 40],
      finish: "plastic",
    },
    {
      callout: 3,
      name: "clamp_bar",
      solid: clampBar(),
      at: [104, 0, 16],
      explode: by(acc, 0, 0, 40),
      axis: "clamp",
      anchor: [20, 0, 40],
      finish: "zinc",
    },
    {
      callout: 4,
      name: "clamp_bolt",
      solid: bolt(8, 40),
      turn: UPRIGHT,
      at: [124, 0, 58],
      explode: by(acc, 30, 0, 96),
      axis: "clamp",
      fine: true,
    },
    ...[[-90, -186], [90, -186], [90, 186]].map(([x, y], i): Part => ({
      callout: 5,
      name: `tray_bolt_${i + 1}`,
      solid: bolt(8, 22),
      turn: UPRIGHT,
      at: [x!, y!, 0],
      explode: by(acc, 0, 0, i === 2 ? 10 : 6),
      fine: true,
    })),
    {
      callout: 6,
      name: "minus_terminal",
      solid: terminal(true),
      turn: [0, 0, 180],
      at: [...POLES[0]!, 162],
      explode: by(acc, 0, 0, 200),
      axis: "minus",
      finish: "zinc",
    },
    {
      callout: 7,
      name: "earth_cable",
      solid: earth,
      at: [58, -150, 170],
      explode: by(acc, -30, -90, 210),
      finish: "black",
      outline: "mesh",
    },
    {
      callout: 8,
      name: "plus_terminal",
      solid: terminal(false),
      at: [...POLES[1]!, 162],
      explode: by(acc, 0, 0, 200),
      axis: "plus",
      finish: "copper",
    },
    {
      callout: 9,
      name: "pole_cap",
      solid: cut(
        rounded(box([-30, -84, 0], [34, 44, 36]), [10, 6], (e) => e.inDirection([0, 0, 1])),
        rounded(box([-26, -80, -9], [30, 40, 30]), 6, (e) => e.inDirection([0, 0, 1])),
        box([-60, -76, -9], [60, -40, 12]),
      ),
      at: [...POLES[1]!, 166],
      explode: by(acc, 30, 50, 262),
      finish: "plastic",
    },
    {
      callout: 10,
      name: "box_lower",
      solid: boxLower(),
      at: [0, 340, 0],
      explode: by(jb, 0, -340, -170),
      axis: "harness box",
      anchor: { harness: [112, -80, 24], box: [-60, -130, 56] },
      finish: "plastic",
    },
    {
      callout: 11,
      name: "carrier",
      solid: carrier(),
      at: [0, 340, 8],
      explode: by(jb, 0, -340, -40),
      finish: "plastic",
    },
    ...[[-58, 0], [-58, 4], [-30, 6]].map(([x, i], k): Part => ({
      callout: 12,
      name: `fuse_${k + 1}`,
      solid: f,
      at: [x!, 340 - 102 + i! * 19, 30],
      explode: by(jb, 0, -340, 20),
      fine: true,
      finish: "orange",
    })),
    ...[1, 3].map((i, k): Part => ({
      callout: 13,
      name: `relay_${k + 1}`,
      solid: r,
      at: [23, 340 - 93 + i * 36, 30],
      explode: by(jb, 0, -340, 16),
      fine: true,
      finish: "plastic",
    })),
    {
      callout: 14,
      name: "strip_fuse",
      solid: strip(),
      at: [60, 340 - 65, 34],
      explode: by(jb, 60, -370, -20),
      finish: "orange",
      fine: true,
    },
    {
      callout: 15,
      name: "stud_nut",
      solid: m8,
      turn: UPRIGHT,
      at: [60, 340 - 90, 40],
      explode: by(jb, 72, -376, 14),
      fine: true,
    },
    {
      callout: 16,
      name: "lid",
      solid: lid(),
      at: [0, 340, 50],
      explode: by(jb, 0, -340, 100),
      finish: "plastic",
    },
    {
      callout: 17,
      name: "harness",
      solid: harness,
      at: [116, 260, 24],
      explode: by(jb, 60, -340, -170),
      axis: "harness",
      finish: "black",
      outline: "mesh",
    },
  ];
}

const assembly: Assembly = {
  name: "battery_12v",
  title: { zh_CN: "12 V 蓄电池与配电盒", en_US: "12 V battery and junction box" },
  view: USUAL_VIEW,
  parts,
};
export default assembly;
