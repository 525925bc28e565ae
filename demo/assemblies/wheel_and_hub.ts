/** Front wheel with rim, hub unit, steering knuckle and its joints. */
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
  polar,
  polygon,
  prism,
  revolve,
  rod,
  rounded,
  roundedRectangle,
  sector,
  slot,
  socketScrew,
  type Solid,
  stud,
  tube,
  type V3,
  wheelNut,
} from "../../drawing/mod.ts";
import { hubUnit, STUD_RADIUS } from "./solids/hub_unit.ts";

/** number of spoke pairs */
const SPOKES = 5;

/** Window between spokes: a wedge between two radii with its half angles at the inner and outer end. */
const wedge = (r0: number, r1: number, half0: number, half1: number, at: number, round: number) =>
  polygon([
    polar(r0, at - half0),
    polar(r1, at - half1),
    polar(r1 * 1.02, at),
    polar(r1, at + half1),
    polar(r0, at + half0),
  ])
    .fillet(round);

function rim(): Solid {
  const barrel = revolve([
    [92, 224],
    [92, 233],
    [90, 235],
    [85, 235],
    [81, 227],
    [60, 222],
    [40, 206],
    [-10, 204],
    [-30, 216],
    [-84, 222],
    [-90, 228],
    [-93, 235],
    [-98, 235],
    [-100, 233],
    [-100, 228],
    [-92, 220],
    [-86, 214],
    [-30, 208],
    [-12, 197],
    [42, 198],
    [62, 213],
    [82, 216],
  ]);
  const dish = revolve([
    [20, 33],
    [20, 74],
    [30, 92],
    [36, 130],
    [56, 217],
    [85, 219],
    [83, 204],
    [74, 180],
    [62, 120],
    [60, 92],
    [64, 78],
    [66, 74],
    [66, 40],
    [65, 38.5],
    [56, 37],
    [56, 33],
  ]);
  const windows = around(SPOKES, 0, (_y, _z, a) => [
    extrude(wedge(96, 203, 17, 23.2, a + 180 / SPOKES, 11), 0, 110),
    extrude(wedge(112, 200, 2.6, 6.6, a, 5), 0, 110),
  ]).flat();
  const seats = around(SPOKES, STUD_RADIUS, (y, z) => [
    cylinder(7.5, 0, 100, y, z),
    revolve([[44, 0], [44, 7], [52, 13], [70, 13.6], [70, 0]]).translate(0, y, z),
  ]).flat();
  return join(barrel, cut(dish, windows, seats));
}

/** Steering knuckle: bearing seat round X at x = -46..-6, strut lug above, ball joint below, arms fore and aft. */
function knuckle(): Solid {
  const seat = rounded(cylinder(60, -46, -8), 3, (e) => e.inPlane("YZ", -8));
  const bosses = around(
    4,
    60,
    (y, z) => rounded(cylinder(15, -46, -6, y, z), 2, (e) => e.inPlane("YZ", -6)),
    45,
  );
  const neck = rounded(
    extrude(polygon([[-44, 34], [-17, 96], [-17, 150], [17, 150], [17, 96], [44, 34]]).fillet(10), -44, -18),
    [5, 3],
    (e) => e.inPlane("YZ", -18),
  );
  const lugShape = polygon([
    [-64, 112],
    [-50, 96],
    [-20, 92],
    [-14, 110],
    [-22, 206],
    [-34, 216],
    [-58, 216],
    [-66, 206],
  ]).fillet(7);
  const lug = rounded(extrudeAlong("y", lugShape, -14, 14), [2.5, 1.5], (e) => e.inPlane("XZ", 14));
  const foot = rounded(
    extrude(
      polygon([[-42, -38], [-20, -84], [-20, -104], [20, -104], [20, -84], [42, -38]]).fillet(9),
      -46,
      -16,
    ),
    [5, 3],
    (e) => e.inPlane("YZ", -16),
  );
  const joint = rounded(rod(20, 40, [-30, 0, -120], [0, 0, 1]), [2], (e) => e.inPlane("XY", -120));
  const pinch = rod(10, 44, [-8, -22, -104], [0, 1, 0]);
  const steering = rounded(
    extrude(
      polygon([[-40, 30], [-40, -30], [-92, -26], [-150, -8], [-150, 10], [-92, 12]]).fillet(8),
      -42,
      -20,
    ),
    [5, 3],
    (e) => e.inPlane("YZ", -20),
  );
  const eye = rounded(rod(17, 32, [-31, -150, -16], [0, 0, 1]), 2, (e) => e.inPlane("XY", 16));
  const ears = [38, -32].map((a) => {
    const [y, z] = polar(106, a);
    return [
      rounded(extrude(slot(polar(50, a), [y, z], 15), -42, -16), [4, 2], (e) => e.inPlane("YZ", -16)),
      rounded(cylinder(16, -48, -10, y, z), 2, (e) => e.inPlane("YZ", -10)),
    ];
  }).flat();
  const web = extrude(slot(polar(88, 38), polar(88, -32), 8), -40, -24);
  const ribs = [
    extrude(slot([0, 50], [0, 110], 4), -24, -10),
    extrude(slot([-52, 2], [-128, 0], 4), -26, -14),
  ];
  const body = join(seat, bosses, neck, lug, foot, joint, pinch, steering, eye, ears, web, ribs);
  return cut(
    body,
    cylinder(46, -60, 10),
    around(4, 60, (y, z) => cylinder(5.6, -60, 10, y, z), 45),
    [122, 190].map((z) => rod(6.5, 60, [-42, -30, z], [0, 1, 0])),
    rod(10, 60, [-30, 0, -130], [0, 0, 1]),
    box([-31, -2.5, -130], [10, 2.5, -86]),
    rod(5.4, 80, [-8, -40, -104], [0, 1, 0]),
    rod(7, 60, [-31, -150, -30], [0, 0, 1]),
    [38, -32].map((a) => cylinder(6.2, -60, 10, ...polar(106, a))),
    cylinder(4, -60, 10, ...polar(54, 90)),
  );
}

/** Wheel speed sensor: plug with flange along X, its lead to a connector. */
function speedSensor(): Solid {
  const body = join(
    revolve([[-26, 0], [-26, 5], [-25, 6], [-16, 6], [-15, 5], [-13, 5], [-12, 6.5], [0, 6.5], [0, 0]]),
    rounded(extrude(slot([0, 0], [22, 0], 8), 0, 5), 1, (e) => e.inPlane("YZ", 5)),
    rounded(box([4, -8, -8], [18, 8, 8]), 3),
  );
  const lead = hose([[12, 0, 6], [13, 0, 26], [8, 10, 58], [-4, 34, 84], [-12, 66, 88]], 2.6);
  const connector = moved(
    join(
      rounded(box([0, -9, -7], [30, 9, 7]), 2),
      box([28, -10.5, -8.5], [33, 10.5, 8.5]),
      box([8, -4, 6], [24, 4, 10]),
    ),
    [-11, 60, 88],
    [0, 0, 100],
  );
  return group(cut(body, cylinder(3.4, -2, 20, 22, 0)), lead, connector);
}

/** Ball joint upright: pin up, housing and three-hole flange below. */
function ballJoint(): Solid {
  const turned = revolve([
    [-22, 0],
    [-22, 16],
    [-20, 18],
    [-6, 18],
    [-5, 21],
    [0, 21],
    [1, 18],
    [7, 20],
    [12, 15],
    [15, 15],
    [17, 10],
    [22, 9.6],
    [32, 9.6],
    [33.5, 8],
    [36.5, 8],
    [38, 9.6],
    [52, 9.6],
    [54, 8],
    [54, 0],
  ]);
  const flange = rounded(
    extrude(polygon([[-52, -14], [-52, 14], [0, 26], [34, 22], [34, -22], [0, -26]]).fillet(11), -6, 1),
    1,
    (e) => e.inPlane("YZ", 1),
  );
  return cut(
    join(turned, flange),
    cylinder(5, -20, 20, -42, 0),
    [-1, 1].map((s) => cylinder(4.5, -20, 20, 26, s * 12)),
  );
}

/** Tie rod end: socket with pin downwards along -X, shaft along +Y. */
function tieRodEnd(): Solid {
  const housing = revolve([[-16, 0], [-16, 9], [-12, 14], [-6, 17], [8, 17], [11, 14], [11, 9], [9, 8], [
    9,
    0,
  ]]);
  const pin = moved(stud(12, 30), [-18, 0, 0], [0, 180, 0]);
  const shaft = moved(
    join(revolve([[4, 0], [4, 10], [30, 8.5], [40, 10], [84, 10], [86, 8], [86, 0]]), prism(20, 66, 80)),
    [-2, 0, 0],
    [0, 0, -90],
  );
  return join(housing, pin, shaft);
}

/** Axle nut with a collar that is staked. */
const axleNut = () =>
  cut(
    join(
      nut(24),
      revolve([[-4, 0], [-4, 21], [-2, 23], [1, 23], [3, 19], [3, 0]]),
      tube(14, 11, 10, 26),
    ),
    cylinder(11.2, -10, 40),
  );

const centreCap = () =>
  cut(
    join(
      revolve([[0, 0], [0, 34], [1.5, 35.5], [4, 35.5], [7, 32], [8.5, 26], [9, 0]]),
      revolve([[8, 20], [8, 23], [10, 22.5], [10, 20]]),
      around(6, 31, (y, z, a) =>
        box([-14, -3, -1.4], [1, 3, 1.4]).rotate(a - 90, [0, 0, 0], [1, 0, 0]).translate(0, y, z)),
    ),
    [0, 1, 2].map((i) =>
      extrude(roundedRectangle(4, 13, 1.5, 0, 11), 8, 12).rotate(i * 120, [0, 0, 0], [1, 0, 0])
    ),
  );

/** Valve stem along X with the pressure sensor behind it. */
const valve = () =>
  join(
    revolve([
      [-4, 0],
      [-4, 7.5],
      [0, 8.5],
      [4, 6],
      [6, 4.4],
      [30, 4.4],
      [30.5, 4],
      [38, 4],
      [39, 4.8],
      [50, 4.8],
      [51, 4],
      [51, 0],
    ]),
    prism(11, 3, 9),
    rounded(box([-22, -13, -22], [-3, 13, 22]), 4),
  );

/** Balance weight glued inside the barrel: four blocks on a curved strip. */
const balanceWeight = () =>
  cut(
    extrude(sector(196, 200.5, 78, 102), -10, 10),
    [84, 90, 96].map((a) => box([-20, -.8, 194], [20, .8, 199]).rotate(a - 90, [0, 0, 0], [1, 0, 0])),
  );

function parts(): Part[] {
  const bearingBolt = bolt(10, 34), lug = wheelNut(12);
  const upper = (p: V3): V3 => add([0, 30, 470], p);
  return [
    {
      callout: 1,
      name: "knuckle",
      solid: knuckle(),
      explode: upper([-150, 0, 0]),
      axis: "axle pinch joint steering sensor",
      anchor: {
        axle: [0, 0, 0],
        pinch: [-8, 0, -104],
        joint: [-30, 0, -120],
        steering: [-31, -150, 16],
        sensor: [-46, 0, 54],
      },
      finish: "aluminium",
    },
    {
      callout: 2,
      name: "hub_unit",
      solid: hubUnit(),
      at: [23, 0, 0],
      explode: upper([24, 0, 0]),
      axis: "axle",
      anchor: [13, 0, 0],
    },
    ...around(4, 55, (y, z, _a, i): Part => ({
      callout: 3,
      name: `bearing_bolt_${i + 1}`,
      solid: bearingBolt,
      turn: [0, 0, 180],
      at: [-46, y, z],
      explode: upper([-300, 0, 0]),
      fine: true,
    }), 45),
    {
      callout: 4,
      name: "axle_nut",
      solid: axleNut(),
      at: [32, 0, 0],
      explode: upper([140, 0, 0]),
      axis: "axle",
      finish: "zinc",
    },
    {
      callout: 5,
      name: "speed_sensor",
      solid: speedSensor(),
      turn: [0, 0, 180],
      at: [-46, 0, 54],
      explode: upper([-330, 0, 0]),
      axis: "sensor",
      outline: "mesh",
      finish: "plastic",
      fine: true,
    },
    {
      callout: 6,
      name: "sensor_screw",
      solid: socketScrew(6, 16),
      turn: [0, 0, 180],
      at: [-51, -22, 54],
      explode: upper([-372, 0, 0]),
      fine: true,
    },
    {
      callout: 7,
      name: "tie_rod_end",
      solid: tieRodEnd(),
      turn: [0, -90, -55],
      at: [-31, -150, 34],
      explode: upper([-150, 0, 44]),
      axis: "steering",
    },
    {
      callout: 8,
      name: "tie_rod_nut",
      solid: nut(12, { flange: true }),
      turn: [0, 90, 0],
      at: [-31, -150, -16],
      explode: upper([-150, 0, -46]),
      axis: "steering",
      fine: true,
    },
    {
      callout: 9,
      name: "ball_joint",
      solid: ballJoint(),
      turn: [0, -90, 0],
      at: [-30, 0, -150],
      explode: upper([-150, 0, -60]),
      axis: "joint",
      anchor: [54, 0, 0],
    },
    {
      callout: 10,
      name: "pinch_bolt",
      solid: bolt(10, 50),
      turn: [0, 0, -90],
      at: [-8, -22, -104],
      explode: upper([-150, -78, 0]),
      axis: "pinch",
      fine: true,
    },
    {
      callout: 11,
      name: "pinch_nut",
      solid: nut(10, { flange: true }),
      turn: [0, 0, 90],
      at: [-8, 22, -104],
      explode: upper([-150, 50, 0]),
      axis: "pinch",
      fine: true,
    },
    {
      callout: 12,
      name: "rim",
      solid: rim(),
      axis: "wheel valve",
      anchor: { wheel: [56, 0, 0], valve: [66, ...polar(214, 126)] },
      finish: "aluminium",
    },
    ...around(5, STUD_RADIUS, (y, z, _a, i): Part => ({
      callout: 13,
      name: `wheel_nut_${i + 1}`,
      solid: lug,
      at: [50, y, z],
      explode: [262, 0, 0],
      fine: true,
    })),
    {
      callout: 14,
      name: "centre_cap",
      solid: centreCap(),
      at: [62, 0, 0],
      explode: [340, 0, 0],
      axis: "wheel",
      finish: "plastic",
    },
    {
      callout: 15,
      name: "valve_sensor",
      solid: valve(),
      at: [66, ...polar(196, 126)],
      explode: [-26, -262, 270],
      axis: "valve",
      finish: "plastic",
      fine: true,
    },
    {
      callout: 16,
      name: "balance_weight",
      solid: balanceWeight(),
      at: [-40, 0, 0],
      explode: [120, 200, 60],
      finish: "zinc",
    },
  ];
}

const assembly: Assembly = {
  name: "wheel_and_hub",
  title: { zh_CN: "车轮与轮毂", en_US: "Wheel and hub" },
  view: [.62, -.62, .46],
  parts,
};
export default assembly;
