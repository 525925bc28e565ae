/** Multi-link rear axle: carrier with its mounts, four links with bushes, wheel carrier, stabiliser with links. */
import {
  add,
  type Assembly,
  belt,
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
  polygon,
  revolve,
  rod,
  rounded,
  slot,
  type Solid,
  throughPoints,
  tube,
  type V3,
} from "../../drawing/mod.ts";
import { onSheet, USUAL_VIEW } from "./solids/on_sheet.ts";
import { bush } from "./solids/rubber.ts";

// Y runs across the car, X backwards, Z up; what stands at one wheel is drawn once, at -Y.

/** Carrier: two cross tubes of box section, side members with mount eyes, link brackets, ribs. */
function carrier(): Solid {
  const front = rounded(box([-140, -250, -24], [-90, 250, 26]), [14, 8], (e) => e.inDirection([0, 1, 0]));
  const rear = rounded(box([100, -230, -30], [150, 230, 20]), [14, 8], (e) => e.inDirection([0, 1, 0]));
  const sides = [-1, 1].flatMap((s) => [
    rounded(
      box([-180, s * 250 - 26, -16], [190, s * 250 + 26, 32]),
      [14, 8],
      (e) => e.inDirection([1, 0, 0]),
    ),
    rod(34, 70, [-200, s * 256, -22], [0, 0, 1]),
    rod(34, 70, [210, s * 256, -26], [0, 0, 1]),
  ]);
  const brackets = [-1, 1].flatMap((s) =>
    [-62, -28].map((x) =>
      cut(
        extrude(belt([s * 272, -38], 20, [s * 240, 0], 30), x - 3, x + 3),
        cylinder(7, x - 20, x + 20, s * 276, -40),
      )
    )
  );
  const rearBrackets = [-1, 1].flatMap((s) =>
    [60, 96].map((x) =>
      cut(
        extrude(belt([s * 270, -58], 20, [s * 230, -6], 34), x - 3, x + 3),
        cylinder(7, x - 20, x + 20, s * 274, -60),
      )
    )
  );
  const cross = [-60, 60].map((y) =>
    rounded(box([-100, y - 16, -20], [110, y + 16, 4]), [6, 4], (e) => e.inDirection([1, 0, 0]))
  );
  const pads = [-110, 110].map((y) =>
    cut(box([-104, y - 22, 20], [-70, y + 22, 44]), rod(6, 60, [-86, y, 0], [0, 0, 1]))
  );
  return cut(
    join(front, rear, sides, brackets, rearBrackets, cross, pads),
    [-1, 1].flatMap((
      s,
    ) => [rod(25, 120, [-200, s * 256, -50], [0, 0, 1]), rod(25, 120, [210, s * 256, -50], [0, 0, 1])]),
    [-170, 170].map((y) => rod(17, 90, [-160, y, 1], [1, 0, 0])),
    [-150, 0, 150].map((y) => rod(15, 80, [90, y, -5], [1, 0, 0])),
  );
}

/** Link of pressed steel or tube between two eyes, along Y from the origin. */
function link(length: number, eye: number, body: number): Solid {
  const eyes = [0, length].map((y) => rod(eye, 40, [-20, y, 0], [1, 0, 0]));
  const bar = rounded(box([-body, eye * .6, -body * .7], [body, length - eye * .6, body * .7]), [
    body * .4,
    3,
  ], (e) => e.inDirection([0, 1, 0]));
  const waist = box([-body * .45, eye + 12, body * .35], [body * .45, length - eye - 12, body]);
  return cut(join(cut(bar, waist), eyes), [0, length].map((y) => rod(eye - 6, 60, [-30, y, 0], [1, 0, 0])));
}

/** Lower link that carries the spring: wide shell with its seat. */
function springLink(): Solid {
  const eyes = [0, 300].map((y) => rod(24, 52, [-26, y, 0], [1, 0, 0]));
  const shell = cut(
    extrudeAlong(
      "z",
      polygon([
        [-22, 0],
        [-26, 60],
        [-62, 120],
        [-62, 200],
        [-24, 260],
        [-20, 300],
        [20, 300],
        [24, 260],
        [62, 200],
        [62, 120],
        [26, 60],
        [22, 0],
      ]).fillet(14),
      -20,
      20,
    ),
    extrudeAlong(
      "z",
      polygon([
        [-14, 30],
        [-18, 66],
        [-54, 126],
        [-54, 194],
        [-16, 252],
        [-14, 270],
        [14, 270],
        [16, 252],
        [54, 194],
        [54, 126],
        [18, 66],
        [14, 30],
      ]).fillet(10),
      -14,
      60,
    ),
  );
  const seat = [tube(46, 40, -18, 2), tube(24, 12, -18, 10)].map((t) =>
    t.rotate(-90, [0, 0, 0], [0, 1, 0]).translate(0, 160, 4)
  );
  return cut(
    join(shell, eyes, seat),
    [0, 300].map((y) => rod(18, 80, [-40, y, 0], [1, 0, 0])),
    rod(11, 60, [0, 160, -40], [0, 0, 1]),
  );
}

/** Wheel carrier: hub bore with flange, arms to the four links, caliper lugs, ribs. */
function wheelCarrier(): Solid {
  // The hub's axle is Y.
  const hub = rod(56, 54, [0, -34, 0], [0, 1, 0]);
  const arm = (x: number, z: number, wide: number) =>
    join(
      extrudeAlong("y", belt([0, 0], 44, [x, z], wide), -14, 14),
      rod(wide + 1.5, 50, [x, -25, z], [0, 1, 0]),
    );
  const arms = [arm(-96, -70, 19), arm(100, -64, 19), arm(-70, 104, 19), arm(60, 116, 19)];
  const lugs = [[118, 16], [112, 70]].map(([x, z]) =>
    join(
      extrudeAlong("y", belt([40, 20], 22, [x!, z!], 15), -28, -6),
      rod(16.5, 30, [x!, -32, z!], [0, 1, 0]),
    )
  );
  const ribs = [[-96, -70], [100, -64], [-70, 104], [60, 116]].map(([x, z]) =>
    extrudeAlong("y", slot([0, 0], [x! * .9, z! * .9], 4), -24, 24)
  );
  return cut(
    join(hub, arms, lugs, ribs),
    rod(40, 90, [0, -50, 0], [0, 1, 0]),
    [[-96, -70], [100, -64], [-70, 104], [60, 116]].map(([x, z]) => rod(9, 90, [x!, -45, z!], [0, 1, 0])),
    [[118, 16], [112, 70]].map(([x, z]) => rod(6, 60, [x!, -45, z!], [0, 1, 0])),
    [45, 135, 225, 315].map((a) =>
      rod(6, 90, [49 * Math.cos(a * Math.PI / 180), -50, 49 * Math.sin(a * Math.PI / 180)], [0, 1, 0])
    ),
  );
}

/** Anti-roll bar bent at both ends, flattened there. */
const stabiliser = (): Solid =>
  group(
    hose(
      throughPoints([
        [90, -270, -10],
        [40, -262, 0],
        [0, -236, 10],
        [-14, -180, 14],
        [-14, 0, 14],
        [-14, 180, 14],
        [0, 236, 10],
        [40, 262, 0],
        [90, 270, -10],
      ], 3),
      11,
    ),
    ...[-1, 1].map((s) =>
      cut(
        rounded(box([80, s * 271 - 7, -24], [124, s * 271 + 7, 4]), 6, (e) => e.inDirection([0, 1, 0])),
        rod(6, 40, [108, s * 271 - 20, -10], [0, 1, 0]),
      )
    ),
    ...[-140, 140].map((y) => rod(17, 6, [-14, y - 30, 14], [0, 1, 0])),
  );

/** Link of the stabiliser with a ball joint at either end, along Z. */
const pendulum = (): Solid =>
  join(
    rod(6, 110, [0, 0, -55], [0, 0, 1]),
    [-60, 60].flatMap((z) => [
      rod(15, 22, [0, -11, z], [0, 1, 0]),
      moved(
        revolve([[0, 0], [0, 12], [8, 13], [16, 9], [17, 6], [40, 6], [40, 0]]),
        [0, z > 0 ? 10 : -10, z],
        [0, 0, z > 0 ? 90 : -90],
      ),
    ]),
  );

const bearing = (): Solid =>
  cut(
    join(
      rounded(box([-24, -20, -18], [24, 20, 26]), [12, 8], (e) => e.inDirection([0, 1, 0])),
      box([-42, -18, -20], [42, 18, -14]),
    ),
    rod(11, 60, [0, -30, 2], [0, 1, 0]),
    [-33, 33].map((x) => rod(5, 30, [x, 0, -30], [0, 0, 1])),
  );

const mount = (): Solid =>
  revolve([[-34, 11], [-34, 31], [-31, 33], [-28, 33], [-28, 25], [24, 25], [26, 27], [26, 20], [30, 18], [
    30,
    11,
  ]]);

function parts(): Part[] {
  const by = (base: V3, x: number, y = 0, z = 0): V3 => add(base, [x, y, z]);
  const up = onSheet(60, 330), mid = onSheet(-60, 30), low = onSheet(-40, -330), wheel = onSheet(-330, -60);
  const long = bolt(12, 78), self = nut(12, { flange: true });
  const upright: V3 = [0, -90, 0];
  const linkAt = (n: number): V3 =>
    add(wheel, [[282, 222, -30], [372, 222, -50], [232, 182, -170], [330, 150, -230]][n] as V3);
  return [
    {
      callout: 1,
      name: "carrier",
      solid: carrier(),
      explode: up,
      axis: "mount",
      anchor: [210, -256, 40],
      finish: "black",
    },
    {
      callout: 2,
      name: "mount_1",
      solid: mount(),
      turn: upright,
      at: [210, -256, 10],
      explode: by(up, 0, 0, -110),
      axis: "mount",
      finish: "rubber",
    },
    {
      callout: 2,
      name: "mount_2",
      solid: mount(),
      turn: upright,
      at: [210, 256, 10],
      explode: by(up, 0, 0, -110),
      axis: "other",
      finish: "rubber",
    },
    {
      callout: 3,
      name: "carrier_bolt_1",
      solid: bolt(14, 100),
      turn: [0, 90, 0],
      at: [210, -256, -40],
      explode: by(up, 0, 0, -150),
      axis: "mount",
      fine: true,
    },
    {
      callout: 3,
      name: "carrier_bolt_2",
      solid: bolt(14, 100),
      turn: [0, 90, 0],
      at: [210, 256, -40],
      explode: by(up, 0, 0, -150),
      axis: "other",
      fine: true,
    },
    {
      callout: 4,
      name: "stabiliser",
      solid: stabiliser(),
      at: [60, 0, 60],
      explode: by(up, 0, 0, 190),
      axis: "bearing",
      anchor: [-14, -140, 14],
      outline: "mesh",
      finish: "black",
    },
    ...[-1, 1].map((
      s,
    ): Part => ({
      callout: 5,
      name: `bearing_${s < 0 ? 1 : 2}`,
      solid: bearing(),
      at: [46, s * 140, 72],
      explode: by(up, 0, 0, 100),
      axis: s < 0 ? "bearing" : undefined,
      finish: "rubber",
    } as Part)),
    ...[-33, 33].map((x, i): Part => ({
      callout: 6,
      name: `bearing_bolt_${i + 1}`,
      solid: bolt(8, 30),
      turn: upright,
      at: [46 + x, -140, 58],
      explode: by(up, i * 4, 0, 250),
      fine: true,
    })),
    {
      callout: 7,
      name: "pendulum",
      solid: pendulum(),
      at: [168, -300, -10],
      explode: add(by(up, 150, -20, 100), onSheet(90, -50)),
      finish: "black",
    },
    {
      callout: 8,
      name: "pendulum_nut",
      solid: nut(10, { flange: true }),
      turn: [0, 0, 90],
      at: [168, -250, 50],
      explode: add(by(up, 150, 30, 100), onSheet(90, -50)),
      fine: true,
    },
    {
      callout: 9,
      name: "upper_link_front",
      solid: link(230, 21, 15),
      at: [-70, -480, 90],
      explode: linkAt(0),
      finish: "aluminium",
    },
    {
      callout: 10,
      name: "upper_link_rear",
      solid: link(240, 21, 15),
      at: [60, -480, 110],
      explode: linkAt(1),
      finish: "aluminium",
    },
    {
      callout: 11,
      name: "track_link",
      solid: link(260, 20, 12),
      at: [-96, -480, -70],
      explode: linkAt(2),
      finish: "steel",
      axis: "bush",
    },
    {
      callout: 12,
      name: "spring_link",
      solid: springLink(),
      at: [100, -480, -70],
      explode: linkAt(3),
      finish: "steel",
      axis: "spring",
    },
    {
      callout: 13,
      name: "link_bush",
      solid: bush(13.6, 8, 42),
      at: [-96, -480, -70],
      explode: by(linkAt(2), -70),
      axis: "bush",
      finish: "rubber",
      fine: true,
    },
    {
      callout: 14,
      name: "spring_bush",
      solid: bush(17.6, 9, 54),
      at: [100, -480, -70],
      explode: by(linkAt(3), -90),
      axis: "spring",
      finish: "rubber",
      fine: true,
    },
    {
      callout: 15,
      name: "wheel_carrier",
      solid: wheelCarrier(),
      at: [0, -540, 0],
      explode: add(by(mid, -60, 120, -200), onSheet(-110, -10)),
      finish: "aluminium",
    },
    {
      callout: 16,
      name: "link_bolt_1",
      solid: long,
      at: [120, -480, -70],
      explode: by(linkAt(3), 50),
      axis: "spring",
      fine: true,
    },
    {
      callout: 16,
      name: "link_bolt_2",
      solid: long,
      at: [-76, -480, -70],
      explode: by(linkAt(2), 60),
      axis: "bush",
      fine: true,
    },
    {
      callout: 17,
      name: "link_nut_1",
      solid: self,
      turn: [0, 0, 180],
      at: [74, -480, -70],
      explode: by(linkAt(3), -150),
      axis: "spring",
      fine: true,
    },
    {
      callout: 17,
      name: "link_nut_2",
      solid: self,
      turn: [0, 0, 180],
      at: [-118, -480, -70],
      explode: by(linkAt(2), -110),
      axis: "bush",
      fine: true,
    },
    {
      callout: 18,
      name: "spring_seat",
      solid: revolve([[-5, 14], [-5, 44], [-1, 48], [3, 44], [3, 36], [8, 33], [8, 24], [2, 14]]),
      turn: upright,
      at: [100, -320, -50],
      explode: by(low, 320, 240, 250),
      finish: "rubber",
    },
  ];
}

const assembly: Assembly = {
  name: "rear_axle",
  title: { zh_CN: "多连杆后桥", en_US: "Multi-link rear axle" },
  view: USUAL_VIEW,
  parts,
};
export default assembly;
