/** LED headlamp: housing, module frame with two LED modules, light guide, bezel, lens, control unit, bracket. */
import {
  add,
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
  join,
  type Part,
  polygon,
  revolve,
  rod,
  rounded,
  roundedRectangle,
  slot,
  socketScrew,
  type Solid,
  tube,
  type V2,
  type V3,
} from "../../drawing/mod.ts";

const SIDES = [-1, 1] as const;
/** optical axes (y, z) and the radius of their projector lenses */
const LOW: V2 = [-72, -2], HIGH: V2 = [62, -6];
const PROJECTOR = { low: 37, high: 30 };
/** ball heads of the module frame (y, z): two adjusters and the levelling motor */
const ADJUSTERS: V2[] = [[-118, 36], [112, 30]], MOTOR: V2 = [-112, -40];
/** screw places on the flange of a module, relative to its axis */
const FLANGE: V2[] = [[-48, 34], [48, 34], [0, -52]];
/** ears of the housing that carry the bracket (y, z) */
const EARS: V2[] = [[-84, 92], [64, 80]];

/** corners of the headlamp seen from the front (y, z), clockwise, convex */
const CORNERS: V2[] = [[-196, 62], [-60, 72], [118, 52], [186, 22], [172, -32], [60, -70], [-112, -66], [
  -180,
  -12,
]];

/** Outline of the headlamp, grown or shrunk by some millimetres: its edges moved, its corners rounded. */
function outline(grow: number) {
  const edges = CORNERS.map((a, i) => {
    const b = CORNERS[(i + 1) % CORNERS.length]!;
    const [dy, dz] = [b[0] - a[0], b[1] - a[1]], length = Math.hypot(dy, dz);
    const normal: V2 = [-dz / length, dy / length];
    return { normal, reach: normal[0] * a[0] + normal[1] * a[1] + grow };
  });
  const corners = edges.map((e, i) => {
    const f = edges[(i + edges.length - 1) % edges.length]!;
    const size = e.normal[0] * f.normal[1] - e.normal[1] * f.normal[0];
    return [
      (e.reach * f.normal[1] - f.reach * e.normal[1]) / size,
      (f.reach * e.normal[0] - e.reach * f.normal[0]) / size,
    ];
  });
  return polygon(corners).fillet(27 + grow * .5);
}

/** Body of the car's skin: everything behind an upright cylinder surface, `back` millimetres inside the lens. */
const behindSkin = (back: number): Solid => rod(700 - back, 400, [-590, 120, -200], [0, 0, 1]);

/** Block with the lamp's outline from x0 to the skin. */
const filled = (grow: number, x0: number, back: number): Solid =>
  common(extrude(outline(grow), x0, 160), behindSkin(back));

function housing(): Solid {
  const rim = rounded(extrude(outline(8), -26, 0), [3, 2], (e) => e.inPlane("YZ", -26));
  const bucket = extrude(outline(2), -74, -4);
  const back = rounded(extrude(outline(-18), -118, -60), [8, 5], (e) => e.inPlane("YZ", -118));
  const ears = EARS.map(([y, z]) => extrude(slot([y, z - 40], [y, z], 13), -30, -16));
  const side = extrude(slot([160, -8], [206, -16], 13), -30, -16);
  const stays = [-150, -104, -20, 26, 96].map((y) => box([-72, y - 2, 40], [-24, y + 2, 77]));
  const belly = [-90, -40, 10, 60].map((y) => box([-72, y - 2, -72], [-24, y + 2, -40]));
  const flank = rounded(box([-64, -206, 24], [-28, -150, 40]), 4, (e) => e.inDirection([0, 1, 0]));
  const seats = [...ADJUSTERS, MOTOR].map(([y, z]) => cylinder(15, -114, -88, y, z));
  const ribs = [-40, 10].map((y) => box([-114, y - 2, -44], [-84, y + 2, 46]));
  return join(
    cut(
      join(rim, bucket, back, ears, side, stays, belly, flank),
      extrude(outline(3.5), -9, 4),
      extrude(outline(-1.5), -70, 4),
      extrude(outline(-22), -113, 4),
      cylinder(38, -140, -100, ...LOW),
      EARS.map(([y, z]) => cylinder(4.6, -40, 0, y, z)),
      cylinder(4.6, -40, 0, 206, -16),
    ),
    cut(join(seats), [...ADJUSTERS, MOTOR].map(([y, z]) => cylinder(7, -112, -60, y, z))),
    ribs,
    cut(cylinder(43, -116, -104, ...LOW), cylinder(38, -130, -90, ...LOW)),
  );
}

/** Frame that carries both modules and turns on three ball heads. */
function moduleFrame(): Solid {
  const plate = rounded(extrude(roundedRectangle(262, 124, 22, -4, -3), 0, 7), 2, (e) => e.inPlane("YZ", 7));
  const edge = cut(
    extrude(roundedRectangle(262, 124, 22, -4, -3), 0, 16),
    extrude(roundedRectangle(254, 116, 18, -4, -3), -5, 25),
  );
  const collar = ([y, z]: V2, w: number) => extrude(roundedRectangle(w + 10, w + 10, 14, y, z), 0, 13);
  const window = ([y, z]: V2, w: number) => extrude(roundedRectangle(w, w, 10, y, z), -10, 30);
  const sockets = [...ADJUSTERS, MOTOR].map(([y, z]) => cylinder(13, -6, 10, y, z));
  const bosses = [LOW, HIGH].flatMap(([y, z]) =>
    FLANGE.map(([dy, dz]) => cylinder(6.5, 0, 14, y + dy, z + dz))
  );
  return cut(
    join(
      plate,
      edge,
      collar(LOW, 74),
      collar(HIGH, 66),
      sockets,
      bosses,
      box([0, -8, -60], [12, -5, 54]),
      box([0, -1, -60], [12, 2, 54]),
    ),
    window(LOW, 74),
    window(HIGH, 66),
    [...ADJUSTERS, MOTOR].map(([y, z]) => cylinder(8, -10, 4, y, z)),
    [LOW, HIGH].flatMap(([y, z]) => FLANGE.map(([dy, dz]) => cylinder(2.4, -5, 20, y + dy, z + dz))),
  );
}

/** LED module along X: heat sink behind, flange at x = 0, projector lens in front. */
function ledModule(lens: number): Solid {
  const half = lens - 2;
  const sink = cut(
    rounded(box([-54, -half, -half], [2, half, half]), 3, (e) => e.inDirection([1, 0, 0])),
    Array.from({ length: 6 }, (_, i) => box([-47 + i * 7.4, -80, -80], [-43 + i * 7.4, 80, half - 6])),
  );
  const flange = FLANGE.map(([y, z]) => extrude(slot([y * .4, z * .4], [y, z], 9), 0, 5));
  const barrel = revolve([
    [-1, 0],
    [-1, lens + 2],
    [18, lens + 2],
    [24, lens + 5],
    [40, lens + 5],
    [41, lens + 4],
    [41, lens],
    [38, lens],
    [38, 0],
  ]);
  const glass = revolve([
    [36, 0],
    [36, lens - .6],
    [40, lens - .6],
    ...[.94, .8, .6, .4, .2].map((k) => [40 + lens * .52 * Math.sqrt(1 - k * k), (lens - .6) * k]),
    [40 + lens * .52, 0],
  ]);
  const windows = around(6, lens + 2, (y, z) => cylinder(5, 4, 14, y, z), 0);
  const plug = cut(
    box([-24, half - 2, -9], [-4, half + 14, 9]),
    box([-21, half + 4, -6], [-7, half + 20, 6]),
  );
  return join(
    cut(join(sink, flange, barrel), windows, FLANGE.map(([y, z]) => cylinder(2.8, -5, 10, y, z))),
    glass,
    plug,
  );
}

/** Light guide of the daytime running light: a hook along the lower and outer edge. */
function lightGuide(): Solid {
  const ring = extrude(outline(-11).cut(outline(-21)), 10, 24);
  const hook = cut(ring, box([0, -130, -40], [60, 260, 100]), box([0, 96, -100], [60, 260, 100]));
  const feet = [-90, -20, 50].map((y) =>
    rounded(box([0, y - 7, -58], [14, y + 7, -44]), 3, (e) => e.inDirection([1, 0, 0]))
  );
  const source = box([2, 88, -50], [28, 116, -22]);
  const prisms = Array.from({ length: 12 }, (_, i) => box([22, -84 + i * 14, -70], [26, -80 + i * 14, -40]));
  return join(cut(hook, prisms), feet, source);
}

/** Bezel behind the lens with a funnel for each module and a slot for the light guide. */
function bezel(): Solid {
  const shell = cut(filled(-7, -14, 14), filled(-10, -20, 18));
  const funnel = ([y, z]: V2, r: number, x: number) =>
    common(
      revolve([[x, r], [x, r + 3], [150, r + 30], [150, r + 27]]).translate(0, y, z) as Solid,
      behindSkin(14),
    );
  const mouth = ([y, z]: V2, r: number, x: number) =>
    revolve([[x - 4, 0], [x - 4, r + 1], [x, r + 1], [150, r + 28], [150, 0]]).translate(0, y, z) as Solid;
  const slit = extrude(outline(-14).cut(outline(-18)), -10, 160);
  const hook = cut(slit, box([-20, -130, -44], [200, 260, 100]), box([-20, 96, -100], [200, 260, 100]));
  const lugs = [[-70, 74], [60, 66]].map(([y, z]) => extrude(slot([y!, z! - 12], [y!, z!], 8), -14, -9));
  return join(
    cut(
      join(shell, lugs),
      mouth(LOW, 39, 44),
      mouth(HIGH, 33, 52),
      hook,
      [cylinder(3, -20, 0, -70, 74), cylinder(3, -20, 0, 60, 66)],
    ),
    funnel(LOW, 39, 44),
    funnel(HIGH, 33, 52),
  );
}

/** Clear lens: skin-shaped shell with a foot that sits in the housing's groove. */
function lens(): Solid {
  const body = rounded(
    filled(0, 0, 0),
    [12, 8, 5],
    (e) => e.not((q: typeof e) => q.inPlane("YZ", 0)).not((q: typeof e) => q.inDirection([1, 0, 0])),
  );
  const hollow = filled(-3.5, -1, 4);
  const foot = cut(extrude(outline(6), 0, 7), extrude(outline(-3.4), -5, 20));
  const groove = cut(
    common(extrude(outline(-22).cut(outline(-24)), 20, 170), behindSkin(-5)),
    behindSkin(1.2),
  );
  return cut(join(cut(body, hollow), foot), groove);
}

const gasket = (): Solid => cut(extrude(outline(6.5), 0, 6), extrude(outline(.5), -5, 20));

/** Adjuster along X: ball head at x = 0, spindle and bevel wheel behind. */
function adjuster(): Solid {
  const spindle = revolve([
    [-84, 0],
    [-84, 9],
    [-80, 12],
    [-70, 12],
    [-68, 7],
    [-60, 7],
    [-60, 10],
    [-50, 10],
    [-50, 5],
    [-10, 5],
    [-9, 4],
    [-3, 4],
    [-3, 0],
  ]);
  const grooves = Array.from({ length: 9 }, (_, i) => tube(6, 4.3, -46 + i * 3.6, -44.4 + i * 3.6));
  return join(cut(spindle, around(12, 12.5, (y, z) => cylinder(1.8, -90, -66, y, z)), grooves), ball(7));
}

/** Levelling motor along X: ball head at x = 0, motor box behind. */
function levellingMotor(): Solid {
  const body = rounded(box([-96, -26, -20], [-46, 26, 24]), [6, 4], (e) => e.inDirection([1, 0, 0]));
  const collar = revolve([[-50, 0], [-50, 18], [-36, 18], [-35, 17], [-35, 0]]);
  const lugs = around(3, 18, (y, z) => cylinder(4, -44, -38, y, z));
  const stem = revolve([[-40, 0], [-40, 8], [-30, 8], [-29, 4.5], [-3, 4.5], [-3, 0]]);
  const plug = cut(box([-88, -42, -10], [-64, -20, 12]), box([-84, -50, -7], [-68, -30, 9]));
  const lid = rounded(box([-92, -22, 20], [-50, 22, 28]), 3, (e) => e.inPlane("XY", 28));
  return join(body, collar, lugs, stem, plug, lid, ball(7));
}

/** Control unit, lid side up, flange at z = 0, to be screwed under the housing from below. */
function controlUnit(): Solid {
  const plate = extrudeAlong("z", roundedRectangle(104, 152, 10), -5, 0);
  const body = rounded(
    extrudeAlong("z", roundedRectangle(88, 116, 8), -30, -4),
    [4, 2],
    (e) => e.inPlane("XY", -30),
  );
  const deck = extrudeAlong("z", roundedRectangle(76, 104, 6), -1, 7);
  const fins = Array.from({ length: 8 }, (_, i) => box([-42, -52 + i * 14, -38], [42, -48 + i * 14, -26]));
  const plugs = [-26, 20].map((y) =>
    cut(
      rounded(box([40, y - 18, -26], [62, y + 18, -7]), 3, (e) => e.inDirection([1, 0, 0])),
      box([46, y - 14, -22], [70, y + 14, -11]),
    )
  );
  const chip = [[-16, -24, 24], [18, 20, 18], [-14, 26, 14]].map(([x, y, w]) =>
    box([x! - w! / 2, y! - w! / 2, 6], [x! + w! / 2, y! + w! / 2, 11])
  );
  return cut(
    join(plate, body, deck, fins, plugs, chip),
    UNIT_SCREWS.map(([x, y]) => rod(2.8, 20, [x, y, -10], [0, 0, 1])),
  );
}

const UNIT_SCREWS: V2[] = SIDES.flatMap((s) => SIDES.map((t): V2 => [s * 44, t * 68]));

function unitSeal(): Solid {
  const frame = (w: number, l: number, r: number) => roundedRectangle(w, l, r);
  return cut(
    extrudeAlong("z", frame(104, 152, 10), 0, 3.5),
    extrudeAlong("z", frame(80, 110, 6), -5, 10),
    UNIT_SCREWS.map(([x, y]) => rod(3.2, 20, [x, y, -10], [0, 0, 1])),
  );
}

/** Round service cap along X, bayonet lugs towards +X. */
function serviceCap(): Solid {
  const body = revolve([[-18, 0], [-18, 40], [-15, 43], [-2, 45], [0, 44], [0, 38], [12, 37.4], [12, 34], [
    -12,
    34,
  ], [-12, 0]]);
  const lugs = around(
    3,
    37.4,
    (y, z, a) => box([4, -6, -2], [10, 6, 3.6]).rotate(a - 90, [0, 0, 0], [1, 0, 0]).translate(0, y, z),
    90,
  );
  const grip = [-12, 0, 12].map((y) => box([-14, y - 2, -30], [-6, y + 2, 30]));
  return join(body, lugs, grip);
}

/** Sheet bracket across the top of the housing, holes at x = 0 and on its folded upper flange. */
function bracket(): Solid {
  const face = extrude(
    polygon([[-106, 78], [-66, 70], [44, 62], [84, 66], [84, 104], [40, 118], [-60, 126], [-106, 112]])
      .fillet(8),
    0,
    3,
  );
  const fold = rounded(box([-34, -62, 108], [2.5, 36, 111]), 8, (e) => e.inDirection([0, 0, 1]));
  const gusset = [-60, 33].map((y) => extrudeAlong("y", polygon([[-28, 110], [1, 110], [1, 84]]), y, y + 3));
  const bead = EARS.map(([y, z]) => cylinder(13, -2, 4, y, z));
  const light = extrude(slot([-36, 92], [22, 88], 11), -10, 10);
  return cut(
    join(face, fold, gusset, bead),
    light,
    EARS.map(([y, z]) => cylinder(5, -10, 10, y, z)),
    [-40, 14].map((y) => rod(5, 20, [-18, y, 100], [0, 0, 1])),
  );
}

function parts(): Part[] {
  /** way on the sheet: so many millimetres right and up, and along X */
  const way = (right: number, up: number, x = 0): V3 => [right * .707 + x, right * .707, up / .885];
  const back = (x = 0): V3 => way(-120, 270, x);
  const middle = (x = 0): V3 => way(-150, -20, x);
  const front = (x = 0): V3 => way(-185, -330, x);
  const under = (z: number): V3 => add(way(215, 265), [0, 0, z]);
  const unitAt: V3 = [-50, -10, -76];
  const upright: V3 = [0, -90, 0], inverted: V3 = [0, 90, 0];
  const [frameScrew, unitScrew, earBolt, topBolt, spindle] = [
    socketScrew(5, 18),
    socketScrew(5, 20),
    bolt(8, 22),
    bolt(8, 22),
    adjuster(),
  ];
  return [
    {
      callout: 15,
      name: "service_cap",
      solid: serviceCap(),
      at: [-118, ...LOW],
      explode: back(-170),
      axis: "cap",
      finish: "rubber",
    },
    {
      callout: 1,
      name: "housing",
      solid: housing(),
      explode: back(),
      axis: "cap",
      anchor: [-113, ...LOW],
      finish: "plastic",
    },
    {
      callout: 16,
      name: "bracket",
      solid: bracket(),
      at: [-14, 0, 0],
      explode: add(back(20), [0, 0, 110]),
      finish: "steel",
    },
    ...EARS.map(([y, z], i): Part => ({
      callout: 17,
      name: `bracket_bolt_${i + 1}`,
      solid: earBolt,
      at: [-11, y, z],
      explode: add(back(74), [0, 0, 110]),
      axis: `ear_${i}`,
      fine: true,
    })),
    ...[-40, 14].map((y, i): Part => ({
      callout: 17,
      name: `bracket_top_bolt_${i + 1}`,
      solid: topBolt,
      turn: upright,
      at: [-32, y, 111],
      explode: add(back(20), [0, 0, 168]),
      fine: true,
    })),
    {
      callout: 13,
      name: "control_unit_seal",
      solid: unitSeal(),
      at: [unitAt[0], unitAt[1], unitAt[2] - 4],
      explode: under(0),
      finish: "rubber",
    },
    {
      callout: 12,
      name: "control_unit",
      solid: controlUnit(),
      at: [unitAt[0], unitAt[1], unitAt[2] - 4],
      explode: under(-80),
      finish: "aluminium",
    },
    ...UNIT_SCREWS.map(([x, y], i): Part => ({
      callout: 14,
      name: `control_unit_screw_${i + 1}`,
      solid: unitScrew,
      turn: inverted,
      at: [unitAt[0] + x, unitAt[1] + y, unitAt[2] - 9],
      explode: under(-135),
      fine: true,
    })),
    ...ADJUSTERS.map(([y, z], i): Part => ({
      callout: 10,
      name: `adjuster_${i + 1}`,
      solid: spindle,
      at: [-58, y, z],
      explode: middle(-78),
      axis: `adjust_${i}`,
      finish: "white",
    })),
    {
      callout: 11,
      name: "levelling_motor",
      solid: levellingMotor(),
      at: [-58, ...MOTOR],
      explode: middle(-78),
      axis: "motor",
      finish: "plastic",
    },
    {
      callout: 9,
      name: "module_frame",
      solid: moduleFrame(),
      at: [-58, 0, 0],
      explode: middle(),
      axis: "adjust_0 adjust_1 motor low high",
      anchor: {
        adjust_0: [0, ...ADJUSTERS[0]!],
        adjust_1: [0, ...ADJUSTERS[1]!],
        motor: [0, ...MOTOR],
        low: [0, ...LOW],
        high: [0, ...HIGH],
      },
      finish: "plastic",
    },
    {
      callout: 6,
      name: "module_low_beam",
      solid: ledModule(PROJECTOR.low),
      at: [-44, ...LOW],
      explode: middle(190),
      axis: "low",
      finish: "aluminium",
    },
    {
      callout: 7,
      name: "module_high_beam",
      solid: ledModule(PROJECTOR.high),
      at: [-44, ...HIGH],
      explode: middle(190),
      axis: "high",
      finish: "aluminium",
    },
    ...[LOW, HIGH].flatMap(([y, z], m) =>
      FLANGE.map(([dy, dz], i): Part => ({
        callout: 8,
        name: `module_screw_${m * 3 + i + 1}`,
        solid: frameScrew,
        at: [-39, y + dy, z + dz],
        explode: middle(236),
        fine: true,
      }))
    ),
    { callout: 5, name: "light_guide", solid: lightGuide(), explode: front(-235), finish: "glass" },
    { callout: 4, name: "bezel", solid: bezel(), explode: front(), finish: "black" },
    { callout: 3, name: "lens_seal", solid: gasket(), at: [-9, 0, 0], explode: front(200), finish: "rubber" },
    { callout: 2, name: "lens", solid: lens(), at: [-4, 0, 0], explode: front(330), finish: "glass" },
  ];
}

const assembly: Assembly = {
  name: "headlamp",
  title: { zh_CN: "LED前照灯总成", en_US: "LED headlamp" },
  view: [.62, -.62, .46],
  parts,
};
export default assembly;
