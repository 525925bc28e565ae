/** Exhaust: converter with probes and heat shield, flexible joint, middle and rear silencer, hangers, tail trim. */
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
  nut,
  type Part,
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

const PIPE = 27;

/** Flange with two or three holes, along X. */
const flange = (radius: number, holes: number, start = 90): Solid =>
  cut(
    join(
      tube(PIPE + 12, PIPE - 3, 0, 9),
      around(holes, radius, (y, z) => extrude(slot([y * .5, z * .5], [y, z], 13), 0, 9), start),
    ),
    around(holes, radius, (y, z) => cylinder(5.6, -9, 20, y, z), start),
    cylinder(PIPE - 3, -9, 20),
  );

/** Converter: inlet cone from three pipes, can with beads, outlet cone, probe bosses. */
function converter(): Solid {
  const can = revolve([
    [-70, 0],
    [-70, 34],
    [-58, 40],
    [-30, 58],
    [-20, 64],
    [-14, 66],
    [-4, 66],
    [-2, 64],
    [40, 64],
    [44, 67],
    [54, 67],
    [58, 64],
    [104, 64],
    [106, 66],
    [118, 66],
    [124, 62],
    [150, 40],
    [164, 29],
    [196, 29],
    [196, 0],
  ]);
  const bosses = [[-40, 46], [150, 36]].map(([x, r]) =>
    cut(
      rod(13, 24, [x!, -r! * .5, r! * .62], [0, -.5, .86]),
      rod(7, 40, [x!, -r! * .5, r! * .62], [0, -.5, .86]),
    )
  );
  const head = cut(
    rounded(extrude(roundedRectangle(176, 74, 20), -94, -82), 2, (e) => e.inPlane("YZ", -94)),
    [-52, 0, 52].map((y) => cylinder(20, -120, -60, y, 0)),
    [[-76, 24], [-26, -26], [26, 26], [76, -24]].map(([y, z]) => cylinder(5.4, -120, -60, y!, z!)),
  );
  const runners = [-52, 0, 52].map((y) => rod(25, 50, [-92, y, 0], [1, -y / 60, 0]));
  return cut(
    join(
      can,
      cut(join(head, runners), [-52, 0, 52].map((y) => cylinder(20, -120, -70, y, 0))),
      bosses,
      flange(52, 3).translate(190, 0, 0),
    ),
    cylinder(PIPE - 2, 150, 230),
  );
}

/** Oxygen probe: hexagon, body with slots, cable tail; its seat at x = 0, tip towards -X. */
function probe(length: number): Solid {
  const body = join(
    revolve([[-26, 0], [-26, 5], [-24, 6], [-12, 6], [-12, 8.5], [0, 8.5], [0, 0]]),
    prism(22, 0, 9),
    revolve([[8, 0], [8, 8.6], [12, 9], [30, 9], [32, 7.6], [46, 7.6], [48, 6], [56, 6], [56, 0]]),
  );
  return group(
    body,
    hose([[54, 0, 0], [70, 0, 0], [92, 10, 8], [104, 34, 12], [96, length, 4]], 4),
    moved(box([0, -9, -6], [26, 9, 6]), [86, length + 4, 2], [0, 0, 90]),
  );
}

/** Pressed heat shield over the converter: half shell with beads and four feet. */
function heatShield(): Solid {
  const half = cut(
    join(
      tube(84, 82, -20, 120),
      [8, 36, 64, 92].map((x) => revolve([[x - 7, 82.5], [x, 88], [x + 7, 82.5]])),
    ),
    box([-60, -120, -120], [160, 120, 10]),
    tube(82, 0.5, -40, 140),
  );
  const feet = [[0, -1], [100, -1], [0, 1], [100, 1]].map(([x, s]) =>
    cut(
      extrudeAlong("z", roundedRectangle(34, 30, 8).translate(x!, s! * 94), 10, 12.4),
      rod(4.5, 30, [x!, s! * 98, 0], [0, 0, 1]),
    )
  );
  return join(half, feet);
}

/** Braided flexible joint between two pipe ends. */
const flexJoint = (): Solid =>
  revolve([
    [-96, 25],
    [-96, 28],
    [-60, 28],
    [-60, 36],
    [-44, 36],
    ...Array.from({ length: 9 }, (_, i) => [[-42 + i * 9.6, 35], [-38 + i * 9.6, 39], [-36 + i * 9.6, 39]])
      .flat(),
    [46, 36],
    [60, 36],
    [60, 28],
    [96, 28],
    [96, 25],
  ]);

/** Silencer along X: oval can with rolled ends and pressed beads. */
function silencer(width: number, height: number, length: number): Solid {
  const can = rounded(
    extrude(roundedRectangle(width, height, height * .46), 0, length),
    [10, 6],
    (e) => e.either([(q: typeof e) => q.inPlane("YZ", 0), (q: typeof e) => q.inPlane("YZ", length)]),
  );
  const rolls = [10, length - 16].map((x) =>
    extrude(roundedRectangle(width + 7, height + 7, height * .48), x, x + 6)
  );
  const beads = [.32, .5, .68].map((part) =>
    extrude(roundedRectangle(width + 4, height + 4, height * .46), length * part - 6, length * part + 6)
  );
  return join(can, rolls, beads);
}

const hook = (points: V3[]): Solid => group(hose(points, 5.5), rod(8, 4, points.at(-1)!, [0, 1, 0]));

/** Rubber hanger: thick loop with two eyes. */
const hanger = (): Solid =>
  cut(
    rounded(extrude(slot([0, -22], [0, 22], 21), -12, 12), 4, (e) => e.inPlane("YZ", 12)),
    [-24, 24].map((z) => cylinder(6, -30, 30, 0, z)),
    extrude(roundedRectangle(20, 16, 6), -30, 30),
  );

/** Double band clamp with bolt lugs. */
const sleeve = (): Solid =>
  join(
    cut(tube(33, 29.5, -32, 32), box([-40, -4, 20], [40, 4, 50])),
    [-1, 1].map((s) => box([-32, s * 4, 28], [32, s * 8, 48])),
    [-18, 18].map((x) =>
      join(
        rod(4, 40, [x, -20, 38], [0, 1, 0]),
        rod(7.4, 7, [x, -17, 38], [0, 1, 0]),
        rod(7.4, 6, [x, 8, 38], [0, 1, 0]),
      )
    ),
  );

const trim = (): Solid =>
  cut(
    rounded(extrude(roundedRectangle(112, 66, 30), 0, 92), [5, 3], (e) => e.inPlane("YZ", 92)),
    extrude(roundedRectangle(98, 52, 24), 12, 120),
    cylinder(29, -20, 40),
    [-30, 0, 30].map((y) => box([-6, y - 3, -60], [20, y + 3, 60])),
  );

function parts(): Part[] {
  const front = onSheet(-60, 430), middle = onSheet(-60, 150), rear = onSheet(-90, -200);
  const from = (base: V3, x: number): V3 => add(base, [x, 0, 0]);
  const spring = bolt(10, 56), plain = nut(10, { flange: true });
  const ears = around(3, 52, (y, z) => [y, z]);
  const midPipe = group(
    silencer(150, 96, 190).translate(60, 0, 0),
    hose([[62, 0, 0], [20, 0, 0], [-60, 0, 0], [-120, 0, 10], [-190, 0, 14]], PIPE),
    hose([[248, 0, 0], [290, 0, 0], [360, 0, 0]], PIPE),
    flange(52, 3).translate(-196, 0, 14),
    hook([[120, -76, 10], [120, -96, 10], [120, -104, 40], [120, -124, 44]]),
  );
  const rearBox = group(
    silencer(250, 120, 200).translate(150, 30, 0),
    hose([[152, -40, 0], [100, -40, 0], [50, -40, 10], [0, -40, 46], [-60, -40, 60], [-120, -40, 60], [
      -160,
      -40,
      60,
    ]], PIPE),
    hose([[348, -50, 0], [380, -50, 0], [420, -50, -6]], 24),
    hose([[348, 110, 0], [380, 110, 0], [420, 110, -6]], 24),
    hook([[200, -95, 30], [200, -116, 30], [200, -122, 56], [200, -146, 60]]),
    hook([[300, -95, 30], [300, -116, 30], [300, -122, 56], [300, -146, 60]]),
  );
  return [
    {
      callout: 1,
      name: "gasket",
      solid: cut(
        extrude(roundedRectangle(178, 76, 20), 0, 3),
        [-52, 0, 52].map((y) => cylinder(21, -9, 9, y, 0)),
        [[-76, 24], [-26, -26], [26, 26], [76, -24]].map(([y, z]) => cylinder(5.6, -9, 9, y!, z!)),
      ),
      at: [-98, 0, 0],
      explode: from(front, -160),
      axis: "pipe",
      finish: "steel",
    },
    {
      callout: 2,
      name: "converter",
      solid: converter(),
      explode: from(front, -70),
      axis: "pipe probe_front probe_rear",
      anchor: { pipe: [190, 0, 0], probe_front: [-40, -26, 46], probe_rear: [150, -18, 40] },
      finish: "steel",
    },
    {
      callout: 3,
      name: "oxygen_probe_front",
      solid: probe(60),
      turn: [-30, -60, -90],
      at: [-40, -36, 50],
      explode: add(front, [-70, -70, 96]),
      axis: "probe_front",
      outline: "mesh",
      finish: "zinc",
      fine: true,
    },
    {
      callout: 4,
      name: "monitor_probe_rear",
      solid: probe(90),
      turn: [-30, -60, -90],
      at: [150, -30, 44],
      explode: add(front, [-70, -40, 60]),
      axis: "probe_rear",
      outline: "mesh",
      finish: "zinc",
      fine: true,
    },
    {
      callout: 5,
      name: "heat_shield",
      solid: heatShield(),
      explode: add(front, onSheet(190, 96)),
      axis: "shield",
      finish: "aluminium",
    },
    ...[[0, -98], [100, -98], [100, 98]].map(([x, y], i): Part => ({
      callout: 6,
      name: `shield_bolt_${i + 1}`,
      solid: bolt(6, 16),
      turn: [0, -90, 0],
      at: [x!, y!, 12],
      explode: add(add(front, onSheet(190, 96)), [0, 0, 30]),
      fine: true,
    })),
    {
      callout: 7,
      name: "flange_seal",
      solid: revolve([[-5, 27], [-5, 38], [0, 41], [5, 38], [5, 27]]),
      at: [204, 0, 0],
      explode: from(front, 0),
      axis: "pipe",
      finish: "steel",
    },
    ...ears.map(([y, z], i): Part => ({
      callout: 8,
      name: `flange_bolt_${i + 1}`,
      solid: spring,
      at: [226, y!, z!],
      explode: from(front, 210),
      fine: true,
    })),
    {
      callout: 9,
      name: "flex_joint",
      solid: cut(join(flexJoint(), flange(52, 3).translate(-104, 0, 0)), cylinder(24, -140, 120)),
      at: [330, 0, 0],
      explode: from(front, 20),
      axis: "pipe",
      finish: "steel",
    },
    {
      callout: 10,
      name: "sleeve_front",
      solid: sleeve(),
      at: [430, 0, 0],
      explode: from(front, 100),
      axis: "pipe",
      finish: "zinc",
    },
    {
      callout: 11,
      name: "middle_silencer",
      solid: midPipe,
      at: [640, 0, 0],
      explode: from(middle, -640),
      finish: "steel",
      outline: "mesh",
      axis: "middle",
      anchor: [360, 0, 0],
    },
    ...ears.map(([y, z], i): Part => ({
      callout: 12,
      name: `flange_nut_${i + 1}`,
      solid: plain,
      turn: [0, 0, 180],
      at: [444, y!, z! + 14],
      explode: from(middle, -690),
      fine: true,
    })),
    {
      callout: 10,
      name: "sleeve_rear",
      solid: sleeve(),
      at: [1010, 0, 0],
      explode: from(middle, -556),
      axis: "middle",
      finish: "zinc",
    },
    {
      callout: 13,
      name: "rear_silencer",
      solid: rearBox,
      at: [1180, 0, 0],
      explode: from(rear, -1150),
      finish: "steel",
      outline: "mesh",
    },
    {
      callout: 14,
      name: "hanger_1",
      solid: hanger(),
      turn: [0, 0, 90],
      at: [760, -124, 68],
      explode: add(middle, [-640, -110, 0]),
      finish: "rubber",
    },
    {
      callout: 14,
      name: "hanger_2",
      solid: hanger(),
      turn: [0, 0, 90],
      at: [1380, -146, 84],
      explode: add(rear, [-1150, -130, -10]),
      finish: "rubber",
    },
    {
      callout: 14,
      name: "hanger_3",
      solid: hanger(),
      turn: [0, 0, 90],
      at: [1480, -146, 84],
      explode: add(rear, [-1150, -130, -10]),
      finish: "rubber",
    },
    {
      callout: 15,
      name: "tail_trim_left",
      solid: trim(),
      at: [1590, -50, -6],
      explode: from(rear, -1060),
      finish: "zinc",
    },
    {
      callout: 15,
      name: "tail_trim_right",
      solid: trim(),
      at: [1590, 110, -6],
      explode: from(rear, -1060),
      finish: "zinc",
    },
  ];
}

const assembly: Assembly = {
  name: "exhaust",
  title: { zh_CN: "排气系统", en_US: "Exhaust system" },
  view: USUAL_VIEW,
  parts,
};
export default assembly;
