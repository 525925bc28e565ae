/** Fuel tank: tank with straps, delivery unit with its lock ring, filler pipe with cap, carbon canister, vent lines. */
import {
  add,
  around,
  type Assembly,
  bolt,
  box,
  cut,
  cylinder,
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
  seal,
  slot,
  type Solid,
  tube,
  type V2,
  type V3,
} from "../../drawing/mod.ts";
import { onSheet, USUAL_VIEW } from "./solids/on_sheet.ts";
import { socket } from "./solids/plugs.ts";

const UPRIGHT: V3 = [0, -90, 0];
/** opening of the delivery unit and seats of the two valves (x, y); height of the tank's roof */
const PUMP: V2 = [-60, -20], VALVES: V2[] = [[110, 130], [110, -150]], ROOF = 170;
const STRAPS = [-130, 90];

/** Tank: two shells with a weld all round, channels for the straps, seat of the delivery unit, tunnel below. */
function tank(): Solid {
  const outline = (grow: number) => roundedRectangle(430 + grow, 520 + grow, 90);
  const lower = rounded(extrudeAlong("z", outline(0), 0, 92), [38, 24, 12], (e) => e.inPlane("XY", 0));
  const upper = rounded(extrudeAlong("z", outline(0), 88, ROOF), [38, 24, 12], (e) => e.inPlane("XY", ROOF));
  const weld = extrudeAlong("z", outline(22), 84, 96);
  const step = rounded(
    extrudeAlong("z", roundedRectangle(150, 170, 40).translate(110, 120), ROOF - 30, ROOF + 18),
    [14, 8],
    (e) => e.inPlane("XY", ROOF + 18),
  );
  const channels = STRAPS.map((x) => box([x - 24, -300, ROOF - 8], [x + 24, 300, ROOF + 60]));
  const seat = rod(82, 26, [...PUMP, ROOF - 14], [0, 0, 1]);
  const ring = rod(70, 14, [...PUMP, ROOF + 8], [0, 0, 1]);
  const flat = VALVES.map((at, i) => rod(26, 12, [...at, ROOF + (i ? -2 : 14)], [0, 0, 1]));
  const tunnel = extrudeAlong("y", polygon([[-40, -10], [-22, 60], [22, 60], [40, -10]]), -400, 400);
  const inlet = moved(revolve([[0, 0], [0, 34], [8, 34], [10, 26], [44, 26], [46, 25], [46, 0]]), [
    -120,
    -250,
    122,
  ], [0, 0, -90]);
  const dents = [-70, 0, 70].map((y) =>
    rounded(box([196, y - 20, 20], [240, y + 20, 70]), 8, (e) => e.inDirection([1, 0, 0]))
  );
  return cut(
    join(cut(join(lower, upper, weld, step), channels, tunnel, dents), seat, ring, flat, inlet),
    rod(60, 80, [...PUMP, ROOF - 20], [0, 0, 1]),
    VALVES.map((at) => rod(12, 60, [...at, ROOF - 20], [0, 0, 1])),
    moved(cylinder(21, -20, 80), [-120, -250, 122], [0, 0, -90]),
  );
}

/** Delivery unit along X, head towards +X: flange with fittings, two guides, reservoir, level sender with its float. */
function deliveryUnit(): Solid {
  const head = join(
    revolve([[0, 0], [0, 62], [6, 62], [7, 56], [11, 56], [13, 52], [13, 0]]),
    moved(revolve([[0, 0], [0, 9], [18, 9], [19, 11], [22, 9], [30, 7.4], [34, 7], [34, 0]]), [12, 22, 0], [
      0,
      0,
      90,
    ]).translate(8, 0, 14),
    moved(revolve([[0, 0], [0, 8], [18, 8], [19, 10], [22, 8], [30, 6.6], [30, 0]]), [20, 12, -26], [
      0,
      0,
      90,
    ]),
    moved(socket(30, 18, 26), [22, -14, 0], [0, 0, -90]),
    box([10, -34, -16], [32, -8, 16]),
  );
  const guides = [[-30, 26], [-30, -26]].map(([y, z]) => cylinder(5, -80, 2, y!, z!));
  const springs = [[-30, 26], [-30, -26]].flatMap(([y, z]) =>
    [-70, -58, -46, -34].map((x) => tube(8.6, 4, x, x + 5).translate(0, y!, z!))
  );
  const pot = cut(
    join(
      revolve([[-190, 0], [-190, 46], [-186, 50], [-82, 50], [-80, 48], [-80, 0]]),
      around(4, 50, (y, z) => box([-184, y - 4, z - 4], [-88, y + 4, z + 4]), 45),
    ),
    cylinder(44, -86, 10),
    box([-190, -70, -10], [-178, 70, 10]),
  );
  const pump = revolve([[-172, 0], [-172, 22], [-72, 22], [-66, 18], [-58, 8], [-58, 0]]);
  const line = cylinder(5, -60, 4, 10, 10);
  const sender = join(box([-150, -62, -16], [-104, -48, 16]), cylinder(8, -128, -120, -64, 0));
  const arm = join(rod(2, 96, [-124, -66, 0], [-.3, -1, .15]), rod(2, 40, [-151, -157, 13.6], [0, 0, -1]));
  const float = rod(15, 44, [-151, -157, -30], [0, 0, 1]);
  return join(head, guides, springs, pot, pump, line, sender, arm, float);
}

/** Lock ring with ramps and lugs, along X. */
const lockRing = (): Solid =>
  join(
    cut(tube(76, 56, 0, 4), around(6, 66, (y, z) => cylinder(6, -9, 9, y, z), 20)),
    tube(76, 73, -8, 1),
    around(6, 70, (y, z, a) =>
      box([2, -6, -3], [10, 6, 3]).rotate(a - 90, [0, 0, 0], [1, 0, 0]).translate(0, y, z), 50),
  );

/** Strap of sheet under the tank, hooked behind and bolted in front. */
function strap(): Solid {
  const points: V2[] = [[-282, 96], [-272, 30], [-232, -6], [232, -6], [272, 30], [282, 96]];
  const bar = points.slice(1).map((to, i) => {
    const from = points[i]!, way = Math.atan2(to[1] - from[1], to[0] - from[0]) * 180 / Math.PI;
    return box([-20, -1, -1.6], [20, Math.hypot(to[0] - from[0], to[1] - from[1]) + 1, 1.6])
      .rotate(way, [0, 0, 0], [1, 0, 0]).translate(0, from[0], from[1]);
  });
  const feet = [-1, 1].map((s) =>
    cut(
      extrudeAlong("z", slot([0, s * 280], [0, s * 304], 20), 94, 98),
      rod(6, 20, [0, s * 302, 90], [0, 0, 1]),
    )
  );
  return join(bar, feet);
}

/** Cap with its grip bar, along X. */
const cap = (): Solid =>
  join(
    cut(
      revolve([[-22, 0], [-22, 22], [0, 24], [0, 38], [12, 38], [15, 35], [15, 0]]),
      around(20, 40, (y, z) => cylinder(3, 2, 20, y, z)),
    ),
    rounded(box([13, -28, -6], [28, 28, 6]), 4, (e) => e.inDirection([1, 0, 0])),
    [-12, -6].map((x) => tube(25, 20, x - 2, x)),
  );

/** Carbon canister: ribbed box with three fittings and a bracket foot. */
function canister(): Solid {
  const body = rounded(box([-90, -52, 0], [90, 52, 96]), [16, 10], (e) => e.inDirection([1, 0, 0]));
  const bands = [-62, -31, 0, 31, 62].map((x) =>
    rounded(box([x - 3, -56, -4], [x + 3, 56, 100]), [16, 8], (e) => e.inDirection([1, 0, 0]))
  );
  const end = rounded(box([88, -56, -4], [100, 56, 100]), [16, 8], (e) => e.inDirection([1, 0, 0]));
  const pipes = [[-24, 70], [24, 70], [0, 28]].map(([y, z], i) =>
    revolve([
      [98, 0],
      [98, 13 - i],
      [104, 13 - i],
      [106, 9],
      [122, 9],
      [123, 11],
      [127, 8.4],
      [134, 8],
      [134, 5.6],
      [100, 5.6],
      [100, 0],
    ]).translate(0, y!, z!)
  );
  const feet = [-60, 60].map((x) =>
    cut(extrudeAlong("z", slot([x, -40], [x, -84], 14), -4, 2), rod(5, 20, [x, -82, -10], [0, 0, 1]))
  );
  return join(body, bands, end, pipes, feet);
}

/** Roll-over valve, along X: cap above, float housing below. */
const valve = (): Solid =>
  join(
    revolve([[-44, 0], [-44, 10], [-4, 10.6], [-2, 24], [4, 24], [6, 18], [20, 17], [24, 13], [24, 0]]),
    moved(revolve([[0, 0], [0, 6], [22, 6], [23, 7.6], [27, 5.4], [32, 5], [32, 0]]), [14, 14, 0], [
      0,
      0,
      90,
    ]),
    around(4, 10, (y, z) => box([-40, y - 1.4, z - 1.4], [-6, y + 1.4, z + 1.4])),
  );

function parts(): Part[] {
  const body = onSheet(-40, -60), top = onSheet(-40, 130), below = onSheet(-40, -330);
  const shift = (base: V3, x: number, y: number, z: number): V3 => add(base, [x, y, z]);
  const strapAt = [add(below, [-20, 0, -20]), add(below, [-140, -200, -70])];
  const filler = group(
    hose([[0, 0, 0], [0, -30, 0], [0, -90, 20], [-20, -190, 90], [-60, -290, 170], [-60, -330, 230]], 25),
    hose([[26, -60, 34], [18, -110, 66], [0, -200, 134], [-36, -286, 210], [-44, -306, 234]], 7),
    moved(revolve([[0, 0], [0, 27], [10, 36], [40, 40], [44, 46], [52, 46], [52, 33], [40, 30], [10, 26]]), [
      -60,
      -329,
      226,
    ], [0, -58, 90]),
    box([-60, -210, 96], [-10, -190, 108]),
  );
  const vent = group(
    hose([[0, 0, 0], [0, 34, 0], [-10, 90, 6], [40, 170, 14], [120, 200, 14], [190, 190, 0]], 6),
    hose([[0, -280, -12], [-20, -220, 0], [-20, -90, 14], [-12, 60, 12], [20, 140, 14]], 6),
    ...[[0, 14, 0], [186, 192, 0], [-4, -268, -10]].map(([x, y, z]) =>
      rod(9, 16, [x! - 8, y!, z!], [1, 0, 0])
    ),
  );
  return [
    {
      callout: 1,
      name: "tank",
      solid: tank(),
      explode: body,
      axis: "pump front rear inlet",
      anchor: {
        pump: [...PUMP, ROOF],
        front: [...VALVES[0]!, ROOF],
        rear: [...VALVES[1]!, ROOF],
        inlet: [-120, -290, 122],
      },
      finish: "black",
    },
    {
      callout: 2,
      name: "unit_seal",
      solid: seal(64, 4),
      turn: UPRIGHT,
      at: [...PUMP, ROOF + 22],
      explode: shift(body, 0, 0, 60),
      axis: "pump",
      finish: "rubber",
    },
    {
      callout: 3,
      name: "delivery_unit",
      solid: deliveryUnit(),
      turn: UPRIGHT,
      at: [...PUMP, ROOF + 24],
      explode: shift(body, 0, 0, 300),
      axis: "pump",
      finish: "plastic",
    },
    {
      callout: 4,
      name: "lock_ring",
      solid: lockRing(),
      turn: UPRIGHT,
      at: [...PUMP, ROOF + 34],
      explode: shift(body, 0, 0, 400),
      axis: "pump",
      finish: "steel",
    },
    ...VALVES.map((at, i): Part => ({
      callout: 5,
      name: `valve_${i + 1}`,
      solid: valve(),
      turn: UPRIGHT,
      at: [...at, ROOF + (i ? 10 : 26)],
      explode: shift(body, 0, 0, i ? 90 : 84),
      axis: i ? "rear" : "front",
      finish: "plastic",
      fine: true,
    })),
    {
      callout: 6,
      name: "vent_line",
      solid: vent,
      at: [110, 130, ROOF + 50],
      explode: add(top, [52, 52, 322]),
      finish: "plastic",
      outline: "mesh",
    },
    {
      callout: 7,
      name: "filler_pipe",
      solid: filler,
      at: [-120, -300, 122],
      explode: shift(body, -60, 60, 330),
      finish: "steel",
      outline: "mesh",
    },
    {
      callout: 8,
      name: "filler_cap",
      solid: cap(),
      turn: [0, -58, 90],
      at: [-180, -650, 396],
      explode: shift(body, -60, 112, 412),
      finish: "black",
    },
    {
      callout: 9,
      name: "canister",
      // Diesel does not evaporate, so its tank has none.
      variant: "petrol",
      solid: canister(),
      at: [330, 60, 90],
      explode: add(top, [12, 172, 124]),
      finish: "plastic",
    },
    ...STRAPS.map((x, i): Part => ({
      callout: 10,
      name: `strap_${i + 1}`,
      solid: strap(),
      at: [x, 0, 0],
      explode: strapAt[i]!,
      finish: "steel",
    })),
    ...STRAPS.flatMap((x, i): Part[] =>
      [-1, 1].map((s, k): Part => ({
        callout: 11,
        name: `strap_bolt_${2 * i + k + 1}`,
        solid: bolt(10, 32),
        turn: [0, 90, 0],
        at: [x, s * 302, 90],
        explode: add(strapAt[i]!, [0, 0, -52]),
        fine: true,
      }))
    ),
    {
      callout: 12,
      name: "heat_shield",
      solid: shield(),
      at: [0, 0, -20],
      explode: add(below, [60, 80, -190]),
      finish: "aluminium",
    },
    {
      callout: 13,
      name: "hose_clamp",
      solid: join(
        tube(31, 28, -7, 7),
        prism(11, -6, 10).rotate(90, [0, 0, 0], [0, 0, 1]).translate(-2, 8, 32),
      ),
      turn: [0, 0, 90],
      at: [-120, -310, 122],
      explode: shift(body, 0, -70, 0),
      axis: "inlet",
      finish: "zinc",
      fine: true,
    },
  ];
}

/** Heat shield below the tunnel: folded sheet with beads and four holes. */
function shield(): Solid {
  const profile = polygon([
    [-90, -6],
    [-44, -6],
    [-24, 54],
    [24, 54],
    [44, -6],
    [90, -6],
    [90, -3.4],
    [46, -3.4],
    [26, 57],
    [-26, 57],
    [-46, -3.4],
    [-90, -3.4],
  ]);
  const sheet = extrudeAlong("y", profile, -190, 190);
  const beads = [-120, -40, 40, 120].map((y) =>
    extrudeAlong("y", polygon([[-22, 55], [-20, 60], [20, 60], [22, 55]]), y - 12, y + 12)
  );
  return cut(
    join(sheet, beads),
    [-70, 70].flatMap((x) => [-160, 160].map((y) => rod(6, 30, [x, y, -20], [0, 0, 1]))),
  );
}

const assembly: Assembly = {
  name: "fuel_tank",
  title: { zh_CN: "燃油箱", en_US: "Fuel tank" },
  view: USUAL_VIEW,
  variants: ["petrol", "diesel"],
  parts,
};
export default assembly;
