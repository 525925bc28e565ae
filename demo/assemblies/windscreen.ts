/** Windscreen with mouldings, sensor and mirror; cowl with its seal, wiper arms and blades, water box. */
import {
  add,
  type Assembly,
  ball,
  belt,
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
  tube,
  type V3,
} from "../../drawing/mod.ts";
import { onSheet, USUAL_VIEW } from "./solids/on_sheet.ts";
import { socket } from "./solids/plugs.ts";

// The car looks towards +X, its right side is -Y, Z is up. Half the true size.

const SIDES = [-1, 1] as const;
const side = (s: number) => s < 0 ? "right" : "left";
const UPRIGHT: V3 = [0, -90, 0];

/** radius to which the glass is bent across the car; foot of its middle line; direction up along the glass and out of it */
const BEND = 900, FOOT: V3 = [150, 0, 0], UP: V3 = [-.722, 0, .692], OUT: V3 = [.692, 0, .722];

/** Sheet that follows the outer face of the glass, `depth` below it and `thick`. */
function bent(depth: number, thick: number): Solid {
  const far = 700, back = BEND;
  const start = FOOT.map((v, i) => v - OUT[i]! * back - UP[i]! * 250) as V3;
  return cut(
    rod(BEND - depth, far, start, UP),
    rod(BEND - depth - thick, far + 40, start.map((v, i) => v - UP[i]! * 20) as V3, UP),
  );
}
const outline = (grow: number) =>
  polygon([[-336 - grow, -grow], [-276 - grow, 226 + grow], [276 + grow, 226 + grow], [336 + grow, -grow]])
    .fillet(24);
const within = (solid: Solid, shape: ReturnType<typeof polygon>): Solid =>
  common(solid, common(extrude(shape, -400, 500), box([-180, -500, -90], [400, 500, 400])));
/** Point on the glass (y across, `up` along it), `off` over it. */
function onGlass(y: number, up: number, off = 0): V3 {
  const drop = BEND - Math.sqrt(BEND * BEND - y * y);
  return [0, 1, 2].map((i) => FOOT[i]! + UP[i]! * up + OUT[i]! * (off - drop) + (i === 1 ? y : 0)) as V3;
}

/** Glass with its printed edge and the patch of the sensor. */
function glass(): Solid {
  const pane = within(bent(0, 6), outline(0));
  const print = within(bent(-.7, 2), outline(-1)), open = extrude(outline(-15), -500, 600);
  const patch = within(
    bent(-.7, 2),
    polygon([[-46, 230], [-36, 168], [-24, 158], [24, 158], [36, 168], [46, 230]]).fillet(5),
  );
  return join(
    pane,
    cut(print, open),
    cut(patch, extrude(polygon([[-400, 225], [400, 225], [400, 300], [-400, 300]]), -500, 600)),
  );
}

/** Bead of adhesive below the edge. */
const bead = (): Solid => cut(within(bent(7, 9), outline(-10)), extrude(outline(-19), -500, 600));

/** Moulding over the upper edge and down both sides. */
const moulding = (): Solid =>
  cut(
    within(bent(-3, 12), outline(7)),
    extrude(outline(-5), -500, 600),
    box([-500, -500, -100], [600, 500, 16]),
  );

/** Sensor for rain and light: optics, housing, spring clamps, socket; its face towards +X. */
const sensor = (): Solid =>
  join(
    rounded(cylinder(25, -18, 0), 4, (e) => e.inPlane("YZ", -18)),
    cylinder(21, -1, 3),
    SIDES.map((s) => box([-12, s * 22 - 4, -10], [-6, s * 34 + 4, 10])),
    moved(socket(16, 12, 18), [-9, 0, -18], [0, 0, 0]).rotate(90, [-9, 0, -18], [0, 1, 0]) as Solid,
  );
/** Bracket glued to the glass: frame for sensor and camera, foot of the mirror. */
const bracket = (): Solid =>
  cut(
    join(
      rounded(box([-5, -46, -58], [0, 46, 54]), 10, (e) => e.inDirection([1, 0, 0])),
      tube(32, 26, -10, 2).translate(0, 0, 18),
    ),
    cylinder(26, -30, 30, 0, 18),
    extrude(roundedRectangle(52, 26, 6, 0, -34), -30, 30),
  );
/** Camera of the driver assistance: wedge with its lens. */
const camera = (): Solid =>
  join(
    rounded(extrudeAlong("y", polygon([[-34, -22], [-34, 16], [-4, 24], [2, 4], [2, -22]]), -38, 38), [
      3,
      1.5,
    ], (e) => e.inDirection([0, 1, 0])),
    revolve([[-4, 0], [-4, 15], [6, 13], [6, 8], [2, 7], [2, 0]]),
    [-24, 24].map((y) => box([-26, y - 1.5, 14], [-6, y + 1.5, 25])),
    moved(socket(22, 13, 20), [-32, -12, -8], [0, 0, 180]),
  );
/** Cover of sensor and camera: two shells with gills. */
function sensorCover(): Solid {
  const shell = rounded(
    extrudeAlong("y", polygon([[-40, -70], [-52, -50], [-46, 40], [-22, 70], [0, 70], [0, -70]]), -56, 56),
    [9, 5],
    (e) => e.inDirection([0, 1, 0]),
  );
  const hollow = extrudeAlong(
    "y",
    polygon([[-36, -65], [-47, -48], [-41, 37], [-20, 65], [9, 65], [9, -65]]),
    -51,
    51,
  );
  return cut(
    shell,
    hollow,
    [-34, -22, -10, 2, 14].map((z) =>
      rounded(box([-40, -80, z], [-16, -40, z + 5]), 1, (e) => e.inDirection([0, 1, 0]))
    ),
    cylinder(12, -90, -20, 0, -22),
  );
}
/** Inner mirror: glass housing on its ball and stalk. */
function mirror(): Solid {
  const head = rounded(extrude(roundedRectangle(170, 50, 22), -34, -8), [9, 5], (e) => e.inPlane("YZ", -8));
  return join(
    head,
    rod(7, 52, [-10, 0, 6], [.7, 0, .72]),
    ball(12, [-6, 0, 8]),
    moved(join(cylinder(16, 0, 9), cylinder(10, -6, 0)), [26, 0, 44], [0, -44, 0]),
    box([-9, -20, -27], [-3, 20, -22]),
  );
}
/** Spacer that sets the height of the glass. */
const spacer = (): Solid =>
  join(revolve([[-9, 0], [-9, 4], [0, 5], [0, 13], [4, 13], [6, 10], [6, 0]]), box([5, -10, -2], [9, 10, 2]));

/** Plan of the cowl: between the lower edge of the glass and the bonnet (x, y). */
function cowlPlan(back: number, front: number, half: number): ReturnType<typeof polygon> {
  return replicad.draw([70 + back, -half]).threePointsArcTo([70 + back, half], [152 + back, 0])
    .lineTo([66 + front, half]).threePointsArcTo([66 + front, -half], [152 + front, 0]).close();
}
/** pivots of the wiper arms (x, y) */
const PIVOTS = [[186, -206], [222, 44]] as const;

/** Cowl: panel with gills before the air intake, rim along the glass, channel of the bonnet seal, rings of the pivots. */
function cowl(): Solid {
  const panel = extrudeAlong("z", cowlPlan(0, 92, 352), -14, -8);
  const rim = extrudeAlong("z", cowlPlan(0, 12, 352), -16, 0);
  const lip = extrudeAlong("z", cowlPlan(82, 92, 352), -30, -2);
  const channel = extrudeAlong("z", cowlPlan(92, 104, 346), -30, -24);
  const ends = SIDES.map((s) =>
    cut(box([66, s * 350 - 4, -30], [178, s * 350 + 4, 2]), box([0, -400, -60], [66, 400, 60]))
  );
  const rings = PIVOTS.map(([x, y]) =>
    join(rod(24, 14, [x, y, -16], [0, 0, 1]), rod(19, 18, [x, y, -16], [0, 0, 1]))
  );
  const gills = [-1, 1].flatMap((s) =>
    Array.from({ length: 11 }, (_, i) => {
      const y = s < 0 ? -168 + i * 15.5 : 92 + i * 16;
      const bow = 82 * (y / 352) ** 2;
      return extrudeAlong("z", slot([168 - bow, y], [226 - bow, y], 4), -40, 20);
    })
  );
  const stiff = [-300, -262, 296, 326].map((y) => {
    const bow = 82 * (y / 352) ** 2;
    return box([166 - bow, y - 2, -12], [236 - bow, y + 2, -4]);
  });
  return cut(
    join(panel, rim, lip, channel, ends, stiff, cut(join(rings), box([0, -400, 1], [500, 400, 60]))),
    gills,
    PIVOTS.map(([x, y]) => rod(13, 60, [x, y, -40], [0, 0, 1])),
    [-290, -110, 70, 270].map((y) => rod(4, 60, [250 - 82 * (y / 352) ** 2, y, -60], [0, 0, 1])),
  );
}
/** Seal of the bonnet on the cowl: tube on a foot, along the channel. */
const cowlSeal = (): Solid => {
  const points = (off: number, z: number): V3[] =>
    [-340, -230, -115, 0, 115, 230, 340].map((y) => [254 + off - 82 * (y / 352) ** 2, y, z]);
  return group(hose(points(0, 2), 7), hose(points(-2, -8), 4));
};
const clip = (): Solid =>
  join(
    revolve([[0, 0], [0, 10], [2.5, 11], [4, 10], [5, 6], [6, 0]]),
    revolve([[-22, 0], [-20, 3], [-10, 7], [-6, 5], [0, 5], [0, 0]]),
    box([3, -7, -1], [7, 7, 1]),
  );
/** Water box under the cowl: trough with drains, bulkhead edge, air intake of the climate box. */
function waterBox(): Solid {
  const tub = rounded(
    extrudeAlong("z", cowlPlan(-6, 86, 330), -96, -34),
    [10, 6],
    (e) => e.inPlane("XY", -96),
  );
  const hollow = extrudeAlong("z", cowlPlan(0, 80, 325), -91, 0);
  const flange = extrudeAlong("z", cowlPlan(-18, 98, 342), -40, -34);
  const intake = extrudeAlong("z", roundedRectangle(50, 92, 10).translate(176, 158), -120, -64);
  const drains = [[150, -270], [232, -8], [142, 276]].map(([x, y]) => rod(13, 40, [x!, y!, -128], [0, 0, 1]));
  const ribs = [-200, -120, -40, 60].map((y) => {
    const bow = 82 * (y / 352) ** 2;
    return box([158 - bow, y - 2, -93], [206 - bow, y + 2, -70]);
  });
  return cut(
    join(cut(join(tub, flange), hollow), ribs, drains, intake),
    extrudeAlong("z", roundedRectangle(42, 84, 8).translate(176, 158), -140, 0),
    [[150, -270], [232, -8], [142, 276]].map(([x, y]) => rod(9, 90, [x!, y!, -140], [0, 0, 1])),
    [-290, -110, 70, 270].map((y) => rod(4, 30, [241 - 82 * (y / 352) ** 2, y, -44], [0, 0, 1])),
  );
}

/** Wiper arm along +Y in the plane of the cowl, its pivot round Z at the origin. */
function wiperArm(length: number): Solid {
  const head = cut(
    extrudeAlong("z", belt([0, 0], 17, [-6, 76], 11), 0, 15),
    rod(6, 60, [0, 0, -20], [0, 0, 1]),
    rod(11, 20, [0, 0, 9], [0, 0, 1]),
  );
  const blade = extrudeAlong(
    "z",
    polygon([[-17, 70], [6, 70], [-2, length * .62], [-12, length * .62]]).fillet(2),
    1,
    12,
  );
  const wire = extrudeAlong("z", slot([-7, length * .58], [-10, length], 4), 3, 9);
  const pin = rod(4, 30, [-21, 72, 8], [1, 0, 0]);
  return join(
    cut(join(head, blade), extrudeAlong("z", slot([-7, 96], [-7, length * .52], 2.4), 9, 30)),
    wire,
    pin,
    rod(5, 14, [-10, length - 3, -2], [0, 0, 1]),
  );
}
/** Flat wiper blade along Y: spine with spoiler, adapter, rubber below, end caps. */
function wiperBlade(half: number): Solid {
  const spine = extrudeAlong(
    "y",
    polygon([[-9, 0], [-3, 9], [2, 9], [9, 0], [4, -2], [-4, -2]]),
    -half,
    half,
  );
  const rubber = extrudeAlong(
    "y",
    polygon([[-4, -1], [4, -1], [1.4, -10], [-1.4, -10]]),
    -half + 4,
    half - 4,
  );
  const caps = SIDES.map((s) => box([-10, s * half - 9, -3], [10, s * half + 9, 11]));
  return join(
    spine,
    rubber,
    caps,
    rounded(box([-11, -26, -2], [11, 26, 15]), 3, (e) => e.inDirection([0, 1, 0])),
  );
}
const armCap = (): Solid => rounded(cylinder(15, 0, 12), 4, (e) => e.inPlane("YZ", 12));

function parts(): Part[] {
  const by = (base: V3, x: number, y = 0, z = 0): V3 => add(base, [x, y, z]);
  const pane = onSheet(-20, 265),
    panel = onSheet(10, -210),
    low = onSheet(-20, -345),
    inside = onSheet(530, 330);
  const tilt: V3 = [0, -46, 0];
  const at = onGlass(0, 270, -8);
  const clipSolid = clip(), capSolid = armCap(), nutSolid = nut(9, { flange: true });
  return [
    { callout: 1, name: "windscreen", solid: glass(), explode: pane, finish: "glass" },
    { callout: 2, name: "moulding", solid: moulding(), explode: by(pane, 0, 0, 96), finish: "rubber" },
    { callout: 3, name: "adhesive", solid: bead(), explode: by(pane, 10, 0, -78), finish: "black" },
    ...SIDES.map((s): Part => ({
      callout: 4,
      name: `spacer_${side(s)}`,
      solid: spacer(),
      turn: tilt,
      at: onGlass(s * 240, 20, -10),
      explode: by(pane, 20, s * 10, -176),
      finish: "rubber",
      fine: true,
    })),
    {
      callout: 5,
      name: "bracket",
      solid: bracket(),
      turn: tilt,
      at,
      explode: by(inside, 0, 0, 0),
      axis: "sensor",
      anchor: [0, 0, 18],
      finish: "black",
    },
    {
      callout: 6,
      name: "rain_sensor",
      solid: sensor(),
      turn: tilt,
      at: add(at, [-12, 0, 14]),
      explode: by(inside, -50, -40, 10),
      axis: "sensor",
      finish: "plastic",
    },
    {
      callout: 7,
      name: "camera",
      solid: camera(),
      at: add(at, [-10, 0, -40]),
      explode: by(inside, 0, -70, -96),
      finish: "plastic",
    },
    {
      callout: 8,
      name: "sensor_cover",
      solid: sensorCover(),
      at: add(at, [-20, 0, 0]),
      explode: by(inside, -60, -150, -10),
      finish: "plastic",
    },
    {
      callout: 9,
      name: "mirror",
      solid: mirror(),
      at: add(at, [-60, 0, -80]),
      explode: by(inside, -30, -130, -120),
      finish: "black",
    },
    {
      callout: 10,
      name: "cowl",
      solid: cowl(),
      explode: panel,
      axis: "pivot_0 pivot_1",
      anchor: Object.fromEntries(PIVOTS.map(([x, y], i) => [`pivot_${i}`, [x, y, -8]])),
      finish: "plastic",
    },
    {
      callout: 11,
      name: "cowl_seal",
      solid: cowlSeal(),
      explode: by(panel, 56, 0, -22),
      finish: "rubber",
      outline: "mesh",
    },
    ...[-290, -110, 70, 270].map((y, i): Part => ({
      callout: 12,
      name: `cowl_clip_${i + 1}`,
      solid: clipSolid,
      turn: UPRIGHT,
      at: [250 - 82 * (y / 352) ** 2, y, -20],
      explode: by(panel, 110, 0, 4),
      finish: "plastic",
      fine: true,
    })),
    { callout: 13, name: "water_box", solid: waterBox(), explode: low, finish: "plastic" },
    ...PIVOTS.map(([x, y], i): Part => ({
      callout: 14 + i,
      name: `arm_${i ? "left" : "right"}`,
      solid: wiperArm(i ? 280 : 250),
      turn: [0, 0, 4],
      at: [x, y, 6],
      explode: by(panel, 0, 0, 120),
      axis: `pivot_${i}`,
      finish: "black",
    })),
    ...PIVOTS.map(([x, y], i): Part => ({
      callout: 16,
      name: `arm_nut_${i + 1}`,
      solid: nutSolid,
      turn: UPRIGHT,
      at: [x, y, 14],
      explode: by(panel, 0, 0, 156),
      axis: `pivot_${i}`,
      fine: true,
    })),
    ...PIVOTS.map(([x, y], i): Part => ({
      callout: 17,
      name: `cap_${i + 1}`,
      solid: capSolid,
      turn: UPRIGHT,
      at: [x, y, 22],
      explode: by(panel, 0, 0, 190),
      axis: `pivot_${i}`,
      finish: "plastic",
    })),
    ...PIVOTS.map(([x, y], i): Part => ({
      callout: 18 + i,
      name: `blade_${i ? "left" : "right"}`,
      solid: wiperBlade(i ? 170 : 130),
      turn: [0, 0, 4],
      at: [x - 26, y + (i ? 280 : 250), 4],
      explode: by(panel, 84, 30, 285),
      finish: "rubber",
    })),
  ];
}

const assembly: Assembly = {
  name: "windscreen",
  title: { zh_CN: "前风窗与通风盖板", en_US: "Windscreen and cowl" },
  view: USUAL_VIEW,
  parts,
};
export default assembly;
