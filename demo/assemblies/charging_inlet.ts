/** Charging inlet: flap with actuator, housing, combined socket with caps, plug lock, light guide, high-voltage cable. */
import {
  add,
  type Assembly,
  belt,
  bolt,
  box,
  common,
  cut,
  cylinder,
  extrude,
  extrudeAlong,
  group,
  hose,
  join,
  type Part,
  polygon,
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
import { plug, socket } from "./solids/plugs.ts";

/** middle of the socket for alternating current and of the pair of contacts below it (y, z) */
const AC: V2 = [0, 26], DC: V2 = [0, -44];
const CORNERS: V2[] = [[-52, 74], [52, 74], [-52, -74], [52, -74]];

/** Skin of the car's side: a shell curved about an axis along Y. */
const skin = (outline: ReturnType<typeof roundedRectangle>, thick: number): Solid =>
  common(
    extrude(outline, -60, 60),
    cut(rod(520, 400, [-520, -200, 0], [0, 1, 0]), rod(520 - thick, 400, [-520, -200, 0], [0, 1, 0])),
  );

/** Flap: outer skin, inner frame with a seal groove, and two hinge lugs. */
function flap(): Solid {
  const inner = cut(
    extrude(roundedRectangle(150, 190, 34), -26, -10),
    extrude(roundedRectangle(138, 178, 28), -40, -18),
    extrude(roundedRectangle(118, 158, 22), -40, 0),
  );
  const lugs = [-46, 46].map((z) =>
    cut(
      extrudeAlong(
        "z",
        polygon([[-14, -60], [-14, -96], [-44, -108], [-56, -100], [-56, -84], [-24, -76], [-24, -60]]),
        z - 8,
        z + 8,
      ),
      rod(5, 40, [-46, -96, z - 20], [0, 0, 1]),
    )
  );
  return join(skin(roundedRectangle(170, 210, 42), 5), inner, lugs);
}

/** Bowl behind the flap: rim, wall, floor with the opening of the socket, screw bosses and drain. */
function bowl(): Solid {
  const rim = rounded(extrude(roundedRectangle(196, 236, 52), 0, 5), 1.6, (e) => e.inPlane("YZ", 5));
  const wall = extrude(roundedRectangle(164, 204, 40), -44, 2);
  const hinge = [-46, 46].map((z) =>
    cut(box([-40, -104, z - 14], [-4, -78, z + 14]), rod(5, 60, [-24, -94, z - 30], [0, 0, 1]))
  );
  const bosses = CORNERS.map(([y, z]) => cylinder(8, -58, -38, y, z));
  const ears = [[-106, 70], [106, 70], [-106, -70], [106, -70]].map(([y, z]) =>
    cut(extrude(slot([y! * .8, z!], [y!, z!], 11), 0, 5), cylinder(4.4, -9, 9, y!, z!))
  );
  const drain = cut(rod(9, 40, [-30, 0, -96], [0, 0, -1]), rod(6, 60, [-30, 0, -90], [0, 0, -1]));
  return join(
    cut(
      join(rim, wall, hinge, bosses),
      extrude(roundedRectangle(154, 194, 35), -39, 20),
      extrude(belt(AC, 38, DC, 30), -90, 0),
      CORNERS.map(([y, z]) => cylinder(3, -90, 0, y, z)),
    ),
    ears,
    drain,
  );
}

/** Combined socket: seven contacts above, two large ones below, in one flange with a collar. */
function inlet(): Solid {
  const flange = cut(
    rounded(extrude(roundedRectangle(132, 176, 18), -6, 2), 1.5, (e) => e.inPlane("YZ", 2)),
    CORNERS.map(([y, z]) => cylinder(3.4, -20, 20, y, z)),
  );
  const collar = cut(extrude(belt(AC, 36, DC, 28), -4, 30), extrude(belt(AC, 33, DC, 25), 2, 40));
  const pins = [[0, 0, 6.4], [-18, 0, 6.4], [18, 0, 6.4], [-10, -16, 6.4], [10, -16, 6.4], [-10, 15, 4.6], [
    10,
    15,
    4.6,
  ]];
  const acFace = join(
    cut(
      extrude(belt([AC[0], AC[1]], 29, [0, AC[1] + 1], 29.5), 1, 22),
      pins.map(([y, z, r]) => cylinder(r!, 12, 40, AC[0] + y!, AC[1] + z!)),
    ),
    pins.map(([y, z, r]) => cylinder(r! * .5, 5, 21, AC[0] + y!, AC[1] + z!)),
  );
  const dc = [-17, 17].map((y) =>
    join(cut(cylinder(13, 1, 24, y, DC[1]), cylinder(9.4, 10, 40, y, DC[1])), cylinder(5.4, 5, 22, y, DC[1]))
  );
  const back = rounded(extrude(belt(AC, 34, DC, 28), -52, -2), [6, 4, 2], (e) => e.inPlane("YZ", -52));
  const outlets = [-17, 17].map((y) =>
    revolve([[-70, 0], [-70, 11], [-66, 12], [-48, 12], [-48, 0]]).translate(0, y, DC[1])
  );
  return join(flange, collar, acFace, dc, back, outlets);
}

/** Actuator of the plug lock: gear case with bolt, socket and two eyes. */
function plugLock(): Solid {
  const body = rounded(box([-34, -20, 0], [18, 20, 30]), 5, (e) => e.inDirection([0, 0, 1]));
  const motor = rounded(box([-30, -17, 28], [2, 17, 40]), 4, (e) => e.inDirection([0, 0, 1]));
  const pin = join(rod(7, 14, [6, 0, -12], [0, 0, 1]), rod(4.6, 26, [6, 0, -30], [0, 0, 1]));
  const eyes = [-26, 26].map((y) =>
    cut(extrudeAlong("z", slot([-10, y * .5], [-10, y], 8), 6, 12), rod(3.4, 20, [-10, y, 0], [0, 0, 1]))
  );
  const release = join(rod(3, 20, [-40, 12, 18], [1, 0, 0]), cylinder(7, -44, -40, 12, 18));
  return join(body, motor, pin, eyes, release, socket(22, 14, 22).translate(16, -4, 17));
}

/** Actuator that opens and closes the flap. */
function flapMotor(): Solid {
  const body = rounded(extrude(roundedRectangle(48, 64, 12), -34, 0), [4, 2], (e) => e.inPlane("YZ", -34));
  const shaft = revolve([[-1, 0], [-1, 15], [5, 15], [6, 14], [6, 9], [20, 9], [21, 8], [21, 0]]).translate(
    0,
    0,
    14,
  );
  const eyes = [[-32, 24], [32, -20]].map(([y, z]) =>
    cut(extrude(slot([y! * .5, z!], [y!, z!], 8), -6, 0), cylinder(3.3, -20, 20, y!, z!))
  );
  return join(
    body,
    cut(shaft, box([8, -12, 12.6], [30, 12, 15.4])),
    eyes,
    socket(24, 14, 20).translate(-2, 2, -16),
  );
}

/** Ring of light round the socket, with its light unit. */
const lightGuide = (): Solid =>
  join(
    cut(
      rounded(extrude(belt(AC, 47, DC, 39), 0, 5), 1.5, (e) => e.inPlane("YZ", 5)),
      extrude(belt(AC, 41, DC, 33), -9, 20),
    ),
    box([-14, 34, 40], [3, 50, 64]),
    box([-8, 38, 62], [0, 46, 72]),
  );

/** Cap over the contacts for direct current, on its strap. */
const cap = (): Solid =>
  join(
    rounded(extrude(slot([-17, 0], [17, 0], 17), 0, 7), [2, 1], (e) => e.inPlane("YZ", 7)),
    [-17, 17].map((y) => tube(10.4, 7.4, -12, 1).translate(0, y, 0)),
    extrude(slot([-30, 0], [-58, 18], 4), 0, 2.4),
    cylinder(7, -4, 3, -60, 20),
  );

const arm = (): Solid =>
  cut(
    join(
      extrudeAlong(
        "z",
        polygon([
          [0, -6],
          [0, 6],
          [-34, 16],
          [-60, 44],
          [-60, 60],
          [-48, 60],
          [-48, 48],
          [-26, 26],
          [12, 12],
          [12, -6],
        ]),
        -9,
        9,
      ),
      rod(10, 26, [3, 2, -13], [0, 0, 1]),
      rod(9, 26, [-54, 56, -13], [0, 0, 1]),
    ),
    rod(5, 60, [3, 2, -30], [0, 0, 1]),
    rod(4.4, 60, [-54, 56, -30], [0, 0, 1]),
  );

function parts(): Part[] {
  const up = onSheet(40, 250), mid = onSheet(40, 0), low = onSheet(-60, -250);
  const from = (base: V3, x: number): V3 => add(base, [x, 0, 0]);
  const small = socketScrew(5, 22), ear = bolt(6, 18);
  const cable = (y: number): Solid =>
    hose(
      [[0, y, 0], [-40, y, 0], [-100, y, -18], [-150, y * .8, -70], [-150, y * .7, -150], [-90, y, -190]],
      10,
    );
  const cables = group(
    cable(-17),
    cable(17),
    rod(12, 22, [-4, -17, 0], [-1, 0, 0]),
    rod(12, 22, [-4, 17, 0], [-1, 0, 0]),
    box([-158, -26, -120], [-140, 26, -100]),
    rounded(box([-92, -34, -212], [-50, 34, -168]), 6, (e) => e.inDirection([1, 0, 0])),
    extrude(roundedRectangle(52, 32, 8, 0, -190), -52, -24),
    box([-80, -10, -170], [-36, 10, -160]),
  );
  return [
    {
      callout: 1,
      name: "flap",
      solid: flap(),
      at: [40, 0, 0],
      explode: from(up, 190),
      axis: "hinge",
      anchor: [-46, -96, -46],
      finish: "white",
    },
    {
      callout: 2,
      name: "hinge_arm",
      solid: arm(),
      at: [0, -110, 0],
      explode: from(up, 20),
      axis: "hinge",
      anchor: [3, 2, 0],
      finish: "black",
    },
    {
      callout: 3,
      name: "flap_motor",
      solid: flapMotor(),
      at: [-60, -120, 30],
      explode: from(up, -190),
      axis: "motor",
      anchor: [0, 0, 14],
      finish: "plastic",
    },
    ...[[-32, 24], [32, -20]].map(([y, z], i): Part => ({
      callout: 4,
      name: `motor_screw_${i + 1}`,
      solid: small,
      at: [-58, -120 + y!, 30 + z!],
      explode: from(up, -130),
      fine: true,
    })),
    {
      callout: 5,
      name: "housing",
      solid: bowl(),
      explode: from(mid, -150),
      axis: "ac",
      anchor: [0, ...AC],
      finish: "plastic",
    },
    ...[[-106, 70], [106, 70], [-106, -70], [106, -70]].map(([y, z], i): Part => ({
      callout: 6,
      name: `housing_bolt_${i + 1}`,
      solid: ear,
      at: [5, y!, z!],
      explode: from(mid, -104),
      fine: true,
    })),
    {
      callout: 7,
      name: "light_guide",
      solid: lightGuide(),
      at: [-38, 0, 0],
      explode: from(mid, 46),
      axis: "ac",
      anchor: [0, ...AC],
      finish: "glass",
    },
    {
      callout: 8,
      name: "seal",
      solid: cut(
        extrude(roundedRectangle(134, 178, 18), 0, 4),
        extrude(belt(AC, 42, DC, 34), -9, 9),
        CORNERS.map(([y, z]) => cylinder(4, -9, 9, y, z)),
      ),
      at: [-48, 0, 0],
      explode: from(low, -60),
      axis: "socket",
      anchor: [0, ...AC],
      finish: "rubber",
    },
    {
      callout: 9,
      name: "inlet",
      solid: inlet(),
      at: [-56, 0, 0],
      explode: from(low, 90),
      axis: "socket cable",
      anchor: { socket: [0, ...AC], cable: [-70, -17, DC[1]] },
      finish: "plastic",
    },
    ...CORNERS.map(([y, z], i): Part => ({
      callout: 10,
      name: `inlet_screw_${i + 1}`,
      solid: small,
      at: [-52, y, z],
      explode: from(low, 152),
      fine: true,
    })),
    {
      callout: 11,
      name: "dc_cap",
      solid: cap(),
      at: [-30, ...DC],
      explode: from(low, 215),
      finish: "rubber",
    },
    {
      callout: 12,
      name: "plug_lock",
      solid: plugLock(),
      at: [-80, 0, 74],
      explode: add(low, [130, 60, 96]),
      axis: "lock",
      anchor: [6, 0, -30],
      finish: "black",
    },
    ...[-26, 26].map((y, i): Part => ({
      callout: 13,
      name: `lock_screw_${i + 1}`,
      solid: socketScrew(4, 16),
      turn: [0, -90, 0],
      at: [-90, y, 86],
      explode: add(low, [130, 60, 130]),
      fine: true,
    })),
    {
      callout: 14,
      name: "charging_cable",
      solid: cables,
      at: [-126, 0, DC[1]],
      explode: add(low, [-50, -60, -70]),
      finish: "orange",
      outline: "mesh",
      anchor: [0, -17, 0],
      axis: "cable",
    },
    {
      callout: 15,
      name: "lock_plug",
      solid: plug(22, 14, 26),
      turn: [0, 0, 180],
      at: [-16, -4, 91],
      explode: add(low, [164, 60, 96]),
      finish: "black",
      fine: true,
    },
  ];
}

const assembly: Assembly = {
  name: "charging_inlet",
  title: { zh_CN: "充电口", en_US: "Charging inlet" },
  view: USUAL_VIEW,
  parts,
};
export default assembly;
