/** Front door: shell, glass with its seals, window regulator with motor, handle, trim panel, loudspeaker, harness. */
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
  group,
  hose,
  join,
  moved,
  nut,
  type Part,
  polygon,
  replicad,
  revolve,
  rod,
  rounded,
  roundedRectangle,
  slot,
  type Solid,
  throughPoints,
  tube,
  type V3,
} from "../../drawing/mod.ts";
import { onSheet, USUAL_VIEW } from "./solids/on_sheet.ts";
import { plug, socket } from "./solids/plugs.ts";
import { bellows } from "./solids/rubber.ts";

// The left door seen from inside the car: +X points backwards, the inside towards -Y; half the true size.

/** Outline of the door in its plane (x, z), lower part and window frame in one. */
const OUTLINE = [[-250, -230], [-268, -40], [-262, 60], [-60, 262], [190, 276], [238, 60], [262, -60], [
  236,
  -200,
], [200, -236]];
const GLASS = [[-222, 66], [-52, 240], [172, 254], [214, 66]];

/** Curved across the car as the body side is: a shell `thick` millimetres, `back` millimetres inside the skin. */
function sideShell(thick: number, back: number): Solid {
  const at = (y: number): [number, number][] => [[y - 46, -300], [y + 12, 20], [y - 70, 320]];
  const [a, b, c] = at(60 - back), [d, e, f] = at(60 - back - thick);
  return extrude(
    replicad.draw(a).threePointsArcTo(c!, b!).lineTo(f!).threePointsArcTo(d!, e!).close(),
    -400,
    400,
  );
}

const inPlane = (corners: number[][], round: number): Solid =>
  extrudeAlong("y", polygon(corners).fillet(round), -300, 300);

/** Shell: skin outside, inner panel with its openings, frame round the window, stamped beads. */
function shell(): Solid {
  const outer = inPlane(OUTLINE, 20);
  const window = inPlane(GLASS.map(([x, z]) => [x! * .97, z! + (z! < 100 ? -2 : -8)]), 12);
  const panel = common(sideShell(4, 34), outer);
  const edge = cut(
    common(sideShell(38, 0), outer),
    inPlane(OUTLINE.map(([x, z]) => [x! * .95, z! * .952]), 18),
  );
  const frame = cut(
    common(sideShell(36, 2), inPlane(GLASS.map(([x, z]) => [x! * 1.09, z! + (z! < 100 ? -30 : 12)]), 18)),
    window,
  );
  const holes = [
    inPlane([[-90, -150], [-110, -20], [-40, 30], [60, 30], [96, -30], [80, -140], [20, -166]], 18),
    extrudeAlong("y", replicad.drawCircle(52).translate(-170, -130), -300, 300),
    extrudeAlong("y", roundedRectangle(70, 90, 18).translate(168, -90), -300, 300),
    extrudeAlong("y", roundedRectangle(54, 40, 10).translate(176, 24), -300, 300),
    ...[[-220, -30], [-196, 20], [120, 40], [130, -170], [-60, -196], [60, -200]].map(([x, z]) =>
      rod(6, 600, [x!, -300, z!], [0, 1, 0])
    ),
  ];
  const beads = [[-150, -200, 190, -206], [118, -160, 130, 10]].map(([x0, z0, x1, z1]) =>
    common(sideShell(8, 34), extrudeAlong("y", slot([x0!, z0!], [x1!, z1!], 7), -300, 300))
  );
  return join(edge, frame, cut(join(cut(panel, window), beads), holes));
}

/** Window glass: curved pane with two holders at its foot. */
function glass(): Solid {
  const pane = common(
    sideShell(3, 8),
    inPlane([[-222, -20], [-214, 70], [-56, 234], [166, 248], [206, 70], [210, -20]], 10),
  );
  const holders = [-90, 90].map((x) =>
    cut(box([x - 20, 28, -46], [x + 20, 46, -8]), rod(5, 60, [x, 10, -32], [0, 1, 0]))
  );
  return join(pane, holders);
}

/** Channel of rubber that guides the glass on three sides. */
function channel(): Solid {
  const outer = inPlane([[-238, -80], [-232, 72], [-60, 254], [182, 268], [222, 72], [228, -80]], 14);
  const inner = inPlane([[-224, -120], [-218, 70], [-54, 240], [168, 254], [208, 70], [214, -120]], 10);
  return common(cut(common(sideShell(16, 4), outer), inner), box([-400, -400, -70], [400, 400, 400]));
}

/** Window regulator: rails, carriers, cables, drum with motor. */
function regulator(): Solid {
  const rail = (x: number) =>
    join(
      cut(box([x - 12, -8, -150], [x + 12, 2, 120]), box([x - 7, -12, -160], [x + 7, -3, 130])),
      [-150, 120].map((z) =>
        cut(
          extrudeAlong("y", slot([x, z], [x, z + (z > 0 ? 20 : -20)], 10), -6, 0),
          rod(4, 20, [x, -10, z + (z > 0 ? 20 : -20)], [0, 1, 0]),
        )
      ),
      [-146, 116].map((z) => rod(13, 8, [x, -14, z], [0, 1, 0])),
    );
  const carriers = [-90, 90].map((x) =>
    join(
      rounded(box([x - 22, -20, 20], [x + 22, -2, 56]), 5, (e) => e.inDirection([0, 1, 0])),
      rod(6, 24, [x, -24, 40], [0, 1, 0]),
    )
  );
  const cableAt = (points: V3[]) => hose(points, 2.4);
  const cables = [
    cableAt([[-90, -12, 128], [-60, -13, 124], [0, -14, 20], [60, -13, -120], [90, -12, -158]]),
    cableAt([[90, -12, 128], [60, -14, 130], [10, -16, 60], [0, -16, 10], [4, -16, -20]]),
    cableAt([[-90, -12, -158], [-60, -14, -150], [-20, -16, -80], [-6, -16, -40]]),
  ];
  const drum = join(
    rod(30, 16, [0, -24, -30], [0, 1, 0]),
    rod(34, 4, [0, -10, -30], [0, 1, 0]),
    extrudeAlong("y", polygon([[-40, -74], [40, -74], [46, -10], [-46, -10]]), -10, -6),
  );
  return group(rail(-90), rail(90), ...carriers, ...cables, drum);
}

/** Motor of the regulator: gear case and can, with control unit. */
const motor = (): Solid =>
  join(
    rounded(extrudeAlong("y", roundedRectangle(76, 70, 16), -26, 0), 4, (e) => e.inPlane("XZ", -26)),
    rod(26, 8, [0, -34, 0], [0, 1, 0]),
    moved(revolve([[0, 0], [0, 19], [60, 19], [64, 15], [64, 0]]), [10, -14, -26], [0, 60, 0]),
    rounded(box([-62, -24, -20], [-30, -2, 22]), 4, (e) => e.inDirection([0, 1, 0])),
    moved(socket(26, 14, 18), [-58, -13, 0], [0, 0, 180]),
    [[30, 30], [-30, 30], [30, -30]].map(([x, z]) => rod(7, 30, [x!, -28, z!], [0, 1, 0])),
  );

/** Trim panel: curved board with arm rest, pocket, grille and switch field. */
function trim(): Solid {
  const body = rounded(
    extrudeAlong(
      "y",
      polygon([[-240, -200], [-252, -20], [-236, 54], [214, 54], [232, -50], [206, -190], [180, -208]])
        .fillet(18),
      -10,
      6,
    ),
    [5, 3],
    (e) => e.inPlane("XZ", -10),
  );
  const arm = rounded(box([-150, -44, -40], [170, 0, 4]), [14, 9], (e) => e.inDirection([1, 0, 0]));
  const pocket = cut(
    rounded(box([-90, -36, -190], [190, 0, -116]), [12, 8], (e) => e.inDirection([0, 1, 0])),
    box([-82, -30, -182], [182, -4, -100]),
  );
  const insert = rounded(
    extrudeAlong("y", polygon([[-200, 4], [-190, 40], [120, 40], [150, 4]]).fillet(8), -16, -8),
    2,
    (e) => e.inPlane("XZ", -16),
  );
  const grille = join(
    rod(50, 6, [-170, -14, -120], [0, 1, 0]),
    tube(54, 48, 0, 7).rotate(-90, [0, 0, 0], [0, 0, 1]).translate(-170, -9, -120),
  );
  const keys = [-120, -94].map((x) =>
    rounded(box([x - 10, -38, 2], [x + 10, -14, 9]), 3, (e) => e.inDirection([0, 0, 1]))
  );
  const handle = cut(
    extrudeAlong("y", roundedRectangle(76, 36, 14).translate(178, 20), -16, -6),
    extrudeAlong("y", roundedRectangle(64, 25, 9).translate(178, 20), -30, -9),
  );
  const lever = rounded(box([150, -22, 14], [200, -12, 26]), 4, (e) => e.inDirection([0, 1, 0]));
  return join(
    cut(body, box([-110, -60, -196], [0, -60.1, -190])),
    arm,
    pocket,
    insert,
    grille,
    keys,
    handle,
    lever,
  );
}

const speaker = (): Solid =>
  join(
    revolve([
      [-34, 0],
      [-34, 22],
      [-20, 22],
      [-18, 30],
      [-4, 46],
      [-4, 58],
      [2, 58],
      [2, 48],
      [4, 46],
      [1, 44],
      [-4, 40],
      [-14, 14],
      [-10, 12],
      [-8, 0],
    ]),
    [45, 135, 225, 315].map((a) =>
      moved(cut(extrude(slot([46, 0], [60, 0], 8), -4, 1), cylinder(3, -9, 9, 60, 0)), [0, 0, 0], [a, 0, 0])
    ),
  );

const outerHandle = (): Solid =>
  join(
    rounded(
      extrudeAlong(
        "z",
        polygon([[-90, 0], [-84, 22], [-50, 30], [50, 30], [84, 22], [90, 0], [76, 0], [66, 14], [-66, 14], [
          -76,
          0,
        ]]).fillet(4),
        -11,
        11,
      ),
      3,
      (e) => e.inPlane("XY", 11),
    ),
    box([-98, -26, -7], [-78, 4, 7]),
    box([74, -34, -9], [92, 4, 9]),
    rod(10, 30, [108, -26, 0], [0, 1, 0]),
    rod(14, 6, [108, 2, 0], [0, 1, 0]),
  );

function parts(): Part[] {
  const by = (base: V3, x: number, y = 0, z = 0): V3 => add(base, [x, y, z]);
  const up = onSheet(60, 330), mid = onSheet(-70, -60), low = onSheet(-120, -400);
  const screw = bolt(6, 18), small = bolt(5, 16);
  const harness = group(
    hose(
      throughPoints([[-280, 40, 30], [-240, 20, 26], [-180, 0, 30], [-60, -6, 10], [60, -6, -20], [
        160,
        -6,
        10,
      ]], 3),
      7,
    ),
    hose([[-60, -6, 10], [-80, -6, -40], [-120, -6, -80]], 5),
    moved(bellows(60, 22, 12, 3), [-290, 44, 32], [0, 0, -20]),
    moved(plug(30, 20, 30), [160, -6, 10], [0, 0, 0]),
    moved(plug(20, 14, 24), [-118, -6, -78], [0, 90, 0]),
    moved(plug(36, 24, 32), [-290, 45, 32], [0, 0, 160]),
  );
  return [
    { callout: 1, name: "shell", solid: shell(), explode: up, finish: "white" },
    {
      callout: 2,
      name: "glass_channel",
      solid: channel(),
      explode: by(up, 330, -120, -40),
      finish: "rubber",
    },
    {
      callout: 3,
      name: "glass",
      solid: glass(),
      explode: by(up, 330, -290, -160),
      axis: "glass",
      anchor: [90, 28, -32],
      finish: "glass",
    },
    {
      callout: 4,
      name: "regulator",
      solid: regulator(),
      at: [0, 20, -60],
      explode: by(mid, 130, -60, 30),
      outline: "mesh",
      axis: "motor",
      anchor: [0, -24, -30],
      finish: "steel",
    },
    ...[[-90, 140], [90, 140], [-90, -170]].map(([x, z], i): Part => ({
      callout: 5,
      name: `regulator_nut_${i + 1}`,
      solid: nut(6, { flange: true }),
      turn: [0, 0, -90],
      at: [x!, 16, z! - 60],
      explode: by(mid, 130, -110, 30),
      fine: true,
    })),
    {
      callout: 6,
      name: "motor",
      solid: motor(),
      at: [0, -10, -90],
      explode: by(mid, 130, -190, 30),
      axis: "motor",
      anchor: [0, -34, 0],
      finish: "black",
    },
    ...[[30, 30], [-30, 30], [30, -30]].map(([x, z], i): Part => ({
      callout: 7,
      name: `motor_screw_${i + 1}`,
      solid: small,
      turn: [0, 0, -90],
      at: [x!, -38, -90 + z!],
      explode: by(mid, 130, -240, 30),
      fine: true,
    })),
    {
      callout: 8,
      name: "harness",
      solid: harness,
      at: [0, 20, 0],
      explode: by(mid, -300, -20, 250),
      outline: "mesh",
      finish: "black",
    },
    {
      callout: 9,
      name: "outer_handle",
      solid: outerHandle(),
      at: [176, 70, 24],
      explode: by(up, 30, 200, -10),
      finish: "white",
    },
    {
      callout: 10,
      name: "speaker",
      solid: speaker(),
      turn: [0, 0, -90],
      at: [-170, 10, -130],
      explode: by(mid, -160, -100, 60),
      axis: "speaker",
      finish: "black",
    },
    ...[45, 135].map((a, i): Part => ({
      callout: 11,
      name: `speaker_screw_${i + 1}`,
      solid: small,
      turn: [0, 0, -90],
      at: [-170 + 60 * Math.cos(a * Math.PI / 180), 8, -130 + 60 * Math.sin(a * Math.PI / 180)],
      explode: by(mid, -160, -150, 60),
      fine: true,
    })),
    {
      callout: 12,
      name: "trim",
      solid: trim(),
      at: [0, -20, -10],
      explode: by(low, 120, -40, 0),
      axis: "trim",
      anchor: [120, -44, -18],
      finish: "black",
    },
    ...[[120, -18], [-100, -18]].map((
      [x, z],
      i,
    ): Part => ({
      callout: 13,
      name: `trim_screw_${i + 1}`,
      solid: screw,
      turn: [0, 0, -90],
      at: [x!, -66, z!],
      explode: by(low, 120, -80, 0),
      axis: i ? undefined : "trim",
      fine: true,
    } as Part)),
  ];
}

const assembly: Assembly = {
  name: "front_door",
  title: { zh_CN: "前车门与玻璃升降器", en_US: "Front door with window regulator" },
  view: USUAL_VIEW,
  parts,
};
export default assembly;
