/** Electric drive unit: motor housing, stator, rotor, two-stage reduction gear, differential, connection box. */
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
  type Part,
  polar,
  polygon,
  replicad,
  revolve,
  rod,
  rounded,
  seal,
  slot,
  socketScrew,
  type Solid,
  tube,
  type V2,
  type V3,
} from "../../drawing/mod.ts";

/** axes of the intermediate shaft and the differential (y, z); the rotor turns round the origin */
const MIDDLE: V2 = [-84.6, -30.8], OUTPUT: V2 = [-198, -21];
/** joint of gear housing and gear cover, mounting face of the rear end cover, platform of the connection box */
const JOINT = 42, REAR = -205, PLATFORM = 116;
const EAR_ANGLE = 30;

/** Outline round the rotor and the output axis: two circles of these radii and their tangents. */
function pear(rotorRadius: number, outputRadius: number) {
  const [y, z] = OUTPUT, distance = Math.hypot(y, z);
  const towards = Math.atan2(z, y) * 180 / Math.PI;
  const opening = Math.acos((rotorRadius - outputRadius) / distance) * 180 / Math.PI;
  const onRotor = (degrees: number) => polar(rotorRadius, towards + degrees);
  const onOutput = (degrees: number): V2 => {
    const [dy, dz] = polar(outputRadius, towards + degrees);
    return [y + dy, z + dz];
  };
  return replicad.draw(onRotor(opening)).lineTo(onOutput(opening))
    .threePointsArcTo(onOutput(-opening), onOutput(0)).lineTo(onRotor(-opening))
    .threePointsArcTo(onRotor(opening), onRotor(180)).close();
}

/** Screw places of the joint, on the flange round both axes and half-way between them. */
const JOINT_SCREWS: V2[] = [
  ...[-72, -25, 25, 72].map((a) => polar(114, a)),
  ...[112, 160, 208, 258].map((a): V2 => {
    const [y, z] = polar(100, a);
    return [OUTPUT[0] + y, OUTPUT[1] + z];
  }),
  [-92, 98],
  [-118, -119],
];

/** Spur gear outline with trapezoidal teeth. */
function gear(teeth: number, root: number, tip: number, x0: number, x1: number): Solid {
  const pitch = 360 / teeth;
  const corners: [number, number][] = [[root, -.3], [tip, -.13], [tip, .13], [root, .3]];
  return extrude(
    polygon(
      Array.from({ length: teeth }, (_, i) => corners.map(([r, part]) => polar(r, (i + part) * pitch)))
        .flat(),
    ),
    x0,
    x1,
  );
}

/** Sealed ball bearing from x = 0. */
const bearing = (inner: number, outer: number, width: number): Solid => {
  const race = (outer - inner) * .24;
  return revolve([
    [0, inner + 1],
    [0, outer - 1],
    [1, outer],
    [width - 1, outer],
    [width, outer - 1],
    [width, outer - race],
    [width - 1.6, outer - race],
    [width - 1.6, inner + race],
    [width, inner + race],
    [width, inner + 1],
    [width - 1, inner],
    [1, inner],
  ]);
};

/** Hose nozzle along X from x = 0 with a bead near its mouth. */
const nozzle = (length: number): Solid =>
  revolve([
    [0, 8],
    [0, 15],
    [4, 15],
    [5, 11],
    [length - 12, 11],
    [length - 9, 13],
    [length - 6, 11],
    [length - 1, 11],
    [length, 10],
    [length, 8],
  ]);

function motorHousing(): Solid {
  const fins = Array.from({ length: 10 }, (_, i) => -178 + i * 15)
    .flatMap((x) => [[x, 99], [x + 1.2, 108], [x + 5, 108], [x + 6.2, 99]]);
  const barrel = revolve([
    [REAR, 90],
    [REAR, 103],
    [REAR + 1, 104],
    [REAR + 14, 104],
    [REAR + 15, 99],
    ...fins,
    [-16, 99],
    [-16, 90],
  ]);
  const ears = around(6, 106, (y, z) => cylinder(10, REAR, REAR + 26, y, z), EAR_ANGLE);
  const bell = cut(extrude(pear(112, 98), -24, JOINT), extrude(pear(103, 89), -12, JOINT + 20));
  const flange = cut(extrude(pear(119, 105), JOINT - 11, JOINT), extrude(pear(102, 88), 0, JOINT + 20));
  const bosses = JOINT_SCREWS.map(([y, z]) => cylinder(11.5, JOINT - 30, JOINT, y, z));
  const seats = [
    cylinder(50, -16, 4),
    cylinder(37, -16, 2, ...MIDDLE),
    cylinder(56, -16, 6, ...OUTPUT),
  ];
  const floorRibs = [95, 150, 210, 265].map((a) =>
    box([-14, 50, -3], [4, 92, 3]).rotate(a, [0, 0, 0], [1, 0, 0]).translate(0, ...OUTPUT)
  );
  const rotorRibs = [-60, 0, 60].map((a) => box([-14, 46, -3], [2, 106, 3]).rotate(a, [0, 0, 0], [1, 0, 0]));
  const platform = rounded(
    box([-160, -58, 80], [-26, 58, PLATFORM]),
    [8, 4],
    (e) => e.inDirection([0, 0, 1]),
  );
  const mount = extrude(
    slot([-262, 40], [-296, 62], 19),
    4,
    36,
  );
  const topMount = extrude(slot([-150, 70], [-160, 112], 19), 4, 36);
  const nozzles = [-166, -62].map((x) => moved(nozzle(42), [x, -94, 24], [0, 0, -90]));
  return cut(
    join(barrel, ears, bell, flange, bosses, seats, floorRibs, rotorRibs, platform, mount, topMount, nozzles),
    revolve([[REAR - 1, 0], [REAR - 1, 90], [-20, 90], [-20, 0]]),
    cylinder(38, -40, 20),
    cylinder(27, -9, 20, ...MIDDLE),
    cylinder(34, -40, 20, ...OUTPUT),
    cylinder(45, -7, 20, ...OUTPUT),
    extrude(pear(102, 88), 6, JOINT + 1),
    box([-140, -40, 88], [-46, 40, PLATFORM + 2]),
    JOINT_SCREWS.map(([y, z]) => cylinder(4.5, JOINT - 24, JOINT + 2, y, z)),
    around(6, 106, (y, z) => cylinder(4.2, REAR - 2, REAR + 20, y, z), EAR_ANGLE),
    cylinder(8, 0, 40, -296, 62),
    cylinder(8, 0, 40, -160, 112),
  );
}

function endCover(): Solid {
  const plate = revolve([
    [-12, 0],
    [-12, 96],
    [-9, 103],
    [0, 104],
    [0, 89.5],
    [9, 89.5],
    [10, 88.5],
    [10, 80],
    [-4, 78],
    [-4, 36],
    [14, 34],
    [15, 33],
    [15, 26],
    [-2, 26],
    [-2, 16],
    [-6, 16],
    [-6, 0],
  ]);
  const ears = around(6, 106, (y, z) => cylinder(10, -12, 0, y, z), EAR_ANGLE);
  const ribs = around(
    6,
    0,
    (_y, _z, a) => box([-6, 33, -2.5], [5, 84, 2.5]).rotate(a, [0, 0, 0], [1, 0, 0]),
    0,
  );
  return cut(
    join(plate, ears, ribs),
    around(6, 106, (y, z) => cylinder(4.5, -20, 10, y, z), EAR_ANGLE),
  );
}

function stator(): Solid {
  const stack = cut(
    tube(89.5, 69, -62, 62),
    around(8, 89.5, (y, z) => cylinder(3, -70, 70, y, z), 22),
    around(36, 0, (_y, _z, a) => box([-70, 60, -1.6], [70, 73, 1.6]).rotate(a, [0, 0, 0], [1, 0, 0]), 0),
  );
  const windingHead = revolve([
    [58, 74],
    [58, 86],
    [76, 86],
    [81, 84],
    [84, 80],
    [81, 76],
    [76, 74],
  ]);
  const head = cut(
    windingHead,
    around(36, 0, (_y, _z, a) => box([64, 70, -.9], [90, 90, .9]).rotate(a, [0, 0, 0], [1, 0, 0]), 5),
  );
  const leads = [-20, 0, 20].map((y) =>
    rounded(box([-82, y - 6, 74], [-78, y + 6, 128]), 2.5, (e) => e.inDirection([1, 0, 0]))
  );
  return join(
    stack,
    head,
    windingHead.mirror("YZ") as Solid,
    cut(join(leads), leads.map((_, i) => cylinder(2.6, -90, -70, i * 20 - 20, 121))),
  );
}

function rotor(): Solid {
  const shaft = revolve([
    [-222, 0],
    [-222, 14],
    [-220, 16],
    [-198, 16],
    [-198, 21],
    [-182, 21],
    [-182, 40],
    [-178, 62],
    [-170, 62],
    [-170, 67.5],
    [-48, 67.5],
    [-48, 62],
    [-40, 62],
    [-36, 40],
    [-36, 24],
    [-10, 24],
    [-9, 20],
    [8, 20],
    [8, 22],
    [42, 22],
    [42, 16],
    [54, 16],
    [56, 14],
    [56, 0],
  ]);
  return cut(
    join(shaft, gear(19, 23, 29, 9, 39)),
    around(8, 51, (y, z) => cylinder(4, -50, -30, y, z), 10),
    around(
      8,
      67.5,
      (_y, _z, a) => box([-168, 66.2, -1.5], [-50, 70, 1.5]).rotate(a, [0, 0, 0], [1, 0, 0]),
      0,
    ),
    cylinder(9, 30, 60),
  );
}

function intermediateShaft(): Solid {
  const shaft = revolve([
    [-8, 0],
    [-8, 14],
    [6, 15],
    [6, 26],
    [9, 26],
    [9, 20],
    [44, 20],
    [44, 24],
    [78, 24],
    [78, 15],
    [92, 15],
    [93, 14],
    [93, 0],
  ]);
  const wheel = cut(
    gear(44, 57, 63, 8, 32),
    cut(cylinder(50, 26, 40), cylinder(28, 20, 50)),
    around(6, 39, (y, z) => cylinder(8, 0, 40, y, z)),
  );
  return cut(join(shaft, wheel, gear(21, 26, 32, 42, 78)), cylinder(7, 80, 100));
}

function differential(): Solid {
  const ring = cut(gear(56, 78, 84, 0, 32), cylinder(62, -10, 50));
  const cage = revolve([
    [-22, 17],
    [-22, 27],
    [-4, 27],
    [-2, 40],
    [2, 66],
    [22, 66],
    [23, 50],
    [40, 50],
    [62, 46],
    [72, 34],
    [74, 27],
    [94, 27],
    [95, 26],
    [95, 17],
  ]);
  const windows = [35, 215].map((a) =>
    rounded(box([30, -24, 20], [60, 24, 80]), 6, (e) => e.inDirection([0, 0, 1])).rotate(a, [0, 0, 0], [
      1,
      0,
      0,
    ])
  );
  const [py, pz] = polar(46, 35);
  const pin = rod(9, 92, [46, -py, -pz], [0, py, pz]);
  const head = bolt(8, 8, { thread: 0 });
  const heads = around(8, 57, (y, z) => moved(head, [22.8, y, z]), 12);
  return join(cut(join(ring, cage), windows), pin, heads);
}

function gearCover(): Solid {
  const flange = extrude(pear(119, 105), JOINT, JOINT + 10);
  const dome = rounded(
    extrude(pear(107, 93), JOINT + 1, JOINT + 38),
    [12, 8, 5],
    (e) => e.inPlane("YZ", JOINT + 38),
  );
  const bosses = JOINT_SCREWS.map(([y, z]) =>
    rounded(cylinder(11.5, JOINT, JOINT + 20, y, z), 1.5, (e) => e.inPlane("YZ", JOINT + 20))
  );
  const hub = (r: number, [y, z]: V2, x: number, soft: number) =>
    rounded(cylinder(r, JOINT + 20, x, y, z), [soft, 2], (e) => e.inPlane("YZ", x));
  const hubs = [
    hub(46, [0, 0], JOINT + 50, 6),
    hub(35, MIDDLE, JOINT + 47, 5),
    hub(58, OUTPUT, JOINT + 56, 3),
  ];
  const web = polygon([[JOINT + 20, 30], [JOINT + 47, 36], [JOINT + 42, 80], [JOINT + 10, 101], [
    JOINT + 4,
    80,
  ]]);
  const rib = (centre: V2, angle: number, inwards: number) =>
    extrudeAlong("y", web, -3.2, 3.2).translate(0, 0, -inwards)
      .rotate(angle - 90, [0, 0, 0], [1, 0, 0]).translate(0, ...centre);
  const ribs = [
    ...[-26, 14, 58, 102].map((a) => rib([0, 0], a, 0)),
    ...[108, 146, 184, 222].map((a) => rib(OUTPUT, a, 12)),
    rib([0, 0], -78, 0),
  ];
  const drain = rounded(
    cylinder(15, JOINT + 10, JOINT + 44, ...DRAIN),
    2,
    (e) => e.inPlane("YZ", JOINT + 44),
  );
  return cut(
    join(flange, dome, bosses, hubs, ribs, drain),
    extrude(pear(99, 85), JOINT - 1, JOINT + 28),
    cylinder(27, JOINT, JOINT + 38, ...MIDDLE),
    cylinder(28, JOINT, JOINT + 40),
    cylinder(33, JOINT, JOINT + 80, ...OUTPUT),
    cylinder(44, JOINT + 46, JOINT + 80, ...OUTPUT),
    cylinder(8, JOINT, JOINT + 60, ...DRAIN),
    JOINT_SCREWS.map(([y, z]) => cylinder(4.5, JOINT - 5, JOINT + 30, y, z)),
  );
}

/** drain hole of the gear cover (y, z) */
const DRAIN: V2 = [42, -73];

/** Radial shaft seal from x = 0, lip and spring groove towards +X. */
const shaftSeal = (inner: number, outer: number): Solid =>
  revolve([
    [0, inner + 4],
    [0, outer - 1],
    [1, outer],
    [11, outer],
    [12, outer - 1],
    [12, outer - 5],
    [4, outer - 6],
    [4, inner + 7],
    [10, inner + 4],
    [12, inner + 2],
    [10, inner],
    [6, inner + 2],
  ]);

const BOX_SCREWS: V2[] = [[-1, -1], [0, -1], [1, -1], [-1, 1], [0, 1], [1, 1]].map((
  [i, j],
) => [i! * 62, j! * 62]);

/** Open box on the platform, bottom at z = 0; its two high-voltage sockets look towards -Y. */
function connectionBox(): Solid {
  const shell = rounded(box([-68, -60, 0], [68, 60, 46]), 12, (e) => e.inDirection([0, 0, 1]));
  const rim = rounded(box([-72, -64, 38], [72, 64, 46]), 12, (e) => e.inDirection([0, 0, 1]));
  const foot = rounded(box([-76, -46, 0], [76, 46, 8]), 8, (e) => e.inDirection([0, 0, 1]));
  const upright = (r: number, z0: number, z1: number, x: number, y: number) =>
    cylinder(r, z0, z1).rotate(-90, [0, 0, 0], [0, 1, 0]).translate(x, y, 0);
  const bosses = BOX_SCREWS.map(([x, y]) => upright(8, 24, 46, x, y));
  const socket = (x: number) =>
    moved(
      cut(
        revolve([[0, 0], [0, 22], [6, 22], [7, 18], [26, 18], [27, 20], [32, 20], [33, 19], [33, 0]]),
        cylinder(13, 8, 40),
      ),
      [x, -58, 22],
      [0, 0, -90],
    );
  const terminals = [-20, 0, 20].map((y) => box([-30, y - 7, 3], [30, y + 7, 26]));
  return join(
    cut(
      join(shell, rim, foot, bosses, socket(-32), socket(24)),
      rounded(box([-60, -52, 6], [60, 52, 60]), 8, (e) => e.inDirection([0, 0, 1])),
      BOX_SCREWS.map(([x, y]) => upright(2.6, 20, 60, x, y)),
    ),
    terminals,
  );
}

function boxCover(): Solid {
  const plate = rounded(box([-72, -70, 0], [72, 70, 6]), 12, (e) => e.inDirection([0, 0, 1]));
  const raised = rounded(
    rounded(box([-56, -50, 2], [56, 50, 13]), 10, (e) => e.inDirection([0, 0, 1])),
    [4, 2],
    (e) => e.inPlane("XY", 13),
  );
  const upright = (r: number, z0: number, z1: number, x: number, y: number) =>
    cylinder(r, z0, z1).rotate(-90, [0, 0, 0], [0, 1, 0]).translate(x, y, 0);
  const ribs = [-33, -11, 11, 33].map((x) =>
    rounded(box([x - 3, -40, 10], [x + 3, 40, 17]), 2, (e) => e.inPlane("XY", 17))
  );
  return cut(join(plate, raised, ribs), BOX_SCREWS.map(([x, y]) => upright(3.2, -2, 20, x, y)));
}

function parts(): Part[] {
  /** drawn offsets of the rotor's row above and the gear's row below; the housing stays in between */
  const upper = (x: number): V3 => [x - 60, -60, 500], lower = (x: number): V3 => [x - 90, -30, -385];
  const lid = (z: number): V3 => [260, 260, z];
  const [coverBolt, jointBolt, lidScrew] = [bolt(8, 28), bolt(8, 34), socketScrew(5, 18)];
  const [rotorBearing, shaftBearing, outputBearing] = [
    bearing(16, 26, 14),
    bearing(15, 27, 14),
    bearing(27, 45, 18),
  ];
  const reversed: V3 = [0, 0, 180], upright: V3 = [0, -90, 0];
  return [
    ...around(6, 106, (y, z, _a, i): Part => ({
      callout: 2,
      name: `end_cover_bolt_${i + 1}`,
      solid: coverBolt,
      turn: reversed,
      at: [REAR - 12, y, z],
      explode: upper(-140),
      fine: true,
    }), EAR_ANGLE),
    {
      callout: 1,
      name: "end_cover",
      solid: endCover(),
      at: [REAR, 0, 0],
      explode: upper(0),
      axis: "rotor",
      finish: "aluminium",
    },
    {
      callout: 3,
      name: "end_cover_seal",
      solid: seal(87, 3.4),
      at: [REAR + 6, 0, 0],
      explode: upper(112),
      axis: "rotor",
      finish: "rubber",
    },
    {
      callout: 4,
      name: "rotor_bearing_rear",
      solid: rotorBearing,
      at: [REAR - 2, 0, 0],
      explode: upper(190),
      axis: "rotor",
    },
    {
      callout: 5,
      name: "rotor",
      solid: rotor(),
      at: [0, 0, 0],
      explode: upper(285),
      axis: "rotor",
      finish: "steel",
      anchor: [-60, 0, 0],
    },
    {
      callout: 4,
      name: "rotor_bearing_front",
      solid: rotorBearing,
      at: [-9, 0, 0],
      explode: upper(400),
      axis: "rotor",
    },
    {
      callout: 6,
      name: "stator",
      solid: stator(),
      at: [-110, 0, 0],
      explode: [-330, 0, 0],
      axis: "motor",
      finish: "copper",
    },
    {
      callout: 7,
      name: "motor_housing",
      solid: motorHousing(),
      axis: "motor middle output",
      anchor: { motor: [0, 0, 0], middle: [0, ...MIDDLE], output: [0, ...OUTPUT] },
      finish: "aluminium",
    },
    {
      callout: 9,
      name: "intermediate_bearing_rear",
      solid: shaftBearing,
      at: [-8, ...MIDDLE],
      explode: lower(-190),
      axis: "gear",
    },
    {
      callout: 8,
      name: "intermediate_shaft",
      solid: intermediateShaft(),
      at: [0, ...MIDDLE],
      explode: lower(-110),
      axis: "gear",
    },
    {
      callout: 9,
      name: "intermediate_bearing_front",
      solid: shaftBearing,
      at: [79, ...MIDDLE],
      explode: lower(-50),
      axis: "gear",
    },
    {
      callout: 11,
      name: "differential_bearing_rear",
      solid: outputBearing,
      at: [-6, ...OUTPUT],
      explode: lower(105),
      axis: "wheel",
    },
    {
      callout: 10,
      name: "differential",
      solid: differential(),
      at: [8, ...OUTPUT],
      explode: lower(200),
      axis: "wheel",
    },
    {
      callout: 11,
      name: "differential_bearing_front",
      solid: outputBearing,
      at: [84, ...OUTPUT],
      explode: lower(262),
      axis: "wheel",
    },
    {
      callout: 12,
      name: "gear_cover",
      solid: gearCover(),
      explode: lower(425),
      axis: "wheel gear",
      anchor: { wheel: [60, ...OUTPUT], gear: [60, ...MIDDLE] },
      finish: "aluminium",
    },
    ...JOINT_SCREWS.map(([y, z], i): Part => ({
      callout: 13,
      name: `gear_cover_bolt_${i + 1}`,
      solid: jointBolt,
      at: [JOINT + 20, y, z],
      explode: lower(515),
      fine: true,
    })),
    {
      callout: 14,
      name: "drive_shaft_seal",
      solid: shaftSeal(28, 44),
      at: [JOINT + 46, ...OUTPUT],
      explode: lower(512),
      axis: "wheel",
      finish: "rubber",
    },
    {
      callout: 16,
      name: "drain_plug_seal",
      solid: tube(13, 8.2, 0, 2),
      at: [JOINT + 44, ...DRAIN],
      explode: lower(485),
      axis: "drain",
      finish: "copper",
    },
    {
      callout: 15,
      name: "drain_plug",
      solid: bolt(14, 14),
      at: [JOINT + 46, ...DRAIN],
      explode: lower(525),
      axis: "drain",
      fine: true,
    },
    {
      callout: 17,
      name: "connection_box",
      solid: connectionBox(),
      at: [-93, 0, PLATFORM],
      explode: lid(130),
      axis: "box",
      finish: "aluminium",
    },
    {
      callout: 18,
      name: "connection_box_cover",
      solid: boxCover(),
      at: [-93, 0, PLATFORM + 46],
      explode: lid(210),
      axis: "box",
      finish: "aluminium",
    },
    ...BOX_SCREWS.map(([x, y], i): Part => ({
      callout: 19,
      name: `connection_box_screw_${i + 1}`,
      solid: lidScrew,
      turn: upright,
      at: add([-93, 0, PLATFORM + 52], [x, y, 0]),
      explode: lid(255),
      fine: true,
    })),
  ];
}

const assembly: Assembly = {
  name: "drive_motor",
  title: { zh_CN: "驱动电机总成", en_US: "Electric drive unit" },
  view: [.62, -.62, .46],
  parts,
};
export default assembly;
