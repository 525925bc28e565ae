/** Front bumper: cover with grille, lower grille, cross member with crash boxes, foam, brackets, tow eye cap, sensors. */
import {
  add,
  type Assembly,
  bolt,
  box,
  common,
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
  type Solid,
  type V2,
  type V3,
} from "../../drawing/mod.ts";
import { onSheet, USUAL_VIEW } from "./solids/on_sheet.ts";
import { socket } from "./solids/plugs.ts";

// The car looks towards +X, Y runs across it, Z up; half the true size.

/** Wall curved across the car as seen from above: `reach` in front, `thick` millimetres, from z0 to z1. */
function bow(reach: number, wide: number, sweep: number, thick: number, z0: number, z1: number): Solid {
  const line = (
    d: number,
  ): [V2, V2, V2] => [[reach - sweep - d, -wide + d * .4], [reach - d, 0], [
    reach - sweep - d,
    wide - d * .4,
  ]];
  const [a, b, c] = line(0), [d, e, f] = line(thick);
  return extrudeAlong(
    "z",
    replicad.draw(a).threePointsArcTo(c, b).lineTo(f).threePointsArcTo(d, e).close(),
    z0,
    z1,
  );
}

/** What is kept of a bow: its outline seen from the front (y, z). */
const seen = (corners: number[][], round: number): Solid =>
  extrude(polygon(corners).fillet(round), -400, 400);

const UPPER: V2[] = [[-150, 22], [-120, 64], [120, 64], [150, 22], [120, 4], [-120, 4]];
const LOWER: V2[] = [[-170, -94], [-150, -44], [150, -44], [170, -94]];
const LAMPS = [-1, 1].map((s): V2[] => [[s * 196, -90], [s * 190, -34], [s * 262, -22], [s * 276, -64]]);

/** Cover: bowed skin of three steps, with openings for grilles and lamps and wrapped ends. */
function cover(): Solid {
  const face = seen([[-330, 74], [-322, -60], [-290, -128], [290, -128], [322, -60], [330, 74], [190, 92], [
    -190,
    92,
  ]], 24);
  const skin = common(bow(150, 352, 130, 6, -140, 110), face);
  const nose = common(
    bow(166, 330, 120, 22, -18, -4),
    seen([[-318, 0], [-300, -24], [300, -24], [318, 0]], 6),
  );
  const lip = common(
    bow(170, 330, 124, 30, -134, -112),
    seen([[-300, -112], [-288, -128], [288, -128], [300, -112]], 4),
  );
  const top = common(
    bow(150, 352, 130, 34, 78, 96),
    seen([[-326, 72], [-190, 96], [190, 96], [326, 72], [300, 60], [-300, 60]], 6),
  );
  const frames = [UPPER, LOWER, ...LAMPS].map((hole) => {
    const [cy, cz] = [
      hole.reduce((t, p) => t + p[0], 0) / hole.length,
      hole.reduce((t, p) => t + p[1], 0) / hole.length,
    ];
    return common(
      bow(154, 352, 130, 20, -140, 110),
      cut(seen(hole.map(([y, z]) => [cy + (y - cy) * 1.06, cz + (z - cz) * 1.16]), 9), seen(hole, 7)),
    );
  });
  return cut(
    join(skin, nose, lip, top, frames),
    [UPPER, LOWER, ...LAMPS].map((hole) => seen(hole, 7)),
    extrude(roundedRectangle(34, 28, 6, 150, -98), -400, 400).translate(0, 60, 0),
    [-250, -90, 90, 250].map((y) => cylinder(8, -300, 300, y, -38)),
  );
}

/** Grille: frame with bars and emblem seat. */
function grille(hole: V2[], bars: number[], emblem: boolean): Solid {
  const [low, high] = [Math.min(...hole.map((p) => p[1])), Math.max(...hole.map((p) => p[1]))];
  const frame = common(
    bow(148, 352, 130, 24, low - 10, high + 10),
    cut(
      seen(hole, 7),
      seen(hole.map(([y, z]) => [y * .96, (z - (low + high) / 2) * .82 + (low + high) / 2]), 5),
    ),
  );
  const slats = bars.map((z) => common(bow(144, 352, 130, 16, z - 2.5, z + 2.5), seen(hole, 7)));
  const posts = [-100, -50, 50, 100].map((y) =>
    common(
      bow(138, 352, 130, 8, low, high),
      common(seen(hole, 7), box([-400, y - 2, -300], [400, y + 2, 300])),
    )
  );
  const seat = emblem
    ? [
      cylinder(24, 118, 150, 0, (low + high) / 2),
      cut(cylinder(20, 140, 153, 0, (low + high) / 2), cylinder(17, 151, 160, 0, (low + high) / 2)),
    ]
    : [];
  return join(frame, slats, posts, seat);
}

/** Cross member: bowed box section with two crash boxes and their foot plates. */
function member(): Solid {
  const beam = cut(
    bow(120, 300, 80, 40, -30, 30),
    bow(116, 320, 80, 14, -20, -4),
    bow(116, 320, 80, 14, 4, 20),
  );
  const boxes = [-1, 1].flatMap((s) => [
    cut(
      box([-60, s * 200 - 30, -28], [50, s * 200 + 30, 28]),
      box([-80, s * 200 - 25, -23], [40, s * 200 + 25, 23]),
    ),
    ...[-38, -14, 10].map((x) => box([x - 3, s * 200 - 33, -31], [x + 3, s * 200 + 33, 31])),
    cut(
      rounded(box([-66, s * 200 - 52, -48], [-58, s * 200 + 52, 48]), 10, (e) => e.inDirection([1, 0, 0])),
      [-38, 38].flatMap((y) => [-36, 36].map((z) => cylinder(5.5, -90, -40, s * 200 + y, z))),
    ),
  ]);
  const eye = join(cylinder(17, 60, 128, 130, 0), cylinder(21, 118, 124, 130, 0));
  return cut(
    join(beam, boxes, eye),
    cylinder(10, 90, 140, 130, 0),
    [-240, -120, 0, 240].map((y) => cylinder(7, 0, 200, y, 0)),
  );
}

/** Foam block before the cross member. */
const foam = (): Solid =>
  cut(
    common(
      bow(150, 320, 96, 34, -26, 26),
      seen([[-270, -26], [-270, 20], [-250, 26], [250, 26], [270, 20], [270, -26]], 5),
    ),
    [-200, -140, -80, -20, 40, 100, 160, 220].map((y) =>
      common(bow(160, 320, 96, 24, -40, 40), box([-400, y - 20, -9], [400, y + 20, 9]))
    ),
  );

const bracket = (s: number): Solid =>
  cut(
    join(
      extrudeAlong(
        "y",
        polygon([[-90, 0], [60, 0], [60, 16], [30, 22], [-90, 22]]).fillet(4),
        s > 0 ? -4 : 0,
        s > 0 ? 0 : 4,
      ),
      [-70, -40, -10, 20].map((x) => box([x - 9, s * -18, 4], [x + 9, s * .5, 9])),
      box([-90, s > 0 ? -24 : 0, 20], [40, s > 0 ? 0 : 24, 24]),
    ),
    [-70, 0].map((x) => rod(5, 30, [x, -s * 14, 10], [0, 0, 1])),
  );

const sensor = (): Solid =>
  join(
    revolve([[-26, 0], [-26, 11], [-6, 11], [-6, 15], [-2, 15], [-2, 10], [6, 10], [7, 9], [7, 0]]),
    moved(socket(20, 13, 18), [-16, 10, 0], [0, 0, 90]),
    [60, 180, 300].map((a) => box([-18, -3, 10], [-10, 3, 14]).rotate(a, [0, 0, 0], [1, 0, 0])),
  );

const capTow = (): Solid =>
  join(
    rounded(extrude(roundedRectangle(33, 27, 6), 0, 5), [2, 1], (e) => e.inPlane("YZ", 5)),
    [-1, 1].map((s) => box([-12, s * 10 - 3, -3], [1, s * 10 + 3, 3])),
    extrude(slot([16, -6], [34, -14], 2), 0, 2),
  );

const lampTrim = (s: number): Solid =>
  join(
    common(bow(140, 352, 130, 8, -100, -10), seen(LAMPS[s < 0 ? 0 : 1]!, 7)),
    common(
      bow(148, 352, 130, 18, -100, -10),
      cut(
        seen(LAMPS[s < 0 ? 0 : 1]!, 7),
        seen(LAMPS[s < 0 ? 0 : 1]!.map(([y, z]) => [s * 231 + (y - s * 231) * .84, -54 + (z + 54) * .8]), 5),
      ),
    ),
    [-40, -54, -68].map((z) => common(bow(146, 352, 130, 10, z - 2, z + 2), seen(LAMPS[s < 0 ? 0 : 1]!, 7))),
  );

const clipPart = (): Solid =>
  join(
    revolve([[-20, 0], [-17, 5], [-10, 6], [-9, 4], [0, 4], [0, 12], [3, 12], [5, 9], [5, 0]]),
    box([4, -5, -1], [7, 5, 1]),
  );

function parts(): Part[] {
  const by = (base: V3, x: number, y = 0, z = 0): V3 => add(base, [x, y, z]);
  const up = onSheet(-60, 330), mid = onSheet(-20, -20), low = onSheet(60, -330);
  const foot = bolt(10, 28);
  return [
    {
      callout: 1,
      name: "member",
      solid: member(),
      at: [-60, 0, 0],
      explode: by(up, -60),
      axis: "foam bolt",
      anchor: { foam: [120, 0, 0], bolt: [-58, -238, 36] },
      finish: "aluminium",
    },
    ...[[-238, 36], [-238, -36], [-162, -36]].map((
      [y, z],
      i,
    ): Part => ({
      callout: 2,
      name: `member_bolt_${i + 1}`,
      solid: foot,
      turn: [0, 0, 180],
      at: [-126, y!, z!],
      explode: by(up, -130),
      axis: i ? undefined : "bolt",
      fine: true,
    } as Part)),
    {
      callout: 3,
      name: "foam",
      solid: foam(),
      at: [-30, 0, 0],
      explode: by(up, 110),
      axis: "foam",
      anchor: [120, 0, 0],
      finish: "white",
    },
    {
      callout: 4,
      name: "cover",
      solid: cover(),
      explode: by(mid, -20),
      axis: "tow",
      anchor: [110, 210, -98],
      finish: "white",
    },
    {
      callout: 5,
      name: "bracket_left",
      solid: bracket(-1),
      at: [-20, -330, 60],
      explode: by(mid, -30, -60, 120),
      finish: "plastic",
    },
    {
      callout: 5,
      name: "bracket_right",
      solid: bracket(1),
      at: [-20, 330, 60],
      explode: by(mid, -30, 40, 90),
      finish: "plastic",
    },
    ...[-90, 0, 90].map((y, i): Part => ({
      callout: 6,
      name: `cover_clip_${i + 1}`,
      solid: clipPart(),
      turn: [0, -90, 0],
      at: [130, y, 96],
      explode: by(mid, -20, 0, 44),
      finish: "black",
      fine: true,
    })),
    {
      callout: 7,
      name: "upper_grille",
      solid: grille(UPPER, [16, 28, 40, 52], true),
      explode: add(by(low, -110, -60, 190), onSheet(-200, -290)),
      finish: "black",
    },
    {
      callout: 8,
      name: "lower_grille",
      solid: grille(LOWER, [-86, -77, -68, -59, -50], false),
      explode: by(low, -40, -40, 120),
      finish: "black",
    },
    {
      callout: 9,
      name: "lamp_trim_left",
      solid: lampTrim(-1),
      explode: by(low, -80, -20, 190),
      finish: "black",
    },
    {
      callout: 10,
      name: "lamp_trim_right",
      solid: lampTrim(1),
      explode: by(low, -40, 30, 130),
      finish: "black",
    },
    ...[-90, 90].map((y, i): Part => ({
      callout: 11,
      name: `sensor_${i + 1}`,
      solid: sensor(),
      at: [140, y, -38],
      explode: by(mid, 110, -20, 10),
      finish: "black",
      fine: true,
    })),
    {
      callout: 12,
      name: "tow_cap",
      solid: capTow(),
      at: [110, 210, -98],
      explode: by(mid, 80),
      axis: "tow",
      finish: "white",
    },
  ];
}

const assembly: Assembly = {
  name: "front_bumper",
  title: { zh_CN: "前保险杠", en_US: "Front bumper" },
  view: USUAL_VIEW,
  parts,
};
export default assembly;
