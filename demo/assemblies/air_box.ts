/** Heater and evaporator box: case halves, evaporator, heater core, blower, cabin filter, flaps with motors. */
import {
  add,
  around,
  type Assembly,
  box,
  cut,
  cylinder,
  extrude,
  extrudeAlong,
  join,
  moved,
  type Part,
  polygon,
  replicad,
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
import { onSheet, USUAL_VIEW } from "./solids/on_sheet.ts";
import { socket } from "./solids/plugs.ts";

/** Side view of the case in (y, z), and the middle of the blower's scroll. */
const CASE: V2[] = [[-150, -110], [-160, 60], [-110, 130], [20, 140], [60, 90], [70, -60], [20, -126], [
  -100,
  -130,
]];
const SCROLL: V2 = [150, -20];

const outline = (grow: number) =>
  polygon(CASE.map(([y, z]) => [y * (1 + grow / 150) + grow * .3, z * (1 + grow / 150)])).fillet(22);

/** Half of the case between x0 and x1: shell open on the side at `open`, with flange, ribs, ducts and screw eyes. */
function half(depth: number, front: boolean): Solid {
  const s = front ? 1 : -1, outer = s * depth;
  const span = (a: number, b: number): [number, number] => [Math.min(a, b), Math.max(a, b)];
  const spiral = replicad.drawCircle(82).translate(...SCROLL);
  const solid = join(
    extrude(outline(0), ...span(0, outer)),
    extrude(spiral, ...span(0, outer * .8)),
    extrude(polygon([[40, -100], [150, -102], [150, -40], [40, 20]]), ...span(0, outer * .8)),
  );
  const hollow = join(
    extrude(outline(-5), ...span(-s, outer - s * 4)),
    extrude(replicad.drawCircle(77).translate(...SCROLL), ...span(-s, outer * .8 - s * 4)),
    extrude(polygon([[30, -95], [150, -97], [150, -44], [30, 10]]), ...span(-s, outer * .8 - s * 4)),
  );
  const flange = cut(
    join(
      extrude(outline(8), ...span(0, s * 6)),
      extrude(replicad.drawCircle(89).translate(...SCROLL), ...span(0, s * 6)),
    ),
    extrude(outline(-5), -20, 20),
    extrude(replicad.drawCircle(77).translate(...SCROLL), -20, 20),
    extrude(polygon([[30, -95], [150, -97], [150, -44], [30, 10]]), -20, 20),
  );
  const ducts = front
    ? [[-60, 132, 60], [-118, 76, 44]].map(([y, z, w], i) =>
      cut(
        i
          ? box([20, y! - 50, z! - w! / 2], [76, y! + 10, z! + w! / 2])
          : box([16, y! - w! / 2, z! - 20], [80, y! + w! / 2, z! + 36]),
        i
          ? box([25, y! - 70, z! - w! / 2 + 5], [71, y! + 20, z! + w! / 2 - 5])
          : box([21, y! - w! / 2 + 5, z! - 40], [75, y! + w! / 2 - 5, z! + 60]),
      )
    )
    : [];
  const ribs = [-100, -50, 0].map((y) =>
    box(
      front ? [outer - 3, y - 2, -90] : [outer - 5, y - 2, -90],
      front ? [outer + 5, y + 2, 90] : [outer + 3, y + 2, 90],
    )
  );
  const eyes = [[-164, 20], [-120, 140], [50, 120], [-110, -136], [236, -40], [180, 66]].map(([y, z]) =>
    cut(cylinder(10, ...span(0, s * 16), y!, z!), cylinder(4, -40, 40, y!, z!))
  );
  const opening = front ? [cylinder(54, 40, 200, ...SCROLL)] : [];
  const window = front ? [extrude(roundedRectangle(70, 140, 10, -64, -10), 60, 200)] : [];
  return join(cut(join(solid, ducts, ribs), hollow, opening, window), flange, eyes);
}

/** Heat exchanger in a frame: core with tubes and fins between two tanks, pipes. */
function exchanger(width: number, height: number, depth: number, pipes: boolean): Solid {
  const core = box([-depth / 2, -width / 2, -height / 2], [depth / 2, width / 2, height / 2]);
  const tubes = Array.from(
    { length: Math.floor(width / 15) },
    (_, i) =>
      box([-depth / 2 - 2, -width / 2 + 6 + i * 15, -height / 2], [
        depth / 2 + 2,
        -width / 2 + 10 + i * 15,
        height / 2,
      ]),
  );
  const tanks = [-1, 1].map((s) =>
    rounded(
      box([-depth / 2 - 4, -width / 2 - 3, s * height / 2 - 9], [
        depth / 2 + 4,
        width / 2 + 3,
        s * height / 2 + 9,
      ]),
      6,
      (e) => e.inDirection([0, 1, 0]),
    )
  );
  const ends = pipes
    ? [-1, 1].map((s) =>
      join(
        rod(9, 60, [s * 9, -width / 2 - 50, height / 2], [0, 1, 0]),
        rod(11, 5, [s * 9, -width / 2 - 46, height / 2], [0, 1, 0]),
      )
    )
    : [
      join(
        rod(8, 50, [0, -width / 2 - 40, height / 2 - 2], [0, 1, 0]),
        rod(11, 50, [0, -width / 2 - 40, -height / 2 + 4], [0, 1, 0]),
        box([-12, -width / 2 - 56, -height / 2 - 14], [12, -width / 2 - 36, height / 2 + 14]),
      ),
    ];
  return join(core, tubes, tanks, ends);
}

/** Blower wheel with its vanes, ring and hub; open towards +X. */
const blowerWheel = (): Solid =>
  join(
    revolve([
      [-40, 0],
      [-40, 10],
      [-30, 14],
      [-34, 50],
      [-38, 60],
      [-40, 60],
      [-42, 58],
      [-40, 50],
      [-44, 12],
      [-46, 0],
    ]),
    around(
      32,
      57,
      (y, z, a) => box([-40, -6, -1], [34, 4, 1]).rotate(a - 60, [0, 0, 0], [1, 0, 0]).translate(0, y, z),
    ),
    tube(63, 53, 30, 36),
    cylinder(8, -46, -14),
  );

const blowerMotor = (): Solid =>
  cut(
    join(
      revolve([
        [-60, 0],
        [-60, 30],
        [-54, 34],
        [-2, 34],
        [-2, 72],
        [4, 72],
        [6, 66],
        [6, 36],
        [14, 30],
        [14, 6],
        [44, 6],
        [44, 0],
      ]),
      around(3, 74, (y, z) => cylinder(9, -2, 4, y, z), 30),
      socket(30, 16, 22).rotate(180, [0, 0, 0], [0, 1, 0]).translate(-58, 8, 0),
      around(6, 52, (y, z, a) =>
        box([3, -14, -2], [10, 14, 2]).rotate(a - 90, [0, 0, 0], [1, 0, 0]).translate(0, y, z)),
    ),
    around(3, 74, (y, z) =>
      cylinder(3.6, -9, 20, y, z), 30),
  );

/** Cabin filter: pleats in a frame. */
const filter = (): Solid =>
  join(
    cut(box([-16, -34, -104], [16, 34, 104]), box([-30, -30, -100], [30, 30, 100])),
    extrudeAlong(
      "y",
      polygon([
        ...Array.from({ length: 21 }, (_, i) => [i % 2 ? 12 : -12, -100 + i * 10]),
        ...Array.from({ length: 21 }, (_, i) => [(20 - i) % 2 ? 14.5 : -9.5, 100 - i * 10]),
      ]),
      -31,
      31,
    ),
  );

const filterLid = (): Solid =>
  join(
    cut(
      rounded(box([0, -42, -78], [6, 42, 78]), 8, (e) => e.inDirection([1, 0, 0])),
      box([4, -30, -60], [20, 30, 60]),
    ),
    [-50, 0, 50].map((z) => box([3, -30, z - 2], [8, 30, z + 2])),
    [-1, 1].map((s) => box([-14, -10, s * 74 - 3], [3, 10, s * 74 + 3])),
  );

/** Flap: blade with sealing lip on its shaft, along X. */
const flap = (length: number, wide: number): Solid =>
  join(
    cylinder(5, -length / 2 - 16, length / 2 + 12),
    box([-length / 2, -wide, -1.6], [length / 2, wide, 1.6]),
    [-1, 1].map((s) => box([-length / 2, s * wide - 3, -3.4], [length / 2, s * wide + 3, 3.4])),
    [-.3, 0, .3].map((at) => box([at * length - 2, -wide, -6], [at * length + 2, wide, 6])),
    box([length / 2 + 10, -3, -6], [length / 2 + 22, 3, 6]),
  );

const flapMotor = (): Solid =>
  cut(
    join(
      rounded(extrude(roundedRectangle(58, 44, 8), 0, 26), 2, (e) => e.inPlane("YZ", 26)),
      revolve([[-10, 0], [-10, 9], [0, 9], [0, 12], [28, 12], [30, 10], [30, 0]]).translate(0, 10, 0),
      [[-36, 14], [36, -14]].map(([y, z]) => extrude(slot([y! * .7, z!], [y!, z!], 7), 0, 6)),
      moved(socket(24, 12, 16), [13, -28, 0], [0, 0, -90]),
    ),
    [[-36, 14], [36, -14]].map(([y, z]) => cylinder(3, -20, 20, y!, z!)),
    box([-20, 7, -3], [-4, 13, 3]),
  );

function parts(): Part[] {
  const by = (base: V3, x: number, y = 0, z = 0): V3 => add(base, [x, y, z]);
  const up = onSheet(-60, 320), mid = onSheet(-60, -10), low = onSheet(40, -330);
  const screw = socketScrew(5, 26), small = socketScrew(4, 14);
  return [
    {
      callout: 1,
      name: "case_rear",
      solid: half(90, false),
      explode: by(up, -60),
      axis: "blower",
      anchor: [0, ...SCROLL],
      finish: "black",
    },
    {
      callout: 2,
      name: "blend_flap",
      solid: flap(130, 40),
      at: [0, -60, 80],
      explode: by(up, 150, 60, 80),
      axis: "flap",
      anchor: [80, 0, 0],
      finish: "plastic",
    },
    {
      callout: 3,
      name: "flap_motor",
      solid: flapMotor(),
      at: [110, -70, 80],
      explode: by(up, 220, 60, 80),
      axis: "flap",
      anchor: [0, 10, 0],
      finish: "black",
    },
    ...[[-36, 14], [36, -14]].map(([y, z], i): Part => ({
      callout: 4,
      name: `motor_screw_${i + 1}`,
      solid: small,
      at: [116, -70 + y!, 80 + z!],
      explode: by(up, 262, 60, 80),
      fine: true,
    })),
    {
      callout: 5,
      name: "evaporator",
      solid: exchanger(190, 180, 52, false),
      turn: [0, 0, 0],
      at: [0, -60, -10],
      explode: by(mid, -190, -60, 40),
      finish: "aluminium",
    },
    {
      callout: 6,
      name: "heater_core",
      solid: exchanger(170, 120, 30, true),
      at: [40, -40, -30],
      explode: by(mid, 20, 40, -20),
      finish: "aluminium",
    },
    {
      callout: 7,
      name: "blower_wheel",
      solid: blowerWheel(),
      at: [0, ...SCROLL],
      explode: by(mid, 190, 140, 100),
      axis: "blower",
      finish: "plastic",
    },
    {
      callout: 8,
      name: "case_front",
      solid: half(84, true),
      explode: by(low, -110),
      axis: "motor",
      anchor: [84, ...SCROLL],
      finish: "black",
    },
    ...[[-164, 20], [-120, 140], [50, 120], [180, 66]].map(([y, z], i): Part => ({
      callout: 9,
      name: `case_screw_${i + 1}`,
      solid: screw,
      at: [18, y!, z!],
      explode: by(low, -50),
      fine: true,
    })),
    {
      callout: 10,
      name: "blower_motor",
      solid: blowerMotor(),
      turn: [0, 0, 180],
      at: [80, ...SCROLL],
      explode: by(low, 70),
      axis: "motor",
      finish: "black",
    },
    ...around(3, 74, (y, z) => [y, z], 30).slice(0, 2).map(([y, z], i): Part => ({
      callout: 11,
      name: `blower_screw_${i + 1}`,
      solid: small,
      at: [84, SCROLL[0] - y!, SCROLL[1] + z!],
      explode: by(low, 120),
      fine: true,
    })),
    {
      callout: 12,
      name: "cabin_filter",
      solid: filter(),
      at: [70, -64, -10],
      explode: by(low, 40, -70, -60),
      axis: "filter",
      finish: "white",
    },
    {
      callout: 13,
      name: "filter_lid",
      solid: filterLid(),
      at: [90, -64, -10],
      explode: by(low, 130, -70, -60),
      axis: "filter",
      finish: "black",
    },
    {
      callout: 14,
      name: "drain_hose",
      solid: join(
        tube(12, 9, 0, 60),
        tube(14, 9, 0, 10),
        revolve([[56, 9], [56, 13], [64, 11], [70, 10], [70, 9]]),
      ),
      turn: [0, 90, 0],
      at: [0, -40, -130],
      explode: by(up, -80, -30, -60),
      finish: "rubber",
    },
  ];
}

const assembly: Assembly = {
  name: "air_box",
  title: { zh_CN: "空调箱", en_US: "Heater and evaporator box" },
  view: USUAL_VIEW,
  parts,
};
export default assembly;
