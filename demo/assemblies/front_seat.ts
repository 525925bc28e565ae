/** Front seat: head restraint, backrest with frame, cushion with pan and heater, rails with motor, trims, switch. */
import {
  add,
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

// The seat looks towards +X; Y is across the car, Z up.

/** Pad: extruded across the car from its side view, all ends rounded. */
function pad(side: number[][], width: number, soft: number[]): Solid {
  const outline = polygon(side).fillet(24);
  return rounded(
    extrudeAlong("y", outline, -width / 2, width / 2),
    soft,
    (e) =>
      e.either([(q: typeof e) => q.inPlane("XZ", -width / 2), (q: typeof e) => q.inPlane("XZ", width / 2)]),
  );
}

/** Cushion cover: middle field with seams between two bolsters. */
function cushion(): Solid {
  const middle = pad([[-230, -6], [-236, 62], [210, 88], [262, 66], [266, 10], [230, -14]], 330, [14, 8]);
  const bolsters = [-1, 1].map((s) =>
    pad([[-200, -8], [-220, 80], [-60, 112], [150, 118], [226, 92], [236, 6]], 92, [30, 22, 14]).translate(
      0,
      s * 196,
      0,
    )
  );
  const seams = [-120, -10, 100].map((x) =>
    box([x - 2, -150, 40 + (x + 236) * .058 + 18], [x + 2, 150, 130])
  );
  return cut(join(middle, bolsters), seams);
}

/** Backrest cover, its foot at the origin. */
function backrest(): Solid {
  const side = [[-50, -10], [-120, 560], [-84, 606], [-50, 600], [10, 440], [44, 150], [46, 10], [10, -20]];
  const middle = pad(side, 300, [14, 8]);
  const bolsters = [-1, 1].map((s) =>
    pad([[-46, 20], [-104, 520], [-70, 552], [-20, 520], [64, 300], [100, 150], [92, 40], [20, 6]], 96, [
      30,
      22,
      14,
    ]).translate(0, s * 184, 0)
  );
  const seams = [150, 270, 390].map((z) =>
    box([44 - Math.max(0, z - 150) * .12 - 10, -136, z - 2], [130, 136, z + 2])
  );
  return cut(join(middle, bolsters), seams);
}

/** Head restraint with its two bars. */
const headRestraint = (): Solid =>
  join(
    pad([[-46, 0], [-54, 96], [-36, 150], [0, 156], [30, 132], [38, 60], [24, 4]], 250, [30, 20, 12]),
    [-64, 64].map((y) => rod(6.5, 140, [-16, y, -130], [0, 0, 1])),
    [-64, 64].map((y) => rod(8.5, 5, [-16, y, -70], [0, 0, 1])),
  );

/** Guide of a bar of the head restraint, along X with its head towards +X. */
const guide = (): Solid =>
  cut(
    join(
      revolve([[-88, 0], [-88, 9], [-6, 11], [-4, 16], [0, 22], [5, 22], [8, 18], [8, 0]]),
      rounded(box([-2, 12, -9], [7, 32, 9]), 3, (e) => e.inDirection([1, 0, 0])),
    ),
    cylinder(7, -100, 20),
  );

/** Frame of the backrest: side members, cross tubes, wires, recliners at its foot. */
function backFrame(): Solid {
  const member = (y: number) =>
    extrudeAlong(
      "y",
      polygon([[-34, -10], [-84, 500], [-62, 560], [-44, 556], [-20, 440], [44, 120], [36, 0], [10, -30]])
        .fillet(12),
      y - 3,
      y + 3,
    );
  const holes = [110, 210, 310, 400].map((z) => rod(15 - z * .012, 600, [-8 - z * .06, -300, z], [0, 1, 0]));
  const tubes = [[-66, 540], [-30, 300], [6, 60]].map(([x, z]) => rod(12, 420, [x!, -210, z!], [0, 1, 0]));
  const sockets = [-64, 64].map((y) =>
    tube(15, 10, 0, 70).rotate(-90, [0, 0, 0], [0, 1, 0]).translate(-66, y, 506)
  );
  const recliners = [-1, 1].map((s) => rod(36, 14, [6, s * 206 - 7, 0], [0, 1, 0]));
  const wires = [120, 180, 240, 360, 420].map((z) => rod(3, 410, [-6 - z * .06, -205, z], [0, 1, 0]));
  return join(cut(join([-206, 206].map(member)), holes), tubes, sockets, recliners, wires);
}

/** Pan below the cushion with side members, front shell and spring wires. */
function pan(): Solid {
  const members = [-1, 1].map((s) =>
    cut(
      extrudeAlong(
        "y",
        polygon([[-240, -20], [-250, 60], [-200, 70], [230, 40], [250, 0], [220, -36], [-200, -40]]).fillet(
          14,
        ),
        s * 216 - 3,
        s * 216 + 3,
      ),
      [-110, 20, 150].map((x) => rod(17, 60, [x, s * 216 - 30, 4], [0, 1, 0])),
    )
  );
  const shell = rounded(box([110, -214, 20], [250, 214, 34]), [10, 6], (e) => e.inDirection([0, 1, 0]));
  const beads = [-130, -45, 45, 130].map((y) =>
    rounded(box([130, y - 16, 33], [236, y + 16, 39]), 3, (e) => e.inDirection([0, 0, 1]))
  );
  const tubes = [-216, 96].map((x) => rod(13, 432, [x, -216, 20], [0, 1, 0]));
  const springs = [-120, -40, 40, 120].map((y) => rod(3, 320, [-216, y, 24], [1, 0, 0]));
  const cross = [-130, -60, 10].map((x) => rod(2.4, 240, [x, -120, 24], [0, 1, 0]));
  return join(members, shell, beads, tubes, springs, cross);
}

/** Rail: lower channel with feet, upper slide. */
function rail(): Solid {
  const lower = cut(box([-270, -24, 0], [270, 24, 26]), box([-300, -19, 4], [300, 19, 40]));
  const lips = [-1, 1].map((s) => box([-270, s * 16 - 5, 22], [270, s * 16 + 5, 26]));
  const upper = join(box([-230, -8, 10], [230, 8, 44]), box([-230, -14, 42], [230, 14, 47]));
  const feet = [-1, 1].map((s) =>
    cut(
      extrudeAlong("z", slot([s * 250, 0], [s * 306, 0], 17), -4, 2),
      rod(6.5, 30, [s * 304, 0, -10], [0, 0, 1]),
    )
  );
  const studs = [-190, 190].map((x) => rod(8, 24, [x, 0, 46], [0, 0, 1]));
  return join(lower, lips, upper, feet, studs);
}

/** Side trim with its switch field. */
const sideTrim = (): Solid =>
  cut(
    rounded(
      extrudeAlong(
        "y",
        polygon([[-290, -30], [-280, 60], [-200, 74], [200, 40], [262, 10], [230, -44], [-200, -54]]).fillet(
          18,
        ),
        -16,
        0,
      ),
      [9, 6, 3],
      (e) => e.inPlane("XZ", -16),
    ),
    extrudeAlong("y", roundedRectangle(180, 42, 16).translate(60, 6), -40, -11),
    extrudeAlong("y", slot([-190, 6], [-130, 10], 14), -40, -8),
  );

/** Switch block: two sliding knobs and a round one. */
const switches = (): Solid =>
  join(
    extrudeAlong("y", roundedRectangle(172, 36, 14), -4, 8),
    rounded(extrudeAlong("y", roundedRectangle(84, 15, 7).translate(-30, -4), -16, -2), 3, (e) =>
      e.inPlane("XZ", -16)),
    rounded(extrudeAlong("y", roundedRectangle(15, 46, 7).translate(38, 6), -16, -2), 3, (e) =>
      e.inPlane("XZ", -16)),
    rod(13, 14, [68, -16, 0], [0, 1, 0]),
    moved(socket(30, 14, 18), [0, 6, 0], [0, 0, 90]),
  );

/** Motor of the length adjuster along X: can, worm gear case, socket. */
const motor = (): Solid =>
  join(
    revolve([[-96, 0], [-96, 18], [-92, 22], [-8, 22], [-8, 26], [0, 26], [0, 0]]),
    rounded(box([-2, -30, -26], [40, 30, 26]), 6, (e) => e.inDirection([1, 0, 0])),
    [-1, 1].map((s) => rod(7, 30, [20, s * 28, 0], [0, s, 0])),
    cylinder(9, 38, 48),
    moved(socket(22, 14, 18), [18, 0, 24], [0, -90, 0]),
  );

/** Heating mat: thin pad with its wire laid to and fro. */
function heater(): Solid {
  const wire: V3[] = [];
  for (let i = 0; i < 7; i++) {
    const x = -120 + i * 42;
    wire.push(...(i % 2 ? [[x, 120, 3], [x, -120, 3]] : [[x, -120, 3], [x, 120, 3]]) as V3[]);
  }
  const legs = wire.slice(1).map((to, i) => {
    const from = wire[i]!;
    return rod(2, Math.hypot(to[0] - from[0], to[1] - from[1]), from, [to[0] - from[0], to[1] - from[1], 0]);
  });
  return group(
    extrudeAlong("z", roundedRectangle(310, 290, 26), 0, 2),
    ...legs,
    hose([[132, 120, 3], [170, 150, 0], [190, 210, -30], [190, 250, -60]], 3),
    box([180, 246, -78], [200, 262, -58]),
  );
}

function parts(): Part[] {
  const by = (base: V3, x: number, y = 0, z = 0): V3 => add(base, [x, y, z]);
  const back = onSheet(-120, 480),
    seat = onSheet(60, -90),
    rails = onSheet(60, -420),
    frame = onSheet(390, 500);
  const g = guide();
  return [
    {
      callout: 1,
      name: "head_restraint",
      solid: headRestraint(),
      at: [-66, 0, 690],
      explode: by(back, 0, 0, 130),
      axis: "left right",
      anchor: { left: [-16, -64, -130], right: [-16, 64, -130] },
      finish: "black",
    },
    ...[-64, 64].map((y, i): Part => ({
      callout: 2,
      name: `guide_${i + 1}`,
      solid: g,
      turn: [0, -90, 0],
      at: [-82, y, 610],
      explode: by(back, 0, 0, 50),
      axis: i ? "right" : "left",
      finish: "plastic",
      fine: true,
    })),
    {
      callout: 3,
      name: "back_cover",
      solid: backrest(),
      explode: back,
      axis: "left right",
      anchor: { left: [-82, -64, 606], right: [-82, 64, 606] },
      finish: "black",
    },
    { callout: 4, name: "back_frame", solid: backFrame(), at: [-10, 0, 0], explode: frame, finish: "steel" },
    {
      callout: 5,
      name: "cushion_cover",
      solid: cushion(),
      at: [180, 0, -60],
      explode: by(seat, -180, 0, 90),
      finish: "black",
    },
    {
      callout: 6,
      name: "heating_mat",
      solid: heater(),
      at: [180, 0, -80],
      explode: by(seat, 330, 330, 140),
      finish: "white",
      outline: "mesh",
    },
    {
      callout: 7,
      name: "seat_pan",
      solid: pan(),
      at: [180, 0, -120],
      explode: by(seat, -180, 0, -170),
      finish: "steel",
    },
    {
      callout: 8,
      name: "side_trim",
      solid: sideTrim(),
      at: [180, -240, -120],
      explode: by(seat, -270, -330, -60),
      axis: "switch",
      anchor: [60, -16, 6],
      finish: "plastic",
    },
    {
      callout: 9,
      name: "seat_switch",
      solid: switches(),
      at: [240, -256, -114],
      explode: by(seat, -270, -480, -60),
      axis: "switch",
      finish: "plastic",
      fine: true,
    },
    {
      callout: 10,
      name: "rail_outer",
      solid: rail(),
      at: [180, -190, -230],
      explode: by(rails, -180, -80, -20),
      finish: "steel",
    },
    {
      callout: 10,
      name: "rail_inner",
      solid: rail(),
      at: [180, 190, -230],
      explode: by(rails, -180, 60, -20),
      finish: "steel",
      axis: "bolt",
      anchor: [304, 0, 0],
    },
    {
      callout: 11,
      name: "rail_motor",
      solid: motor(),
      at: [120, 0, -200],
      explode: by(rails, -180, -20, 0),
      finish: "black",
    },
    ...[[-304, -190, -80], [304, -190, -80], [304, 190, 60]].map(([x, y, dy], i): Part => ({
      callout: 12,
      name: `rail_bolt_${i + 1}`,
      solid: bolt(11, 30),
      turn: [0, -90, 0],
      at: [180 + x!, y!, -226],
      explode: by(rails, -180, dy!, 50),
      axis: i === 2 ? "bolt" : undefined,
      fine: true,
    } as Part)),
    {
      callout: 13,
      name: "recliner_bolt",
      solid: bolt(10, 28),
      turn: [0, 0, 90],
      at: [0, 230, 0],
      explode: by(frame, 0, 100),
      fine: true,
    },
    {
      callout: 14,
      name: "occupant_mat",
      solid: group(
        extrudeAlong("z", roundedRectangle(170, 150, 20), 0, 1.6),
        ...[[-50, -40], [0, -40], [50, -40], [-50, 30], [0, 30], [50, 30]].map(([x, y]) =>
          rod(17, 3, [x!, y!, 0], [0, 0, 1])
        ),
        box([80, -8, 0], [120, 8, 2]),
        box([116, -14, -6], [140, 14, 8]),
      ),
      at: [160, 0, -78],
      explode: by(seat, 420, 400, -80),
      finish: "white",
    },
  ];
}

const assembly: Assembly = {
  name: "front_seat",
  title: { zh_CN: "前座椅", en_US: "Front seat" },
  view: USUAL_VIEW,
  parts,
};
export default assembly;
