/** Electric coolant pump with bracket and hoses, and the expansion tank above it. */
import {
  around,
  type Assembly,
  ball,
  bolt,
  box,
  common,
  cut,
  cylinder,
  extrude,
  extrudeAlong,
  hose,
  join,
  moved,
  type Part,
  polar,
  polygon,
  prism,
  replicad,
  revolve,
  rod,
  rounded,
  roundedRectangle,
  seal,
  slot,
  socketScrew,
  type Solid,
  throughPoints,
  tube,
  type V2,
  type V3,
} from "../../drawing/mod.ts";

const SIDES = [-1, 1] as const;
/** housing screws (y, z): their circle leaves room for the outlet */
const SCREWS: V2[] = [75, 137.5, 200, 262.5, 325].map((a) => polar(50, a));
/** axis of the outlet nozzle (x, y), which points upwards; end of the axial inlet nozzle */
const OUTLET: V2 = [14, 42], OUTLET_TOP = 92, INLET_END = 82;
/** eyes of the bracket's foot (x, y) and the foot's height under the pump axis */
const EYES: V2[] = [[-26, -84], [26, -84], [0, 84]];
const FOOT = -70;
/** tank: centre of its floor, half height, filler neck and mounting ears relative to it */
const TANK: V3 = [60, 60, 190];
const SEAM = 72, NECK: V2 = [-46, 0], EARS: V2[] = [[116, -34], [-99, -66]];

/** Upright cylinder round (x, y). */
const post = (radius: number, z0: number, z1: number, [x, y]: V2): Solid =>
  cylinder(radius, z0, z1).rotate(-90, [0, 0, 0], [0, 1, 0]).translate(x, y, 0);

/** Hose nozzle along X from x = 0, with a bead near its mouth. */
const nozzle = (radius: number, length: number): Solid =>
  revolve([
    [0, radius * .72],
    [0, radius],
    [length - 14, radius],
    [length - 10, radius * 1.16],
    [length - 7, radius * 1.16],
    [length - 4, radius],
    [length, radius * .94],
    [length, radius * .72],
  ]);

/** Motor with its electronics behind; the bore for the wet rotor opens towards +X. */
function motor(): Solid {
  const can = revolve([
    [-112, 0],
    [-112, 38],
    [-109, 41],
    [-84, 41],
    [-83, 46],
    [-76, 46],
    [-75, 42],
    [-12, 42],
    [-11, 47],
    [-1, 47],
    [0, 46],
    [0, 0],
  ]);
  const flangeEars = SCREWS.map(([y, z]) => cylinder(8, -12, 0, y, z));
  const capEars = around(4, 44, (y, z) => cylinder(6, -94, -76, y, z), 45);
  const ribs = around(
    18,
    0,
    (_y, _z, a) => box([-76, 38, -1.4], [-11, 45.5, 1.4]).rotate(a, [0, 0, 0], [1, 0, 0]),
    0,
  );
  const socket = cut(
    rounded(box([-106, -72, -14], [-86, -30, 14]), 4, (e) => e.inDirection([0, 1, 0])),
    rounded(box([-103, -80, -11], [-89, -52, 11]), 3, (e) => e.inDirection([0, 1, 0])),
  );
  const key = box([-100, -66, 13], [-92, -46, 18]);
  const bore = revolve([[-64, 0], [-64, 25], [-8, 25], [-8, 38], [5, 38], [5, 0]]);
  const pin = revolve([[-70, 0], [-70, 4.5], [3, 4.5], [4, 3.5], [4, 0]]);
  return join(
    cut(
      join(can, flangeEars, capEars, ribs, socket, key),
      bore,
      SCREWS.map(([y, z]) => cylinder(2.6, -20, 5, y, z)),
      around(4, 44, (y, z) => cylinder(2.6, -100, -88, y, z), 45),
    ),
    pin,
    [-97, -92].map((x) => box([x, -64, -6], [x + 1.6, -50, 6])),
  );
}

/** Impeller (blades towards +X) on the magnet rotor. */
function impeller(): Solid {
  const body = revolve([
    [-56, 6],
    [-56, 21],
    [-55, 22.5],
    [-8, 22.5],
    [-7, 21],
    [-4, 21],
    [-4, 37],
    [0, 37],
    [3, 14],
    [13, 9],
    [13, 6],
  ]);
  const blade = (start: number) => {
    const [r0, r1, r2] = [10, 22, 36], [a0, a1, a2] = [start, start - 30, start - 74];
    const thick = (r: number) => 150 / r;
    const outline = replicad.draw(polar(r0, a0)).threePointsArcTo(polar(r2, a2), polar(r1, a1))
      .lineTo(polar(r2, a2 + thick(r2)))
      .threePointsArcTo(polar(r0, a0 + thick(r0)), polar(r1, a1 + thick(r1))).close();
    return common(extrude(outline, -2, 14), revolve([[-3, 0], [-3, 36.6], [7, 36.6], [12, 12], [12, 0]]));
  };
  return join(body, around(7, 0, (_y, _z, a) => blade(a)));
}

/** Pump housing: growing spiral with an axial inlet (+X) and a tangential outlet (+Z). */
function pumpHousing(): Solid {
  const points = Array.from({ length: 25 }, (_, i): V2 => polar(40 + i * .62, i * 14.4));
  const spiral = replicad.drawPointsInterpolation(points, {}, { closeShape: true });
  const scroll = rounded(extrude(spiral, 0, 29), [8, 6, 4, 2], (e) => e.inPlane("YZ", 29));
  const face = revolve([[0, 30], [0, 47], [7, 47], [8, 46], [8, 30]]);
  const ears = SCREWS.map(([y, z]) => cylinder(8, 0, 14, y, z));
  const neck = revolve([[24, 15], [24, 30], [29, 30], [36, 22], [42, 19], [42, 15]]);
  const inlet = moved(nozzle(18, INLET_END - 40), [40, 0, 0]);
  const outlet = moved(nozzle(14, OUTLET_TOP - 30), [OUTLET[0], OUTLET[1], 30], [0, -90, 0]);
  const root = [rod(14.5, 50, [OUTLET[0], OUTLET[1], -4], [0, 0, 1]), ball(14.5, [OUTLET[0], OUTLET[1], -4])];
  const ribs = [60, 132, 204, 276, 348].map((a) =>
    extrudeAlong("y", polygon([[26, 14], [40, 16], [30, 44], [24, 44]]), -1.6, 1.6).rotate(
      a - 90,
      [0, 0, 0],
      [1, 0, 0],
    )
  );
  return cut(
    join(scroll, face, ears, neck, inlet, outlet, root, ribs),
    revolve([[-1, 0], [-1, 37], [16, 37], [24, 13], [INLET_END + 2, 13], [INLET_END + 2, 0]]),
    rod(10, 110, [OUTLET[0], OUTLET[1], 0], [0, 0, 1]),
    SCREWS.map(([y, z]) => cylinder(3, -2, 20, y, z)),
  );
}

/** Bracket: band round the motor with a clamping gap on top, foot with three eyes for rubber mounts. */
function bracket(): Solid {
  const band = cut(tube(51, 46, -15, 15), box([-30, -5, 40], [30, 5, 60]));
  const clamps = SIDES.map((s) =>
    rounded(
      box([-14.5, s * 4.6, 46], [14.5, s * 8, 72]),
      [5, 3],
      (e) => e.inDirection([0, 1, 0]).inPlane("XY", 72),
    )
  );
  const plate = EYES.map(([x, y]) => extrudeAlong("z", slot([0, y * .2], [x, y], 19), FOOT - 4, FOOT));
  const plinth = box([-14, -34, FOOT - 2], [15, 34, -36]);
  const hollow = box([-20, -30, FOOT], [20, 30, -30]);
  const gussets = SIDES.map((s) =>
    extrude(polygon([[s * 28, FOOT - 1], [s * 62, FOOT - 1], [s * 45, -24], [s * 28, -38]]), -2, 2)
  );
  const collars = EYES.map((at) => cut(post(18, FOOT - 3, FOOT + 4, at), post(15, FOOT - 9, FOOT + 9, at)));
  return cut(
    join(cut(join(band, plinth, plate), hollow), clamps, gussets, collars),
    cylinder(48.4, -40, 40),
    EYES.map((at) => post(11, FOOT - 10, FOOT + 10, at)),
    rod(3.6, 40, [0, -20, 62], [0, 1, 0]),
  );
}

/** Rubber sleeve with a collar and grip ribs round the motor. */
function sleeve(): Solid {
  const body = revolve([[-17, 43], [-17, 52], [-15, 52], [-15, 48.2], [15, 48.2], [15, 52], [17, 52], [
    17,
    43,
  ]]);
  return cut(
    body,
    around(24, 43, (y, z) => cylinder(2, -30, 30, y, z)),
    box([-30, -4, 30], [30, 4, 60]),
  );
}

/** Rubber mount (buffer) along X: two collars and a waist that sits in the eye; steel bush inside. */
const rubberMount = (): Solid =>
  revolve([
    [-12, 5],
    [-12, 8],
    [-10, 8],
    [-9, 15],
    [-4, 17],
    [-3, 11],
    [3, 11],
    [4, 17],
    [9, 15],
    [10, 8],
    [12, 8],
    [12, 5],
  ]);

/** Spring band clip round a hose of this radius, width 12, lugs upwards. */
function clip(radius: number): Solid {
  const band = tube(radius + 1.6, radius, -6, 6);
  const lugs = SIDES.map((s) =>
    box([s < 0 ? -6 : 1, -1, radius], [s < 0 ? -1 : 6, 1, radius + 9]).rotate(s * 9, [0, 0, 0], [1, 0, 0])
  );
  const tips = SIDES.map((s) =>
    box([s < 0 ? -6 : 1, s < 0 ? -5 : -1, radius + 7.5], [s < 0 ? -1 : 6, s < 0 ? 1 : 5, radius + 9])
      .rotate(s * 9, [0, 0, 0], [1, 0, 0])
  );
  return join(band, lugs, tips);
}

/** Hose through the points with open ends; the first and last leg must be straight. */
function openHose(points: V3[], radius: number): Solid {
  const [first, second] = points as [V3, V3];
  const [last, before] = [points.at(-1)!, points.at(-2)!];
  const bore = (from: V3, to: V3) =>
    rod(radius * .72, 16, from, [to[0] - from[0], to[1] - from[1], to[2] - from[2]]);
  return cut(hose(throughPoints(points), radius), bore(first, second), bore(last, before));
}

/** Tank of two welded halves; origin in the middle of the floor. */
function tank(): Solid {
  const outline = (grow: number, radius: number) => roundedRectangle(200 + grow, 132 + grow, radius);
  const lower = rounded(extrudeAlong("z", outline(0, 44), 0, SEAM + 1), [16, 10], (e) => e.inPlane("XY", 0));
  const upper = rounded(
    extrudeAlong("z", outline(0, 44), SEAM - 1, 142),
    [22, 14],
    (e) => e.inPlane("XY", 142),
  );
  const weld = extrudeAlong("z", outline(14, 48), SEAM - 3, SEAM + 3);
  const neck = moved(
    revolve([[0, 0], [0, 36], [4, 34], [14, 31], [16, 26], [34, 26], [35, 25], [35, 0]]),
    [...NECK, 130],
    [0, -90, 0],
  );
  const thread = [150, 157].map((z) => post(28.4, z, z + 2.6, NECK));
  const ears = EARS.map(([x, y]) =>
    extrudeAlong("z", slot([x * .75, y * .75], [x, y], 13), SEAM - 4, SEAM + 4)
  );
  const bosses = EARS.map((at) => post(10, SEAM - 8, SEAM + 7, at));
  const outlet = moved(nozzle(13, 40), [30, -62, 26], [0, 0, -90]);
  const vent = moved(nozzle(7, 36), [66, 10, 128], [0, -60, 0]);
  const ventRoot = post(12, 124, 145, [68, 10]);
  const sensorSeat = moved(revolve([[0, 0], [0, 19], [8, 19], [9, 17], [16, 17], [16, 0]]), [-46, -58, 36], [
    0,
    0,
    -90,
  ]);
  const flutes = [-64, -22, 20].map((x) =>
    rounded(box([x - 6, -72, SEAM + 16], [x + 6, -63, 122]), 3, (e) => e.inDirection([0, 0, 1]))
  );
  const marks = [SEAM + 22, SEAM + 42].map((z) => box([72, -67.5, z], [86, -60, z + 2]));
  return cut(
    join(lower, upper, weld, neck, thread, ears, bosses, outlet, vent, ventRoot, sensorSeat, marks),
    flutes,
    post(19, 120, 180, NECK),
    EARS.map((at) => post(5, 0, 100, at)),
    rod(9, 60, [30, -110, 26], [0, 1, 0]),
    rod(11, 30, [-46, -90, 36], [0, 1, 0]),
  );
}

/** Screw cap along X, its grip flutes all round. */
function cap(): Solid {
  const body = revolve([[-20, 30], [-20, 37], [-2, 39], [6, 38], [10, 34], [10, 16], [12, 15], [12, 0], [
    4,
    0,
  ], [4, 30]]);
  return cut(body, around(18, 40.5, (y, z) => cylinder(3.4, -30, 3, y, z)));
}

/** Level sensor along X: probe towards -X, hexagon and connector towards +X. */
function levelSensor(): Solid {
  const body = revolve([
    [-46, 0],
    [-46, 7],
    [-44, 8.6],
    [-14, 8.6],
    [-14, 10.6],
    [-3, 10.6],
    [-3, 9],
    [0, 9],
    [0, 17],
    [4, 17],
    [4, 0],
  ]);
  const plug = cut(
    extrude(roundedRectangle(22, 16, 4), 12, 36),
    extrude(roundedRectangle(17, 11, 3), 20, 40),
  );
  return join(
    body,
    prism(26, 3, 13),
    plug,
    box([16, -4, 7], [32, 4, 12]),
    [-4, 3].map((y) => box([14, y, -1], [32, y + 1.4, 1])),
  );
}

function parts(): Part[] {
  /** way on the sheet: so many millimetres right and up */
  const sheet = (right: number, up: number): V3 => [right * .707, right * .707, up / .885];
  const shifted = ([a, b, c]: V3, x: number, z = 0): V3 => [a + x, b, c + z];
  const bracketAt = sheet(-42, -205), tankAt = sheet(-150, 165);
  const upright: V3 = [0, -90, 0];
  const [screw, mount, mountBolt, earBolt] = [socketScrew(5, 24), rubberMount(), bolt(8, 34), bolt(8, 26)];
  const inletStart: V3 = [0, 0, 0];
  const inletHose = openHose([
    inletStart,
    [26, 0, 0],
    [58, 0, -6],
    [86, 0, -34],
    [94, -6, -70],
    [86, -30, -110],
    [70, -62, -136],
    [62, -78, -142],
  ], 20);
  const outletHose = openHose([
    [0, 0, 0],
    [0, 0, 24],
    [2, 2, 54],
    [22, 18, 88],
    [56, 46, 104],
    [92, 76, 108],
    [110, 90, 109],
  ], 16.5);
  const ventHose = openHose([[0, 0, 0], [20, 0, 12], [48, 12, 22], [76, 50, 16], [92, 100, -6], [
    98,
    130,
    -40,
  ], [98, 136, -60]], 9);
  return [
    { callout: 1, name: "pump_motor", solid: motor(), explode: [-175, 0, 0], axis: "pump", finish: "black" },
    {
      callout: 2,
      name: "impeller",
      solid: impeller(),
      explode: [-42, 0, 0],
      axis: "pump",
      finish: "plastic",
    },
    {
      callout: 3,
      name: "housing_seal",
      solid: seal(40, 2.6),
      at: [-2, 0, 0],
      explode: [32, 0, 0],
      axis: "pump",
      finish: "rubber",
    },
    {
      callout: 4,
      name: "pump_housing",
      solid: pumpHousing(),
      explode: [96, 0, 0],
      axis: "pump outlet",
      anchor: { pump: [40, 0, 0], outlet: [...OUTLET, OUTLET_TOP] },
      finish: "plastic",
    },
    ...SCREWS.map(([y, z], i): Part => ({
      callout: 5,
      name: `housing_screw_${i + 1}`,
      solid: screw,
      at: [14, y, z],
      explode: [166, 0, 0],
      fine: true,
    })),
    {
      callout: 6,
      name: "rubber_sleeve",
      solid: sleeve(),
      at: [-44, 0, 0],
      explode: shifted(bracketAt, -190),
      axis: "band",
      finish: "rubber",
    },
    {
      callout: 7,
      name: "bracket",
      solid: bracket(),
      at: [-44, 0, 0],
      explode: bracketAt,
      axis: "band",
      finish: "steel",
    },
    ...EYES.flatMap(([x, y], i): Part[] => [
      {
        callout: 8,
        name: `rubber_mount_${i + 1}`,
        solid: mount,
        turn: upright,
        at: [x - 44, y, FOOT - 2],
        explode: shifted(bracketAt, 0, 52),
        axis: `eye_${i}`,
        finish: "rubber",
      },
      {
        callout: 9,
        name: `bracket_bolt_${i + 1}`,
        solid: mountBolt,
        turn: upright,
        at: [x - 44, y, FOOT + 10],
        explode: shifted(bracketAt, 0, 112),
        axis: `eye_${i}`,
        fine: true,
      },
    ]),
    {
      callout: 10,
      name: "inlet_clip",
      solid: clip(20),
      at: [INLET_END - 22, 0, 0],
      explode: [206, 0, 0],
      axis: "pump",
      fine: true,
    },
    {
      callout: 11,
      name: "inlet_hose",
      solid: inletHose,
      at: [INLET_END - 36, 0, 0],
      explode: [262, 0, 0],
      axis: "pump",
      finish: "rubber",
      outline: "mesh",
    },
    {
      callout: 10,
      name: "outlet_clip",
      solid: clip(16.5),
      turn: upright,
      at: [...OUTLET, OUTLET_TOP - 16],
      explode: [96, 0, 46],
      axis: "outlet",
      fine: true,
    },
    {
      callout: 12,
      name: "outlet_hose",
      solid: outletHose,
      at: [...OUTLET, OUTLET_TOP - 32],
      explode: [96, 0, 92],
      axis: "outlet",
      finish: "rubber",
      outline: "mesh",
    },
    {
      callout: 13,
      name: "expansion_tank",
      solid: tank(),
      at: TANK,
      explode: tankAt,
      axis: "neck sensor",
      anchor: { neck: [...NECK, 165], sensor: [-46, -74, 36] },
      finish: "white",
    },
    {
      callout: 14,
      name: "tank_cap",
      solid: cap(),
      turn: upright,
      at: [TANK[0] + NECK[0], TANK[1] + NECK[1], TANK[2] + 160],
      explode: shifted(tankAt, 0, 62),
      axis: "neck",
      finish: "blue",
    },
    {
      callout: 15,
      name: "level_sensor",
      solid: levelSensor(),
      turn: [0, 0, -90],
      at: [TANK[0] - 46, TANK[1] - 74, TANK[2] + 36],
      explode: [tankAt[0], tankAt[1] - 96, tankAt[2]],
      axis: "sensor",
      finish: "plastic",
      fine: true,
    },
    {
      callout: 16,
      name: "vent_hose",
      solid: ventHose,
      at: [TANK[0] + 84, TANK[1] + 10, TANK[2] + 138],
      explode: shifted(tankAt, 40, 28),
      finish: "rubber",
      outline: "mesh",
    },
    ...EARS.map(([x, y], i): Part => ({
      callout: 17,
      name: `tank_bolt_${i + 1}`,
      solid: earBolt,
      turn: upright,
      at: [TANK[0] + x, TANK[1] + y, TANK[2] + SEAM + 7],
      explode: shifted(tankAt, 0, 58),
      fine: true,
    })),
  ];
}

const assembly: Assembly = {
  name: "coolant_pump",
  title: { zh_CN: "电动冷却液泵与膨胀水箱", en_US: "Electric coolant pump and expansion tank" },
  view: [.62, -.62, .46],
  parts,
};
export default assembly;
