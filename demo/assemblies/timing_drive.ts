/** Timing drive: chain with rails and tensioner, cam phasers, crankshaft sprocket, oil pump, timing cover, damper. */
import {
  add,
  around,
  type Assembly,
  belt,
  bolt,
  box,
  cut,
  cylinder,
  extrude,
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
  slot,
  type Solid,
  tube,
  type V2,
  type V3,
} from "../../drawing/mod.ts";
import { eye, rail, rollerChain, toothed, type Wheel } from "./solids/chain.ts";
import { onSheet, USUAL_VIEW } from "./solids/on_sheet.ts";
import { socket } from "./solids/plugs.ts";

// The crankshaft is the X axis, its free end towards +X; the camshafts lie above, intake +Y, exhaust -Y.

/** pitch circles of the sprockets: crankshaft, camshafts, the two of the oil pump drive */
const CRANK: Wheel = [0, 0, 31], CAMS: readonly Wheel[] = [[-66, 300, 58], [66, 300, 58]];
const PUMP: readonly Wheel[] = [[0, 0, 27], [34, -104, 32]];
const PITCH = 11;

/** Cam phaser: sprocket, vane housing with its screws, trigger wheel, recess of the central valve. */
function phaser(): Solid {
  const sprocket = toothed(58, 33, -4, 4);
  const housing = revolve([[-6, 0], [-6, 50], [18, 50], [20, 48], [20, 0]]);
  const pads = around(4, 42, (y, z) => cylinder(11, -4, 24, y, z), 45);
  const trigger = cut(
    tube(46, 24, 26, 29),
    extrude(polygon([[0, 0], [70, -30], [70, 30]]), 20, 40),
    extrude(polygon([[0, 0], [-20, 70], [-54, 50]]), 20, 40),
  );
  const hub = revolve([[18, 0], [18, 30], [30, 30], [31, 28], [31, 0]]);
  return cut(
    join(sprocket, housing, pads, trigger, hub),
    cylinder(16, 10, 60),
    cylinder(11, -20, 60),
    around(4, 42, (y, z) => prism(7, 19, 40).translate(0, y, z), 45),
  );
}

/** Central valve of a phaser, its screw and piston in one: hexagon, collar, threaded shank. */
const centralValve = (): Solid =>
  join(bolt(15, 62, { thread: 22 }), revolve([[9, 0], [9, 7], [16, 7], [17, 6], [17, 0]]));

/** Sprocket of the crankshaft: two rows of teeth for timing chain and pump chain, keyway. */
const crankSprocket = (): Solid =>
  cut(
    join(toothed(31, 18, 9, 17), toothed(27, 16, -4, 3), cylinder(24, -10, 22)),
    cylinder(18, -20, 40),
    box([-20, -3, 12], [40, 3, 22]),
  );

/** Fixed guide of the tight side: back with ribs, lining, two eyes. */
function guide(): Solid {
  const [low, high]: [V2, V2] = [[46, 44], [124, 268]];
  const lining = rail(low, high, -5, 6, -8, 8);
  const back = rail([52, 46], [130, 262], -5, 15, -5, 5);
  const webs = [.15, .35, .55, .75].map((part) => {
    const at: V2 = [49 + 78 * part, 46 + 220 * part];
    return extrude(slot([at[0] - 3, at[1]], [at[0] + 16, at[1] - 5], 2), -7.4, 7.4);
  });
  return cut(
    join(lining, back, webs, eye([68, 78], 12, -8, 8), eye([128, 236], 12, -8, 8)),
    [[68, 78], [128, 236]].map(([y, z]) => cylinder(5, -20, 20, y!, z!)),
  );
}

/** Tensioning rail of the slack side: lining, arched back with windows, pivot eye above, pad of the plunger. */
function tensioningRail(): Solid {
  const [low, high]: [V2, V2] = [[-46, 40], [-122, 270]];
  const lining = rail(low, high, -11, -6, -8, 8);
  const back = rail([-51, 42], [-126, 262], -9, -24, -6, 6);
  const windows = [.2, .38, .56, .74].map((part) => {
    const at: V2 = [-60 - 66 * part, 50 + 206 * part];
    return extrude(belt(at, 5, [at[0] - 9, at[1] + 24], 4), -20, 20);
  });
  return cut(
    join(cut(join(lining, back), windows), eye([-132, 266], 14, -9, 9), eye([-86, 96], 9, -8, 8)),
    cylinder(6, -20, 20, -132, 266),
  );
}

/** Short guide between the cam sprockets. */
const upperGuide = (): Solid =>
  cut(
    join(
      box([-8, -44, 360], [8, 44, 366]),
      box([-4, -40, 365], [4, 40, 378]),
      [-26, 26].map((y) => cylinder(10, -8, 8, y, 376)),
    ),
    [-26, 26].map((y) => cylinder(4, -20, 20, y, 376)),
  );

/** Hydraulic tensioner: body with two lugs, ratchet, oil bore; its plunger along +Y. */
function tensioner(): Solid {
  const body = rounded(box([-15, -44, -17], [15, 8, 17]), 5, (e) => e.inDirection([0, 1, 0]));
  const barrel = rod(17, 20, [0, -4, 0], [0, 1, 0]);
  const plunger = join(rod(9.5, 40, [0, 8, 0], [0, 1, 0]), rod(8, 43, [0, 8, 0], [0, 1, 0]));
  const grooves = [24, 29, 34].map((y) =>
    tube(12, 8.6, -.9, .9).rotate(90, [0, 0, 0], [0, 0, 1]).translate(0, y, 0)
  );
  const lugs = [-1, 1].map((s) => extrude(slot([-24, s * 12], [-24, s * 30], 10), -15, -3));
  const ratchet = cylinder(6, 12, 20, -6, 4);
  return cut(
    join(body, barrel, cut(plunger, grooves), lugs, ratchet),
    [-30, 30].map((z) => cylinder(4.2, -30, 30, -24, z)),
    cylinder(3, 10, 40, -32, -6),
  );
}

/** Outline of the timing cover: wide above, narrow round the crankshaft. */
const coverOutline = (grow: number) =>
  polygon([
    [-66 - grow, -62 - grow],
    [-70 - grow, 40],
    [-104 - grow, 130],
    [-136 - grow, 240],
    [-136 - grow, 382 + grow],
    [136 + grow, 382 + grow],
    [136 + grow, 240],
    [104 + grow, 130],
    [70 + grow, 40],
    [66 + grow, -62 - grow],
  ]).fillet(10);
/** screws round the cover (y, z) */
const EARS: readonly V2[] = [
  [-80, -50],
  [-84, 30],
  [-112, 112],
  [-144, 214],
  [-150, 300],
  [-146, 374],
  [-50, 394],
  [50, 394],
  [146, 374],
  [150, 300],
  [144, 214],
  [112, 112],
  [84, 30],
  [80, -50],
];

/** Timing cover: shell with flange and screw bosses, seat of the front seal, ribs, ports of the two solenoids, mount. */
function cover(): Solid {
  const flange = extrude(coverOutline(4), 0, 10);
  const shell = rounded(extrude(coverOutline(-6), 4, 46), [10, 6], (e) => e.inPlane("YZ", 46));
  const ears = EARS.map(([y, z]) => cylinder(11, 0, 16, y, z));
  const nose = revolve([[30, 0], [30, 58], [50, 50], [60, 47], [60, 0]]);
  const ports = CAMS.map(([y, z]) =>
    revolve([[30, 0], [30, 46], [52, 42], [56, 38], [56, 0]]).translate(0, y, z)
  );
  const ribs = [[-24, 70, -52, 226], [24, 70, 52, 226], [0, 66, 0, 360], [-70, 90, -112, 212], [
    70,
    90,
    112,
    212,
  ]]
    .map(([a, b, c, d]) => extrude(slot([a!, b!], [c!, d!], 3), 40, 51));
  const mount = [[-40, 150], [40, 150], [-64, 196], [64, 196]].map(([y, z]) => cylinder(14, 40, 66, y!, z!));
  return cut(
    join(cut(join(flange, shell, ears), extrude(coverOutline(-13), -4, 38)), nose, ports, ribs, mount),
    cylinder(38, 20, 80),
    CAMS.map(([y, z]) => cylinder(24, 20, 90, y, z)),
    CAMS.flatMap(([y, z]) =>
      [0, 120, 240].map((a) => cylinder(3.4, 44, 80, y + polar(33, a + 30)[0], z + polar(33, a + 30)[1]))
    ),
    EARS.map(([y, z]) => cylinder(4.2, -9, 40, y, z)),
    [[-40, 150], [40, 150], [-64, 196], [64, 196]].map(([y, z]) => cylinder(5.5, 50, 90, y!, z!)),
  );
}

/** Bead of sealing compound or gasket of the cover. */
const coverSeal = (): Solid => cut(extrude(coverOutline(2), 0, 2.4), extrude(coverOutline(-9), -4, 9));

/** Solenoid of a phaser: flange, coil, socket. */
function solenoid(): Solid {
  const flange = cut(
    join(cylinder(27, 0, 6), around(3, 33, (y, z) => cylinder(8, 0, 6, y, z), 30)),
    around(3, 33, (y, z) => cylinder(3.6, -9, 20, y, z), 30),
  );
  return join(
    flange,
    revolve([[-14, 0], [-14, 5], [-4, 5], [-4, 22], [24, 22], [27, 19], [27, 0]]),
    moved(socket(18, 13, 22), [15, -14, 10], [0, 0, -90]),
  );
}

const frontSeal = (): Solid =>
  revolve([[0, 26], [0, 38], [9, 38], [10, 37], [10, 34], [7, 33], [7, 28], [11, 25], [7, 23], [3, 25]]);

/** Torsional damper: hub, rubber, ring with the grooves of the ribbed belt. */
function damper(): Solid {
  const grooves = [0, 1, 2, 3].map((i) => revolve([[5 + i * 6, 84], [7.4 + i * 6, 75], [9.8 + i * 6, 84]]));
  const ring = cut(revolve([[0, 62], [0, 80], [32, 80], [32, 62]]), grooves);
  const hub = revolve([
    [-24, 19],
    [-24, 25],
    [2, 25],
    [6, 30],
    [6, 60.5],
    [26, 60.5],
    [26, 52],
    [14, 50],
    [14, 30],
    [18, 27],
    [18, 19],
  ]);
  const rubber = revolve([[4, 59], [4, 63], [29, 63], [29, 59]]);
  return cut(
    join(ring, hub, rubber),
    around(6, 41, (y, z) => cylinder(6.5, -30, 40, y, z)),
    box([-40, -3, 12], [20, 3, 22]),
  );
}

/** Oil pump: housing of three lobes with its shaft, lugs and outlet; mating face towards -X. */
function pump(): Solid {
  const [y, z] = [PUMP[1]![0], PUMP[1]![1]];
  const body = rounded(
    extrude(belt([y, z], 44, [y - 8, z - 22], 40), -50, -14),
    [5, 3],
    (e) => e.inPlane("YZ", -14),
  );
  const lid = extrude(belt([y, z], 47, [y - 8, z - 22], 43), -52, -42);
  const lugs = ([[y - 50, z + 6], [y + 44, z + 26], [y + 32, z - 50]] as const).map(([a, b]) =>
    cut(extrude(belt([y, z - 8], 22, [a, b], 11), -42, -26), cylinder(4.6, -60, 0, a, b))
  );
  const outlet = cut(
    rod(15, 44, [-32, y - 30, z - 10], [0, -1, -.35]),
    rod(10, 60, [-32, y - 30, z - 10], [0, -1, -.35]),
  );
  const relief = rod(10, 50, [-28, y - 10, z - 44], [0, 1, .1]);
  return join(
    body,
    lid,
    lugs,
    outlet,
    relief,
    cylinder(18, -20, -8, y, z),
    cylinder(8, -20, 14, y, z),
    cylinder(5, 10, 24, y, z),
  );
}

const pumpSprocket = (): Solid =>
  cut(
    join(toothed(32, 19, -4, 3), cylinder(15, -8, 8)),
    cylinder(8, -20, 20),
    around(5, 22, (y, z) => cylinder(5, -9, 9, y, z)),
  );

function parts(): Part[] {
  const by = (base: V3, x: number, y = 0, z = 0): V3 => add(base, [x, y, z]);
  // Where the crankshaft's end of each group is drawn.
  const loop = onSheet(-150, 30),
    tops = onSheet(-150, 250),
    low = onSheet(-190, -230),
    front = onSheet(130, -320);
  const chainX = 13, pumpX = 0, [pumpY, pumpZ] = PUMP[1]!;
  const screw = bolt(6, 26),
    railPin = bolt(8, 34),
    coverScrew = bolt(8, 36),
    phaserSolid = phaser(),
    valve = centralValve();
  const solenoidSolid = solenoid();
  return [
    {
      callout: 1,
      name: "timing_chain",
      solid: rollerChain([CRANK, ...CAMS], PITCH, 14),
      at: [chainX, 0, 0],
      explode: loop,
      finish: "steel",
      outline: "mesh",
      fine: true,
    },
    ...CAMS.map(([y, z], i): Part => ({
      callout: i ? 3 : 2,
      name: i ? "intake_phaser" : "exhaust_phaser",
      solid: phaserSolid,
      at: [chainX, y, z],
      explode: by(tops, i * 30, i ? 16 : -16, i ? 16 : 0),
      axis: `cam_${i}`,
      finish: "steel",
    })),
    ...CAMS.map(([y, z], i): Part => ({
      callout: 4,
      name: `central_valve_${i + 1}`,
      solid: valve,
      at: [chainX + 20, y, z],
      explode: by(tops, i * 30 + 130, i ? 16 : -16, i ? 16 : 0),
      axis: `cam_${i}`,
      finish: "zinc",
      fine: true,
    })),
    {
      callout: 5,
      name: "upper_guide",
      solid: upperGuide(),
      at: [chainX, 0, 0],
      explode: by(loop, 0, 0, 36),
      finish: "plastic",
    },
    {
      callout: 6,
      name: "guide",
      solid: guide(),
      at: [chainX, 0, 0],
      explode: by(loop, 0, 110),
      axis: "guide_0 guide_1",
      anchor: { guide_0: [0, 68, 78], guide_1: [0, 128, 236] },
      finish: "plastic",
    },
    ...([[68, 78], [128, 236]] as const).map(([y, z], i): Part => ({
      callout: 7,
      name: `guide_bolt_${i + 1}`,
      solid: screw,
      at: [chainX + 8, y, z],
      explode: by(loop, 70, 110),
      axis: `guide_${i}`,
      fine: true,
    })),
    {
      callout: 8,
      name: "tensioning_rail",
      solid: tensioningRail(),
      at: [chainX, 0, 0],
      explode: by(loop, 0, -96),
      axis: "rail",
      anchor: [0, -132, 266],
      finish: "plastic",
    },
    {
      callout: 9,
      name: "rail_pin",
      solid: railPin,
      at: [chainX + 9, -132, 266],
      explode: by(loop, 74, -96),
      axis: "rail",
      fine: true,
    },
    {
      callout: 10,
      name: "chain_tensioner",
      solid: tensioner(),
      at: [chainX, -150, 110],
      explode: by(loop, 0, -140, -40),
      axis: "lug_0 lug_1",
      anchor: { lug_0: [-3, -24, -30], lug_1: [-3, -24, 30] },
      finish: "aluminium",
    },
    ...[-30, 30].map((z, i): Part => ({
      callout: 11,
      name: `tensioner_bolt_${i + 1}`,
      solid: screw,
      at: [chainX - 3, -174, 110 + z],
      explode: by(loop, 112, -140, -40),
      axis: `lug_${i}`,
      fine: true,
    })),
    {
      callout: 12,
      name: "crank_sprocket",
      solid: crankSprocket(),
      explode: by(loop, 104, 0, -52),
      axis: "key",
      anchor: [0, 0, 0],
      finish: "steel",
    },
    {
      callout: 13,
      name: "key",
      solid: rounded(box([-14, -3, -3], [14, 3, 3]), 2.4, (e) => e.inDirection([0, 1, 0])),
      at: [6, 0, 17],
      explode: by(loop, 104, 0, -8),
      finish: "steel",
      fine: true,
    },
    {
      callout: 14,
      name: "pump_chain",
      solid: rollerChain(PUMP, 9, 11),
      at: [pumpX, 0, 0],
      explode: by(low, 60, 0, 60),
      finish: "steel",
      outline: "mesh",
      fine: true,
    },
    {
      callout: 15,
      name: "oil_pump",
      solid: pump(),
      explode: by(low, -70, 0, 20),
      axis: "pump",
      anchor: [0, pumpY, pumpZ],
      finish: "aluminium",
    },
    {
      callout: 16,
      name: "pump_sprocket",
      solid: pumpSprocket(),
      at: [pumpX, pumpY, pumpZ],
      explode: by(low, 100, 0, 20),
      axis: "pump",
      finish: "steel",
    },
    {
      callout: 17,
      name: "sprocket_nut",
      solid: nut(10, { flange: true }),
      at: [8, pumpY, pumpZ],
      explode: by(low, 142, 0, 20),
      axis: "pump",
      fine: true,
    },
    { callout: 18, name: "cover_seal", solid: coverSeal(), explode: by(front, -128, 0, 0), finish: "rubber" },
    {
      callout: 19,
      name: "timing_cover",
      solid: cover(),
      explode: front,
      axis: "crank port_0 port_1",
      anchor: { crank: [60, 0, 0], port_0: [50, ...cam(0)], port_1: [50, ...cam(1)] },
      finish: "aluminium",
    },
    ...[8, 9, 11, 12].map((ear, i): Part => ({
      callout: 20,
      name: `cover_bolt_${i + 1}`,
      solid: coverScrew,
      at: [16, ...EARS[ear]!],
      explode: by(front, 60),
      fine: true,
    })),
    ...CAMS.map(([y, z], i): Part => ({
      callout: 21,
      name: `solenoid_${i + 1}`,
      solid: solenoidSolid,
      at: [56, y, z],
      explode: by(front, 110),
      axis: `port_${i}`,
      finish: "plastic",
    })),
    {
      callout: 22,
      name: "front_seal",
      solid: frontSeal(),
      at: [50, 0, 0],
      explode: by(front, 70),
      axis: "crank",
      finish: "rubber",
    },
    {
      callout: 23,
      name: "damper",
      solid: damper(),
      at: [64, 0, 0],
      explode: by(front, 170),
      axis: "crank",
      finish: "iron",
    },
    {
      callout: 24,
      name: "damper_bolt",
      solid: bolt(14, 60),
      at: [82, 0, 0],
      explode: by(front, 290),
      axis: "crank",
      fine: true,
    },
  ];
}

/** Middle of a camshaft (y, z). */
function cam(i: number): [number, number] {
  const [y, z] = CAMS[i]!;
  return [y, z];
}

const assembly: Assembly = {
  name: "timing_drive",
  title: { zh_CN: "正时驱动", en_US: "Timing drive" },
  view: USUAL_VIEW,
  parts,
};
export default assembly;
