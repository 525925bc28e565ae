/** High-voltage battery: tray, cooling plate, eight modules with busbars, contactor box, control unit, cover. */
import {
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
  polygon,
  prism,
  replicad,
  revolve,
  rounded,
  roundedRectangle,
  slot,
  socketScrew,
  type Solid,
  type V2,
  type V3,
} from "../../drawing/mod.ts";

const SIDES = [-1, 1] as const;
/** module places (x, y), their bottom, and the joint of tray and cover */
const MODULES: V2[] = [-355, -180, -5, 170].flatMap((x) => SIDES.map((s): V2 => [x, s * 141]));
const MODULE_BOTTOM = 22, JOINT = 124;
/** outer face of the front wall, which carries the connectors */
const FRONT = 468;
const COVER_BOLTS: V2[] = [
  ...[-440, -264, -88, 88, 264, 440].flatMap((x) => SIDES.map((s): V2 => [x, s * 317])),
  ...[-204, -68, 68, 204].flatMap((y) => SIDES.map((s): V2 => [s * 477, y])),
];
const MOUNTS: V2[] = [-360, -120, 120, 360].flatMap((x) => SIDES.map((s): V2 => [x, s * 340]));
const CONNECTOR: V2 = [-150, 66], SIGNAL: V2 = [30, 66], VENT: V2 = [190, 66];

/** Upright cylinder round (x, y). */
const post = (radius: number, z0: number, z1: number, [x, y]: V2): Solid =>
  cylinder(radius, z0, z1).rotate(-90, [0, 0, 0], [0, 1, 0]).translate(x, y, 0);

/** Rounded upright block round (x, y): length along X, width along Y. */
const block = (length: number, width: number, radius: number, z0: number, z1: number, x = 0, y = 0): Solid =>
  extrudeAlong("z", roundedRectangle(length, width, radius, x, y), z0, z1);

function tray(): Solid {
  const shell = cut(block(936, 612, 34, 0, JOINT), block(892, 568, 20, 8, JOINT + 20));
  const flange = cut(block(974, 652, 40, JOINT - 8, JOINT), block(900, 576, 20, 0, JOINT + 20));
  const foot = block(952, 628, 38, 0, 14);
  const rails = SIDES.map((s) =>
    rounded(box([-410, s * 300, 22], [410, s * 352, 64]), [10, 5], (e) => e.inDirection([1, 0, 0]))
  );
  const posts = MOUNTS.map((at) => post(22, 12, 84, at));
  const crossMembers = [-267, -92, 83, 262].map((x) => box([x - 5, -290, 6], [x + 5, 290, 44]));
  const spine = box([-450, -5, 6], [262, 5, 44]);
  const frontBosses = [[CONNECTOR, 108, 74], [SIGNAL, 60, 56], [VENT, 62, 62]] as const;
  const faces = frontBosses.map(([[y, z], w, h]) =>
    extrude(roundedRectangle(w, h, 14, y, z), FRONT - 12, FRONT + 5)
  );
  const webs = [-360, -240, -120, 0, 120, 240, 360].flatMap((x) =>
    SIDES.map((s) => box([x + 56, s * 304, 62], [x + 62, s * 322, JOINT - 4]))
  );
  return cut(
    join(shell, flange, foot, rails, posts, crossMembers, spine, faces, webs),
    MOUNTS.map((at) => post(10, 0, 100, at)),
    COVER_BOLTS.map((at) => post(5.2, JOINT - 20, JOINT + 4, at)),
    cylinder(20, FRONT - 40, FRONT + 20, ...VENT),
    cylinder(16, FRONT - 40, FRONT + 20, ...SIGNAL),
    extrude(roundedRectangle(80, 44, 12, ...CONNECTOR), FRONT - 40, FRONT + 20),
    [-248, 260].map((y) => cylinder(14, FRONT - 40, FRONT + 20, y, 30)),
  );
}

/** Plate with a raised meander of coolant channels; its two nozzles pass through the front wall. */
function coolingPlate(): Solid {
  const plate = block(870, 552, 16, 0, 6);
  const runs = Array.from({ length: 8 }, (_, i) => -228 + i * 65);
  // A slab with slits from alternate ends, so that its outline is one polygon.
  const slits = (odd: number, end: number) =>
    runs.slice(1).map((y, i) => [y - 45, i] as const).filter(([, i]) => i % 2 === odd)
      .flatMap(([y]) => [[end, y], [-end * .905, y], [-end * .905, y + 25], [end, y + 25]]);
  const channel = polygon([
    [-420, -248],
    [420, -248],
    ...slits(0, 420),
    [420, 247],
    [-420, 247],
    ...slits(1, -420).reverse(),
  ]).fillet(10);
  const bead = rounded(extrudeAlong("z", channel, 4, 14), [4, 2], (e) => e.inPlane("XY", 14));
  const nozzle = revolve([
    [0, 7],
    [0, 15],
    [34, 15],
    [35, 11],
    [62, 11],
    [64, 13.5],
    [68, 13.5],
    [72, 11],
    [80, 10],
    [80, 7],
  ]);
  const ends = [runs[0]!, runs[7]!].flatMap((y) => [
    rounded(box([392, y - 24, 2], [432, y + 24, 28]), [6, 3], (e) => e.inDirection([0, 0, 1])),
    moved(nozzle, [430, y, 15]),
  ]);
  return cut(
    join(plate, bead, ends),
    [-267, -92, 83].flatMap((x) => [-240, -33, 33, 240].map((y) => post(5, -2, 20, [x, y + 1]))),
  );
}

/** Module of 24 cells: bottom at z = 0, long side along Y. */
function module(): Solid {
  const cells = rounded(box([-78, -126, 2], [78, 126, 80]), 4, (e) => e.inDirection([0, 1, 0]));
  const grooves = Array.from(
    { length: 11 },
    (_, i) => box([60, -105 + i * 21 - .9, 8], [90, -105 + i * 21 + .9, 74]),
  );
  const ends = SIDES.map((s) =>
    rounded(box([-80, s * 122, 0], [80, s * 134, 84]), [3, 2], (e) => e.inDirection([0, 1, 0]))
  );
  const lid = rounded(box([-72, -124, 76], [72, 124, 86]), [5, 3], (e) => e.inPlane("XY", 86));
  const terminals = SIDES.flatMap((s) => [
    box([s * 30, -116, 80], [s * 62, -84, 92]),
    post(5, 80, 98, [s * 46, -100]),
  ]);
  const vents = Array.from({ length: 8 }, (_, i) => slot([-9, -56 + i * 22], [9, -56 + i * 22], 5))
    .map((outline) => extrudeAlong("z", outline, 84, 90));
  const lugs = SIDES.flatMap((s) => [-52, 52].map((x) => post(11, 0, 84, [x, s * 130])));
  return cut(
    join(cut(cells, grooves), ends, lid, terminals, lugs),
    vents,
    SIDES.flatMap((s) => [-52, 52].map((x) => post(4.4, -2, 90, [x, s * 130]))),
  );
}

/** Bent copper strap along X between two terminals `pitch` apart, hump upwards. */
function strap(pitch: number): Solid {
  const half = pitch / 2;
  const hump = [[-half - 15, 0], [-24, 0], [-16, 14], [16, 14], [24, 0], [half + 15, 0]];
  const outline = replicad.draw(hump[0] as V2);
  for (const p of hump.slice(1)) outline.lineTo(p as V2);
  for (const [x, z] of [...hump].reverse()) outline.lineTo([x!, z! + 4]);
  return cut(
    rounded(
      extrudeAlong("y", outline.close(), -13, 13),
      5,
      (e) =>
        e.either(
          [-1, 1].map((s) => (q: typeof e) => q.inPlane("YZ", s * (half + 15)).inDirection([0, 0, 1])),
        ),
    ),
    SIDES.map((s) => post(5.4, -4, 20, [s * half, 0])),
  );
}

/** Long busbar from the first modules to the contactor box. */
function busbar(): Solid {
  const bar = [
    box([0, -12, 0], [96, 12, 4]),
    box([92, -12, 0], [96, 12, 34]),
    box([92, -12, 30], [142, 12, 34]),
  ];
  return cut(join(bar), post(5.4, -5, 10, [14, 0]), post(5.4, 20, 40, [126, 0]));
}

function contactorBox(): Solid {
  const body = block(160, 250, 12, 0, 82);
  const rim = block(172, 262, 14, 60, 68);
  const lid = rounded(block(150, 240, 12, 66, 98), [6, 4], (e) => e.inPlane("XY", 98));
  const ribs = [-66, -22, 22, 66].map((y) => box([-56, y - 3, 90], [56, y + 3, 103]));
  const sockets = [-78, 0, 78].map((y) =>
    cut(
      revolve([[74, 0], [74, 25], [88, 25], [89, 20], [106, 20], [107, 22], [112, 22], [113, 21], [113, 0]]),
      cylinder(14, 94, 120),
    ).translate(0, y, 34)
  );
  const posts = SIDES.flatMap((s) => [-44, 44].map((x) => post(9, 50, 74, [x * 1.6, s * 112])));
  const feet = SIDES.flatMap((s) =>
    [-1, 1].map((f) => cut(block(36, 40, 10, 0, 8, s * 60, f * 130), post(5, -2, 12, [s * 60, f * 138])))
  );
  const terminals = [-70, 70].map((y) => box([-96, y - 14, 52], [-70, y + 14, 60]));
  return join(body, rim, lid, ribs, sockets, posts, feet, terminals);
}

function controlUnit(): Solid {
  const body = rounded(block(120, 170, 8, 0, 30), [3, 2], (e) => e.inPlane("XY", 30));
  const fins = Array.from({ length: 6 }, (_, i) => box([-46, -62 + i * 16, 26], [24, -57 + i * 16, 40]));
  const header = [-46, 22].map((y) =>
    cut(
      rounded(box([34, y - 26, 4], [76, y + 26, 26]), 3, (e) => e.inDirection([1, 0, 0])),
      box([50, y - 22, 8], [80, y + 22, 22]),
    )
  );
  const ears = SIDES.flatMap((s) =>
    [-40, 40].map((x) => cut(block(26, 34, 10, 0, 6, x, s * 88), post(4, -2, 10, [x, s * 94])))
  );
  return join(body, fins, header, ears);
}

function cover(): Solid {
  const flange = block(974, 652, 40, 0, 4);
  const dome = rounded(block(912, 590, 30, 2, 30), [10, 6], (e) => e.inPlane("XY", 30));
  const hump = rounded(block(178, 556, 24, 20, 54, 350, 0), [12, 8], (e) => e.inPlane("XY", 54));
  const beads = Array.from({ length: 7 }, (_, i) => slot([-400, -234 + i * 78], [218, -234 + i * 78], 14))
    .map((outline) => rounded(extrudeAlong("z", outline, 26, 38), [4, 3], (e) => e.inPlane("XY", 38)));
  const seat = rounded(post(58, 40, 62, [350, 90]), 4, (e) => e.inPlane("XY", 62));
  const label = block(110, 150, 8, 48, 57, 350, -130);
  return cut(
    join(flange, dome, hump, beads, seat, label),
    COVER_BOLTS.map((at) => post(5.2, -3, 10, at)),
    post(40, 30, 70, [350, 90]),
    [45, 135, 225, 315].map((a) =>
      post(3, 50, 70, [350 + 50 * Math.cos(a * Math.PI / 180), 90 + 50 * Math.sin(a * Math.PI / 180)])
    ),
  );
}

/** Frame of foam round the tray with an eye at every cover bolt. */
function coverSeal(): Solid {
  const eyes = COVER_BOLTS.map((at) => post(11, 0, 5, at));
  return cut(
    join(cut(block(966, 644, 38, 0, 5), block(938, 616, 30, -2, 10)), eyes),
    COVER_BOLTS.map((at) => post(5.4, -2, 10, at)),
  );
}

/** Service plug along Z: round body with a grip lever. */
function servicePlug(): Solid {
  const body = revolve([[-26, 0], [-26, 34], [-2, 36], [0, 52], [8, 52], [10, 40], [30, 38], [33, 35], [
    33,
    0,
  ]]);
  const grip = rounded(box([24, -44, -13], [52, 44, 13]), [6, 4], (e) => e.inDirection([0, 1, 0]));
  const hole = rounded(box([36, -30, -20], [45, 30, 20]), 3, (e) => e.inDirection([0, 0, 1]));
  return cut(join(body, grip), hole);
}

function connector(): Solid {
  const flange = extrude(roundedRectangle(104, 70, 12), 0, 7);
  const sockets = SIDES.map((s) =>
    cut(
      revolve([[4, 0], [4, 24], [18, 24], [19, 20], [44, 20], [45, 22], [51, 22], [52, 21], [52, 0]]),
      cylinder(16, 16, 60),
    ).translate(0, s * 23, 0)
  );
  const pins = SIDES.map((s) => cylinder(6, 12, 40, s * 23, 0));
  return join(
    cut(join(flange, sockets), SIDES.flatMap((s) => SIDES.map((t) => cylinder(3.4, -2, 10, s * 45, t * 28)))),
    pins,
  );
}

const connectorSeal = (): Solid =>
  cut(
    extrude(roundedRectangle(104, 70, 12), 0, 3),
    extrude(roundedRectangle(80, 44, 10), -2, 6),
    SIDES.flatMap((s) => SIDES.map((t) => cylinder(3.6, -2, 10, s * 45, t * 28))),
  );

function signalConnector(): Solid {
  const flange = extrude(roundedRectangle(56, 52, 10), 0, 6);
  const shell = cut(
    rounded(extrude(roundedRectangle(38, 30, 8), 4, 40), 1.5, (e) => e.inPlane("YZ", 40)),
    extrude(roundedRectangle(31, 23, 6), 14, 60),
  );
  return cut(
    join(flange, shell, box([10, -6, 13], [34, 6, 20])),
    SIDES.map((s) => cylinder(3.4, -2, 10, s * 23, -s * 20)),
  );
}

/** Vent with a hexagon base and a slotted cap. */
function vent(): Solid {
  const body = revolve([
    [-12, 0],
    [-12, 19],
    [0, 19],
    [0, 28],
    [4, 28],
    [5, 25],
    [14, 25],
    [22, 24],
    [26, 20],
    [26, 0],
  ]);
  const slots = [0, 60, 120].map((a) => box([14, -30, -3], [19, 30, 3]).rotate(a, [0, 0, 0], [1, 0, 0]));
  return cut(join(body, prism(50, 4, 12)), slots, prism(14, 20, 30));
}

function parts(): Part[] {
  const upright: V3 = [0, -90, 0], inverted: V3 = [0, 90, 0];
  /** heights of the drawn layers above their assembled places */
  const PLATE = 440, CELLS = 850, FRAME = 1180, LID = 1440;
  const [moduleSolid, moduleBolt, link, bar] = [module(), socketScrew(8, 60), strap(83), busbar()];
  const [coverBolt, mountBolt] = [bolt(10, 26), bolt(14, 90)];
  const terminal = MODULE_BOTTOM + 92;
  return [
    {
      callout: 12,
      name: "tray",
      solid: tray(),
      axis: "front_connector front_signal front_vent mount",
      anchor: {
        front_connector: [FRONT, ...CONNECTOR],
        front_signal: [FRONT, ...SIGNAL],
        front_vent: [FRONT, ...VENT],
        mount: [-360, -340, 0],
      },
      finish: "aluminium",
    },
    {
      callout: 11,
      name: "cooling_plate",
      solid: coolingPlate(),
      at: [0, 0, 8],
      explode: [0, 0, PLATE],
      finish: "aluminium",
    },
    ...MODULES.map(([x, y], i): Part => ({
      callout: 5,
      name: `module_${i + 1}`,
      solid: moduleSolid,
      turn: y < 0 ? [0, 0, 0] : [0, 0, 180],
      at: [x, y, MODULE_BOTTOM],
      explode: [0, 0, CELLS],
      finish: "black",
    })),
    ...[-355, -180, -5, 170].flatMap((x, i) =>
      [-52, 52].map((dx, j): Part => ({
        callout: 6,
        name: `module_bolt_${2 * i + j + 1}`,
        solid: moduleBolt,
        turn: upright,
        at: [x + dx, -271, MODULE_BOTTOM + 84],
        explode: [0, 0, CELLS - 190],
        fine: true,
      }))
    ),
    ...[-267.5, -92.5, 82.5].flatMap((x, i) =>
      SIDES.map((s): Part => ({
        callout: 7,
        name: `module_link_${s < 0 ? "left" : "right"}_${i + 1}`,
        solid: link,
        at: [x, s * 241, terminal],
        explode: [0, 0, CELLS + 95],
        finish: "copper",
      }))
    ),
    ...SIDES.map((s): Part => ({
      callout: 8,
      name: `busbar_${s < 0 ? "left" : "right"}`,
      solid: bar,
      at: [204, s * 241, terminal],
      explode: [70, 0, CELLS + 95],
      finish: "copper",
    })),
    {
      callout: 9,
      name: "contactor_box",
      solid: contactorBox(),
      at: [352, -120, 12],
      explode: [190, 0, CELLS],
      finish: "plastic",
    },
    {
      callout: 10,
      name: "control_unit",
      solid: controlUnit(),
      at: [352, 140, 14],
      explode: [190, 0, CELLS + 20],
      finish: "aluminium",
    },
    {
      callout: 3,
      name: "cover_seal",
      solid: coverSeal(),
      at: [0, 0, JOINT],
      explode: [0, 0, FRAME],
      finish: "rubber",
    },
    {
      callout: 1,
      name: "cover",
      solid: cover(),
      at: [0, 0, JOINT + 5],
      explode: [0, 0, LID],
      axis: "plug",
      anchor: [350, 90, 60],
      finish: "steel",
    },
    ...COVER_BOLTS.map(([x, y], i): Part => ({
      callout: 2,
      name: `cover_bolt_${i + 1}`,
      solid: coverBolt,
      turn: upright,
      at: [x, y, JOINT + 9],
      explode: [0, 0, LID + 80],
      fine: true,
    })),
    {
      callout: 4,
      name: "service_plug",
      solid: servicePlug(),
      turn: upright,
      at: [350, 90, JOINT + 68],
      explode: [0, 0, LID + 90],
      axis: "plug",
      finish: "orange",
    },
    {
      callout: 14,
      name: "connector_seal",
      solid: connectorSeal(),
      at: [FRONT + 5, ...CONNECTOR],
      explode: [70, 0, 0],
      axis: "front_connector",
      finish: "rubber",
    },
    {
      callout: 13,
      name: "connector",
      solid: connector(),
      at: [FRONT + 8, ...CONNECTOR],
      explode: [150, 0, 0],
      axis: "front_connector",
      finish: "orange",
    },
    {
      callout: 15,
      name: "signal_connector",
      solid: signalConnector(),
      at: [FRONT + 5, ...SIGNAL],
      explode: [120, 0, 0],
      axis: "front_signal",
      finish: "plastic",
    },
    {
      callout: 16,
      name: "vent",
      solid: vent(),
      at: [FRONT + 5, ...VENT],
      explode: [205, 0, 0],
      axis: "front_vent",
      finish: "plastic",
    },
    ...MOUNTS.map(([x, y], i): Part => ({
      callout: 17,
      name: `mounting_bolt_${i + 1}`,
      solid: mountBolt,
      turn: inverted,
      at: [x, y, 12],
      explode: [0, 0, -140],
      axis: i ? undefined : "mount",
      fine: true,
    })),
  ];
}

const assembly: Assembly = {
  name: "hv_battery",
  title: { zh_CN: "动力电池总成", en_US: "High-voltage battery" },
  view: [.62, -.62, .46],
  parts,
};
export default assembly;
