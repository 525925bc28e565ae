/** Dashboard: pad with vents, instrument display, centre display, glove box, column trim, cross member, centre console. */
import {
  add,
  type Assembly,
  bolt,
  box,
  cut,
  cylinder,
  type EdgePick,
  extrude,
  extrudeAlong,
  join,
  type Part,
  polygon,
  revolve,
  rod,
  rounded,
  roundedRectangle,
  slot,
  type Solid,
  type V3,
} from "../../drawing/mod.ts";
import { onSheet, USUAL_VIEW } from "./solids/on_sheet.ts";

// Seen from the seats: the driver looks towards -X, Y runs across the car, Z up.

/** Frame of an air vent: rim with slats and a thumb wheel. */
function vent(width: number, height: number): Solid {
  const rim = cut(
    rounded(extrude(roundedRectangle(width, height, 12), 0, 12), [3, 2], (e) => e.inPlane("YZ", 12)),
    extrude(roundedRectangle(width - 14, height - 14, 8), 4, 30),
  );
  const funnel = extrude(roundedRectangle(width - 10, height - 10, 10), -34, 2);
  const slats = [-.28, 0, .28].map((at) =>
    box([2, -width / 2 + 6, at * height - 1.6], [9, width / 2 - 6, at * height + 1.6])
  );
  const knob = rounded(box([6, -7, -6], [15, 7, 6]), 2, (e) => e.inDirection([1, 0, 0]));
  return join(
    cut(join(rim, funnel), extrude(roundedRectangle(width - 16, height - 16, 6), -20, 30)),
    slats,
    knob,
  );
}

/** Pad: long body with openings for vents, instruments, centre display and glove box. */
function pad(): Solid {
  const ends = (y: number): EdgePick => (e) =>
    e.either([(q: typeof e) => q.inPlane("XZ", -y), (q: typeof e) => q.inPlane("XZ", y)]);
  const body = rounded(
    extrudeAlong(
      "y",
      polygon([
        [-190, 0],
        [-196, 74],
        [-110, 118],
        [10, 130],
        [66, 112],
        [76, 70],
        [52, 6],
        [44, -96],
        [20, -122],
        [-150, -122],
        [-170, -60],
      ]).fillet(16),
      -370,
      370,
    ),
    [26, 16, 9],
    ends(370),
  );
  const hood = rounded(
    extrudeAlong(
      "y",
      polygon([[-130, 90], [-120, 150], [-50, 182], [70, 168], [86, 150], [60, 80]]).fillet(14),
      -105,
      105,
    ),
    [30, 20, 10],
    ends(105),
  ).translate(0, -195, 0);
  const ledge = rounded(
    extrudeAlong("y", polygon([[30, 26], [86, 20], [92, 2], [80, -10], [30, -6]]).fillet(5), -360, 360),
    [5, 3],
    ends(360),
  );
  const knee = box([-60, -296, -160], [100, -94, -36]);
  const slit = box([-176, -300, 60], [-150, 300, 160]);
  return cut(
    join(body, hood, ledge),
    rounded(box([-60, -284, 58], [120, -106, 152]), [18, 10], (e) => e.inDirection([1, 0, 0])),
    box([-40, -70, 4], [120, 70, 116]),
    [-338, 338].map((y) => box([0, y - 24, 40], [120, y + 24, 104])),
    [-70, 0].map((y) => box([-10, y + 4, -66], [120, y + 66, -24])),
    rounded(box([-80, 104, -112], [120, 330, -12]), [12, 6], (e) => e.inDirection([1, 0, 0])),
    knee,
    slit,
  );
}

/** Instrument display under its glass, with feet and socket. */
const instruments = (): Solid =>
  join(
    cut(
      rounded(extrude(roundedRectangle(172, 88, 16), -26, 0), [4, 2], (e) => e.inPlane("YZ", 0)),
      extrude(roundedRectangle(158, 74, 10), -3, 9),
    ),
    extrude(roundedRectangle(140, 60, 8), -44, -24),
    [[-92, -30], [92, -30], [-92, 30], [92, 30]].map(([y, z]) =>
      cut(extrude(slot([y! * .85, z!], [y!, z!], 7), -20, -15), cylinder(3, -40, 0, y!, z!))
    ),
    [-40, 40].map((y) => cut(cylinder(25, -4, -1.2, y, 0), cylinder(23, -9, 9, y, 0))),
    extrude(roundedRectangle(34, 44, 4), -4, -1.2),
  );

/** Centre display: flat screen on a bracket, with a turning knob below. */
const display = (): Solid =>
  join(
    cut(
      rounded(extrude(roundedRectangle(230, 140, 12), 0, 12), [3, 2], (e) => e.inPlane("YZ", 12)),
      extrude(roundedRectangle(216, 118, 6, 0, 6), 10.5, 20),
    ),
    rounded(extrude(roundedRectangle(150, 90, 8), -34, 2), [4, 2], (e) => e.inPlane("YZ", -34)),
    [[-84, 30], [84, 30], [-84, -30], [84, -30]].map(([y, z]) =>
      cut(extrude(slot([y! * .7, z!], [y!, z!], 8), -22, -18), cylinder(3, -40, 0, y!, z!))
    ),
    revolve([[11, 0], [11, 9], [20, 9], [22, 7], [22, 0]]).translate(0, 0, -61),
    [-70, -40, 40, 70].map((y) => extrude(slot([y - 8, -61], [y + 8, -61], 3), 11, 13)),
  );

/** Glove box: bin with lid, hinge eyes, handle. */
function gloveBox(): Solid {
  const lid = rounded(box([0, -116, -62], [14, 116, 54]), [8, 5, 3], (e) => e.inPlane("YZ", 14));
  const bin = cut(box([-130, -102, -46], [2, 102, 42]), box([-124, -97, -40], [-4, 97, 90]));
  const sides = [-1, 1].map((s) =>
    cut(box([-110, s * 102 - 2, -46], [2, s * 102 + 2, 60]), rod(6, 20, [-80, s * 102 - 10, 46], [0, 1, 0]))
  );
  const handle = rounded(box([12, -30, 26], [20, 30, 42]), 3, (e) => e.inDirection([1, 0, 0]));
  const eyes = [-70, 70].map((y) =>
    cut(rod(9, 30, [4, y - 15, -66], [0, 1, 0]), rod(4, 50, [4, y - 25, -66], [0, 1, 0]))
  );
  const groove = cut(cylinder(9, 12, 17, 60, 34), cylinder(6, 9, 20, 60, 34));
  return join(lid, bin, sides, handle, eyes, groove);
}

/** Cross member: two tubes, column bracket, centre stays, end plates with bolts. */
function crossMember(): Solid {
  const tubes = [rod(25, 380, [0, -370, 0], [0, 1, 0]), rod(18, 380, [0, -10, 0], [0, 1, 0])];
  const ends = [-1, 1].map((s) =>
    cut(
      rounded(box([-40, s * 370 - 4, -46], [40, s * 370 + 4, 46]), 14, (e) => e.inDirection([0, 1, 0])),
      [[-24, 28], [24, -28], [-24, -28], [24, 28]].map(([x, z]) =>
        rod(6, 30, [x!, s * 370 - 15, z!], [0, 1, 0])
      ),
    )
  );
  const column = cut(
    join(
      box([-30, -256, -60], [60, -250, 20]),
      box([-30, -140, -60], [60, -134, 20]),
      box([-30, -256, -64], [60, -134, -58]),
    ),
    [-232, -158].map((y) => rod(7, 30, [40, y, -80], [0, 0, 1])),
    box([-10, -226, -90], [34, -164, -40]),
  );
  const stays = [-46, 46].map((y) =>
    cut(
      extrudeAlongY([[-16, 10], [-16, -150], [-34, -190], [34, -190], [20, -150], [16, 10]], y - 3, y + 3),
      [[0, -60], [0, -110], [0, -172]].map(([x, z]) => rod(9, 30, [x!, y - 15, z!], [0, 1, 0])),
    )
  );
  const feet = [-46, 46].map((y) =>
    cut(
      box([-34, y - 24, -194], [34, y + 24, -188]),
      rod(5, 20, [20, y + Math.sign(y) * 14, -200], [0, 0, 1]),
    )
  );
  const wall = cut(rod(13, 130, [-6, -196, 4], [-1, 0, .3]), rod(9, 40, [-130, -196, 41], [-1, 0, .3]));
  const tabs = [-320, -90, 120, 240, 330].map((y) =>
    cut(box([-10, y - 16, 14], [-6, y + 16, 52]), rod(4, 20, [-18, y, 40], [1, 0, 0]))
  );
  return join(tubes, ends, column, stays, feet, wall, tabs);
}

/** Sheet or bar with a section in XZ, from y0 to y1. */
function extrudeAlongY(section: number[][], y0: number, y1: number): Solid {
  return extrudeAlong("y", polygon(section), y0, y1);
}

/** Centre console: trough with cup holders, tray, arm rest lid. */
function centreConsole(): Solid {
  const body = cut(
    extrudeAlong(
      "y",
      polygon([[-240, -10], [-200, 70], [-60, 84], [190, 96], [230, 60], [230, -70], [-150, -70]]).fillet(16),
      -74,
      74,
    ),
    box([-300, -67, -120], [222, 67, 60]),
    rounded(box([-190, -52, 40], [-80, 52, 200]), 14, (e) => e.inDirection([0, 0, 1])),
  );
  const ring = [-28, 30].map((x) => rod(33, 40, [x + 6, 0, 50], [0, 0, 1]));
  const cups = cut(
    rounded(box([-64, -54, 58], [74, 54, 93]), 16, (e) => e.inDirection([0, 0, 1])),
    ring.map((r, i) => r.translate(i ? 10 : -6, i ? 12 : -12, 10)),
  );
  const lid = rounded(box([86, -66, 88], [226, 66, 112]), [20, 12], (e) => e.inDirection([0, 0, 1]));
  const vents = box([226, -44, 10], [236, 44, 50]);
  return join(
    body,
    cups,
    rounded(lid, [6, 3], (e) => e.inPlane("XY", 112)),
    cut(vents, [-20, 20].map((y) => box([230, y - 16, 16], [250, y + 16, 44]))),
  );
}

/** Cover of the steering column: two shells drawn as one half, with slots. */
const columnTrim = (): Solid =>
  cut(
    rounded(box([-70, -50, -46], [66, 50, 0]), [16, 10], (e) => e.inDirection([1, 0, 0])),
    rounded(box([-90, -43, -38], [58, 43, 30]), 12, (e) => e.inDirection([1, 0, 0])),
    rod(34, 60, [50, 0, 4], [1, 0, 0]),
    [-1, 1].map((s) => rod(13, 40, [20, s * 50 - 20, -4], [0, 1, 0])),
    box([-30, -14, -60], [30, 14, -30]),
  );

const kneeTrim = (): Solid =>
  cut(
    rounded(box([0, -104, -64], [14, 104, 60]), [8, 5, 3], (e) => e.inPlane("YZ", 14)),
    box([-9, -46, 14], [30, 46, 90]),
    rounded(box([8, 52, -30], [30, 92, 30]), 4, (e) => e.inDirection([1, 0, 0])),
    [-90, 90].map((y) => cylinder(4, -9, 30, y, -50)),
  );

function parts(): Part[] {
  const by = (base: V3, x: number, y = 0, z = 0): V3 => add(base, [x, y, z]);
  const top = onSheet(-60, 60), member = onSheet(60, 500), low = onSheet(60, -420);
  const screw = bolt(6, 18), v = vent(58, 78), w = vent(70, 48);
  return [
    {
      callout: 1,
      name: "cross_member",
      solid: crossMember(),
      at: [-60, 0, 60],
      explode: by(member, 60, 0, -60),
      axis: "end",
      anchor: [24, -370, 28],
      finish: "steel",
    },
    ...[[24, 28], [-24, -28]].map((
      [x, z],
      i,
    ): Part => ({
      callout: 2,
      name: `member_bolt_${i + 1}`,
      solid: bolt(10, 30),
      turn: [0, 0, -90],
      at: [-60 + x!, -378, 60 + z!],
      explode: by(member, 60, -60, -60),
      axis: i ? undefined : "end",
      fine: true,
    } as Part)),
    {
      callout: 3,
      name: "pad",
      solid: pad(),
      explode: top,
      axis: "cluster screen glove",
      anchor: { cluster: [60, -195, 104], screen: [0, 0, 60], glove: [0, 217, -60] },
      finish: "black",
    },
    {
      callout: 4,
      name: "vent_outer_left",
      solid: v,
      at: [62, -338, 72],
      explode: by(top, 60, 0, -30),
      finish: "black",
    },
    {
      callout: 4,
      name: "vent_outer_right",
      solid: v,
      at: [62, 338, 72],
      explode: by(top, 80),
      finish: "black",
    },
    {
      callout: 5,
      name: "vent_middle",
      solid: w,
      at: [36, -34, -46],
      explode: by(top, 150, -30, -80),
      finish: "black",
    },
    {
      callout: 6,
      name: "instruments",
      solid: instruments(),
      at: [30, -195, 104],
      explode: by(top, 130),
      axis: "cluster",
      finish: "black",
    },
    {
      callout: 7,
      name: "display",
      solid: display(),
      at: [40, 0, 60],
      explode: by(top, 190, 70, 20),
      axis: "screen",
      finish: "black",
    },
    ...[[-84, 30], [84, -30]].map(([y, z], i): Part => ({
      callout: 8,
      name: `display_screw_${i + 1}`,
      solid: screw,
      at: [60, y!, 60 + z!],
      explode: by(top, 290, 70, 20),
      fine: true,
    })),
    {
      callout: 9,
      name: "glove_box",
      solid: gloveBox(),
      at: [40, 217, -62],
      explode: by(top, 250, 20, -60),
      axis: "glove",
      finish: "black",
    },
    {
      callout: 10,
      name: "glove_box_screw",
      solid: screw,
      at: [60, 147, -128],
      explode: by(top, 300, -20, -80),
      fine: true,
    },
    {
      callout: 11,
      name: "column_trim",
      solid: columnTrim(),
      at: [60, -195, -60],
      explode: by(low, -60, -120, 200),
      finish: "black",
    },
    {
      callout: 12,
      name: "knee_trim",
      solid: kneeTrim(),
      at: [40, -195, -96],
      explode: by(low, 20, -200, 150),
      finish: "black",
    },
    {
      callout: 13,
      name: "console",
      solid: centreConsole(),
      at: [260, 0, -160],
      explode: by(low, 0, 130, 60),
      finish: "black",
      axis: "console",
      anchor: [-150, -74, -40],
    },
    {
      callout: 14,
      name: "console_screw",
      solid: screw,
      turn: [0, 0, -90],
      at: [110, -76, -200],
      explode: by(low, 0, 60, 60),
      axis: "console",
      fine: true,
    },
  ];
}

const assembly: Assembly = {
  name: "dashboard",
  title: { zh_CN: "仪表板", en_US: "Dashboard" },
  view: USUAL_VIEW,
  parts,
};
export default assembly;
