/** Brake booster with master cylinder and fluid reservoir, pedal box with pedals and sensors. */
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
  join,
  moved,
  nut,
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
  stud,
  threaded,
  tube,
  type V2,
  type V3,
} from "../../drawing/mod.ts";
import { onSheet, USUAL_VIEW } from "./solids/on_sheet.ts";
import { socket } from "./solids/plugs.ts";
import { bellows } from "./solids/rubber.ts";

// The cylinder's axle is X: the engine side towards +X, the pedals towards -X.
const STUDS: V2[] = [[-48, 34], [48, 34], [-48, -34], [48, -34]], UPRIGHT: V3 = [0, -90, 0];

/** Booster: two rolled shells with beads, neck behind with four studs, seat of the cylinder in front. */
function booster(): Solid {
  const shells = revolve([
    [-62, 0],
    [-62, 30],
    [-46, 32],
    [-44, 58],
    [-38, 66],
    [-30, 92],
    [-24, 104],
    [-8, 110],
    [-6, 116],
    [4, 116],
    [6, 110],
    [16, 108],
    [26, 98],
    [34, 72],
    [38, 60],
    [44, 54],
    [46, 44],
    [46, 0],
  ]);
  const beads = around(
    8,
    84,
    (y, z, a) =>
      rounded(box([24, -7, -16], [38, 7, 14]), 4, (e) => e.inDirection([1, 0, 0])).rotate(a - 90, [0, 0, 0], [
        1,
        0,
        0,
      ]).translate(0, y * .98, z * .98),
    22,
  );
  const valve = moved(
    join(tube(13, 9, 0, 16), revolve([[12, 6], [12, 9], [40, 9], [42, 11], [46, 8], [46, 6]])),
    [24, 40, 66],
    [0, 0, 0],
  );
  const studs = STUDS.map(([y, z]) => moved(stud(8, 30), [-42, y, z], [0, 0, 180]));
  const front = [-36, 36].map((y) => moved(stud(8, 24), [44, y, 0]));
  const pushRod = join(cylinder(6, -110, -60), revolve([[-64, 0], [-64, 18], [-84, 16], [-92, 9], [-92, 0]]));
  return join(cut(join(shells, beads), cylinder(24, 40, 60)), valve, studs, front, pushRod);
}

/** Master cylinder: barrel with two ports, flange, reservoir seats. */
function master(): Solid {
  const barrel = revolve([[-36, 0], [-36, 22], [0, 22], [0, 29], [60, 27], [140, 25], [150, 22], [152, 17], [
    152,
    0,
  ]]);
  const flange = cut(
    extrude(slot([-36, 0], [36, 0], 15), 0, 11),
    [-36, 36].map((y) => cylinder(4.6, -9, 30, y, 0)),
  );
  const seats = [36, 104].map((x) =>
    cut(rod(17, 44, [x, 0, 0], [0, 0, 1]), rod(11, 40, [x, 0, 30], [0, 0, 1]))
  );
  const ports = [52, 116].map((x) =>
    cut(rod(12, 44, [x, 0, -4], [0, -1, 0]), rod(6, 40, [x, -30, -4], [0, -1, 0]))
  );
  const rib = box([8, -4, 18], [140, 4, 32]);
  return join(barrel, flange, seats, ports, rib);
}

/** Reservoir: two moulded halves, filler neck, level sensor, two spigots. */
function reservoir(): Solid {
  const lower = rounded(box([-6, -48, 18], [150, 52, 62]), [14, 9], (e) => e.inDirection([0, 0, 1]));
  const upper = rounded(
    rounded(box([-6, -48, 60], [150, 52, 104]), [14, 9], (e) => e.inDirection([0, 0, 1])),
    [9, 5, 3],
    (e) => e.inPlane("XY", 104),
  );
  const weld = rounded(box([-11, -53, 58], [155, 57, 64]), 16, (e) => e.inDirection([0, 0, 1]));
  const neck = join(
    rod(27, 26, [104, 4, 100], [0, 0, 1]),
    tube(29, 24, 0, 3).rotate(-90, [0, 0, 0], [0, 1, 0]).translate(104, 4, 116),
  );
  const spigots = [36, 104].map((x) =>
    join(rod(12, 26, [x, 0, -4], [0, 0, 1]), rod(9, 16, [x, 0, -16], [0, 0, 1]))
  );
  const sensor = moved(socket(22, 14, 20), [60, -46, 32], [0, 0, -90]);
  const marks = [74, 90].map((z) => box([20, -51, z], [50, -46, z + 2]));
  const hoseEnd = moved(revolve([[0, 0], [0, 8], [16, 8], [17, 10], [21, 7], [28, 6.6], [28, 0]]), [
    20,
    52,
    40,
  ], [0, 0, 90]);
  return cut(
    join(lower, upper, weld, neck, spigots, sensor, marks, hoseEnd),
    rod(22, 60, [104, 4, 70], [0, 0, 1]),
  );
}

const cap = (): Solid =>
  join(
    cut(
      revolve([[-12, 24], [-12, 34], [14, 34], [20, 30], [20, 0], [12, 0], [12, 24]]),
      around(16, 36, (y, z) => cylinder(3, -20, 12, y, z)),
    ),
    revolve([[18, 0], [18, 12], [23, 11], [23, 0]]),
  );

/** Bracket of the pedals: two cheeks, front plate with opening, top flange, cross bolt bosses. */
function pedalBox(): Solid {
  const plate = cut(
    rounded(box([-4, -76, -58], [0, 76, 58]), 14, (e) => e.inDirection([1, 0, 0])),
    cylinder(33, -20, 20),
    STUDS.map(([y, z]) => cylinder(5, -20, 20, y, z)),
  );
  const cheek = (y: number) =>
    cut(
      extrudeAlong(
        "y",
        polygon([[-2, 52], [-2, -50], [-40, -40], [-150, 40], [-170, 110], [-110, 128], [-60, 100]]).fillet(
          12,
        ),
        y - 2,
        y + 2,
      ),
      rod(8, 30, [-128, y - 15, 86], [0, 1, 0]),
      rod(16, 30, [-52, y - 15, 30], [0, 1, 0]),
    );
  const top = cut(
    box([-172, -60, 106], [-104, 60, 111]),
    [-40, 40].map((y) => rod(6, 20, [-140, y, 100], [0, 0, 1])),
  );
  const bosses = [-58, 58].map((y) =>
    tube(13, 8, -6, 6).rotate(90, [0, 0, 0], [0, 0, 1]).translate(-128, y, 86)
  );
  const ties = [rod(8, 120, [-40, -60, -20], [0, 1, 0])];
  return join(plate, cheek(-58), cheek(58), top, bosses, ties);
}

/** Pedal: bent arm with hub and foot plate; the hub at its origin, axis along Y. */
function pedal(width: number, gas: boolean): Solid {
  const hub = cut(rod(15, 60, [0, -30, 0], [0, 1, 0]), rod(9, 80, [0, -40, 0], [0, 1, 0]));
  const arm = extrudeAlong(
    "y",
    polygon([[-12, 4], [-30, -60], [-34, -150], [-74, -232], [-58, -242], [-14, -156], [-8, -60], [12, -2]])
      .fillet(6),
    -6,
    6,
  );
  const foot = rounded(
    box([-84, -width / 2, -262], [-76, width / 2, -262 + (gas ? 110 : 62)]),
    [10, 6],
    (e) => e.inDirection([1, 0, 0]),
  ).rotate(gas ? 6 : 14, [-80, 0, -240], [0, 1, 0]);
  const eye = cut(rod(11, 22, [-20, -11, -58], [0, 1, 0]), rod(5.4, 40, [-20, -20, -58], [0, 1, 0]));
  return join(hub, arm, foot, eye);
}

/** Rubber of a pedal with its grip ribs. */
const pad = (): Solid =>
  join(
    rounded(box([-7, -38, -34], [3, 38, 34]), [9, 6], (e) => e.inDirection([1, 0, 0])),
    [-22, -11, 0, 11, 22].map((z) =>
      rounded(box([-12, -30, z - 3], [-6, 30, z + 3]), 2, (e) => e.inDirection([0, 1, 0]))
    ),
  );

/** Accelerator module: housing with sensor and pedal lever. */
const accelerator = (): Solid =>
  join(
    rounded(box([-46, -34, -20], [40, 34, 70]), 10, (e) => e.inDirection([0, 1, 0])),
    extrudeAlong(
      "y",
      polygon([[-40, 20], [-64, -40], [-92, -130], [-80, -136], [-50, -44], [-26, 8]]).fillet(5),
      -8,
      8,
    ),
    rounded(box([-104, -26, -190], [-94, 26, -90]), [9, 6], (e) => e.inDirection([1, 0, 0])).rotate(10, [
      -99,
      0,
      -140,
    ], [0, 1, 0]),
    [-40, 40].map((y) =>
      cut(extrude(slot([y * .7, 54], [y * 1.2, 54], 11), 30, 38), cylinder(5, 0, 60, y * 1.2, 54))
    ),
    moved(socket(30, 16, 22), [-4, 0, 68], UPRIGHT),
    [-10, 10, 30, 50].map((z) => box([-36, -36, z - 2], [30, -33, z + 2])),
  );

const lightSwitch = (): Solid =>
  join(
    threaded(revolve([[-30, 0], [-30, 9], [10, 9], [10, 0]]), 18, -28, 8),
    cylinder(4, -46, -28),
    prism(24, 8, 14),
    rounded(box([12, -13, -11], [34, 13, 11]), 3, (e) => e.inDirection([1, 0, 0])),
    socket(20, 14, 18).translate(33, 0, 0),
  );

function parts(): Part[] {
  const by = (base: V3, x: number, y = 0, z = 0): V3 => add(base, [x, y, z]);
  const up = onSheet(0, 250), low = onSheet(70, -190), far = onSheet(170, -330);
  return [
    {
      callout: 1,
      name: "booster",
      solid: booster(),
      explode: by(up, -120),
      axis: "main",
      anchor: [46, 0, 0],
      finish: "black",
    },
    {
      callout: 2,
      name: "cylinder_seal",
      solid: seal(23, 2.6),
      at: [44, 0, 0],
      explode: by(up, -46),
      axis: "main",
      finish: "rubber",
      fine: true,
    },
    {
      callout: 3,
      name: "master_cylinder",
      solid: master(),
      at: [48, 0, 0],
      explode: by(up, 40),
      axis: "main tank",
      anchor: { main: [0, 0, 0], tank: [104, 0, 44] },
      finish: "aluminium",
    },
    ...[-36, 36].map((y, i): Part => ({
      callout: 4,
      name: `cylinder_nut_${i + 1}`,
      solid: nut(8, { flange: true }),
      at: [60, y, 0],
      explode: by(up, i ? 64 : 74, i ? 0 : -30),
      fine: true,
    })),
    {
      callout: 5,
      name: "plug_seal_1",
      solid: revolve([[-9, 9], [-9, 17], [-5, 20], [0, 20], [2, 15], [9, 15], [9, 9]]),
      turn: UPRIGHT,
      at: [152, 0, 40],
      explode: by(up, 40, 0, 30),
      axis: "tank",
      finish: "rubber",
    },
    {
      callout: 5,
      name: "plug_seal_2",
      solid: revolve([[-9, 9], [-9, 17], [-5, 20], [0, 20], [2, 15], [9, 15], [9, 9]]),
      turn: UPRIGHT,
      at: [84, 0, 40],
      explode: by(up, 40, 0, 30),
      finish: "rubber",
    },
    {
      callout: 6,
      name: "reservoir",
      solid: reservoir(),
      at: [48, 0, 54],
      explode: by(up, 40, 0, 100),
      axis: "tank cap",
      anchor: { tank: [104, 0, -16], cap: [104, 4, 126] },
      finish: "white",
    },
    {
      callout: 7,
      name: "reservoir_cap",
      solid: cap(),
      turn: UPRIGHT,
      at: [152, 4, 180],
      explode: by(up, 40, 0, 145),
      axis: "cap",
      finish: "black",
    },
    {
      callout: 8,
      name: "gasket",
      solid: cut(
        rounded(extrude(roundedRectangle(140, 104, 16), 0, 3), .6),
        cylinder(33, -9, 9),
        STUDS.map(([y, z]) => cylinder(5, -9, 9, y, z)),
      ),
      at: [-46, 0, 0],
      explode: by(low, 60),
      axis: "box",
      finish: "rubber",
    },
    {
      callout: 9,
      name: "pedal_box",
      solid: pedalBox(),
      at: [-50, 0, 0],
      explode: by(low, -40),
      axis: "box shaft",
      anchor: { box: [0, 0, 0], shaft: [-128, -64, 86] },
      finish: "steel",
    },
    ...STUDS.slice(0, 3).map(([y, z], i): Part => ({
      callout: 10,
      name: `box_nut_${i + 1}`,
      solid: nut(8, { flange: true }),
      turn: [0, 0, 180],
      at: [-56, y, z],
      explode: by(low, -250),
      fine: true,
    })),
    {
      callout: 11,
      name: "pedal",
      solid: pedal(70, false),
      at: [-178, 0, 86],
      explode: by(low, 60, -210, -60),
      axis: "shaft",
      finish: "steel",
    },
    {
      callout: 12,
      name: "pedal_pad",
      solid: pad(),
      at: [-262, 0, -146],
      explode: by(low, -50, -300, -60),
      finish: "rubber",
    },
    {
      callout: 13,
      name: "pedal_bolt",
      solid: bolt(12, 140, { thread: 24 }),
      turn: [0, 0, -90],
      at: [-178, -74, 86],
      explode: by(low, 60, -300, -60),
      axis: "shaft",
      fine: true,
    },
    {
      callout: 14,
      name: "brake_switch",
      solid: lightSwitch(),
      turn: [0, 0, 0],
      at: [-110, 20, 60],
      explode: by(low, 170, 60, 130),
      finish: "black",
    },
    {
      callout: 15,
      name: "accelerator",
      solid: accelerator(),
      at: [-120, 140, 60],
      explode: by(far, 60, -20, 0),
      finish: "black",
    },
    ...[-48, 48].map((y, i): Part => ({
      callout: 16,
      name: `accelerator_nut_${i + 1}`,
      solid: nut(6, { flange: true }),
      at: [-80, 140 + y, 114],
      explode: by(far, 110, -20, 0),
      fine: true,
    })),
    {
      callout: 17,
      name: "push_rod_boot",
      solid: bellows(60, 30, 12, 3),
      turn: [0, 0, 180],
      at: [-64, 0, 0],
      explode: by(up, -250),
      axis: "main",
      anchor: [0, 0, 0],
      finish: "rubber",
    },
  ];
}

const assembly: Assembly = {
  name: "brake_booster",
  title: { zh_CN: "制动助力器与踏板机构", en_US: "Brake booster and pedals" },
  view: USUAL_VIEW,
  parts,
};
export default assembly;
