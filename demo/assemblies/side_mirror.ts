/** Door mirror: base with folding joint, body, glass with heater and drive, cap, indicator, cable. */
import {
  add,
  around,
  type Assembly,
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
  slot,
  socketScrew,
  type Solid,
  throughPoints,
  tube,
  type V2,
  type V3,
} from "../../drawing/mod.ts";
import { onSheet, USUAL_VIEW } from "./solids/on_sheet.ts";
import { plug, socket } from "./solids/plugs.ts";

// The glass looks towards +X (backwards), Y away from the car, Z up.
const OUTLINE: V2[] = [[-88, -44], [-92, 34], [-60, 62], [70, 54], [92, 30], [86, -30], [56, -58], [
  -60,
  -58,
]];
const outline = (part: number, round = 20) =>
  polygon(OUTLINE.map(([y, z]) => [y * part, z * part])).fillet(round);
const SCREWS: V2[] = [[-36, 24], [36, 26], [0, -34]];

/** Body: dish that holds the drive, its rim outwards, joint socket towards the car. */
function body(): Solid {
  const dish = rounded(extrude(outline(1), -64, 0), [18, 10, 6], (e) => e.inPlane("YZ", -64));
  const hollow = rounded(extrude(outline(.94), -58, 20), [14, 8, 5], (e) => e.inPlane("YZ", -58));
  const seat = join(
    cut(cylinder(40, -60, -40), cylinder(30, -54, -30)),
    SCREWS.map(([y, z]) => cut(cylinder(7, -60, -34, y, z), cylinder(2.6, -50, -20, y, z))),
  );
  const joint = join(rod(27, 36, [-34, -58, -84], [0, 0, 1]), box([-58, -84, -66], [-8, -40, -40]));
  const ribs = [-60, -20, 20, 60].map((y) => box([-60, y - 1.5, -50], [-44, y + 1.5, 48]));
  return join(cut(join(dish, joint), hollow, rod(15, 60, [-34, -58, -100], [0, 0, 1])), seat, ribs);
}

/** Cap over the front of the body: the dish's outer skin alone. */
function cap(): Solid {
  const skin = cut(
    rounded(extrude(outline(1.05), -74, -14), [24, 14, 8], (e) => e.inPlane("YZ", -74)),
    rounded(extrude(outline(1.01), -70, 20), [20, 12, 7], (e) => e.inPlane("YZ", -70)),
  );
  const slit = box([-40, -200, -44], [40, 200, -20]);
  const clips = [[-60, 44], [50, 42], [-50, -30], [60, -24]].map(([y, z]) =>
    box([-72, y! - 5, z! - 2], [-44, y! + 5, z! + 2])
  );
  return join(cut(skin, slit), clips);
}

/** Indicator: strip with lens and light guide, bent round the body. */
const indicator = (): Solid =>
  join(
    cut(extrude(outline(1.05), -52, -36), extrude(outline(.95), -80, 0), box([-80, -40, -200], [0, 300, 200]))
      .translate(0, 0, -2),
    box([-48, -86, -40], [-40, -70, 20]),
  );

/** Glass with heating foil on its carrier. */
function glass(): Solid {
  const pane = rounded(extrude(outline(.9, 18), 0, 4), [1.4, .8], (e) => e.inPlane("YZ", 4));
  const carrier = extrude(outline(.84, 16), -8, 1);
  const ring = cut(
    tube(30, 24, -18, -6),
    around(4, 27, (y, z) => box([-30, y - 4, z - 4], [-12, y + 4, z + 4]), 45),
  );
  const tabs = [-30, 30].map((y) => box([-16, y - 3, -44], [-6, y + 3, -36]));
  const spot = cut(
    extrude(slot([50, 18], [62, 18], 5), 3, 4.6),
    extrude(slot([50, 18], [62, 18], 3.6), 4.2, 9),
  );
  return join(pane, carrier, ring, tabs, spot);
}

/** Drive of the glass: round case, ball, two push rods, socket. */
const drive = (): Solid =>
  cut(
    join(
      revolve([[-14, 0], [-14, 34], [-10, 38], [4, 38], [8, 34], [8, 22], [12, 20], [20, 12], [22, 0]]),
      [45, 225].map((a) =>
        join(cylinder(5, 0, 26, 27 * Math.cos(a * Math.PI / 180), 27 * Math.sin(a * Math.PI / 180)))
      ),
      SCREWS.map(([y, z]) => extrude(slot([y * .6, z * .6], [y, z], 7), -6, 0)),
      moved(socket(20, 12, 16), [-4, 34, -8], [0, 0, 90]),
    ),
    SCREWS.map(([y, z]) => cylinder(3, -20, 20, y, z)),
  );

/** Folding drive, along Z: case, toothed crown, spring seat. */
const folding = (): Solid =>
  join(
    moved(
      join(
        revolve([[-40, 0], [-40, 13], [-16, 13], [-16, 24], [10, 24], [14, 20], [14, 12], [40, 12], [40, 0]]),
        around(12, 21, (y, z) => cylinder(2.4, 8, 17, y, z)),
        [18, 23, 28, 33].map((x) => tube(17, 13, x, x + 2.6)),
        tube(17, 11.5, 37, 41),
      ),
      [0, 0, 0],
      [0, -90, 0],
    ),
    rounded(box([-22, -46, -16], [22, -16, 10]), 5, (e) => e.inDirection([0, 1, 0])),
    moved(socket(16, 10, 14), [0, -44, -4], [0, 0, -90]),
  );

/** Base: triangular foot to the door with arm, studs and seal face. */
function base(): Solid {
  const foot = rounded(
    extrudeAlong(
      "y",
      polygon([[-70, -54], [60, -54], [64, -40], [-20, 44], [-44, 44], [-78, -40]]).fillet(10),
      -8,
      4,
    ),
    [3, 2],
    (e) => e.inPlane("XZ", 4),
  );
  const arm = rounded(box([-44, 0, -50], [20, 92, -26]), [10, 7], (e) => e.inDirection([0, 1, 0]));
  const post = join(rod(26, 22, [-12, 84, -38], [0, 0, 1]), rod(14, 36, [-12, 84, -38], [0, 0, 1]));
  const studs = [[-50, -30], [40, -40], [-30, 26]].map(([x, z]) =>
    join(rod(7, 14, [x!, -20, z!], [0, 1, 0]), rod(4, 34, [x!, -42, z!], [0, 1, 0]))
  );
  return join(
    cut(join(foot, arm), rod(12, 90, [-12, 84, -80], [0, 0, 1])),
    cut(post, rod(8, 90, [-12, 84, -60], [0, 0, 1])),
    studs,
  );
}

const baseSeal = (): Solid =>
  cut(
    extrudeAlong(
      "y",
      polygon([[-74, -58], [64, -58], [68, -40], [-18, 48], [-46, 48], [-82, -40]]).fillet(11),
      -2,
      2,
    ),
    extrudeAlong("y", polygon([[-62, -46], [50, -46], [-26, 34], [-40, 34], [-68, -38]]).fillet(6), -9, 9),
  );

const lowerTrim = (): Solid =>
  cut(
    rounded(box([-60, -96, -12], [4, 20, 6]), [14, 9], (e) => e.inDirection([0, 0, 1])),
    rounded(box([-54, -90, -6], [-2, 14, 20]), 8, (e) => e.inDirection([0, 0, 1])),
    rod(22, 60, [-34, -58, -40], [0, 0, 1]),
  );

function parts(): Part[] {
  const by = (base_: V3, x: number, y = 0, z = 0): V3 => add(base_, [x, y, z]);
  const up = onSheet(0, 130), mid = onSheet(-10, -40), low = onSheet(-60, -230);
  const screw = socketScrew(4, 16);
  const cable = group(
    hose(throughPoints([[0, 0, 0], [0, -30, -4], [10, -70, -20], [30, -120, -14], [60, -150, -30]], 3), 4),
    moved(plug(26, 18, 28), [58, -148, -30], [0, 0, -50]),
    revolve([[-4, 4], [-4, 13], [0, 15], [4, 13], [4, 4]]).rotate(90, [0, 0, 0], [0, 0, 1]).translate(
      4,
      -50,
      -12,
    ),
  );
  return [
    {
      callout: 1,
      name: "cap",
      solid: cap(),
      explode: by(up, -170, 0, 0),
      axis: "body",
      anchor: [-70, 0, 0],
      finish: "white",
    },
    { callout: 2, name: "indicator", solid: indicator(), explode: by(up, -80, -50, -40), finish: "orange" },
    {
      callout: 3,
      name: "body",
      solid: body(),
      explode: by(mid, -60, 0, 30),
      axis: "body drive fold",
      anchor: { body: [-64, 0, 0], drive: [-40, 0, 0], fold: [-34, -58, -84] },
      finish: "black",
    },
    {
      callout: 4,
      name: "glass_drive",
      solid: drive(),
      at: [-30, 0, 0],
      explode: by(mid, 90, 0, 30),
      axis: "drive",
      finish: "plastic",
    },
    ...SCREWS.map(([y, z], i): Part => ({
      callout: 5,
      name: `drive_screw_${i + 1}`,
      solid: screw,
      at: [-28, y, z],
      explode: by(mid, 140, 0, 30),
      fine: true,
    })),
    {
      callout: 6,
      name: "glass",
      solid: glass(),
      explode: by(mid, 180, 0, 30),
      axis: "drive",
      finish: "glass",
    },
    {
      callout: 7,
      name: "folding_drive",
      solid: folding(),
      at: [-34, -58, -96],
      explode: by(low, -20, 0, 60),
      axis: "fold base",
      anchor: [0, 0, 0],
      finish: "plastic",
    },
    {
      callout: 8,
      name: "base",
      solid: base(),
      at: [-22, -142, -96],
      explode: by(low, -20, 0, -10),
      axis: "base",
      anchor: [-12, 84, -20],
      finish: "black",
    },
    {
      callout: 9,
      name: "base_seal",
      solid: baseSeal(),
      at: [-22, -152, -96],
      explode: by(low, -20, -90, -10),
      finish: "rubber",
    },
    {
      callout: 10,
      name: "lower_trim",
      solid: lowerTrim(),
      at: [0, 0, -74],
      explode: by(low, 140, 100, 30),
      finish: "black",
    },
    {
      callout: 11,
      name: "cable",
      solid: cable,
      at: [-34, -100, -130],
      explode: by(low, 150, -50, -20),
      outline: "mesh",
      finish: "black",
    },
    ...[-70, 0].map((y, i): Part => ({
      callout: 12,
      name: `trim_screw_${i + 1}`,
      solid: screw,
      turn: [0, 90, 0],
      at: [-28, y, -82],
      explode: by(low, 140, 100, -6),
      fine: true,
    })),
  ];
}

const assembly: Assembly = {
  name: "side_mirror",
  title: { zh_CN: "外后视镜", en_US: "Door mirror" },
  view: USUAL_VIEW,
  parts,
};
export default assembly;
