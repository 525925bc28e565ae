/** Cylinder head of a three- or four-cylinder engine: cover, camshafts, valve gear, head, gasket, bolts, plugs. */
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
  extrudeAlong,
  join,
  moved,
  type Part,
  polar,
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
import { socket } from "./solids/plugs.ts";

// The crankshaft's axle is X, the intake side +Y, the exhaust side -Y.

const UPRIGHT: V3 = [0, -90, 0];
/** middles of the cylinders along the engine, and the two rows of head bolts (y) */
const CYLINDERS = [-130, -44, 42, 128], BOLTS = [-173, -87, -1, 85, 171];
const CAMS = [-48, 48];

/** Outline of the head seen from above. */
const outline = (grow: number) => roundedRectangle(420 + grow, 190 + grow, 22);

/** Head: deck with four chambers, ports, ribs, rim, cam bearing seats, timing end open. */
function head(): Solid {
  const block = extrudeAlong("z", outline(0), 0, 96);
  const rim = extrudeAlong("z", outline(10), 86, 98);
  const trough = extrudeAlong("z", roundedRectangle(388, 158, 14), 62, 140);
  const ports = CYLINDERS.map((x) =>
    cut(
      rounded(box([x - 30, -124, 12], [x + 30, -80, 58]), 8, (e) => e.inDirection([0, 1, 0])),
      extrudeAlong("y", roundedRectangle(38, 26, 10).translate(x, 35), -140, -60),
    )
  );
  const flange = [CYLINDERS[0]! - 44, ...CYLINDERS.slice(0, 3).map((x) => x + 43), CYLINDERS[3]! + 44]
    .map((x) => cut(rod(9, 30, [x, -118, 46], [0, 1, 0]), rod(4, 20, [x, -122, 46], [0, 1, 0])));
  const seats = CYLINDERS.flatMap((x) =>
    CAMS.map((y) =>
      cut(box([x - 8, y - 24, 56], [x + 8, y + 24, 92]), rod(15, 60, [x - 30, y, 94], [1, 0, 0]))
    )
  );
  const wells = CYLINDERS.map((x) => rod(17, 50, [x, 0, 56], [0, 0, 1]));
  const ribs = [-180, -87, 0, 85, 176].map((x) => box([x - 3, -103, 4], [x + 3, 103, 84]));
  const coolant = moved(
    join(cylinder(22, 0, 14), cylinder(15, 0, 40), revolve([[36, 12], [36, 17], [40, 16], [44, 12]])),
    [204, 40, 50],
  );
  const lugs = [-60, 60].map((y) =>
    cut(extrude(slot([y, 0], [y, 30], 14), 205, 222), cylinder(5, 190, 240, y, 30))
  );
  return cut(
    join(cut(join(block, rim, ribs, ports, flange, coolant, lugs), trough), seats, wells),
    CYLINDERS.map((x) => rod(9, 140, [x, 0, -10], [0, 0, 1])),
    BOLTS.flatMap((x) => [-74, 74].map((y) => rod(7, 120, [x, y, -10], [0, 0, 1]))),
    CYLINDERS.map((x) => rod(38, 9, [x, 0, -1], [0, 0, 1])),
    cylinder(11, 190, 260, 40, 50),
  );
}

/** Head gasket with its bores and passages. */
const gasket = (): Solid =>
  cut(
    extrudeAlong("z", outline(0), 0, 2.4),
    CYLINDERS.map((x) => rod(41, 9, [x, 0, -3], [0, 0, 1])),
    BOLTS.flatMap((x) => [-74, 74].map((y) => rod(8, 9, [x, y, -3], [0, 0, 1]))),
    CYLINDERS.flatMap((x) =>
      [-62, 62].map((y) => extrudeAlong("z", slot([x - 12, y], [x + 12, y], 5), -3, 9))
    ),
  );

/** Cam cover: ribbed lid with ignition wells, filler neck, breather, flange ears. */
function cover(): Solid {
  const flange = extrudeAlong("z", outline(10), 0, 9);
  const lid = rounded(
    extrudeAlong("z", roundedRectangle(400, 172, 30), 4, 52),
    [18, 12, 8],
    (e) => e.inPlane("XY", 52),
  );
  const valley = rounded(box([-180, -26, 40], [186, 26, 90]), [8, 4], (e) => e.inDirection([1, 0, 0]));
  const wells = CYLINDERS.map((x) => rod(20, 16, [x, 0, 34], [0, 0, 1]));
  const ears = [-180, -87, 0, 85, 176].flatMap((x) =>
    [-1, 1].map((s) => rod(11, 16, [x, s * 96, 0], [0, 0, 1]))
  );
  const neck = join(
    rod(27, 26, [-140, 58, 44], [0, 0, 1]),
    tube(30, 22, 0, 4).rotate(-90, [0, 0, 0], [0, 1, 0]).translate(-140, 58, 64),
  );
  const breather = join(
    rounded(box([60, 44, 46], [150, 82, 70]), 6, (e) => e.inDirection([0, 0, 1])),
    rod(8, 40, [150, 62, 60], [1, 0, 0]),
    rod(10, 4, [184, 62, 60], [1, 0, 0]),
  );
  const ribs = [-150, -110, -64, -24, 22, 62, 108, 150].map((x) =>
    rounded(box([x - 3, -74, 46], [x + 3, -32, 57]), 2, (e) => e.inDirection([0, 1, 0]))
  );
  return cut(
    join(cut(join(flange, lid), valley), wells, ears, neck, breather, ribs),
    CYLINDERS.map((x) => rod(14, 90, [x, 0, -10], [0, 0, 1])),
    [-180, -87, 0, 85, 176].flatMap((x) => [-1, 1].map((s) => rod(3.6, 60, [x, s * 96, -10], [0, 0, 1]))),
    rod(20, 40, [-140, 58, 50], [0, 0, 1]),
  );
}

/** Seal of the cam cover. */
const coverSeal = (): Solid =>
  join(
    cut(extrudeAlong("z", outline(8), 0, 5), extrudeAlong("z", outline(-6), -5, 10)),
    CYLINDERS.map((x) => tube(20, 16, 0, 5).rotate(-90, [0, 0, 0], [0, 1, 0]).translate(x, 0, 0)),
    [-87, -1, 85].map((x) => box([x + 24, -3, 1], [x + 64, 3, 4])),
    box([-170, -3, 1], [-148, 3, 4]),
  );

/** Camshaft along X: journals, cams in pairs, sprocket seat. */
function camshaft(turn: number): Solid {
  const shaft = revolve([
    [-196, 0],
    [-196, 9],
    [-188, 11],
    [200, 11],
    [200, 17],
    [206, 17],
    [206, 20],
    [214, 20],
    [214, 13],
    [226, 13],
    [226, 0],
  ]);
  const journals = CYLINDERS.map((x) => revolve([[x - 9, 0], [x - 9, 14.5], [x + 9, 14.5], [x + 9, 0]]));
  const cams = CYLINDERS.flatMap((x, i) =>
    [-20, 20].map((d) => {
      const way = turn + [0, 90, 270, 180][i]!, nose = polar(15, way);
      return extrude(belt([0, 0], 17, nose, 9.5), x + d - 6, x + d + 6);
    })
  );
  return cut(join(shaft, journals, cams), cylinder(5, 210, 240));
}

/** Cam phaser: toothed wheel with its vane housing and centre bolt recess. */
function phaser(): Solid {
  const teeth = around(
    32,
    55,
    (y, z, a) => box([-6, -2.6, -3.6], [6, 2.6, 3.6]).rotate(a - 90, [0, 0, 0], [1, 0, 0]).translate(0, y, z),
  );
  return cut(
    join(
      tube(54, 20, -5, 5),
      teeth,
      revolve([[-4, 0], [-4, 46], [22, 46], [24, 44], [24, 20], [20, 16], [20, 0]]),
      around(5, 37, (y, z) => cylinder(7, 20, 27, y, z)),
    ),
    cylinder(9, -20, 60),
    around(5, 37, (y, z) => prism(6, 24, 40).translate(0, y, z)),
  );
}

/** Valve along X, its head towards -X. */
const valve = (): Solid =>
  revolve([
    [-92, 0],
    [-92, 15],
    [-90, 17],
    [-88, 17],
    [-82, 9],
    [-72, 4],
    [8, 3.4],
    [9, 2.6],
    [12, 2.6],
    [13, 3.4],
    [18, 3.4],
    [19, 2.6],
    [19, 0],
  ]);

/** Valve spring drawn as rings of wire, along X. */
const spring = (): Solid =>
  join(
    [0, 8, 16, 24, 32].map((x) =>
      revolve([[x, 9.4], [x + 1.6, 8.6], [x + 3.2, 9.4], [x + 4, 11], [x + 3.2, 12.6], [x + 1.6, 13.4], [
        x,
        12.6,
      ], [x - .8, 11]])
    ),
    box([0, 9.6, -1], [34, 12.4, 1]),
  );

const retainer = (): Solid => revolve([[0, 4.4], [0, 14], [3, 14], [4, 9], [8, 8], [8, 4.4]]);

/** Bucket or roller finger with its adjuster. */
const finger = (): Solid =>
  join(
    rounded(box([-7, -26, -5], [7, 26, 4]), 3, (e) => e.inDirection([0, 1, 0])),
    rod(11, 9, [-4.5, 0, 4], [1, 0, 0]),
    rod(7, 22, [0, -22, -24], [0, 0, 1]),
  );

/** Ignition coil: plug boot along X, head with socket. */
const coilPack = (): Solid =>
  join(
    revolve([[-96, 0], [-96, 8], [-60, 9], [-58, 11], [-14, 12], [-12, 18], [-6, 18], [-4, 14], [0, 14], [
      0,
      0,
    ]]),
    rounded(box([-2, -20, -16], [24, 20, 16]), 4, (e) => e.inDirection([1, 0, 0])),
    cut(extrude(slot([16, 0], [36, 0], 10), 0, 8), cylinder(3.6, -9, 20, 36, 0)),
    moved(socket(22, 14, 20), [12, -18, 0], [0, 0, -90]),
  );

const plugOf = (): Solid =>
  join(
    revolve([[-44, 0], [-44, 1.4], [-36, 1.4], [-36, 5], [-34, 6.2], [-12, 6.2], [-12, 9], [-8, 9.6], [
      -8,
      0,
    ]]),
    prism(16, -9, 2),
    revolve([[1, 0], [1, 6], [8, 5], [30, 4.6], [32, 3], [38, 3], [38, 0]]),
    box([-40, -1, 2], [-35, 1, 6]),
    box([-41, -1, -3], [-39.6, 1, 6]),
  );

const cap = (): Solid =>
  join(
    revolve([[-14, 0], [-14, 17], [-2, 18], [-2, 28], [8, 28], [11, 25], [11, 0]]),
    rounded(box([9, -22, -5], [20, 22, 5]), 3, (e) => e.inDirection([1, 0, 0])),
  );

/** Bearing cap over a cam. */
const bearingCap = (): Solid =>
  cut(
    join(box([-8, -26, 0], [8, 26, 13]), rod(19, 16, [-8, 0, 2], [1, 0, 0])),
    rod(14.6, 40, [-20, 0, 0], [1, 0, 0]),
    box([-30, -60, -40], [30, 60, 0]),
    [-20, 20].map((y) => rod(3.4, 40, [0, y, -10], [0, 0, 1])),
  );

function parts(): Part[] {
  const at = (right: number, up: number): V3 => onSheet(right, up);
  const by = (base: V3, x: number, y = 0, z = 0): V3 => add(base, [x, y, z]);
  const lid = at(-60, 440), cams = at(50, 140), low = at(20, -210), bottom = at(-60, -450);
  const screw = bolt(6, 26),
    stretch = bolt(10, 110, { thread: 40 }),
    [v, s, r] = [valve(), spring(), retainer()];
  const capSolid = bearingCap();
  return [
    {
      callout: 1,
      name: "filler_cap",
      solid: cap(),
      turn: UPRIGHT,
      at: [-140, 58, 190],
      explode: by(lid, 0, 0, 60),
      axis: "filler",
      finish: "black",
    },
    {
      callout: 2,
      name: "ignition_coil_1",
      solid: coilPack(),
      turn: UPRIGHT,
      at: [128, 0, 180],
      explode: by(lid, 0, 0, 110),
      axis: "coil",
      finish: "plastic",
    },
    {
      callout: 2,
      name: "ignition_coil_2",
      solid: coilPack(),
      turn: UPRIGHT,
      at: [42, 0, 180],
      explode: by(lid, 0, 0, 110),
      finish: "plastic",
    },
    ...[[-180, -96], [0, -96], [176, -96], [176, 96], [85, 96]].map(([x, y], i): Part => ({
      callout: 3,
      name: `cover_screw_${i + 1}`,
      solid: screw,
      turn: UPRIGHT,
      at: [x!, y!, 116],
      explode: by(lid, 0, 0, 56),
      fine: true,
    })),
    {
      callout: 4,
      name: "cam_cover",
      solid: cover(),
      at: [0, 0, 100],
      explode: lid,
      axis: "filler coil",
      anchor: { filler: [-140, 58, 66], coil: [128, 0, 50] },
      finish: "plastic",
    },
    {
      callout: 5,
      name: "cover_seal",
      solid: coverSeal(),
      at: [0, 0, 97],
      explode: by(lid, 0, 0, -110),
      finish: "rubber",
    },
    ...CYLINDERS.slice(1).map((x, i): Part => ({
      callout: 6,
      name: `bearing_cap_${i + 1}`,
      solid: capSolid,
      at: [x, -48, 94],
      explode: by(cams, 0, -40, 96),
      finish: "aluminium",
    })),
    ...CYLINDERS.slice(1).flatMap((x, i): Part[] =>
      [-20, 20].map((y, k): Part => ({
        callout: 7,
        name: `cap_screw_${2 * i + k + 1}`,
        solid: screw,
        turn: UPRIGHT,
        at: [x, -48 + y, 108],
        explode: by(cams, 0, -40, 128),
        fine: true,
      }))
    ),
    {
      callout: 8,
      name: "exhaust_camshaft",
      solid: camshaft(40),
      at: [0, -48, 94],
      explode: by(cams, 0, -40, 30),
      axis: "cam",
      anchor: [226, 0, 0],
      finish: "steel",
    },
    {
      callout: 9,
      name: "intake_camshaft",
      solid: camshaft(200),
      at: [0, 48, 94],
      explode: by(cams, 40, 60, 20),
      finish: "steel",
    },
    {
      callout: 10,
      name: "cam_phaser",
      solid: phaser(),
      at: [230, -48, 94],
      explode: by(cams, 60, -40, 30),
      axis: "cam",
      finish: "steel",
    },
    {
      callout: 11,
      name: "phaser_bolt",
      solid: bolt(10, 50),
      at: [254, -48, 94],
      explode: by(cams, 140, -40, 30),
      axis: "cam",
      fine: true,
    },
    {
      callout: 12,
      name: "cylinder_head",
      solid: head(),
      explode: low,
      axis: "valve bolt",
      anchor: { valve: [-130, -30, 60], bolt: [171, 74, 98] },
      finish: "aluminium",
    },
    ...[[171, 74], [85, 74], [-1, 74]].map(([x, y], i): Part => ({
      callout: 13,
      name: `head_bolt_${i + 1}`,
      solid: stretch,
      turn: UPRIGHT,
      at: [x!, y!, 70],
      explode: by(low, 0, 0, 170),
      axis: i ? undefined : "bolt",
      fine: true,
    } as Part)),
    {
      callout: 14,
      name: "roller_finger",
      solid: finger(),
      at: [-130, -38, 84],
      explode: by(low, -110, -120, 260),
      finish: "steel",
    },
    {
      callout: 15,
      name: "spring_retainer",
      solid: r,
      turn: UPRIGHT,
      at: [-130, -30, 80],
      explode: by(low, -110, -120, 205),
      axis: "spring",
      finish: "steel",
      fine: true,
    },
    {
      callout: 16,
      name: "valve_spring",
      solid: s,
      turn: UPRIGHT,
      at: [-130, -30, 46],
      explode: by(low, -110, -120, 180),
      axis: "spring",
      finish: "steel",
    },
    {
      callout: 17,
      name: "valve",
      solid: v,
      turn: UPRIGHT,
      at: [-130, -30, 64],
      explode: by(low, -110, -120, 60),
      axis: "spring",
      finish: "steel",
    },
    { callout: 18, name: "head_gasket", solid: gasket(), at: [0, 0, -2.4], explode: bottom, finish: "steel" },
    {
      callout: 19,
      name: "spark_plug",
      solid: plugOf(),
      turn: UPRIGHT,
      at: [128, 0, 60],
      explode: by(low, 190, 0, 190),
      finish: "white",
      fine: true,
    },
  ];
}

const assembly: Assembly = {
  name: "cylinder_head",
  title: { zh_CN: "气缸盖与配气机构", en_US: "Cylinder head and valve gear" },
  view: USUAL_VIEW,
  parts,
};
export default assembly;
