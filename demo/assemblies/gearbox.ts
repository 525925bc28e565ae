/** Six-speed gearbox with differential: bell housing, two shafts with gears, synchroniser, fork, case, cover. */
import {
  add,
  around,
  type Assembly,
  belt,
  bolt,
  box,
  circlip,
  cut,
  cylinder,
  extrude,
  join,
  moved,
  type Part,
  polar,
  polygon,
  prism,
  revolve,
  rod,
  type Solid,
  tube,
  type V2,
  type V3,
} from "../../drawing/mod.ts";
import { onSheet, USUAL_VIEW } from "./solids/on_sheet.ts";
import { socket } from "./solids/plugs.ts";

/** axes of input shaft, output shaft and differential (y, z) */
const INPUT: V2 = [0, 60], OUTPUT: V2 = [78, 10], DIFF: V2 = [-30, -84];

/** Toothed wheel without bore, teeth as straight flanks. */
const gear = (radius: number, teeth: number, x0: number, x1: number): Solid =>
  extrude(
    polygon(Array.from({ length: 4 * teeth }, (_, i) => {
      const step = 360 / teeth, at = Math.floor(i / 4) * step + [0, .2, .45, .65][i % 4]! * step;
      return polar(i % 4 === 1 || i % 4 === 2 ? radius : radius - 4.4, at);
    })),
    x0,
    x1,
  );

/** Outline of the case: belts round the three axes. */
function outline(grow: number) {
  return belt(INPUT, 66 + grow, DIFF, 78 + grow).fuse(belt(INPUT, 66 + grow, OUTPUT, 64 + grow)).fuse(
    belt(OUTPUT, 64 + grow, DIFF, 78 + grow),
  );
}

const RIM: V2[] = [
  [...polar(76, 100)],
  [...polar(76, 160)],
  [...polar(88, 200)],
  [...polar(88, 250)],
  [...polar(88, 300)],
  [...polar(74, 330)],
  [...polar(74, 30)],
]
  .map(([y, z], i): V2 => {
    const [cy, cz] = i < 2 ? INPUT : i < 5 ? DIFF : OUTPUT;
    return [cy! + y!, cz! + z!];
  });

/** Bell housing: flange to the engine with holes, bell with ribs, bearing seats, differential seat. */
function bell(): Solid {
  const flange = join(
    revolve([[-112, 0], [-112, 142], [-100, 142], [-100, 0]]).translate(0, INPUT[0], INPUT[1] - 34),
  );
  const cone = revolve([[-104, 0], [-104, 132], [-60, 118], [-20, 96], [-3, 92], [-3, 0]]).translate(
    0,
    INPUT[0],
    INPUT[1] - 34,
  );
  const rim = extrude(outline(9), -14, 0);
  const block = extrude(outline(0), -70, -1);
  const lugs = around(8, 142, (y, z) => cylinder(13, -113, -99, y + INPUT[0], z + INPUT[1] - 34), 20);
  const eyes = RIM.map(([y, z]) => cylinder(10, -17, 1, y, z));
  const hollow = revolve([[-130, 0], [-130, 124], [-104, 124], [-64, 106], [-48, 40], [-48, 0]]).translate(
    0,
    INPUT[0],
    INPUT[1] - 34,
  );
  const seats = [[...INPUT, 40], [...OUTPUT, 38], [...DIFF, 52]].map(([y, z, r]) =>
    cylinder(r!, -40, -8, y!, z!)
  );
  const blank = cut(join(join(flange, cone, rim, block), eyes, lugs), hollow, extrude(outline(-7), -30, 20));
  // One after the other: all at once the modeller stumbles over the bores that meet in one seat.
  const bores: Solid[][] = [
    [cylinder(30, -20, 20, ...INPUT)],
    [cylinder(12, -140, 20, ...INPUT)],
    [cylinder(28, -22, 23, ...OUTPUT)],
    [cylinder(42, -21, 22, ...DIFF)],
    [cylinder(28, -140, 20, ...DIFF)],
    around(8, 142, (y, z) => cylinder(6, -130, -80, y + INPUT[0], z + INPUT[1] - 34), 20),
    RIM.map(([y, z]) => cylinder(4.4, -41, 21, y, z)),
  ];
  return bores.reduce((solid, tools) => cut(solid, tools), join(blank, seats));
}

/** Gear case: deep shell with ribs, end bearing bosses, filler and drain bosses, mount lugs. */
function gearCase(): Solid {
  const body = extrude(outline(0), 0, 176);
  const rim = extrude(outline(9), 0, 13);
  const eyes = RIM.map(([y, z]) => cylinder(10, -1, 18, y, z));
  const ends = [[...INPUT, 50], [...OUTPUT, 46], [...DIFF, 62]].map(([y, z, r], i) =>
    revolve([[170, 0], [170, r!], [i === 2 ? 200 : 190, r! - 4], [i === 2 ? 200 : 190, 0]]).translate(
      0,
      y!,
      z!,
    )
  );
  const bands = [46, 92, 138].map((x) => extrude(outline(5), x - 3, x + 3));
  const lugs = [118, 160].map((x) =>
    cut(
      rod(16, 40, [x, INPUT[0] - 30, INPUT[1] + 50], [0, 0, 1]),
      rod(6, 40, [x, INPUT[0] - 30, INPUT[1] + 70], [0, 0, 1]),
    )
  );
  const tower = join(
    rod(30, 40, [60, INPUT[0] + 10, INPUT[1] + 44], [0, 0, 1]),
    rod(38, 8, [60, INPUT[0] + 10, INPUT[1] + 78], [0, 0, 1]),
  );
  const drain = cylinder(15, 176, 186, DIFF[0] + 60, DIFF[1] - 30);
  return cut(
    join(body, rim, eyes, ends, bands, lugs, tower, drain),
    extrude(outline(-7), -10, 166),
    cylinder(26, 160, 180, ...INPUT),
    cylinder(33, 150, 230, ...DIFF),
    cylinder(40, 190, 240, ...DIFF),
    cylinder(6, 170, 200, DIFF[0] + 60, DIFF[1] - 30),
    rod(22, 90, [60, INPUT[0] + 10, INPUT[1] + 40], [0, 0, 1]),
    RIM.map(([y, z]) => cylinder(4.4, -20, 40, y, z)),
  );
}

/** Input shaft: pilot, splines, five fixed gears. */
const inputShaft = (): Solid =>
  join(
    revolve([
      [-150, 0],
      [-150, 8],
      [-132, 8],
      [-130, 11],
      [-14, 11],
      [-14, 15],
      [0, 15],
      [0, 19],
      [160, 19],
      [160, 14],
      [178, 14],
      [178, 0],
    ]),
    extrude(polygon(around(36, 1, (_y, _z, a, i) => polar(i % 2 ? 11 : 13, a))), -124, -70),
    gear(27, 15, 6, 26),
    gear(34, 19, 38, 58),
    gear(42, 24, 82, 102),
    gear(48, 28, 112, 130),
    gear(53, 31, 138, 156),
  );

/** Output shaft with its pinion and free gears. */
const outputShaft = (): Solid =>
  join(
    revolve([[-16, 0], [-16, 14], [0, 14], [0, 20], [158, 20], [158, 13], [176, 13], [176, 0]]),
    gear(32, 14, -2, 22),
    gear(58, 33, 30, 48),
    [cylinder(44, 46, 54)],
    gear(50, 28, 96, 114),
    cylinder(38, 90, 98),
    gear(42, 24, 130, 148),
    cylinder(33, 124, 132),
    extrude(polygon(around(60, 1, (_y, _z, a, i) => polar(i % 2 ? 24 : 26.4, a))), 60, 86),
  );

/** Synchroniser: sleeve with groove over a toothed hub. */
const synchroniser = (): Solid =>
  cut(
    join(
      revolve([[-14, 26], [-14, 45], [-8, 47], [-5, 47], [-5, 41], [5, 41], [5, 47], [8, 47], [14, 45], [
        14,
        26,
      ]]),
    ),
    around(3, 33, (y, z, a) =>
      box([-20, -5, -4], [20, 5, 4]).rotate(a - 90, [0, 0, 0], [1, 0, 0]).translate(0, y, z)),
    extrude(
      polygon(around(48, 1, (_y, _z, a, i) =>
        polar(i % 2 ? 28 : 25, a))),
      -20,
      20,
    ),
  );

/** Brass ring with teeth and grooves in its cone. */
const brassRing = (): Solid =>
  join(
    cut(
      revolve([[-5, 27], [-5, 33], [5, 34.5], [5, 29]]),
      around(18, 28.4, (y, z) => cylinder(1, -9, 9, y, z)),
    ),
    around(30, 36, (y, z, a) =>
      box([1, -1.7, -2.6], [5, 1.7, 2.6]).rotate(a - 90, [0, 0, 0], [1, 0, 0]).translate(0, y, z)),
  );

/** Shift fork on its rod. */
const fork = (): Solid =>
  join(
    cut(
      cylinder(58, -6, 6),
      cylinder(47, -9, 9),
      extrude(polygon([[-80, -8], [80, -8], [80, -80], [-80, -80]]), -9, 9),
    ),
    extrude(belt([0, 52], 12, [0, 84], 18), -8, 8),
    [-1, 1].map((s) => box([-5, s * 52 - 6, -14], [5, s * 52 + 6, 0])),
    cylinder(8, -90, 80, 0, 84),
    cylinder(17, -16, 16, 0, 84),
    [-74, -62, -50].map((x) => tube(8.6, 6, x, x + 4).translate(0, 0, 84)),
    box([-24, -5, 96], [-4, 5, 118]),
  );

/** Differential: cage with crown wheel, window with bevel gears, bearing necks. */
const differential = (): Solid =>
  join(
    cut(
      join(
        revolve([
          [-62, 0],
          [-62, 24],
          [-34, 24],
          [-30, 44],
          [-6, 50],
          [-6, 72],
          [10, 72],
          [10, 56],
          [46, 46],
          [52, 28],
          [88, 28],
          [88, 0],
        ]),
        around(10, 62, (y, z) => join(cylinder(7, -12, -4, y, z), prism(9, -16, -8).translate(0, y, z))),
      ),
      box([6, -60, -24], [40, 60, 24]),
      cylinder(16, -80, 120),
    ),
    cut(gear(92, 58, -4, 26), cylinder(71, -20, 40)),
    revolve([[-2, 0], [-2, 14], [6, 24], [14, 26], [14, 0]]),
    moved(revolve([[18, 0], [18, 20], [28, 13], [28, 0]]), [23, 0, 0], [0, 0, 90]),
    moved(revolve([[18, 0], [18, 20], [28, 13], [28, 0]]), [23, 0, 0], [0, 0, -90]),
  );

const bearing = (outer: number, inner: number, width: number): Solid => {
  const m = (outer + inner) / 2, w = width / 2;
  return revolve([
    [-w, inner],
    [-w, m - 4],
    [-w + 2, m - 4],
    [-w + 2, m + 4],
    [-w, m + 4],
    [-w, outer],
    [w, outer],
    [w, m + 4],
    [w - 2, m + 4],
    [w - 2, m - 4],
    [w, m - 4],
    [w, inner],
  ]);
};

/** Selector tower: turret with lever, shaft and switch. */
const selector = (): Solid =>
  cut(
    join(
      moved(
        revolve([
          [-46, 0],
          [-46, 9],
          [-8, 9],
          [-8, 20],
          [0, 20],
          [0, 38],
          [8, 38],
          [10, 26],
          [40, 22],
          [44, 16],
          [56, 16],
          [58, 8],
          [76, 8],
          [76, 0],
        ]),
        [0, 0, 0],
        [0, -90, 0],
      ),
      around(3, 33, (y, z) => rod(9, 9, [y, z, 0], [0, 0, 1]), 30),
      extrude(belt([0, 70], 13, [54, 78], 9), -5, 5),
      moved(cylinder(7, -10, 14), [4, 54, 78]),
      moved(socket(20, 14, 24), [14, -14, 26], [0, 0, -40]),
      box([-6, -5, -52], [6, 5, -40]),
    ),
    around(3, 33, (y, z) => rod(3.6, 30, [y, z, -9], [0, 0, 1]), 30),
  );

/** Release bearing with its guide sleeve. */
const release = (): Solid =>
  join(
    revolve([[-4, 14], [-4, 44], [4, 44], [4, 20], [40, 18], [42, 14]]),
    revolve([[30, 19], [30, 30], [34, 34], [48, 34], [50, 30], [50, 22], [44, 19]]),
    around(3, 38, (y, z) => cylinder(6.5, -4, 7, y, z), 30),
    moved(join(cylinder(5, 0, 70), tube(8, 4, 56, 70)), [2, 0, 34], [0, -90, 0]),
  );

function parts(): Part[] {
  const by = (base: V3, x: number, y = 0, z = 0): V3 => add(base, [x, y, z]);
  const up = onSheet(-90, 290), mid = onSheet(20, -20), low = onSheet(40, -330);
  const rimBolt = bolt(8, 38);
  return [
    {
      callout: 1,
      name: "release_bearing",
      solid: release(),
      turn: [0, 0, 180],
      at: [-60, ...INPUT],
      explode: by(up, -190),
      axis: "input",
      finish: "steel",
    },
    {
      callout: 2,
      name: "bell_housing",
      solid: bell(),
      explode: by(up, -30),
      axis: "input",
      anchor: [0, ...INPUT],
      finish: "aluminium",
    },
    {
      callout: 3,
      name: "input_bearing",
      solid: bearing(30, 15, 15),
      at: [-8, ...INPUT],
      explode: by(up, 120),
      axis: "input",
      finish: "steel",
    },
    {
      callout: 4,
      name: "input_shaft",
      solid: inputShaft(),
      at: [0, ...INPUT],
      explode: by(up, 330),
      axis: "input",
      finish: "steel",
    },
    {
      callout: 5,
      name: "output_bearing",
      solid: bearing(28, 14, 15),
      at: [-8, ...OUTPUT],
      explode: by(mid, -210, -100, 60),
      axis: "output",
      finish: "steel",
    },
    {
      callout: 6,
      name: "output_shaft",
      solid: outputShaft(),
      at: [0, ...OUTPUT],
      explode: by(mid, -150, -100, 60),
      axis: "output",
      finish: "steel",
    },
    {
      callout: 7,
      name: "synchro_ring",
      solid: brassRing(),
      at: [100, ...OUTPUT],
      explode: by(mid, 0, -100, 60),
      axis: "output",
      finish: "copper",
    },
    {
      callout: 8,
      name: "synchroniser",
      solid: synchroniser(),
      at: [70, ...OUTPUT],
      explode: by(mid, 116, -100, 60),
      axis: "output",
      finish: "steel",
    },
    {
      callout: 9,
      name: "shift_fork",
      solid: fork(),
      at: [70, ...OUTPUT],
      explode: by(mid, 180, 10, 130),
      finish: "aluminium",
    },
    {
      callout: 10,
      name: "differential",
      solid: differential(),
      at: [0, ...DIFF],
      explode: by(low, -300, -110, 40),
      axis: "diff",
      finish: "steel",
    },
    {
      callout: 11,
      name: "differential_bearing",
      solid: bearing(42, 28, 18),
      at: [78, ...DIFF],
      explode: by(low, -250, -110, 40),
      axis: "diff",
      finish: "steel",
    },
    {
      callout: 12,
      name: "gear_case",
      solid: gearCase(),
      explode: by(low, 30, 100, 30),
      axis: "diff end drain",
      anchor: { diff: [0, ...DIFF], end: [200, ...DIFF], drain: [186, DIFF[0] + 60, DIFF[1] - 30] },
      finish: "aluminium",
    },
    ...RIM.slice(2, 6).map(([y, z], i): Part => ({
      callout: 13,
      name: `case_bolt_${i + 1}`,
      solid: rimBolt,
      at: [18, y, z],
      explode: by(low, 90, 100, 30),
      fine: true,
    })),
    {
      callout: 14,
      name: "shaft_seal",
      solid: revolve([[-5, 26], [-5, 39], [5, 39], [5, 36], [0, 35], [0, 30], [4, 28], [4, 26]]),
      at: [198, ...DIFF],
      explode: by(low, 90, 100, 30),
      axis: "end",
      finish: "rubber",
    },
    {
      callout: 15,
      name: "drain_plug",
      solid: join(
        prism(17, 0, 9),
        revolve([[-1, 0], [-1, 13], [2, 13], [2, 0]]),
        revolve([[-16, 0], [-16, 6], [0, 6.4], [0, 0]]),
      ),
      at: [188, DIFF[0] + 60, DIFF[1] - 30],
      explode: by(low, 170, 100, 30),
      axis: "drain",
      fine: true,
    },
    {
      callout: 16,
      name: "selector",
      solid: selector(),
      at: [60, INPUT[0] + 10, INPUT[1] + 86],
      explode: by(low, 100, 110, 118),
      finish: "aluminium",
    },
    {
      callout: 17,
      name: "snap_ring",
      solid: circlip(24),
      at: [182, ...INPUT],
      explode: by(up, 370),
      axis: "input",
      finish: "zinc",
      fine: true,
    },
  ];
}

const assembly: Assembly = {
  name: "gearbox",
  title: { zh_CN: "变速器", en_US: "Gearbox" },
  view: USUAL_VIEW,
  parts,
};
export default assembly;
