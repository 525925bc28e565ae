/** Air intake: air filter housing with element, mass meter, hoses, throttle, manifold with gaskets. */
import {
  add,
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
  type Part,
  polygon,
  revolve,
  rod,
  rounded,
  roundedRectangle,
  slot,
  socketScrew,
  type Solid,
  throughPoints,
  tube,
  type V2,
  type V3,
} from "../../drawing/mod.ts";
import { onSheet, USUAL_VIEW } from "./solids/on_sheet.ts";
import { socket } from "./solids/plugs.ts";
import { bellows } from "./solids/rubber.ts";

const UPRIGHT: V3 = [0, -90, 0];
/** runners of the manifold along X, and screws of its flange (x, z) */
const RUNNERS = [-132, -44, 44, 132];
const SCREWS: V2[] = [[-176, 30], [-88, -34], [0, 34], [88, -34], [176, 30]];

/** Manifold: plenum with end flange, four bent runners, flange to the head with gasket grooves. */
function manifold(): Solid {
  const plenum = rounded(box([-176, -150, 60], [168, -76, 132]), [24, 16], (e) => e.inDirection([1, 0, 0]));
  const end = join(
    revolve([[164, 0], [164, 36], [196, 34], [196, 0]]).translate(0, -113, 96),
    extrude(roundedRectangle(88, 88, 12, -113, 96), 192, 206),
  );
  const flange = join(
    RUNNERS.map((x) => box([x - 36, -10, -30], [x + 36, 4, 30])),
    box([-150, -10, -10], [150, 4, 10]),
    SCREWS.map(([x, z]) => extrudeAlong("y", slot([x, 0], [x, z], 13), -10, 4)),
  );
  const runners = RUNNERS.map((x) =>
    join(
      rod(25, 78, [x, -4, 0], [0, -1, -.1]),
      rounded(box([x - 24, -116, -34], [x + 24, -62, 30]), [14, 8], (e) => e.inDirection([1, 0, 0])),
      rounded(box([x - 24, -134, -10], [x + 24, -86, 80]), [14, 8], (e) => e.inDirection([1, 0, 0])),
    )
  );
  const ribs = RUNNERS.slice(1).map((x) => box([x - 46, -118, 8], [x - 42, -88, 64]));
  const ledges = [-120, -60, 0, 60, 120].map((x) => box([x - 3, -154, 66], [x + 3, -72, 136]));
  const nipples = [[-150, 132], [-110, 132]].map(([x, z]) => rod(6, 34, [x!, -110, z! - 6], [0, 0, 1]));
  return cut(
    join(plenum, end, flange, runners, ribs, ledges, nipples),
    RUNNERS.map((x) => extrudeAlong("y", roundedRectangle(46, 38, 12).translate(x, 0), -30, 20)),
    SCREWS.map(([x, z]) => rod(4.4, 60, [x, -30, z], [0, 1, 0])),
    cylinder(29, 150, 230, -113, 96),
    [[-34, -34], [34, -34], [34, 34], [-34, 34]].map(([y, z]) => cylinder(3.4, 180, 230, -113 + y!, 96 + z!)),
  );
}

/** Throttle body: bore with plate and shaft, motor housing, gear cover with socket. */
function throttle(): Solid {
  const body = join(
    extrude(roundedRectangle(88, 88, 14), -24, 24),
    cylinder(36, -24, 46),
    tube(39, 28, 34, 46),
  );
  const gear = rounded(box([-26, 38, -70], [26, 66, 50]), [12, 8], (e) => e.inDirection([0, 1, 0]));
  const motor = rod(22, 76, [0, 44, -50], [0, -1, 0]);
  const plug = moved(socket(32, 18, 24), [0, 52, -66], [0, 90, 0]);
  const plate = cut(tube(30, 28.2, -4, 4), box([-20, -60, -60], [20, 60, -59]));
  const valve = moved(cylinder(28.4, -1.4, 1.4), [0, 0, 0], [0, 20, 0]);
  return join(
    cut(
      join(body, gear, motor, plug),
      cylinder(28, -60, 80),
      [[-34, -34], [34, -34], [34, 34], [-34, 34]].map(([y, z]) => cylinder(3.6, -60, 60, y!, z!)),
    ),
    plate,
    valve,
    rod(5, 60, [0, -30, 0], [0, 1, 0]),
  );
}

const flangeSeal = (): Solid =>
  cut(
    extrude(roundedRectangle(76, 76, 12), -1.5, 1.5),
    cylinder(31, -9, 9),
    [[-30, -30], [30, -30], [30, 30], [-30, 30]].map(([y, z]) => cylinder(5, -9, 9, y!, z!)),
  );

const portSeal = (): Solid =>
  cut(
    extrudeAlong("y", roundedRectangle(56, 48, 15), -2, 2),
    extrudeAlong("y", roundedRectangle(47, 39, 11), -9, 9),
  );

/** Lower part of the filter housing: tub with inlet snout, clips and feet. */
function filterLower(): Solid {
  const tub = cut(
    rounded(box([-110, -80, 0], [110, 80, 74]), 20, (e) => e.inDirection([0, 0, 1])),
    rounded(box([-104, -74, 5], [104, 74, 120]), 15, (e) => e.inDirection([0, 0, 1])),
  );
  const rim = cut(
    rounded(box([-117, -87, 66], [117, 87, 74]), 24, (e) => e.inDirection([0, 0, 1])),
    rounded(box([-100, -70, 0], [100, 70, 120]), 13, (e) => e.inDirection([0, 0, 1])),
  );
  const snout = cut(
    extrude(roundedRectangle(96, 44, 14, -10, 32), -160, -100),
    extrude(roundedRectangle(86, 34, 10, -10, 32), -200, -60),
  );
  const feet = [[-70, -92], [70, -92], [0, 92]].map(([x, y]) =>
    cut(
      extrudeAlong("z", slot([x!, y! * .8], [x!, y! * 1.08], 13), 6, 14),
      rod(7, 30, [x!, y! * 1.08, 0], [0, 0, 1]),
    )
  );
  const ribs = [-70, -35, 0, 35, 70].map((x) => box([x - 2, -84, 6], [x + 2, -78, 64]));
  return join(
    cut(join(tub, ribs), extrude(roundedRectangle(86, 34, 10, -10, 32), -200, -90)),
    rim,
    snout,
    feet,
  );
}

/** Upper part: domed lid with ribs, outlet with the seat of the mass meter, clips. */
function filterUpper(): Solid {
  const dome = rounded(rounded(box([-110, -80, 0], [110, 80, 58]), 20, (e) => e.inDirection([0, 0, 1])), [
    14,
    9,
    5,
  ], (e) => e.inPlane("XY", 58));
  const rim = rounded(box([-117, -87, 0], [117, 87, 8]), 24, (e) => e.inDirection([0, 0, 1]));
  const ribs = [-60, -24, 12, 48].map((x) =>
    rounded(box([x - 6, -66, 54], [x + 6, 66, 63]), 3, (e) => e.inDirection([0, 1, 0]))
  );
  const outlet = join(
    cylinder(38, 90, 168, 16, 30),
    tube(42, 34, 152, 158).translate(0, 16, 30),
    rounded(box([116, -4, 58], [152, 36, 72]), 4, (e) => e.inDirection([0, 0, 1])),
  );
  const clips = [-70, 60].map((x) =>
    join(box([x - 12, -92, -16], [x + 12, -86, 10]), rod(4, 24, [x - 12, -90, 10], [1, 0, 0]))
  );
  return cut(
    join(dome, rim, ribs, outlet, clips),
    cylinder(33, 112, 200, 16, 30),
    box([122, 4, 56], [146, 28, 90]),
  );
}

/** Filter element: pleats in a soft frame. */
const element = (): Solid =>
  join(
    cut(
      rounded(box([-108, -78, 0], [108, 78, 12]), 16, (e) => e.inDirection([0, 0, 1])),
      box([-96, -66, -9], [96, 66, 40]),
    ),
    extrudeAlong(
      "y",
      polygon([
        ...Array.from({ length: 33 }, (_, i) => [-98 + i * 6.125, i % 2 ? 8 : -34]),
        ...Array.from({ length: 33 }, (_, i) => [98 - i * 6.125, (32 - i) % 2 ? 10.5 : -31.5]),
      ]),
      -67,
      67,
    ),
  );

/** Mass air flow meter: sensor blade with flange, along X downwards its blade. */
const meter = (): Solid =>
  join(
    cut(extrude(slot([-20, 0], [20, 0], 10), 0, 5), [-20, 20].map((y) => cylinder(3, -9, 20, y, 0))),
    cut(
      rounded(box([-50, -11, -8], [1, 11, 8]), 3, (e) => e.inDirection([1, 0, 0])),
      box([-40, -20, -3], [-24, 20, 3]),
    ),
    box([4, -12, -9], [20, 12, 9]),
    moved(socket(24, 14, 20), [12, 10, 0], [0, 0, 90]),
  );

const clip = (radius: number): Solid =>
  join(
    tube(radius + 2, radius, -6, 6),
    rounded(box([-9, -10, radius], [9, 10, radius + 12]), 3, (e) => e.inDirection([0, 1, 0])),
    rod(4, 34, [0, -18, radius + 6], [0, 1, 0]),
  );

function parts(): Part[] {
  const by = (base: V3, x: number, y = 0, z = 0): V3 => add(base, [x, y, z]);
  const up = onSheet(20, 330), mid = onSheet(-20, 0), low = onSheet(-40, -330);
  const screw = bolt(7, 34), small = socketScrew(5, 20);
  const duct = group(
    moved(bellows(120, 36, 38, 5), [0, 0, 0]),
    hose(throughPoints([[116, 0, 0], [150, 0, 0], [200, -20, 10], [240, -70, 30], [250, -120, 36]], 3), 35),
    rod(39, 14, [250, -112, 36], [.1, -1, .05]),
    rod(8, 34, [190, -12, 40], [0, 0, 1]),
  );
  const snorkel = group(
    extrude(roundedRectangle(92, 42, 14, 0, 0), -90, 0),
    moved(extrude(roundedRectangle(92, 42, 14, 0, 0), -120, 6), [-86, 0, 0], [0, 26, 0]),
    moved(extrude(roundedRectangle(128, 54, 16, 0, 0), -14, 0), [-190, 0, 52], [0, 26, 0]),
    box([-60, 40, -6], [-30, 66, 0]),
  );
  return [
    {
      callout: 1,
      name: "manifold",
      solid: manifold(),
      explode: up,
      axis: "throttle port",
      anchor: { throttle: [206, -113, 96], port: [-132, 4, 0] },
      finish: "plastic",
    },
    ...RUNNERS.map((
      x,
      i,
    ): Part => ({
      callout: 2,
      name: `port_seal_${i + 1}`,
      solid: portSeal(),
      at: [x, 6, 0],
      explode: by(up, 0, 66, 0),
      axis: i ? undefined : "port",
      finish: "rubber",
    } as Part)),
    ...SCREWS.slice(0, 4).map(([x, z], i): Part => ({
      callout: 3,
      name: `manifold_screw_${i + 1}`,
      solid: screw,
      turn: [0, 0, -90],
      at: [x, -12, z],
      explode: by(up, 0, -210, -20),
      fine: true,
    })),
    {
      callout: 4,
      name: "throttle_seal",
      solid: flangeSeal(),
      at: [208, -113, 96],
      explode: by(up, 36),
      axis: "throttle",
      finish: "rubber",
    },
    {
      callout: 5,
      name: "throttle",
      solid: throttle(),
      at: [234, -113, 96],
      explode: by(up, 100),
      axis: "throttle",
      finish: "aluminium",
    },
    ...[[-34, 34], [34, 34], [34, -34]].map(([y, z], i): Part => ({
      callout: 6,
      name: `throttle_screw_${i + 1}`,
      solid: bolt(6, 44),
      at: [260, -113 + y!, 96 + z!],
      explode: by(up, 160),
      fine: true,
    })),
    {
      callout: 7,
      name: "intake_hose",
      solid: duct,
      at: [300, -400, 60],
      explode: by(mid, -150, 380, 10),
      axis: "duct",
      outline: "mesh",
      finish: "rubber",
    },
    {
      callout: 8,
      name: "hose_clip_1",
      solid: clip(37),
      at: [290, -400, 60],
      explode: by(mid, -180, 380, 10),
      axis: "duct",
      finish: "zinc",
      fine: true,
    },
    {
      callout: 9,
      name: "meter",
      solid: meter(),
      turn: UPRIGHT,
      at: [134, -384, 126],
      explode: by(mid, -90, 340, 110),
      axis: "meter",
      finish: "plastic",
    },
    ...[-20, 20].map((y, i): Part => ({
      callout: 10,
      name: `meter_screw_${i + 1}`,
      solid: small,
      turn: UPRIGHT,
      at: [134, -384 + y, 131],
      explode: by(mid, -90, 340, 160),
      fine: true,
    })),
    {
      callout: 11,
      name: "filter_upper",
      solid: filterUpper(),
      at: [0, -400, 54],
      explode: by(mid, -90, 340, -30),
      axis: "meter",
      anchor: [134, 16, 72],
      finish: "plastic",
    },
    {
      callout: 12,
      name: "element",
      solid: element(),
      at: [0, -400, 52],
      explode: by(low, -40, 380, 190),
      finish: "white",
    },
    {
      callout: 13,
      name: "filter_lower",
      solid: filterLower(),
      at: [0, -400, -20],
      explode: by(low, -40, 380, 120),
      axis: "snorkel foot",
      anchor: { snorkel: [-160, -10, 32], foot: [70, -99, 14] },
      finish: "plastic",
    },
    {
      callout: 14,
      name: "snorkel",
      solid: snorkel,
      at: [-160, -410, 12],
      explode: by(low, -100, 380, 120),
      axis: "snorkel",
      outline: "mesh",
      finish: "plastic",
    },
    {
      callout: 15,
      name: "rubber_foot",
      solid: revolve([[-16, 5], [-16, 11], [-8, 12], [-7, 7], [0, 7], [1, 13], [9, 13], [12, 10], [12, 5]]),
      turn: UPRIGHT,
      at: [70, -499, 0],
      explode: by(low, -40, 380, 70),
      axis: "foot",
      finish: "rubber",
    },
  ];
}

const assembly: Assembly = {
  name: "intake",
  title: { zh_CN: "进气系统", en_US: "Air intake" },
  view: USUAL_VIEW,
  parts,
};
export default assembly;
