/** Reductant tank of diesel engines: tank with filler, delivery module with heater, lines, dosing valve, NOx sensor. */
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
  group,
  hose,
  join,
  moved,
  type Part,
  polygon,
  prism,
  revolve,
  rod,
  rounded,
  roundedRectangle,
  slot,
  type Solid,
  tube,
  type V3,
} from "../../drawing/mod.ts";
import { onSheet, USUAL_VIEW } from "./solids/on_sheet.ts";
import { plug, socket } from "./solids/plugs.ts";

// X lies along the car, Z is up. The delivery module is pushed into the tank from below, millimetres.

const UPRIGHT: V3 = [0, -90, 0], DOWNWARDS: V3 = [0, 90, 0];
/** middle of the module's opening (x, y), and of the filler on top */
const MODULE = [-20, -6] as const, FILLER = [104, 52] as const;
/** straps round the tank (x) */
const STRAPS = [-116, 78];

/** Tank: two welded shells with seam, grooves of the straps, neck of the filler, seat of the module. */
function tank(): Solid {
  const shell = (z0: number, z1: number, plane: number) =>
    rounded(
      extrudeAlong("z", roundedRectangle(330, 220, 40), z0, z1),
      [22, 14, 8],
      (e) => e.inPlane("XY", plane),
    );
  const upper = shell(0, 92, 92), lower = shell(-84, 2, -84);
  const seam = extrudeAlong("z", roundedRectangle(344, 234, 46), -4, 4);
  const neck = join(rod(30, 24, [...FILLER, 84], [0, 0, 1]), rod(34, 6, [...FILLER, 94], [0, 0, 1]));
  const vent = join(
    rod(11, 26, [30, 80, 84], [0, 0, 1]),
    rod(7, 44, [30, 80, 84], [0, 0, 1]),
    rod(8.5, 4, [30, 80, 120], [0, 0, 1]),
  );
  const grooves = STRAPS.flatMap((x) => [
    box([x - 15, -160, 88], [x + 15, 160, 120]),
    box([x - 15, -160, -60], [x + 15, -106, 120]),
  ]);
  const pads = [[-60, 60], [10, 60]].map(([x, z]) =>
    rounded(box([x! - 26, -114, -54], [x! + 26, -100, z!]), 5, (e) => e.inDirection([0, 0, 1]))
  );
  const front = [-60, 0, 60].map((y) =>
    rounded(box([156, y - 16, -52], [168, y + 16, 62]), 5, (e) => e.inDirection([0, 0, 1]))
  );
  const dome = rounded(
    extrudeAlong("z", roundedRectangle(90, 70, 18).translate(-20, 30), 84, 108),
    [9, 5],
    (e) => e.inPlane("XY", 108),
  );
  return cut(
    join(cut(join(upper, lower, pads), grooves), seam, neck, vent, front, dome),
    rod(24, 60, [...FILLER, 60], [0, 0, 1]),
    rod(4, 60, [30, 80, 90], [0, 0, 1]),
    rod(62, 40, [...MODULE, -110], [0, 0, 1]),
  );
}

/** Cap of the filler, along X. */
const cap = (): Solid =>
  join(
    revolve([[-22, 0], [-22, 22], [-4, 23], [-4, 36], [14, 36], [18, 32], [18, 0]]),
    around(18, 35.5, (y, z) => cylinder(2.4, -2, 14, y, z)),
    rounded(box([14, -28, -6], [30, 28, 6]), 3, (e) => e.inDirection([1, 0, 0])),
  );

/** Strap of sheet round the tank: upper run, side, bent ends with holes. */
function strap(): Solid {
  const run = (grow: number) =>
    polygon([[-124 - grow, -70], [-124 - grow, 84 + grow], [-100, 96 + grow], [100, 96 + grow], [
      124 + grow,
      84 + grow,
    ], [124 + grow, -70]]).fillet(16);
  const band = cut(
    extrude(run(3), -13, 13),
    extrude(run(0), -20, 20),
    box([-30, -300, -200], [30, 300, -60]),
  );
  const feet = [-1, 1].map((s) =>
    cut(
      box([-13, s > 0 ? 124 : -160, -64], [13, s > 0 ? 160 : -124, -60]),
      rod(6, 20, [0, s * 144, -70], [0, 0, 1]),
    )
  );
  const beads = extrude(slot([-70, 98], [70, 98], 1.6), -4, 4);
  return join(band, feet, beads);
}

/** Delivery module along X, its flange at x = 0, pump and heater towards +X, sockets and port towards -X. */
function deliveryModule(): Solid {
  const flange = revolve([[-10, 0], [-10, 70], [-8, 72], [0, 72], [0, 62], [6, 60], [6, 0]]);
  const pump = join(cylinder(34, 0, 74), cylinder(30, 70, 84));
  const heater = around(
    9,
    44,
    (y, z, a) => box([6, -2, -9], [64, 2, 9]).rotate(a - 90, [0, 0, 0], [1, 0, 0]).translate(0, y, z),
  );
  const level = join(rod(5, 130, [4, -30, 36], [1, 0, 0]), cylinder(9, 122, 132, -30, 36));
  const cooling = [-1, 1].map((s) => box([-22, s * 30 - 3, -46], [-8, s * 30 + 3, 46]));
  const port = join(
    rod(9, 40, [-22, 10, -50], [0, 0, -1]),
    rod(7, 56, [-22, 10, -50], [0, 0, -1]),
    box([-32, -4, -52], [-9, 24, -24]),
  );
  return join(
    flange,
    pump,
    heater,
    level,
    cooling,
    port,
    rounded(box([-26, -22, -16], [-9, 22, 40]), 4, (e) => e.inDirection([1, 0, 0])),
    moved(socket(30, 18, 24), [-18, -20, 14], [0, 0, -90]),
  );
}
/** Ring that locks the module to the tank, with its lugs. */
const lockRing = (): Solid =>
  cut(
    join(
      revolve([[-6, 64], [-6, 84], [12, 84], [12, 80], [-2, 78], [-2, 64]]),
      around(8, 84, (y, z, a) =>
        box([-6, -5, -5], [10, 5, 6]).rotate(a - 90, [0, 0, 0], [1, 0, 0]).translate(0, y, z)),
    ),
    cylinder(62, -20, 40),
  );
const moduleSeal = (): Solid => revolve([[0, 60], [0, 70], [5, 70], [6, 67], [6, 63], [5, 60]]);
/** Filter sock of the module: a pleated ring. */
const filter = (): Solid =>
  cut(
    join(
      tube(52, 46, 0, 5),
      tube(52, 46, 33, 38),
      tube(48, 44, 2, 36),
      around(30, 48.5, (y, z) => cylinder(2.4, 3, 35, y, z)),
    ),
    cylinder(42, -9, 60),
  );

/** Dosing valve along X, its tip towards +X: cooling ring with two stubs, socket, inlet. */
const dosing = (): Solid =>
  join(
    revolve([[-44, 0], [-44, 12], [-20, 13], [-18, 24], [6, 24], [8, 32], [14, 32], [14, 18], [24, 14], [
      26,
      9,
    ], [26, 0]]),
    [-1, 1].map((s) => rod(6, 34, [-6, s * 8, 16], [0, s * .8, 1])),
    moved(socket(20, 15, 22), [-32, -8, 4], [0, 0, -90]),
    rod(6, 24, [-44, 0, 0], [-1, 0, .4]),
    rod(8, 4, [-60, 0, 6.4], [-1, 0, .4]),
  );
const dosingSeal = (): Solid => cut(tube(31, 16, 0, 3), around(3, 25, (y, z) => cylinder(3, -2, 9, y, z)));
const clampRing = (): Solid =>
  join(
    cut(revolve([[-7, 33], [-7, 39], [7, 39], [7, 33], [4, 36], [-4, 36]]), box([-20, -6, 20], [20, 6, 60])),
    [-1, 1].map((s) =>
      cut(
        rounded(box([-7, s > 0 ? 6 : -11, 33], [7, s > 0 ? 11 : -6, 54]), 2, (e) => e.inDirection([0, 1, 0])),
        rod(3.4, 40, [0, -20, 46], [0, 1, 0]),
      )
    ),
  );

/** Heated line from the module to the dosing valve: hose in its sleeve, couplings, plugs of the heating. */
const line = (): Solid =>
  group(
    hose([[0, 0, 0], [40, -10, -30], [120, -30, -40], [210, -40, 0], [262, -44, 60], [280, -46, 120]], 8),
    moved(join(cylinder(12, 0, 26), cylinder(9, 20, 40), box([6, -6, 10], [22, 6, 17])), [-34, 4, 18], [
      0,
      28,
      0,
    ]),
    moved(join(cylinder(12, 0, 26), cylinder(9, 20, 40), box([6, -6, 10], [22, 6, 17])), [280, -46, 112], [
      0,
      -84,
      0,
    ]),
    hose([[30, -8, -20], [40, -40, -14], [30, -70, 4]], 3.4),
    moved(plug(17, 13, 24), [30, -68, 2], [0, -10, -90]),
  );

/** NOx sensor: hexagon, thread and tip along X, its cable and control box. */
const noxSensor = (): Solid =>
  group(
    join(
      prism(24, 0, 14),
      revolve([[-20, 0], [-20, 6], [-18, 8], [-2, 8], [0, 12], [4, 14], [4, 0]]),
      revolve([[12, 0], [12, 9], [50, 9], [54, 6], [54, 0]]),
      around(6, 6.5, (y, z) => cylinder(1, -21, -12, y, z)),
    ),
    hose([[52, 0, 0], [110, 4, 6], [150, 30, 30], [150, 80, 40], [120, 110, 30]], 4),
    moved(
      join(
        rounded(box([-34, -26, -10], [34, 26, 12]), 4, (e) => e.inDirection([0, 0, 1])),
        box([-44, -8, -8], [-30, 8, 4]),
        box([30, -8, -8], [44, 8, 4]),
        moved(socket(26, 14, 20), [0, 24, 1], [0, 0, 90]),
      ),
      [100, 128, 26],
    ),
  );

/** Filler pipe from the flap with its vent. */
const pipe = (): Solid =>
  group(
    hose([[0, 0, 0], [0, 8, 50], [-8, 40, 96], [-30, 90, 140], [-44, 120, 196]], 19),
    hose([[-74, 28, 14], [-78, 34, 70], [-70, 60, 120], [-60, 96, 150], [-58, 114, 184]], 6),
    moved(join(cylinder(32, 0, 20), cylinder(38, 16, 26), cylinder(25, 26, 30)), [-40, 114, 184], [
      0,
      -74,
      0,
    ]),
    rod(23, 14, [0, -2, 6], [0, .1, 1]),
  );

/** Tray under the tank. */
const tray = (): Solid => {
  const dish = rounded(
    extrudeAlong("z", roundedRectangle(360, 244, 30), -34, 0),
    [14, 8],
    (e) => e.inPlane("XY", -34),
  );
  return cut(
    join(
      cut(dish, extrudeAlong("z", roundedRectangle(352, 236, 26), -29, 20)),
      [[-190, -70], [-190, 70], [190, -70], [190, 70]].map(([x, y]) =>
        cut(
          box([x! - 22, y! - 16, -4], [x! + 22, y! + 16, 0]),
          rod(5.5, 20, [x! + Math.sign(x!) * 10, y!, -9], [0, 0, 1]),
        )
      ),
      [-110, 110].map((x) => box([x - 3, -112, -31], [x + 3, 112, -23])),
    ),
    [-146, -76, 76, 146].map((x) => extrudeAlong("z", slot([x, -60], [x, 60], 7), -60, -20)),
    rod(42, 60, [...MODULE, -60], [0, 0, 1]),
  );
};

function parts(): Part[] {
  const by = (base: V3, x: number, y = 0, z = 0): V3 => add(base, [x, y, z]);
  const main = onSheet(-10, 110), below = onSheet(-10, -110), bottom = onSheet(-50, -430);
  const valve = onSheet(110, 60), lines = onSheet(200, -150);
  const strapSolid = strap(), foot = bolt(8, 30), trayBolt = bolt(6, 18);
  return [
    {
      callout: 1,
      name: "tank",
      solid: tank(),
      explode: main,
      axis: "filler module",
      anchor: { filler: [...FILLER, 100], module: [...MODULE, -84] },
      finish: "plastic",
    },
    {
      callout: 2,
      name: "filler_pipe",
      solid: pipe(),
      at: [...FILLER, 104],
      explode: by(main, 0, 0, 100),
      finish: "plastic",
      outline: "mesh",
    },
    {
      callout: 3,
      name: "filler_cap",
      solid: cap(),
      turn: [0, -62, 60],
      at: [56, 176, 320],
      explode: by(main, 20, 40, 160),
      finish: "blue",
    },
    ...STRAPS.map((x, i): Part => ({
      callout: 4,
      name: `strap_${i + 1}`,
      solid: strapSolid,
      at: [x, 0, 0],
      explode: by(main, -90 - (i ? 80 : 60), -40, 140),
      axis: `strap_${i}`,
      anchor: [0, -144, -62],
      finish: "zinc",
    })),
    ...STRAPS.map((x, i): Part => ({
      callout: 5,
      name: `strap_bolt_${i + 1}`,
      solid: foot,
      turn: DOWNWARDS,
      at: [x, -144, -64],
      explode: by(main, -90 - (i ? 80 : 60), -40, 86),
      axis: `strap_${i}`,
      fine: true,
    })),
    {
      callout: 6,
      name: "module_filter",
      solid: filter(),
      turn: UPRIGHT,
      at: [...MODULE, -60],
      explode: by(below, 0, 0, 40),
      axis: "module",
      finish: "white",
    },
    {
      callout: 7,
      name: "module_seal",
      solid: moduleSeal(),
      turn: UPRIGHT,
      at: [...MODULE, -84],
      explode: by(below, 0, 0, 8),
      axis: "module",
      finish: "rubber",
    },
    {
      callout: 8,
      name: "delivery_module",
      solid: deliveryModule(),
      turn: UPRIGHT,
      at: [...MODULE, -86],
      explode: by(below, 0, 0, -146),
      axis: "module",
      finish: "plastic",
    },
    {
      callout: 9,
      name: "lock_ring",
      solid: lockRing(),
      turn: UPRIGHT,
      at: [...MODULE, -92],
      explode: by(below, 0, 0, -250),
      axis: "module",
      finish: "zinc",
    },
    { callout: 10, name: "tray", solid: tray(), at: [0, 0, -110], explode: bottom, finish: "plastic" },
    ...([[-200, -70], [200, -70], [200, 70]] as const).map(([x, y], i): Part => ({
      callout: 11,
      name: `tray_bolt_${i + 1}`,
      solid: trayBolt,
      turn: DOWNWARDS,
      at: [x, y, -114],
      explode: by(bottom, 0, 0, -44),
      fine: true,
    })),
    {
      callout: 12,
      name: "dosing_line",
      solid: line(),
      at: [20, -60, -140],
      explode: by(lines, -150, 20, 90),
      finish: "rubber",
      outline: "mesh",
    },
    {
      callout: 13,
      name: "dosing_valve",
      solid: dosing(),
      at: [200, 0, -60],
      explode: by(valve, 0, 30, 60),
      axis: "dosing",
      finish: "steel",
    },
    {
      callout: 14,
      name: "dosing_seal",
      solid: dosingSeal(),
      at: [216, 0, -60],
      explode: by(valve, 52, 30, 60),
      axis: "dosing",
      finish: "steel",
    },
    {
      callout: 15,
      name: "clamp_ring",
      solid: clampRing(),
      at: [210, 0, -60],
      explode: by(valve, 118, 30, 60),
      axis: "dosing",
      finish: "steel",
    },
    {
      callout: 16,
      name: "nox_sensor",
      solid: noxSensor(),
      at: [160, 0, -160],
      explode: by(lines, -90, 0, -96),
      finish: "steel",
      outline: "mesh",
    },
  ];
}

const assembly: Assembly = {
  name: "reductant_tank",
  title: { zh_CN: "还原剂箱与喷射", en_US: "Reductant tank and dosing" },
  view: USUAL_VIEW,
  parts,
};
export default assembly;
