/** Front seat belt: retractor with tensioner, belt with tongue, guide loop with height adjuster, end anchor, buckle. */
import {
  add,
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
  polygon,
  revolve,
  rod,
  rounded,
  roundedRectangle,
  slot,
  type Solid,
  tube,
  type V2,
  type V3,
  washer,
} from "../../drawing/mod.ts";
import { onSheet, USUAL_VIEW } from "./solids/on_sheet.ts";
import { plug, socket } from "./solids/plugs.ts";

/** Retractor: U frame, spool with webbing, spring housing, tensioner with its tube, sensor cover. */
function retractor(): Solid {
  const cheeks = [-34, 30].map((y) =>
    rounded(box([-34, y, -40], [34, y + 4, 40]), [10, 6], (e) => e.inDirection([0, 1, 0]))
  );
  const back = box([-34, -34, -40], [-30, 34, 74]);
  const tongue = cut(
    extrude(belt([0, 60], 26, [0, 88], 17), -34, -30),
    cylinder(7, -50, 0, 0, 90),
    extrude(slot([-10, 52], [10, 52], 4), -50, 0),
  );
  const spool = rod(26, 62, [2, -31, 0], [0, 1, 0]);
  const spring = join(rod(34, 22, [2, 33, 0], [0, 1, 0]), rod(28, 5, [2, 54, 0], [0, 1, 0]));
  const ribs = [0, 60, 120, 180, 240, 300].map((a) =>
    box([-2, 54, 6], [2, 58.5, 26]).rotate(a, [0, 0, 0], [0, 1, 0]).translate(2, 0, 0)
  );
  const gear = rounded(box([-30, -56, -34], [36, -33, 36]), [9, 5], (e) => e.inDirection([0, 1, 0]));
  const sensor = box([-18, 32, -62], [24, 50, -30]);
  const connector = moved(socket(20, 13, 18), [30, -46, -22], [0, 0, 0]);
  const lid = cut(rod(15, 4, [4, -60, 8], [0, 1, 0]), rod(6, 9, [4, -64, 8], [0, 1, 0]));
  const pipe = rod(9, 92, [-20, -46, 26], [0, 0, 1]);
  const generator = revolve([[0, 0], [0, 11], [28, 11], [30, 9], [36, 9], [36, 0]]);
  return join(
    cut(join(cheeks, back, tongue), rod(20, 5, [2, -40, 0], [0, 1, 0])),
    spool,
    spring,
    ribs,
    gear,
    sensor,
    connector,
    lid,
    pipe,
    moved(generator, [-20, -46, 112], [0, -90, 0]),
  );
}

/** Flat band along points in the plane X = const, `width` wide along X. */
function band(points: V2[], width: number, thick = 1.8): Solid {
  const edge = (side: number) =>
    points.map(([y, z], i): V2 => {
      const [a, b] = [points[Math.max(0, i - 1)]!, points[Math.min(points.length - 1, i + 1)]!];
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
      return [y - side * (b[1] - a[1]) / length * thick / 2, z + side * (b[0] - a[0]) / length * thick / 2];
    });
  return extrude(polygon([...edge(1), ...edge(-1).toReversed()]), -width / 2, width / 2);
}

/** Guide loop: plate with the bolt's eye and a rounded slot for the belt. */
function guideLoop(): Solid {
  const body = rounded(extrude(belt([0, 26], 24, [0, -24], 40), -7, 7), [5, 3], (e) => e.inPlane("YZ", 7));
  const bottom = rounded(
    extrude(roundedRectangle(112, 44, 20, 0, -38), -8, 8),
    [6, 4],
    (e) => e.inPlane("YZ", 8),
  );
  return cut(
    join(body, bottom),
    cylinder(8, -30, 30, 0, 28),
    extrude(slot([-34, -36], [34, -36], 7), -30, 30),
    tube(17, 15, 5, 12).translate(0, 0, 28),
  );
}

/** Height adjuster: rail with teeth, slide with its nut and release button. */
function adjuster(): Solid {
  const rail = cut(
    join(
      box([-6, -22, -150], [-3, 22, 150]),
      [-1, 1].map((s) => box([-6, s * 22 - 2, -150], [7, s * 22 + 2, 150])),
    ),
    [-126, 126].map((z) => cylinder(7, -20, 20, 0, z)),
    [-70, -46, -22, 2, 26, 50, 74].map((z) => extrude(roundedRectangle(20, 9, 3, 0, z), -20, 20)),
  );
  const slide = rounded(box([-2, -19, 24], [14, 19, 92]), 4, (e) => e.inDirection([1, 0, 0]));
  const seat = cut(cylinder(13, 10, 22, 0, 50), cylinder(6.4, 0, 40, 0, 50));
  const button = rounded(box([12, -11, 70], [22, 11, 88]), 3, (e) => e.inDirection([1, 0, 0]));
  return join(rail, slide, seat, button);
}

/** Tongue of steel in its plastic grip. */
function tongue(): Solid {
  const blade = cut(
    extrude(polygon([[-13, -4], [-13, -54], [-8, -60], [8, -60], [13, -54], [13, -4]]), -1.4, 1.4),
    extrude(roundedRectangle(13, 15, 2, 0, -40), -9, 9),
  );
  const grip = rounded(
    extrude(polygon([[-18, -14], [18, -14], [40, 18], [40, 46], [-40, 46], [-40, 18]]), -6, 6),
    [4, 2],
    (e) => e.inPlane("YZ", 6),
  );
  return join(
    blade,
    cut(grip, extrude(slot([-28, 32], [28, 32], 5), -20, 20)),
    [-8, 0, 8].map((z) => box([5, -12, z], [7, 12, z + 3])),
  );
}

/** Buckle: housing with release button, stalk of steel rope, tensioner with gas generator. */
function buckle(): Solid {
  const head = rounded(box([-13, -22, 0], [13, 22, 92]), [8, 5], (e) => e.inDirection([0, 0, 1]));
  const mouth = box([-4, -15, 70], [4, 15, 110]);
  const button = rounded(box([4, -15, 84], [11, 15, 95]), 2, (e) => e.inDirection([0, 0, 1]));
  const boot = join(
    [0, 1, 2, 3, 4, 5].map((i) =>
      rounded(box([-9, -14, -74 + i * 12], [9, 14, -65 + i * 12]), 4, (e) => e.inDirection([0, 0, 1]))
    ),
    box([-6, -11, -80], [6, 11, 6]),
  );
  const base = cut(extrude(belt([0, -96], 22, [46, -128], 17), -6, 6), cylinder(8, -20, 20, 0, -98));
  const cylinderTube = rod(13, 110, [0, 30, -118], [0, 1, -.5]);
  const gas = rod(10, 34, [12, 46, -122], [0, .5, 1]);
  return join(cut(head, mouth), button, boot, base, cylinderTube, gas);
}

/** Anchor plate at the sill, bent, with the belt's slot. */
const anchor = (): Solid =>
  cut(
    join(extrude(belt([0, 0], 18, [0, 40], 26), -2, 2), extrude(roundedRectangle(70, 26, 8, 0, 58), -2, 2)),
    cylinder(7.4, -20, 20, 0, -2),
    extrude(slot([-22, 58], [22, 58], 5), -20, 20),
  );

/** Cover of the bolt with its lid, snapped on. */
const cover = (): Solid =>
  cut(
    rounded(extrude(belt([0, 10], 26, [0, -18], 32), 0, 20), [8, 5], (e) => e.inPlane("YZ", 20)),
    extrude(belt([0, 10], 22, [0, -18], 28), -5, 8),
    extrude(slot([-9, 8], [9, 8], 1.4), 14, 40),
  );

function parts(): Part[] {
  const top = onSheet(-120, 300),
    mid = onSheet(-150, 0),
    low = onSheet(-150, -300),
    right = onSheet(140, -60);
  const by = (base: V3, x: number, y = 0, z = 0): V3 => add(base, [x, y, z]);
  const long = bolt(11, 34), disc = washer(11, 17, 2);
  const webbing = group(
    band([[6, -560], [6, -20], [4, -6], [-1, 0], [-8, -5], [-14, -22], [-124, -366]], 46),
    band([[-128, -374], [-44, -548]], 46),
  );
  return [
    {
      callout: 1,
      name: "height_adjuster",
      solid: adjuster(),
      explode: by(top, -110),
      axis: "loop top low",
      anchor: { loop: [16, 0, 50], top: [0, 0, 126], low: [0, 0, -126] },
      finish: "steel",
    },
    ...[126, -126].map((z, i): Part => ({
      callout: 2,
      name: `adjuster_bolt_${i + 1}`,
      solid: bolt(8, 22),
      at: [0, 0, z],
      explode: by(top, -50),
      axis: i ? "low" : "top",
      fine: true,
    })),
    {
      callout: 3,
      name: "guide_loop",
      solid: guideLoop(),
      at: [30, 0, 22],
      explode: by(top, 10),
      axis: "loop",
      anchor: [0, 0, 28],
      finish: "plastic",
    },
    {
      callout: 4,
      name: "loop_washer",
      solid: disc,
      at: [38, 0, 50],
      explode: by(top, 50),
      axis: "loop",
      finish: "zinc",
    },
    {
      callout: 5,
      name: "loop_bolt",
      solid: long,
      at: [40, 0, 50],
      explode: by(top, 104),
      axis: "loop",
      fine: true,
    },
    {
      callout: 6,
      name: "loop_cover",
      solid: cover(),
      at: [50, 0, 50],
      explode: by(top, 160),
      axis: "loop",
      finish: "plastic",
    },
    {
      callout: 7,
      name: "belt",
      solid: webbing,
      at: [30, 0, 0],
      explode: by(mid, 210, 60, 210),
      outline: "mesh",
      finish: "black",
    },
    {
      callout: 8,
      name: "tongue",
      solid: tongue(),
      at: [30, -110, -340],
      explode: by(mid, 250, 60, 190),
      finish: "black",
    },
    {
      callout: 9,
      name: "belt_stop",
      solid: revolve([[-4, 0], [-4, 5], [-2, 7], [2, 7], [4, 5], [4, 0]]),
      at: [30, -60, -420],
      explode: by(mid, 330, 40, 250),
      finish: "plastic",
    },
    {
      callout: 10,
      name: "retractor",
      solid: retractor(),
      at: [20, -4, -600],
      explode: by(low, 0, 0, 520),
      axis: "retractor",
      anchor: [-30, 0, 90],
      finish: "steel",
    },
    {
      callout: 11,
      name: "retractor_bolt",
      solid: long,
      at: [-10, -4, -510],
      explode: by(low, 80, 0, 520),
      axis: "retractor",
      fine: true,
    },
    {
      callout: 12,
      name: "retractor_plug",
      solid: plug(20, 13, 24),
      turn: [0, 0, 180],
      at: [96, -50, -622],
      explode: by(low, 60, 0, 520),
      finish: "black",
      fine: true,
    },
    {
      callout: 13,
      name: "anchor",
      solid: anchor(),
      at: [30, 50, -620],
      explode: by(low, 260, 30, 470),
      axis: "anchor",
      anchor: [0, 0, -2],
      finish: "steel",
    },
    {
      callout: 14,
      name: "anchor_bolt",
      solid: long,
      at: [34, 50, -622],
      explode: by(low, 330, 30, 470),
      axis: "anchor",
      fine: true,
    },
    {
      callout: 15,
      name: "buckle",
      solid: buckle(),
      at: [30, -380, -440],
      explode: add(right, [20, 420, 240]),
      axis: "buckle",
      anchor: [0, 0, -98],
      finish: "black",
    },
    {
      callout: 16,
      name: "buckle_bolt",
      solid: bolt(11, 28),
      at: [36, -380, -538],
      explode: add(right, [90, 420, 240]),
      axis: "buckle",
      fine: true,
    },
    {
      callout: 17,
      name: "buckle_cable",
      solid: group(
        hose([[0, 0, 0], [0, 20, -10], [10, 60, -30], [0, 100, -20], [-20, 130, -40]], 4),
        plug(18, 12, 22).translate(-30, 136, -44),
      ),
      at: [40, -340, -560],
      explode: add(right, [60, 420, 200]),
      outline: "mesh",
      finish: "black",
      fine: true,
    },
  ];
}

const assembly: Assembly = {
  name: "seat_belt",
  title: { zh_CN: "前排安全带", en_US: "Front seat belt" },
  view: USUAL_VIEW,
  parts,
};
export default assembly;
