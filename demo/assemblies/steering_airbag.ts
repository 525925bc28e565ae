/** Steering wheel with airbag: module, wheel, switches, clock spring, column; passenger airbag, control unit, sensor. */
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
  group,
  hose,
  join,
  moved,
  type Part,
  polar,
  polygon,
  prism,
  revolve,
  rod,
  rounded,
  roundedRectangle,
  slot,
  socketScrew,
  type Solid,
  type V3,
} from "../../drawing/mod.ts";
import { onSheet, USUAL_VIEW } from "./solids/on_sheet.ts";
import { bellows } from "./solids/rubber.ts";
import { plug, socket } from "./solids/plugs.ts";

// The column's axis is X, the driver sits towards +X.

/** Wheel: padded rim, hub with splines, three spokes with cut-outs. */
function wheel(): Solid {
  const rim = revolve(Array.from({ length: 16 }, (_, i) => {
    const [x, r] = polar(14, (i + .5) * 22.5);
    return [30 + x, 172 + r];
  }));
  const hub = cut(
    rounded(extrude(roundedRectangle(150, 118, 30, 0, -6), -34, -6), [8, 5], (e) => e.inPlane("YZ", -34)),
    extrude(roundedRectangle(138, 106, 24, 0, -6), -26, 20),
  );
  const boss = revolve([[-60, 0], [-60, 25], [-34, 28], [-20, 28], [-20, 0]]);
  const spoke = (angle: number, width: number) =>
    cut(
      extrude(polygon([[-width, 40], [width, 40], [width * .8, 172], [-width * .8, 172]]), -14, 4).rotate(7, [
        0,
        0,
        0,
      ], [0, 1, 0]).translate(8, 0, 0),
      extrude(roundedRectangle(width * .9, 60, 8, 0, 118), -60, 60),
    ).rotate(angle - 90, [0, 0, 0], [1, 0, 0]);
  const rests = [38, 142].map((a) => {
    const [y, z] = polar(172, a);
    return rod(17, 16, [22, y, z], [1, 0, 0]);
  });
  return cut(
    join(rim, hub, boss, spoke(8, 24), spoke(172, 24), spoke(270, 20), rests),
    extrude(polygon(around(24, 1, (_y, _z, a, i) => polar(i % 2 ? 10 : 12, a))), -100, 40),
    [-40, 40].map((y) => cylinder(6, -60, 0, y, 34)),
  );
}

/** Airbag module: soft cover with emblem, carrier behind, gas generator, spring pins. */
function module(): Solid {
  const shape = polygon([[-66, 44], [66, 44], [76, 10], [46, -62], [-46, -62], [-76, 10]]).fillet(18);
  const cover = rounded(extrude(shape, -6, 24), [12, 8, 4], (e) => e.inPlane("YZ", 24));
  const carrier = extrude(roundedRectangle(118, 84, 14, 0, -6), -26, -4);
  const gas = revolve([
    [-58, 0],
    [-58, 33],
    [-50, 36],
    [-36, 36],
    [-36, 48],
    [-30, 48],
    [-30, 36],
    [-20, 36],
    [-20, 0],
  ]).translate(0, 0, -4);
  const emblem = cut(cylinder(17, 20, 26, 0, -4), cylinder(14, 24.6, 40, 0, -4));
  const bar = join(box([24, -2, -16], [26, 2, 8]), box([24, -9, -6], [26, 9, -2]));
  const pins = [[-46, 26], [46, 26], [0, -46]].map(([y, z]) =>
    revolve([[-50, 0], [-50, 3], [-46, 5], [-40, 5], [-40, 3.4], [-24, 3.4], [-24, 0]]).translate(0, y!, z!)
  );
  return join(cover, carrier, gas, emblem, bar, pins);
}

/** Switch block on a spoke: curved plate with a rocker and four keys. */
const switches = (side: number): Solid =>
  join(
    rounded(
      extrude(
        polygon([[-30, -24], [-34, 24], [26, 30], [36, 8], [30, -26]].map(([y, z]) => [side * y!, z!]))
          .fillet(7),
        -8,
        6,
      ),
      [3, 2],
      (e) => e.inPlane("YZ", 6),
    ),
    [[-14, 10], [10, 12], [-14, -12], [10, -12]].map(([y, z]) =>
      rounded(extrude(roundedRectangle(18, 16, 4, side * y!, z!), 4, 9), 1.5, (e) => e.inPlane("YZ", 9))
    ),
    moved(socket(16, 10, 14), [-8, 0, 0], [0, 180, 0]),
  );

/** Clock spring: cassette with rotor, two sockets behind, one in front. */
function clockSpring(): Solid {
  const case1 = revolve([[-26, 30], [-26, 52], [-6, 54], [-6, 58], [0, 58], [0, 30]]);
  const rotor = revolve([[-2, 24], [-2, 50], [6, 50], [8, 48], [8, 36], [14, 36], [14, 24]]);
  const ears = around(
    3,
    62,
    (y, z) => cut(extrude(slot([y * .85, z * .85], [y, z], 9), -8, -2), cylinder(3.4, -20, 20, y, z)),
    30,
  );
  const keys = [45, 225].map((a) => box([6, -6, 38], [22, 6, 48]).rotate(a - 90, [0, 0, 0], [1, 0, 0]));
  return join(
    case1,
    rotor,
    ears,
    keys,
    socket(30, 16, 24).translate(8, 0, 42),
    moved(socket(40, 20, 26), [-20, 0, -46], [0, 180, 0]),
  );
}

/** Column switch: body round the column with a lever on either side. */
function columnSwitch(): Solid {
  const body = cut(
    rounded(box([-26, -58, -40], [8, 58, 40]), 10, (e) => e.inDirection([1, 0, 0])),
    cylinder(27, -60, 60),
  );
  const lever = (s: number) =>
    join(
      rounded(
        box([-18, s > 0 ? 50 : -76, -14], [0, s > 0 ? 76 : -50, 14]),
        5,
        (e) => e.inDirection([0, 1, 0]),
      ),
      rod(6.5, 84, [-9, s * 70, 0], [.12, s, .12]),
      moved(revolve([[0, 0], [0, 9], [4, 10], [36, 10], [40, 8], [40, 0]]), [1, s * 152, 10], [0, 0, s * 83]),
      moved(revolve([[14, 9], [14, 12], [24, 12], [24, 9]]), [1, s * 152, 10], [0, 0, s * 83]),
    );
  return join(body, lever(-1), lever(1), moved(socket(36, 18, 18), [-24, 0, -34], [0, 180, 0]));
}

/** Steering column: outer tube with bracket, shaft with splines, tilt lever, joint at its foot. */
function column(): Solid {
  const shaft = join(
    revolve([[-330, 0], [-330, 11], [20, 11], [20, 14], [40, 14], [40, 0]]),
    extrude(polygon(around(40, 1, (_y, _z, a, i) => polar(i % 2 ? 10.6 : 12, a))), 36, 62),
    cylinder(8, 60, 84),
  );
  const jacket = revolve([[-230, 15], [-230, 26], [-100, 26], [-98, 31], [10, 31], [14, 29], [14, 15]]);
  const bracket = cut(
    join(
      box([-96, -70, 26], [-20, 70, 32]),
      [-1, 1].map((s) => box([-90, s * 36 - 3, -30], [-26, s * 36 + 3, 30])),
      box([-90, -36, -34], [-26, 36, -30]),
    ),
    [[-78, 54], [-38, 54], [-78, -54], [-38, -54]].map(([x, y]) => rod(5.6, 20, [x!, y!, 20], [0, 0, 1])),
    [-1, 1].map((s) => box([-74, s * 36 - 9, -10], [-44, s * 36 + 9, 2])),
  );
  const lever = join(
    rod(7, 96, [-58, -50, -4], [0, 1, 0]),
    box([-64, -58, -10], [64, -50, 4]),
    rounded(box([40, -62, -12], [84, -46, 6]), 4, (e) => e.inDirection([1, 0, 0])),
  );
  const yoke = join(
    cylinder(19, -352, -318),
    [-1, 1].map((s) =>
      rounded(box([-392, s * 15 - 4, -15], [-346, s * 15 + 4, 15]), 8, (e) => e.inDirection([0, 1, 0]))
    ),
    rod(7, 48, [-380, -24, 0], [0, 1, 0]),
    rod(7, 48, [-380, 0, -24], [0, 0, 1]),
  );
  const motor = join(
    moved(revolve([[0, 0], [0, 22], [60, 22], [64, 18], [64, 0]]), [-150, 24, -8], [0, 0, 90]),
    rounded(box([-178, -34, -34], [-122, 34, 34]), 10, (e) => e.inDirection([1, 0, 0])),
  );
  return join(shaft, jacket, bracket, lever, yoke, motor);
}

/** Passenger airbag: box with folded bag under its cover, studs, generator at the end. */
function passengerBag(): Solid {
  const body = rounded(box([-60, -120, -44], [50, 120, 34]), 12, (e) => e.inDirection([0, 1, 0]));
  const rim = box([-70, -128, 26], [60, 128, 34]);
  const cover = rounded(box([-56, -112, 30], [46, 112, 44]), [10, 6], (e) => e.inDirection([0, 0, 1]));
  const seam = join(
    box([-40, -96, 42], [30, -94, 48]),
    box([-40, 94, 42], [30, 96, 48]),
    box([-7, -96, 42], [-3, 96, 48]),
  );
  const generator = join(rod(27, 40, [-4, -150, -10], [0, 1, 0]), rod(20, 12, [-4, -160, -10], [0, 1, 0]));
  const feet = [-90, 0, 90].map((y) =>
    cut(extrude(slot([y - 8, -30], [y + 8, -30], 12), 48, 54), cylinder(5, 40, 60, y, -30))
  );
  return join(cut(join(body, rim, cover), seam), generator, feet);
}

/** Control unit: ribbed housing on a plate with three holes, socket in front. */
const controlUnit = (): Solid =>
  cut(
    join(
      rounded(box([-62, -60, 0], [62, 60, 6]), 10, (e) => e.inDirection([0, 0, 1])),
      rounded(box([-50, -50, 4], [44, 50, 34]), 8, (e) => e.inDirection([0, 0, 1])),
      [-30, -10, 10, 30].map((y) => box([-46, y - 2, 32], [20, y + 2, 38])),
      socket(76, 26, 30).translate(38, 0, 20),
      [[-54, -52], [-54, 52], [54, 52]].map(([x, y]) => rod(10, 9, [x!, y!, 0], [0, 0, 1])),
    ),
    [[-54, -52], [-54, 52], [54, 52]].map(([x, y]) => rod(4.6, 30, [x!, y!, -9], [0, 0, 1])),
  );

const crashSensor = (): Solid =>
  join(
    cut(extrude(belt([0, 10], 22, [0, -26], 11), 0, 10), cylinder(5, -9, 20, 0, -26)),
    revolve([[8, 0], [8, 17], [16, 15], [17, 13], [17, 0]]).translate(0, 0, 10),
    moved(socket(22, 16, 24), [6, 0, 26], [0, -90, 0]),
  );

function parts(): Part[] {
  const by = (base: V3, x: number, y = 0, z = 0): V3 => add(base, [x, y, z]);
  const up = onSheet(-60, 300), mid = onSheet(20, -60), low = onSheet(40, -400);
  const unitBolts = [[-54, -52], [-54, 52], [54, 52]];
  return [
    {
      callout: 1,
      name: "column",
      solid: column(),
      at: [-160, 0, 0],
      explode: by(up, -40),
      axis: "column",
      anchor: [84, 0, 0],
      finish: "steel",
    },
    ...[[-78, 54], [-38, 54], [-78, -54], [-38, -54]].map(([x, y], i): Part => ({
      callout: 2,
      name: `column_bolt_${i + 1}`,
      solid: bolt(8, 26),
      turn: [0, -90, 0],
      at: [x! - 160, y!, 32],
      explode: by(up, -40, 0, 60),
      fine: true,
    })),
    {
      callout: 3,
      name: "joint_boot",
      solid: bellows(90, 26, 46, 3),
      turn: [0, 0, 180],
      at: [-470, 0, 0],
      explode: by(up, -110),
      axis: "column",
      anchor: [0, 0, 0],
      finish: "rubber",
    },
    {
      callout: 4,
      name: "column_switch",
      solid: columnSwitch(),
      at: [-90, 0, 0],
      explode: by(up, 125),
      axis: "column",
      finish: "black",
    },
    {
      callout: 5,
      name: "clock_spring",
      solid: clockSpring(),
      at: [-70, 0, 0],
      explode: by(up, 225),
      axis: "column",
      finish: "plastic",
    },
    ...around(3, 62, (y, z) => [y, z], 30).map(([y, z], i): Part => ({
      callout: 6,
      name: `spring_screw_${i + 1}`,
      solid: socketScrew(4, 16),
      at: [-74, y!, z!],
      explode: by(up, 268),
      fine: true,
    })),
    {
      callout: 7,
      name: "wheel",
      solid: wheel(),
      explode: by(mid, -130),
      axis: "wheel",
      anchor: [-20, 0, 0],
      finish: "black",
    },
    {
      callout: 8,
      name: "wheel_bolt",
      solid: bolt(14, 34),
      at: [-20, 0, 0],
      explode: by(mid, -40),
      axis: "wheel",
      fine: true,
    },
    {
      callout: 9,
      name: "switch_left",
      solid: switches(-1),
      at: [10, -84, 8],
      explode: by(mid, 60, -70, -10),
      finish: "black",
    },
    {
      callout: 10,
      name: "switch_right",
      solid: switches(1),
      at: [10, 84, 8],
      explode: by(mid, 20, 90, 60),
      finish: "black",
    },
    {
      callout: 11,
      name: "airbag",
      solid: module(),
      at: [20, 0, 0],
      explode: by(mid, 150),
      axis: "wheel",
      finish: "black",
    },
    {
      callout: 12,
      name: "airbag_cable",
      solid: group(
        hose([[0, 0, 0], [-30, 10, -10], [-60, 40, -40], [-70, 30, -80]], 4),
        moved(plug(16, 12, 20), [-2, 0, 0], [0, 0, 0]),
        moved(plug(14, 11, 18), [-70, 30, -78], [0, 80, 0]),
      ),
      at: [-30, 30, -10],
      explode: add(mid, onSheet(-250, -30)),
      finish: "orange",
      outline: "mesh",
      fine: true,
    },
    {
      callout: 13,
      name: "passenger_airbag",
      solid: passengerBag(),
      at: [-100, 700, 60],
      explode: by(low, -20, -760, 0),
      axis: "foot",
      anchor: [54, -90, -30],
      finish: "black",
    },
    ...[-90, 0, 90].map((
      y,
      i,
    ): Part => ({
      callout: 14,
      name: `airbag_bolt_${i + 1}`,
      solid: bolt(8, 22),
      at: [-46, 700 + y, 30],
      explode: by(low, 24, -760, 0),
      axis: i ? undefined : "foot",
      fine: true,
    } as Part)),
    {
      callout: 15,
      name: "control_unit",
      solid: controlUnit(),
      at: [-200, 350, -300],
      explode: by(low, 180, -190, 270),
      axis: "unit",
      anchor: [-54, -52, 9],
      finish: "aluminium",
    },
    ...unitBolts.map((
      [x, y],
      i,
    ): Part => ({
      callout: 16,
      name: `unit_nut_${i + 1}`,
      solid: cut(join(prism(10, 0, 6), cylinder(8, 0, 1.6)), cylinder(3, -9, 20)),
      turn: [0, -90, 0],
      at: [-200 + x!, 350 + y!, -290],
      explode: by(low, 180, -190, 310),
      axis: i ? undefined : "unit",
      fine: true,
    } as Part)),
    {
      callout: 17,
      name: "crash_sensor",
      solid: crashSensor(),
      at: [500, 300, -100],
      explode: by(low, -370, -40, 0),
      axis: "sensor",
      anchor: [0, 0, -26],
      finish: "plastic",
    },
    {
      callout: 18,
      name: "sensor_bolt",
      solid: bolt(6, 20),
      at: [510, 300, -126],
      explode: by(low, -320, -40, 0),
      axis: "sensor",
      fine: true,
    },
  ];
}

const assembly: Assembly = {
  name: "steering_airbag",
  title: { zh_CN: "方向盘与安全气囊", en_US: "Steering wheel and airbags" },
  view: USUAL_VIEW,
  parts,
};
export default assembly;
