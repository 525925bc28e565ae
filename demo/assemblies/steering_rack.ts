/** Electric steering rack: housing with rack and pinion, motor with control unit, boots, tie rods with ends. */
import {
  add,
  around,
  type Assembly,
  bolt,
  box,
  cut,
  cylinder,
  extrude,
  extrudeAlong,
  join,
  moved,
  nut,
  type Part,
  polar,
  polygon,
  prism,
  revolve,
  rod,
  rounded,
  seal,
  type Solid,
  threaded,
  tube,
  type V3,
} from "../../drawing/mod.ts";
import { onSheet, USUAL_VIEW } from "./solids/on_sheet.ts";
import { socket } from "./solids/plugs.ts";
import { bellows, bush, clamp } from "./solids/rubber.ts";

// The rack lies along X; the pinion stands at PINION, leaning towards the driver.
const PINION = -120, MOTOR = 150, UPRIGHT: V3 = [0, -90, 0];
const EYES = [-200, 205];

/** Housing: tube, pinion tower with flange, yoke boss, motor gear case, two mounting eyes, ribs. */
function housing(): Solid {
  const pipe = revolve([
    [-260, 0],
    [-260, 30],
    [-246, 30],
    [-244, 27],
    [-200, 27],
    [-196, 25],
    [236, 25],
    [240, 28],
    [262, 28],
    [262, 0],
  ]);
  const tower = join(
    rod(29, 110, [PINION, -8, -52], [0, 0, 1]),
    rod(37, 9, [PINION, -8, 50], [0, 0, 1]),
    rod(24, 20, [PINION, -8, -64], [0, 0, 1]),
  );
  const yoke = join(
    rod(25, 64, [PINION, 0, 0], [0, 1, 0]),
    moved(prism(40, 0, 12), [PINION, 58, 0], [0, 0, 90]),
  );
  const gear = join(
    rounded(box([MOTOR - 40, -70, -34], [MOTOR + 36, 34, 34]), 14, (e) => e.inDirection([1, 0, 0])),
    cylinder(40, MOTOR - 50, MOTOR + 40, -54, 0),
    around(4, 46, (y, z) => cylinder(8, MOTOR + 20, MOTOR + 40, y - 54, z), 45),
  );
  const eyes = EYES.map((x) =>
    join(
      rod(24, 62, [x, 40, -34], [0, 0, 1]),
      box([x - 15, 0, -18], [x + 15, 40, 18]),
    )
  );
  const ribs = [-60, -20, 20, 60].map((x) => revolve([[x - 3, 20], [x - 3, 29], [x + 3, 29], [x + 3, 20]]));
  const webs = [
    box([PINION + 20, -3, -24], [PINION + 80, 3, 34]),
    box([MOTOR - 90, -3, -30], [MOTOR - 30, 3, 34]),
  ];
  return cut(
    join(pipe, tower, yoke, gear, eyes, ribs, webs),
    cylinder(18, -300, 300),
    rod(22, 60, [PINION, -8, 10], [0, 0, 1]),
    EYES.map((x) => rod(14, 90, [x, 40, -50], [0, 0, 1])),
    cylinder(33, MOTOR + 20, MOTOR + 60, -54, 0),
    around(3, 31, (y, z) => rod(3, 20, [PINION + y, -8 + z, 46], [0, 0, 1]), 30),
  );
}

/** Motor along X with its control unit and two sockets; its flange at x = 0. */
function motor(): Solid {
  const body = revolve([[-2, 0], [-2, 30], [0, 30], [0, 50], [9, 50], [9, 42], [90, 42], [94, 40], [94, 0]]);
  const ears = around(4, 46, (y, z) => cut(cylinder(9, 0, 9, y, z), cylinder(4, -9, 20, y, z)), 45);
  const unit = rounded(box([92, -54, -44], [150, 54, 48]), 8, (e) => e.inDirection([1, 0, 0]));
  const lid = rounded(box([148, -57, -47], [154, 57, 51]), 10, (e) => e.inDirection([1, 0, 0]));
  const fins = [-30, -10, 10, 30].map((y) => box([98, y - 2.4, 46], [144, y + 2.4, 56]));
  const shaft = join(cylinder(7, -34, 0), around(10, 7.4, (y, z) => cylinder(1.2, -32, -12, y, z)));
  return join(
    body,
    ears,
    unit,
    lid,
    fins,
    shaft,
    moved(socket(44, 24, 26), [152, -20, -18], [0, 0, 0]),
    moved(socket(26, 18, 24), [152, 32, 18], [0, 0, 0]),
  );
}

/** Rack: bar with teeth on one side, threaded bores at its ends. */
const rack = (): Solid =>
  cut(
    revolve([[-330, 0], [-330, 15], [-328, 16.5], [328, 16.5], [330, 15], [330, 0]]),
    box([-240, -40, -40], [-40, -11, 40]),
    Array.from({ length: 30 }, (_, i) =>
      extrudeAlong(
        "z",
        polygon([[-238 + i * 6.6, -12], [-236.4 + i * 6.6, -7], [-234.4 + i * 6.6, -7], [
          -232.8 + i * 6.6,
          -12,
        ]]),
        -30,
        30,
      )),
    [-1, 1].map((s) => cylinder(9, s > 0 ? 305 : -340, s > 0 ? 340 : -305)),
  );

/** Pinion with its torsion bar and torque sensor, along X, splines towards +X. */
const pinion = (): Solid =>
  join(
    revolve([
      [-60, 0],
      [-60, 9],
      [-50, 10],
      [-50, 15],
      [-8, 15],
      [-6, 19],
      [10, 19],
      [12, 25],
      [34, 25],
      [36, 14],
      [70, 14],
      [72, 11],
      [104, 11],
      [106, 9],
      [106, 0],
    ]),
    extrude(polygon(around(36, 1, (_y, _z, a, i) => polar(i % 2 ? 10.6 : 12.6, a))), 76, 100),
    around(9, 15.4, (y, z, a) =>
      box([-48, -2.2, -3], [-10, 2.2, 3]).rotate(a - 90, [0, 0, 0], [1, 0, 0]).translate(0, y, z)),
    rounded(box([12, -34, -22], [34, 4, 22]), 5, (e) =>
      e.inDirection([1, 0, 0])),
    moved(socket(22, 14, 18), [23, -32, 0], [0, 0, -90]),
  );

const cover = (): Solid =>
  cut(
    join(
      revolve([[0, 15], [0, 37], [6, 37], [8, 30], [22, 27], [24, 24], [24, 15]]),
      around(3, 31, (y, z) => cylinder(8, 0, 9, y, z), 30),
    ),
    around(3, 31, (y, z) => cylinder(3.4, -9, 30, y, z), 30),
  );

/** Pressure yoke with spring and adjusting plug in a row, along Y. */
const yoke = (): Solid =>
  cut(
    revolve([[0, 0], [0, 20], [8, 20], [8, 18.6], [11, 18.6], [11, 20], [24, 20], [24, 12], [20, 12], [
      20,
      0,
    ]]),
    rod(16.6, 60, [-13, -30, 0], [0, 1, 0]),
  );
const plugYoke = (): Solid =>
  cut(
    join(
      revolve([[-2, 0], [-2, 23], [12, 23], [14, 21], [14, 0]]),
      [2, 5, 8].map((x) => tube(24, 20, x, x + 1.4)),
    ),
    prism(17, 6, 30),
  );

/** Tie rod: inner ball joint, rod, thread; along X from the rack outwards. */
const tieRod = (): Solid =>
  join(
    revolve([[-18, 0], [-18, 9], [-2, 9], [-2, 17], [0, 19], [26, 19], [34, 14], [36, 9], [40, 8], [150, 8], [
      152,
      7,
    ], [152, 0]]),
    prism(34, 2, 16),
    threaded(revolve([[150, 0], [150, 7.4], [212, 7.4], [214, 6], [214, 0]]), 14.8, 154, 212),
  );

/** End of the tie rod: socket with thread, ball housing, boot, stud downwards. */
const rodEnd = (): Solid =>
  join(
    cut(revolve([[-64, 0], [-64, 12], [-20, 12], [-10, 15], [4, 15], [4, 0]]), cylinder(7, -80, -24)),
    moved(
      revolve([[-16, 0], [-16, 20], [-12, 22], [12, 22], [15, 19], [16, 12], [16, 0]]),
      [20, 0, 0],
      UPRIGHT,
    ),
    moved(revolve([[-36, 0], [-36, 11], [-30, 13], [-24, 18], [-15, 19], [-15, 0]]), [20, 0, 0], UPRIGHT),
    moved(
      threaded(revolve([[-76, 0], [-76, 5], [-74, 6], [-56, 6], [-50, 7], [-36, 9], [-36, 0]]), 12, -75, -57),
      [20, 0, 0],
      UPRIGHT,
    ),
  );

function parts(): Part[] {
  const mid = onSheet(-40, 100), low = onSheet(-20, -190), ends = onSheet(10, -400);
  const by = (base: V3, x: number, y = 0, z = 0): V3 => add(base, [x, y, z]);
  const boot = bellows(112, 30, 12, 6), big = clamp(31, 8), small = clamp(13, 7);
  return [
    {
      callout: 1,
      name: "pinion",
      solid: pinion(),
      turn: UPRIGHT,
      at: [PINION, -8, 10],
      explode: by(mid, 0, 0, 110),
      axis: "pinion",
      finish: "steel",
    },
    {
      callout: 2,
      name: "tower_seal",
      solid: seal(24, 2.4),
      turn: UPRIGHT,
      at: [PINION, -8, 60],
      explode: by(mid, 0, 0, 10),
      axis: "pinion",
      finish: "rubber",
      fine: true,
    },
    {
      callout: 3,
      name: "tower_cover",
      solid: cover(),
      turn: UPRIGHT,
      at: [PINION, -8, 60],
      explode: by(mid, 0, 0, 210),
      axis: "pinion",
      finish: "aluminium",
    },
    ...around(3, 31, (y, z) => [y, z], 30).map(([y, z], i): Part => ({
      callout: 4,
      name: `cover_screw_${i + 1}`,
      solid: bolt(6, 24),
      turn: UPRIGHT,
      at: [PINION + y!, -8 + z!, 68],
      explode: by(mid, 0, 0, 246),
      fine: true,
    })),
    {
      callout: 5,
      name: "housing",
      solid: housing(),
      explode: mid,
      axis: "rack pinion motor yoke eye",
      anchor: {
        rack: [262, 0, 0],
        pinion: [PINION, -8, 58],
        motor: [MOTOR + 40, -54, 0],
        yoke: [PINION, 70, 0],
        eye: [EYES[1]!, 40, -34],
      },
      finish: "aluminium",
    },
    {
      callout: 6,
      name: "yoke",
      solid: yoke(),
      turn: [0, 0, 90],
      at: [PINION, 20, 0],
      explode: by(mid, 0, 90),
      axis: "yoke",
      finish: "aluminium",
    },
    {
      callout: 7,
      name: "yoke_spring",
      solid: join([0, 6, 12, 18].map((x) => seal(11, 2).translate(x, 0, 0)), box([0, 9, -1], [18, 12, 1])),
      turn: [0, 0, 90],
      at: [PINION, 46, 0],
      explode: by(mid, 0, 118),
      axis: "yoke",
      finish: "steel",
      fine: true,
    },
    {
      callout: 8,
      name: "yoke_plug",
      solid: plugYoke(),
      turn: [0, 0, 90],
      at: [PINION, 66, 0],
      explode: by(mid, 0, 150),
      axis: "yoke",
      finish: "aluminium",
    },
    {
      callout: 9,
      name: "motor",
      solid: motor(),
      at: [MOTOR + 40, -54, 0],
      explode: by(mid, 90),
      axis: "motor",
      finish: "aluminium",
    },
    ...around(4, 46, (y, z) => [y, z], 45).slice(1).map(([y, z], i): Part => ({
      callout: 10,
      name: `motor_screw_${i + 1}`,
      solid: bolt(7, 28),
      at: [MOTOR + 52, -54 + y!, z!],
      explode: by(mid, 140),
      fine: true,
    })),
    ...EYES.map((
      x,
      i,
    ): Part => ({
      callout: 11,
      name: `bush_${i + 1}`,
      solid: bush(14, 9, 56),
      turn: UPRIGHT,
      at: [x, 40, 0],
      explode: by(mid, 0, 0, i ? -90 : 94),
      axis: i ? "eye" : undefined,
      finish: "rubber",
    } as Part)),
    {
      callout: 12,
      name: "mounting_bolt",
      solid: bolt(12, 96),
      turn: [0, 90, 0],
      at: [EYES[1]!, 40, -40],
      explode: by(mid, 0, 0, -180),
      axis: "eye",
      fine: true,
    },
    {
      callout: 13,
      name: "rack",
      solid: rack(),
      explode: by(low, 0, 0, 30),
      axis: "bar",
      anchor: [330, 0, 0],
      finish: "steel",
    },
    {
      callout: 14,
      name: "boot_clamp_large",
      solid: big,
      at: [268, 0, 0],
      explode: by(ends, -470),
      axis: "rod",
      finish: "zinc",
      fine: true,
    },
    {
      callout: 15,
      name: "boot",
      solid: boot,
      at: [262, 0, 0],
      explode: by(ends, -420),
      axis: "rod",
      finish: "rubber",
    },
    {
      callout: 16,
      name: "boot_clamp_small",
      solid: small,
      at: [372, 0, 0],
      explode: by(ends, -390),
      axis: "rod",
      finish: "zinc",
      fine: true,
    },
    {
      callout: 17,
      name: "tie_rod",
      solid: tieRod(),
      at: [330, 0, 0],
      explode: by(ends, -290),
      axis: "rod",
      finish: "steel",
    },
    {
      callout: 18,
      name: "lock_nut",
      solid: nut(14),
      at: [500, 0, 0],
      explode: by(ends, -220),
      axis: "rod",
      fine: true,
    },
    {
      callout: 19,
      name: "rod_end",
      solid: rodEnd(),
      at: [590, 0, 0],
      explode: by(ends, -200),
      axis: "rod stud",
      anchor: { rod: [-64, 0, 0], stud: [20, 0, -76] },
      finish: "iron",
    },
    {
      callout: 20,
      name: "stud_nut",
      solid: nut(12, { flange: true }),
      turn: [0, 90, 0],
      at: [610, 0, -60],
      explode: by(ends, -200, 0, -40),
      axis: "stud",
      fine: true,
    },
  ];
}

const assembly: Assembly = {
  name: "steering_rack",
  title: { zh_CN: "电动转向机", en_US: "Electric steering rack" },
  view: USUAL_VIEW,
  parts,
};
export default assembly;
