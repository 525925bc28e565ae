/** Windscreen wiper: frame with pivots and drive rods, motor with crank, opposed arms and blades, washer tank. */
import {
  add,
  around,
  type Assembly,
  belt,
  bolt,
  box,
  common,
  cut,
  extrude,
  extrudeAlong,
  join,
  moved,
  nut,
  type Part,
  polygon,
  revolve,
  rod,
  rounded,
  roundedRectangle,
  sector,
  type Solid,
  type V2,
  type V3,
} from "../../drawing/mod.ts";

const SIDES = [-1, 1] as const;
/** half distance of the wiper pivots along Y; motor axis (x, y); lever length of the pivots */
const SPAN = 240, LEVER = 46;
const AXIS: V2 = [84, -20];
/** screws of the motor on the frame's plate, and grommets of the frame (x, y) */
const MOTOR_SCREWS: V2[] = [90, 210, 330].map((a): V2 => {
  const t = a * Math.PI / 180;
  return [AXIS[0] + 36 * Math.cos(t), AXIS[1] + 36 * Math.sin(t)];
});
const GROMMETS: V2[] = [[-44, -SPAN + 22], [-44, SPAN - 22], [-40, AXIS[1]]];
const PLATE = -66;

/** Upright cylinder round (x, y). */
const post = (radius: number, z0: number, z1: number, [x, y]: V2): Solid =>
  rod(radius, z1 - z0, [x, y, z0], [0, 0, 1]);

function frame(): Solid {
  const tubePart = rod(10, 2 * SPAN, [0, -SPAN, -6], [0, 1, 0]);
  const bearings = SIDES.flatMap((s) => [
    moved(
      revolve([[-32, 0], [-32, 13], [-30, 15], [-16, 15], [-10, 19], [8, 19], [16, 14], [30, 13], [31, 12], [
        31,
        0,
      ]]),
      [0, s * SPAN, 0],
      [0, -90, 0],
    ),
    extrudeAlong("z", belt([0, s * SPAN], 15, GROMMETS[s < 0 ? 0 : 1]!, 15), -10, -3),
    rounded(
      box([-15, s * (SPAN - 62) - 18, -20], [15, s * (SPAN - 62) + 48 * s + 18, 8]),
      [6, 4],
      (e) => e.inDirection([0, 1, 0]),
    ),
  ]);
  const arm = extrudeAlong("z", belt([0, AXIS[1]], 22, GROMMETS[2]!, 15), -10, -3);
  const plate = rounded(
    extrudeAlong("z", belt([AXIS[0] - 10, AXIS[1]], 52, [40, AXIS[1]], 40), PLATE, PLATE + 6),
    [2, 1],
    (e) => e.inPlane("XY", PLATE + 6),
  );
  const web = SIDES.map((s) =>
    extrudeAlong(
      "y",
      polygon([[-8, -2], [8, -2], [34, PLATE + 20], [70, PLATE + 3], [0, PLATE + 1], [-8, -16]]),
      AXIS[1] + s * 26 - 3,
      AXIS[1] + s * 26 + 3,
    )
  );
  const bridge = extrudeAlong(
    "y",
    polygon([[-8, 2], [6, 2], [36, PLATE + 3], [10, PLATE + 1], [-8, -20]]),
    AXIS[1] - 27,
    AXIS[1] + 27,
  );
  return cut(
    join(tubePart, bearings, arm, plate, web, bridge),
    SIDES.map((s) => post(8, -60, 60, [0, s * SPAN])),
    GROMMETS.map((at) => post(9, -30, 20, at)),
    MOTOR_SCREWS.map((at) => post(4.2, PLATE - 10, PLATE + 20, at)),
    post(17, PLATE - 10, PLATE + 20, AXIS),
    [[AXIS[0] - 44, AXIS[1] + 34], [AXIS[0] - 44, AXIS[1] - 34]].map((at) =>
      post(6, PLATE - 10, PLATE + 20, at as V2)
    ),
  );
}

/** Pivot: spindle along Z through the origin with cone and thread on top, lever with ball pin towards +X below. */
function pivot(): Solid {
  const spindle = revolve([
    [-42, 0],
    [-42, 10],
    [-34, 10],
    [-34, 7.6],
    [38, 7.6],
    [38, 9],
    [41, 9],
    [41, 8],
    [52, 6.6],
    [53, 5],
    [68, 5],
    [70, 4],
    [70, 0],
  ]);
  const grooves = around(14, 8.4, (y, z) => rod(.9, 14, [40, y, z], [1, 0, 0]));
  const lever = rounded(
    extrudeAlong("z", belt([0, 0], 14, [LEVER, 0], 9), -42, -36),
    [1.5, 1],
    (e) => e.inPlane("XY", -36),
  );
  const pin = moved(
    revolve([[0, 0], [0, 8], [-4, 8], [-4, 4.5], [-10, 4.5], [-11, 6], [-14, 7.4], [-18, 7.4], [-21, 5], [
      -21,
      0,
    ]]),
    [LEVER, 0, -40],
    [0, -90, 0],
  );
  return join(moved(cut(spindle, grooves), [0, 0, 0], [0, -90, 0]), lever, pin);
}

/** Pressed drive rod along Y from a ball socket at the origin to one at `length`. */
function driveRod(length: number): Solid {
  const bar = rounded(
    extrudeAlong("z", roundedRectangle(17, length, 8, 0, length / 2), -5, 5),
    [2, 1],
    (e) => e.inPlane("XY", 5),
  );
  const channel = extrudeAlong("z", roundedRectangle(9, length - 56, 4, 0, length / 2), 1, 20);
  const socket = (y: number) =>
    moved(revolve([[-9, 0], [-9, 10], [-7, 12.5], [5, 12.5], [9, 9], [9, 0]]), [0, y, 0], [0, -90, 0]);
  return cut(
    join(cut(bar, channel), socket(0), socket(length)),
    [0, length].map((y) => post(6, 4, 20, [0, y])),
  );
}

/** Crank: hub on the motor shaft at the origin, double ball pin towards +Y. */
function crank(): Solid {
  const lever = rounded(
    extrudeAlong("z", belt([0, 0], 15, [0, 42], 10), 0, 7),
    [2, 1],
    (e) => e.inPlane("XY", 7),
  );
  const hub = moved(revolve([[0, 0], [0, 15], [9, 13], [10, 12], [10, 0]]), [0, 0, 0], [0, -90, 0]);
  const ball = moved(
    revolve([[5, 0], [5, 6], [9, 4.5], [11, 7], [15, 7.6], [19, 7], [21, 4.6], [24, 7], [28, 7.6], [31, 6], [
      33,
      4,
    ], [33, 0]]),
    [0, 42, 0],
    [0, -90, 0],
  );
  return cut(join(lever, hub, ball), post(6, -5, 20, [0, 0]));
}

/** Motor: worm gear housing round Z with its shaft upwards, motor can towards -Y. */
function motor(): Solid {
  const gearCase = rounded(
    extrudeAlong("z", belt([0, 0], 46, [34, -34], 26), -44, -2),
    [6, 4],
    (e) => e.inPlane("XY", -2),
  );
  const lid = rounded(
    extrudeAlong("z", belt([0, 0], 49, [34, -34], 29), -52, -40),
    [3, 2],
    (e) => e.inPlane("XY", -40),
  );
  const boss = moved(revolve([[-4, 0], [-4, 22], [4, 20], [14, 15], [15, 14], [15, 0]]), [0, 0, 0], [
    0,
    -90,
    0,
  ]);
  const shaft = moved(
    revolve([[10, 0], [10, 7], [26, 7], [31, 5.6], [32, 4.6], [44, 4.6], [45, 4], [45, 0]]),
    [0, 0, 0],
    [0, -90, 0],
  );
  const feet = MOTOR_SCREWS.map(([x, y]): V2 => [x - AXIS[0], y - AXIS[1]])
    .map((at) => cut(post(10, -22, 3, at), post(4, -10, 10, at)));
  const ribs = [40, 95, 150, 265].map((a) => box([18, -2, -14], [44, 2, 2]).rotate(a, [0, 0, 0], [0, 0, 1]));
  const can = moved(
    revolve([[0, 0], [0, 32], [8, 32], [9, 29], [84, 29], [88, 25], [90, 14], [95, 13], [96, 11], [96, 0]]),
    [34, -34, -24],
    [0, 0, -90],
  );
  const flange = rounded(
    extrudeAlong("y", roundedRectangle(74, 46, 12, 34, -24), -46, -36),
    [2, 1],
    (e) => e.inDirection([0, 1, 0]),
  );
  const slots = [-50, 10, 70].map((a) =>
    rounded(box([20, -104, -4], [40, -84, 4]), 1.5, (e) => e.inDirection([1, 0, 0])).rotate(a, [0, 0, 0], [
      0,
      1,
      0,
    ]).translate(34, 0, -24)
  );
  const plug = cut(
    rounded(box([40, 4, -40], [74, 34, -14]), 4, (e) => e.inDirection([1, 0, 0])),
    rounded(box([54, 8, -36], [90, 30, -18]), 3, (e) => e.inDirection([1, 0, 0])),
  );
  return join(cut(join(gearCase, lid, boss, can, flange, plug, ribs), slots), feet, shaft);
}

/** Arm along Y: head on the pivot at the origin, tapered arm, hook at the far end. */
function arm(length: number): Solid {
  const plan = polygon([[-15, 30], [15, 30], [13, 110], [9, length * .62], [-9, length * .62], [-13, 110]]);
  const side = polygon([
    [24, -4],
    [60, -6],
    [length * .62, 14],
    [length * .63, 22],
    [length * .4, 20],
    [110, 15],
    [60, 12],
    [24, 9],
  ]).fillet(3);
  const blank = common(extrudeAlong("z", plan, -30, 60), extrude(side, -40, 40));
  const head = rounded(
    extrudeAlong("z", belt([0, 0], 21, [0, 52], 16), -10, 10),
    [5, 3],
    (e) => e.inPlane("XY", 10),
  );
  const hinge = rod(7, 36, [-18, 56, 2], [1, 0, 0]);
  const tipSide = polygon([
    [length * .6, 15],
    [length * .6, 19],
    [length - 30, 17],
    [length - 2, 4],
    [length - 2, -8],
    [length - 20, -14],
    [length - 30, -10],
    [length - 9, -3],
    [length - 32, 12],
  ]);
  const tip = extrude(tipSide, -5, 5);
  const crease = common(
    extrudeAlong("z", polygon([[-1.4, 70], [1.4, 70], [1.4, length * .56], [-1.4, length * .56]]), -30, 60),
    extrude(polygon([[70, 14.5], [length * .56, 23], [length * .56, 25], [70, 16.5]]), -40, 40),
  );
  return cut(
    join(blank, head, hinge, tip, crease),
    moved(revolve([[-20, 0], [-20, 9], [2, 7.5], [2, 13], [20, 13], [20, 0]]), [0, 0, 0], [0, -90, 0]),
  );
}

/** Flat blade along Y, arched over `length`; adapter in the middle, rubber lip below. */
function blade(length: number): Solid {
  const radius = 2600, half = Math.asin(length / 2 / radius) * 180 / Math.PI;
  const bent = (r0: number, r1: number, x0: number, x1: number, degrees: number) =>
    extrude(sector(radius + r0, radius + r1, 90 - degrees, 90 + degrees), x0, x1).translate(
      0,
      0,
      -radius,
    ) as Solid;
  const spoiler = [
    bent(-1, 4, -8, 7.6, half),
    bent(3, 9, -7.6, 2, half * .998),
    bent(8, 14, -7.2, -3, half * .996),
  ];
  const ends = SIDES.map((s) =>
    rounded(
      box([-9, s * (length / 2 - 8) - 11, -20], [9, s * (length / 2 - 8) + 11, 2]),
      [4, 2],
      (e) => e.inDirection([0, 1, 0]),
    )
  );
  const adapter = rounded(box([-12, -34, -4], [12, 34, 20]), [6, 4], (e) => e.inDirection([0, 1, 0]));
  const notch = box([-6, -20, 10], [6, 60, 40]);
  return join(
    bent(-8, 0, -8, 8, half),
    spoiler,
    bent(-13, -7, -5, 5, half * .995),
    bent(-22, -12, -1.3, 1.3, half * .99),
    ends.map((e) => e.translate(0, 0, -8 - length * length / 8 / radius + 12) as Solid),
    cut(adapter, notch),
    rod(3, 14, [-7, 6, 15], [1, 0, 0]),
  );
}

const nutCap = (): Solid =>
  revolve([[-2, 15], [-2, 20], [0, 21], [12, 19], [18, 14], [20, 8], [20, 0], [16, 0], [14, 12], [4, 15]]);

/** Rubber grommet along X with a steel bush. */
const grommet = (): Solid =>
  revolve([
    [-8, 5],
    [-8, 13],
    [-6, 15],
    [-3, 15],
    [-2.6, 9.2],
    [2.6, 9.2],
    [3, 15],
    [6, 15],
    [8, 13],
    [8, 8],
    [9, 8],
    [9, 5],
  ]);

/** Washer tank, bottom at z = 0, with filler neck and a seat for the pump at its foot. */
function washerTank(): Solid {
  const base = (grow: number) =>
    polygon([[-74, -52], [56, -52], [74, -30], [74, 52], [-40, 52], [-74, 26]]).fillet(16 + grow);
  const body = rounded(extrudeAlong("z", base(0), 0, 132), [14, 9, 5], (e) => e.inPlane("XY", 132));
  const weld = extrudeAlong(
    "z",
    polygon([[-80, -58], [59, -58], [80, -33], [80, 58], [-43, 58], [-80, 29]]).fillet(18),
    70,
    75,
  );
  const neck = moved(revolve([[0, 0], [0, 27], [6, 22], [38, 22], [38, 25], [41, 25], [41, 0]]), [
    -34,
    4,
    124,
  ], [0, -90, 0]);
  const ears = [[-92, -30], [92, 24]].map(([x, y]) =>
    cut(extrudeAlong("z", belt([x! * .75, y!], 14, [x!, y!], 11), 69, 76), post(4.6, 60, 90, [x!, y!]))
  );
  const dents = [-44, -8, 28].map((x) =>
    rounded(box([x - 9, -62, 86], [x + 9, -47, 118]), 4, (e) => e.inDirection([0, 1, 0]))
  );
  const pumpSeat = moved(revolve([[0, 0], [0, 20], [7, 20], [8, 16], [12, 16], [12, 0]]), [-28, -50, 26], [
    0,
    0,
    -90,
  ]);
  return cut(
    join(cut(body, dents), weld, neck, ears, pumpSeat),
    post(19, 110, 180, [-34, 4]),
    rod(10, 30, [-28, -80, 26], [0, 1, 0]),
  );
}

const tankCap = (): Solid =>
  cut(
    revolve([[-12, 26], [-12, 30], [-1, 30], [3, 28], [6, 22], [6, 0], [2, 0], [2, 26]]),
    around(20, 31, (y, z) => rod(2.2, 20, [-20, y, z], [1, 0, 0])),
  );

/** Washer pump upright along Z; its inlet points to +Y, connector to -Y. */
function washerPump(): Solid {
  const body = moved(
    revolve([[-30, 0], [-30, 13], [-28, 15], [-6, 15], [-5, 17], [2, 17], [3, 15], [40, 15], [44, 12], [
      44,
      0,
    ]]),
    [0, 0, 0],
    [0, -90, 0],
  );
  const inlet = moved(revolve([[0, 0], [0, 9.4], [22, 9.4], [24, 7], [34, 6], [34, 0]]), [0, 6, -16], [
    0,
    0,
    90,
  ]);
  const outlet = moved(
    revolve([[0, 0], [0, 4], [16, 4], [18, 5.4], [24, 4], [26, 3], [26, 0]]),
    [10, 0, -18],
    [0, 0, 0],
  );
  const plug = cut(box([-10, -28, 24], [10, -8, 40]), box([-7, -40, 27], [7, -18, 37]));
  return join(body, inlet, outlet, plug);
}

/** Washer jet along Z: foot with two clips, head with the nozzle. */
function jet(): Solid {
  const head = rounded(rounded(box([-13, -17, 0], [13, 17, 11]), [6, 4], (e) => e.inDirection([0, 0, 1])), [
    3,
    2,
  ], (e) => e.inPlane("XY", 11));
  const neck = box([-7, -9, -16], [7, 9, 2]);
  const clips = SIDES.map((s) =>
    extrude(polygon([[s * 8, -2], [s * 13, -5], [s * 9, -15], [s * 8, -15]]), -4, 4)
  );
  const pipe = moved(revolve([[0, 0], [0, 4], [14, 4], [16, 5.4], [22, 4], [24, 3], [24, 0]]), [0, 0, -14], [
    0,
    90,
    0,
  ]);
  return cut(join(head, neck, clips, pipe), rod(2, 10, [18, 0, 6], [-1, 0, 0]));
}

function parts(): Part[] {
  /** way on the sheet: so many millimetres right and up */
  const way = (right: number, up: number): V3 => [right * .707, right * .707, up / .885];
  const lifted = (z: number): V3 => [0, 0, z];
  const upright: V3 = [0, -90, 0];
  const [pivotSolid, armNut, cap, rubber, jetSolid, motorScrew, frameBolt] = [
    pivot(),
    nut(10, { flange: true }),
    nutCap(),
    grommet(),
    jet(),
    bolt(8, 20),
    bolt(8, 34),
  ];
  /** height of each arm over its pivot, and of its blade */
  const armUp = { left: 122, right: 220 };
  const motorAway = way(0, -225), rodAway = way(34, -84), tankAway = way(120, -230);
  const leftRod = AXIS[1] + 42 + SPAN, rightRod = SPAN - AXIS[1] - 42;
  return [
    {
      callout: 1,
      name: "frame",
      solid: frame(),
      axis: "left right motor",
      anchor: { left: [0, -SPAN, -32], right: [0, SPAN, -32], motor: [AXIS[0], AXIS[1], PLATE] },
      finish: "aluminium",
    },
    ...SIDES.flatMap((s): Part[] => {
      const side = s < 0 ? "left" : "right", up = armUp[side], at: V3 = [0, s * SPAN, 0];
      return [
        {
          callout: 2,
          name: `pivot_${side}`,
          solid: pivotSolid,
          at,
          explode: lifted(-92),
          axis: side,
          anchor: [0, 0, 60],
        },
        {
          callout: s < 0 ? 9 : 10,
          name: `arm_${side}`,
          solid: arm(s < 0 ? 430 : 390),
          turn: s < 0 ? [0, 0, 0] : [0, 0, 180],
          at: add(at, [0, 0, 46]),
          explode: lifted(up),
          axis: side,
          finish: "black",
        },
        {
          callout: 11,
          name: `arm_nut_${side}`,
          solid: armNut,
          turn: upright,
          at: add(at, [0, 0, 50]),
          explode: lifted(up + 36),
          axis: side,
          fine: true,
        },
        {
          callout: 12,
          name: `cap_${side}`,
          solid: cap,
          turn: upright,
          at: add(at, [0, 0, 57]),
          explode: lifted(up + 66),
          axis: side,
          finish: "plastic",
          fine: true,
        },
      ];
    }),
    {
      callout: 3,
      name: "drive_rod_left",
      solid: driveRod(leftRod),
      turn: [0, 0, 180],
      at: [LEVER + 20, AXIS[1] + 42, -44],
      explode: rodAway,
      finish: "zinc",
    },
    {
      callout: 4,
      name: "drive_rod_right",
      solid: driveRod(rightRod - 4),
      at: [LEVER + 20, AXIS[1] + 44, -57],
      explode: add(rodAway, way(30, 0)),
      finish: "zinc",
    },
    {
      callout: 5,
      name: "crank",
      solid: crank(),
      at: [...AXIS, PLATE + 14],
      explode: add(motorAway, lifted(64)),
      axis: "motor",
      finish: "zinc",
    },
    {
      callout: 6,
      name: "crank_nut",
      solid: nut(8, { flange: true }),
      turn: upright,
      at: [...AXIS, PLATE + 24],
      explode: add(motorAway, lifted(104)),
      axis: "motor",
      fine: true,
    },
    {
      callout: 7,
      name: "motor",
      solid: motor(),
      at: [...AXIS, PLATE - 4],
      explode: motorAway,
      axis: "motor",
      finish: "aluminium",
    },
    ...MOTOR_SCREWS.map((at, i): Part => ({
      callout: 8,
      name: `motor_screw_${i + 1}`,
      solid: motorScrew,
      turn: upright,
      at: [...at, PLATE + 6],
      explode: lifted(58),
      fine: true,
    })),
    ...GROMMETS.flatMap((at, i): Part[] => [
      {
        callout: 13,
        name: `grommet_${i + 1}`,
        solid: rubber,
        turn: upright,
        at: [...at, -6],
        explode: way(-18, 44),
        axis: `mount_${i}`,
        finish: "rubber",
      },
      {
        callout: 14,
        name: `frame_bolt_${i + 1}`,
        solid: frameBolt,
        turn: upright,
        at: [...at, 4],
        explode: way(-18, 86),
        axis: `mount_${i}`,
        fine: true,
      },
    ]),
    {
      callout: 15,
      name: "blade_left",
      solid: blade(600),
      at: [0, 430 - SPAN, 50],
      explode: add([0, 150 - 300, 0], way(0, 324)),
      finish: "rubber",
    },
    {
      callout: 16,
      name: "blade_right",
      solid: blade(520),
      turn: [0, 0, 180],
      at: [0, SPAN - 390, 70],
      explode: add([0, 140, 0], way(0, 392)),
      finish: "rubber",
    },
    ...[-70, 70].map((y, i): Part => ({
      callout: 17,
      name: `jet_${i + 1}`,
      solid: jetSolid,
      at: [160, y, 60],
      explode: way(190 + i * 6, -4),
      finish: "plastic",
      fine: true,
    })),
    {
      callout: 18,
      name: "washer_tank",
      solid: washerTank(),
      at: [120, 60, -280],
      explode: tankAway,
      axis: "neck pump",
      anchor: { neck: [-34, 4, 165], pump: [-28, -62, 26] },
      finish: "white",
    },
    {
      callout: 19,
      name: "tank_cap",
      solid: tankCap(),
      turn: upright,
      at: [86, 64, -280 + 168],
      explode: add(tankAway, lifted(40)),
      axis: "neck",
      finish: "blue",
    },
    {
      callout: 20,
      name: "washer_pump",
      solid: washerPump(),
      at: [92, -18, -238],
      explode: add(tankAway, [0, -84, 0]),
      axis: "pump",
      anchor: [0, 6, -16],
      finish: "black",
    },
  ];
}

const assembly: Assembly = {
  name: "wiper",
  title: { zh_CN: "前风窗刮水器", en_US: "Windscreen wiper" },
  view: [.62, -.62, .46],
  parts,
};
export default assembly;
