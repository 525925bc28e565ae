/** Cylinder block of a four-cylinder engine: pistons, connecting rods, crankshaft, bedplate, flywheel, oil pan. */
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
  extrudeAlong,
  join,
  moved,
  type Part,
  polar,
  polygon,
  revolve,
  rod,
  rounded,
  roundedRectangle,
  seal,
  sector,
  slot,
  type Solid,
  tube,
  type V3,
} from "../../drawing/mod.ts";
import { onSheet, USUAL_VIEW } from "./solids/on_sheet.ts";
import { socket } from "./solids/plugs.ts";

// The crankshaft lies on the X axis, the timing end towards +X, the intake side +Y, the exhaust side -Y.

const UPRIGHT: V3 = [0, -90, 0], DOWNWARDS: V3 = [0, 90, 0];
/** middles of the cylinders along the engine, the bearings between them, radius of a bore and of the crank */
const CYLINDERS = [-130, -44, 42, 128], MAINS = [-173, -87, -1, 85, 171], BORE = 37, CRANK = 42;
/** height of the deck over the crankshaft */
const DECK = 205;
/** core plugs of the exhaust side (x, z) */
const CORES = CYLINDERS.slice(0, 3).map((x) => [x, 145] as const);
/** screws of the oil pan (x, y) */
const PAN_SCREWS = [-180, -90, 0, 90, 180].flatMap((x) => [[x, -82], [x, 82]] as const);

/** Block: deck with bores and water jacket, ribbed walls, oil gallery, flanges of gearbox, timing case and bedplate. */
function block(): Solid {
  const walls = extrudeAlong("z", roundedRectangle(400, 132, 16), 0, DECK);
  const barrels = CYLINDERS.map((x) => rod(57, 128, [x, 0, 62], [0, 0, 1]));
  const deck = extrudeAlong("z", roundedRectangle(414, 156, 20), DECK - 15, DECK);
  const rail = extrudeAlong("z", roundedRectangle(414, 184, 14), 0, 15);
  const skirt = extrude(
    polygon([[-84, 2], [-84, 34], [-66, 74], [66, 74], [84, 34], [84, 2]]),
    -196,
    196,
  );
  const ribs = MAINS.map((x) => box([x - 4, -80, 8], [x + 4, 80, DECK - 8]));
  const belts = [112, 180].map((z) => box([-190, -71, z - 3], [190, 71, z + 3]));
  const gallery = rounded(rod(13, 388, [-196, -74, 52], [1, 0, 0]), 3, (e) => e.inPlane("YZ", 192));
  const cores = CORES.map(([x, z]) => rod(22, 24, [x, -72, z], [0, 1, 0]));
  const bosses = MAINS.map((x) => rod(13, 130, [x, -66, DECK - 130], [0, 0, 1]));
  const rear = cut(
    extrude(
      polygon([[-118, -2], [-118, 60], [-92, 150], [-52, 196], [52, 196], [92, 150], [118, 60], [118, -2]])
        .fillet(14),
      -216,
      -196,
    ),
    around(7, 106, (y, z) => cylinder(6, -230, -180, y, z + 42), -40),
  );
  const front = extrude(
    polygon([[-84, 0], [-84, 40], [-72, 90], [-72, 203], [72, 203], [72, 90], [84, 40], [84, 0]])
      .fillet(8),
    190,
    208,
  );
  const frontHollow = cut(
    extrude(
      polygon([[-72, -4], [-72, 40], [-60, 92], [-60, 186], [60, 186], [60, 92], [72, 40], [72, -4]])
        .fillet(6),
      199,
      220,
    ),
    cylinder(46, 180, 230),
  );
  const studs = [[-34, 168], [34, 168], [-44, 108], [44, 108], [0, 132], [-30, 62]]
    .map(([y, z]) => cylinder(9, 190, 206, y!, z!));
  const mount = [[-60, 96], [10, 96], [-60, 34], [10, 34]].map(([x, z]) =>
    rod(13, 32, [x!, -96, z!], [0, 1, 0])
  );
  const filter = join(rod(34, 30, [128, -98, 62], [0, 1, 0]), rod(26, 34, [128, -99, 62], [0, 1, 0]));
  const nose = cylinder(44, 180, 208);
  return cut(
    join(
      cut(
        join(
          walls,
          barrels,
          deck,
          rail,
          skirt,
          ribs,
          belts,
          gallery,
          cores,
          bosses,
          rear,
          front,
          mount,
          filter,
          nose,
        ),
        frontHollow,
      ),
      studs,
    ),
    [[-34, 168], [34, 168], [-44, 108], [44, 108], [0, 132], [-30, 62]].map(([y, z]) =>
      cylinder(3.4, 196, 220, y!, z!)
    ),
    CYLINDERS.map((x) => rod(BORE, 240, [x, 0, 20], [0, 0, 1])),
    CYLINDERS.flatMap((x) =>
      [60, 120, 240, 300].map((a) => {
        const [u, v] = polar(46, a);
        return extrudeAlong("z", slot([x + u - 7, v * 1.04], [x + u + 7, v * 1.04], 3.2), DECK - 9, DECK + 9);
      })
    ),
    MAINS.flatMap((x) => [-66, 66].map((y) => rod(6, 60, [x, y, DECK - 50], [0, 0, 1]))),
    [-200, 200].flatMap((x) => [-50, 50].map((y) => rod(4.2, 30, [x, y, DECK - 20], [0, 0, 1]))),
    CORES.map(([x, z]) => rod(17, 30, [x, -80, z], [0, 1, 0])),
    mount.map((_, i) => rod(5.5, 20, [[-60, 10, -60, 10][i]!, -100, [96, 96, 34, 34][i]!], [0, 1, 0])),
    rod(14, 12, [128, -104, 62], [0, 1, 0]),
    rod(5, 16, [150, -104, 62], [0, 1, 0]),
    [[-66, 60], [66, 60], [-66, 130], [66, 130], [-66, 180], [66, 180], [-78, 18], [78, 18]]
      .map(([y, z]) => cylinder(4, 190, 230, y!, z!)),
    cylinder(28, -240, 240),
    box([-192, -60, -20], [192, 60, 26]),
    box([-300, -150, -100], [300, 150, 0]),
  );
}

/** Crankshaft: five main journals, four throws in one plane, counterweights, flange behind, nose before. */
function crankshaft(turn: number): Solid {
  const mains = MAINS.map((x) => cylinder(26, x - 12, x + 12));
  const throws = CYLINDERS.flatMap((x, i) => {
    const way = turn + (i === 0 || i === 3 ? 0 : 180), [y, z] = polar(CRANK, way);
    const cheeks = [-1, 1].map((s) => {
      const [x0, x1] = s < 0 ? [x - 33, x - 17] : [x + 17, x + 33];
      const cheek = extrude(belt([0, 0], 37, [y, z], 28), x0, x1);
      const weight = extrude(sector(12, 74, way + 180 - 58, way + 180 + 58), x0 + 1, x1 - 1);
      return join(cheek, weight);
    });
    return [cylinder(22, x - 20, x + 20, y, z), ...cheeks];
  });
  const nose = revolve([
    [180, 0],
    [180, 23],
    [196, 23],
    [197, 18],
    [246, 18],
    [248, 16.5],
    [248, 0],
  ]);
  const flange = revolve([[-206, 0], [-206, 42], [-204, 44], [-192, 44], [-190, 40], [-180, 40], [-180, 0]]);
  return cut(
    join(mains, throws, nose, flange),
    cylinder(7, 228, 260),
    box([206, -3, 13], [240, 3, 24]),
    around(8, 31, (y, z) => cylinder(5, -220, -190, y, z)),
    MAINS.map((x) => rod(3, 20, [x, 0, 20], [0, 0, 1])),
  );
}

/** Half bearing shell round X, its back upwards: locking lug, oil groove and hole of the upper ones. */
function shell(outer: number, width: number, grooved: boolean): Solid {
  const half = cut(
    tube(outer, outer - 2.6, -width / 2, width / 2),
    box([-width, -outer - 5, -outer - 5], [width, outer + 5, 0]),
  );
  return grooved
    ? cut(half, tube(outer - 1.3, outer - 6, -2.2, 2.2), rod(2.6, 20, [0, 0, outer - 10], [0, 0, 1]))
    : half;
}

/** Thrust washer, a half ring with two oil grooves. */
const thrust = (): Solid =>
  cut(
    extrude(sector(29, 38, 0, 180), 0, 2.6),
    [60, 120].map((a) => box([1.6, -2, 26], [4, 2, 40]).rotate(a - 90, [0, 0, 0], [1, 0, 0])),
  );

/** Piston, its crown towards +X: ring grooves, valve pockets, short skirts, bosses of the pin along Z. */
function piston(): Solid {
  const r = BORE - .6, grooves = [-6, -12.5, -19];
  const body = revolve([
    [-46, 0],
    [-46, r - 1],
    [-45, r],
    ...grooves.toReversed().flatMap((x, i) => {
      const wide = i === 0 ? 3.2 : 2;
      return [[x - wide / 2, r], [x - wide / 2, r - 3.4], [x + wide / 2, r - 3.4], [x + wide / 2, r]];
    }),
    [-1.2, r],
    [0, r - 1.2],
    [0, 20],
    [-3, 14],
    [-3, 0],
  ]);
  const sides = [-1, 1].map((s) => box([-60, -40, s > 0 ? 26 : -60], [-24, 40, s > 0 ? 60 : -26]));
  const bosses = cut(rod(16, 56, [-30, 0, -28], [0, 0, 1]), box([-60, -20, -20], [0, 20, 20]));
  return cut(
    join(
      cut(body, sides, revolve([[-60, 0], [-60, r - 4], [-24, r - 4], [-18, r - 9], [-9, r - 14], [-9, 0]])),
      bosses,
    ),
    rod(10.5, 80, [-30, 0, -40], [0, 0, 1]),
    [-1, 1].flatMap((s) => [-1, 1].map((t) => cylinder(12, -1.8, 4, s * 17, t * 19))),
  );
}

/** Piston ring round X with its gap. */
const ring = (width: number): Solid =>
  cut(tube(BORE, BORE - 3.2, -width / 2, width / 2), box([-9, -BORE - 9, -1.6], [9, -BORE + 9, 1.6]));

/** Oil scraper ring: two rails with the spacer between. */
const oilRing = (): Solid =>
  cut(
    join(tube(BORE, BORE - 3, -2.4, -1.2), tube(BORE, BORE - 3, 1.2, 2.4), tube(BORE - 1, BORE - 3, -2, 2)),
    around(26, BORE - 1, (y, z, a) =>
      box([-1.1, -1.6, -4], [1.1, 1.6, 4]).rotate(a, [0, 0, 0], [1, 0, 0]).translate(0, y, z)),
    box([-9, -BORE - 9, -1.4], [9, -BORE + 9, 1.4]),
  );

/** Connecting rod along Z, the pin's eye above, the big end's upper half round the origin. */
function connectingRod(): Solid {
  const eye = cylinder(17, -11, 11, 0, 138);
  const shank = extrude(polygon([[-15, 20], [-9.5, 130], [9.5, 130], [15, 20]]), -7, 7);
  const pocket = [-1, 1].map((s) =>
    extrude(
      polygon([[-8.5, 46], [-5.5, 112], [5.5, 112], [8.5, 46]]).fillet(4),
      s > 0 ? 3 : -12,
      s > 0 ? 12 : -3,
    )
  );
  const head = cut(
    join(cylinder(34, -11, 11), box([-11, -41, -2], [11, 41, 21])),
    box([-20, -60, -60], [20, 60, 0]),
  );
  const shoulders = [-1, 1].map((s) => rod(8, 26, [0, s * 33, 0], [0, 0, 1]));
  return cut(
    join(eye, cut(shank, pocket), head, shoulders),
    cylinder(10.5, -20, 20, 0, 138),
    cylinder(24.6, -20, 20),
    [-1, 1].map((s) => rod(4.6, 18, [0, s * 33, -1], [0, 0, 1])),
    rod(2, 20, [0, 0, 146], [0, 0, 1]),
  );
}

/** Cap of the big end, below the origin. */
const rodCap = (): Solid =>
  cut(
    join(
      cut(join(cylinder(34, -11, 11), box([-11, -41, -17], [11, 41, 0])), box([-20, -60, 0], [20, 60, 60])),
      box([-5, -20, -38], [5, 20, -24]),
    ),
    cylinder(24.6, -20, 20),
    [-1, 1].map((s) => rod(4.8, 60, [0, s * 33, -50], [0, 0, 1])),
    [-1, 1].map((s) => rod(8.5, 20, [0, s * 33, -37], [0, 0, 1])),
  );

/** Bedplate: frame with five bearing caps in one piece, bolt pads, ribs. */
function bedplate(): Solid {
  const frame = cut(
    extrudeAlong("z", roundedRectangle(414, 184, 14), -58, 0),
    extrudeAlong("z", roundedRectangle(360, 150, 10), -80, 20),
  );
  const outer = [-1, 1].flatMap((s) =>
    MAINS.map((x) => box([x - 4, s > 0 ? 88 : -98, -54], [x + 4, s > 0 ? 98 : -88, -3]))
  );
  const rails = join(
    cut(
      extrudeAlong("z", roundedRectangle(414, 200, 14), -58, -48),
      extrudeAlong("z", roundedRectangle(360, 150, 10), -80, 20),
    ),
  );
  const caps = MAINS.map((x) =>
    join(box([x - 13, -80, -40], [x + 13, 80, 0]), rod(46, 26, [x - 13, 0, -8], [1, 0, 0]))
  );
  const trimmed = cut(join(caps), box([-300, -200, 0], [300, 200, 90]));
  return cut(
    join(frame, outer, rails, trimmed),
    cylinder(28.6, -240, 240),
    MAINS.flatMap((x) => [-46, 46].map((y) => rod(6.5, 120, [x, y, -90], [0, 0, 1]))),
    MAINS.flatMap((x) => [-84, 84].map((y) => rod(4.5, 120, [x, y, -90], [0, 0, 1]))),
  );
}

const panOutline = (grow: number) => roundedRectangle(414 + grow, 190 + grow, 18);

/** Seal of the oil pan with its screw holes. */
const panSeal = (): Solid =>
  cut(
    extrudeAlong("z", panOutline(0), 0, 3),
    extrudeAlong("z", roundedRectangle(376, 146, 14), -5, 9),
    PAN_SCREWS.map(([x, y]) => rod(4.4, 20, [x, y, -9], [0, 0, 1])),
  );

/** Oil pan: flange, shallow part, deep sump, baffle, boss of the drain plug, stiffening beads. */
function pan(): Solid {
  const flange = extrudeAlong("z", panOutline(0), -8, 0);
  const shallow = rounded(
    extrudeAlong("z", roundedRectangle(380, 150, 22), -50, -4),
    [14, 8],
    (e) => e.inPlane("XY", -50),
  );
  const deep = rounded(
    extrudeAlong("z", roundedRectangle(210, 150, 26).translate(-85, 0), -128, -4),
    [18, 10, 6],
    (e) => e.inPlane("XY", -128),
  );
  const inside = [
    extrudeAlong("z", roundedRectangle(370, 140, 18), -44, 10),
    extrudeAlong("z", roundedRectangle(200, 140, 22).translate(-85, 0), -121, 10),
  ];
  const boss = rod(16, 22, [-40, -86, -104], [0, 1, 0]);
  const beads = [-150, -110, 60, 110, 160].map((x) =>
    extrude(slot([-76, x < 0 ? -100 : -38], [-76, -18], 3.4), x - 4, x + 4)
  );
  const level = rod(15, 14, [-150, -84, -64], [0, 1, 0]);
  const baffle = join(box([-186, -72, -34], [186, 72, -30]));
  const windows = [-120, -40, 60, 130].map((x) =>
    extrudeAlong("z", roundedRectangle(46, 84, 10).translate(x, 0), -60, -20)
  );
  return cut(
    join(cut(join(flange, shallow, deep, boss, beads, level), inside), cut(baffle, windows)),
    PAN_SCREWS.map(([x, y]) => rod(3.8, 40, [x, y, -20], [0, 0, 1])),
    rod(7, 40, [-40, -100, -104], [0, 1, 0]),
    rod(9, 40, [-150, -100, -64], [0, 1, 0]),
  );
}

/** Flywheel round X: disc with ring gear, friction face behind, recess and holes of its bolts. */
function flywheel(): Solid {
  const disc = revolve([
    [-12, 22],
    [-12, 120],
    [-10, 122],
    [10, 122],
    [12, 120],
    [12, 92],
    [8, 88],
    [8, 54],
    [12, 50],
    [12, 22],
  ]);
  const gear = join(
    tube(128, 121, -8, 6),
    around(
      72,
      128,
      (y, z, a) => box([-8, -2, -3], [6, 2, 3.6]).rotate(a - 90, [0, 0, 0], [1, 0, 0]).translate(0, y, z),
    ),
  );
  return cut(
    join(disc, gear),
    around(8, 36, (y, z) => cylinder(5.6, -20, 20, y, z)),
    around(6, 104, (y, z) => cylinder(4, -20, 20, y, z), 60),
    around(6, 71, (y, z) => cylinder(9, -20, 20, y, z), 30),
  );
}

/** Cover of the rear crankshaft seal with the seal in it. */
const rearCover = (): Solid =>
  cut(
    join(
      extrude(polygon([[-74, -40], [-74, 30], [-46, 66], [46, 66], [74, 30], [74, -40]]).fillet(12), 0, 10),
      tube(60, 44, -6, 14),
    ),
    cylinder(48, -9, 30),
    [[-62, -28], [62, -28], [-62, 26], [62, 26], [-36, 56], [36, 56]].map(([y, z]) =>
      cylinder(3.6, -9, 20, y!, z!)
    ),
  );

const lipSeal = (outer: number, inner: number, width: number): Solid =>
  revolve([
    [0, inner + 4],
    [0, outer],
    [width - 1, outer],
    [width, outer - 1],
    [width, outer - 4],
    [width - 2, outer - 5],
    [width - 2, inner + 5],
    [width + 1, inner + 1],
    [width - 2, inner],
    [3, inner + 3],
  ]);

/** Core plug along -Y, a pressed cup. */
const corePlug = (): Solid =>
  revolve([[0, 0], [0, 15], [1.5, 17], [11, 17.6], [11, 15.6], [2.6, 14.6], [2.6, 0]]);

/** Knock sensor with its socket, its bolt apart. */
const knockSensor = (): Solid =>
  cut(
    join(
      revolve([[0, 0], [0, 13], [3, 14], [15, 14], [18, 11], [18, 0]]),
      moved(socket(15, 12, 20), [9, 12, 0], [0, 0, 90]),
    ),
    cylinder(4.4, -9, 30),
  );

/** Oil filter cartridge: a can with flutes, its threaded face towards +X. */
const oilFilter = (): Solid =>
  cut(
    join(
      revolve([[-80, 0], [-80, 22], [-77, 29], [-72, 32], [-8, 32], [-6, 34], [-1, 34], [0, 32], [0, 0]]),
      around(14, 31, (y, z) => cylinder(2, -76, -52, y, z)),
    ),
    tube(29, 25, -3, 4),
    cylinder(10, -30, 9),
    around(6, 20, (y, z) => cylinder(3, -6, 9, y, z)),
  );

/** Sump screw plug and its seal ring, along X. */
const drainPlug = (): Solid => bolt(14, 20, { thread: 13 });

function parts(): Part[] {
  const by = (base: V3, x: number, y = 0, z = 0): V3 => add(base, [x, y, z]);
  const casting = onSheet(-80, 350), crank = onSheet(30, 0), column = onSheet(285, 250);
  const plate = onSheet(30, -190), sump = onSheet(-40, -360);
  const [upper, lower] = [shell(28.6, 22, true), shell(28.6, 22, false)];
  const rodShell = shell(24.6, 20, false);
  const panScrew = bolt(6, 20),
    mainBolt = bolt(10, 92, { thread: 34 }),
    rodBolt = bolt(8, 46, { thread: 20 });
  const wheelBolt = bolt(10, 24), plug = corePlug();
  /** the second cylinder's piston and rod stand apart, as a column; heights over the crankshaft */
  const inColumn = (z: number, x = 0, y = 0): V3 => by(column, x, y, z);
  return [
    {
      callout: 1,
      name: "cylinder_block",
      solid: block(),
      explode: casting,
      axis: "filter knock core_0 core_1 core_2",
      anchor: {
        filter: [128, -98, 62],
        knock: [-168, -66, 84],
        ...Object.fromEntries(CORES.map(([x, z], i) => [`core_${i}`, [x, -60, z]])),
      },
      finish: "iron",
    },
    ...CORES.map(([x, z], i): Part => ({
      callout: 2,
      name: `core_plug_${i + 1}`,
      solid: plug,
      turn: [0, 0, 90],
      at: [x, -72, z],
      axis: `core_${i}`,
      explode: by(casting, 0, -74),
      finish: "zinc",
    })),
    ...[3.2, 2, 2].map((_, i): Part => ({
      callout: i === 2 ? 4 : 3,
      name: i === 2 ? "oil_ring" : `compression_ring_${i + 1}`,
      solid: i === 2 ? oilRing() : ring(2),
      turn: UPRIGHT,
      at: [42, 0, 190 - i * 7],
      explode: inColumn([236, 206, 174][i]!),
      axis: "piston",
      finish: "steel",
      fine: true,
    })),
    {
      callout: 5,
      name: "piston",
      solid: piston(),
      turn: UPRIGHT,
      at: [42, 0, 200],
      explode: inColumn(112),
      axis: "piston pin",
      anchor: { piston: [0, 0, 0], pin: [-30, 0, 0] },
      finish: "aluminium",
    },
    {
      callout: 6,
      name: "piston_pin",
      solid: revolve([[-27, 6], [-27, 9.4], [-26, 10.2], [26, 10.2], [27, 9.4], [27, 6]]),
      at: [42, 0, 170],
      explode: inColumn(112, 92),
      axis: "pin",
      finish: "steel",
    },
    {
      callout: 7,
      name: "pin_ring",
      solid: cut(seal(10, 1.1), box([-5, -3, -14], [5, 3, -6])),
      at: [70, 0, 170],
      explode: inColumn(112, 122),
      axis: "pin",
      finish: "steel",
      fine: true,
    },
    {
      callout: 8,
      name: "connecting_rod",
      solid: connectingRod(),
      at: [42, 0, 32],
      explode: inColumn(16),
      axis: "piston rod_bolt",
      anchor: { piston: [0, 0, 138], rod_bolt: [0, -33, 2] },
      finish: "steel",
    },
    {
      callout: 9,
      name: "rod_shell_upper",
      solid: rodShell,
      at: [42, 0, 32],
      explode: inColumn(-30),
      finish: "copper",
    },
    {
      callout: 9,
      name: "rod_shell_lower",
      solid: rodShell,
      turn: [180, 0, 0],
      at: [42, 0, 32],
      explode: inColumn(-46),
      finish: "copper",
    },
    {
      callout: 8,
      name: "rod_cap",
      solid: rodCap(),
      at: [42, 0, 32],
      explode: inColumn(-86),
      axis: "rod_bolt",
      anchor: [0, -33, -20],
      finish: "steel",
    },
    ...[-33, 33].map((y, i): Part => ({
      callout: 10,
      name: `rod_bolt_${i + 1}`,
      solid: rodBolt,
      turn: DOWNWARDS,
      at: [42, y, 4],
      explode: inColumn(-160),
      axis: i ? undefined : "rod_bolt",
      fine: true,
    } as Part)),
    ...MAINS.map((x, i): Part => ({
      callout: 11,
      name: `block_shell_${i + 1}`,
      solid: upper,
      at: [x, 0, 0],
      explode: by(crank, 0, 0, 96),
      finish: "copper",
    })),
    ...[-1, 1].map((s, i): Part => ({
      callout: 12,
      name: `thrust_washer_${i + 1}`,
      solid: thrust(),
      at: [-1 + s * 13, 0, 0],
      explode: by(crank, s * 14, 0, 176),
      finish: "copper",
    })),
    {
      callout: 13,
      name: "crankshaft",
      solid: crankshaft(58),
      explode: crank,
      axis: "crank",
      anchor: [248, 0, 0],
      finish: "steel",
    },
    {
      callout: 14,
      name: "front_seal",
      solid: lipSeal(34, 22, 9),
      at: [209, 0, 0],
      explode: by(crank, 84),
      axis: "crank",
      finish: "rubber",
    },
    {
      callout: 15,
      name: "rear_cover",
      solid: rearCover(),
      at: [-212, 0, 0],
      explode: by(crank, -62),
      finish: "aluminium",
    },
    {
      callout: 16,
      name: "flywheel",
      solid: flywheel(),
      at: [-230, 0, 0],
      explode: by(crank, -200),
      finish: "steel",
    },
    ...around(4, 36, (y, z) => [y, z] as const).map(([y, z], i): Part => ({
      callout: 17,
      name: `flywheel_bolt_${i + 1}`,
      solid: wheelBolt,
      turn: [0, 0, 180],
      at: [-242, -y, z],
      explode: by(crank, -385),
      fine: true,
    })),
    ...MAINS.map((x, i): Part => ({
      callout: 18,
      name: `bedplate_shell_${i + 1}`,
      solid: lower,
      turn: [180, 0, 0],
      at: [x, 0, 0],
      explode: by(plate, 0, 0, 44),
      finish: "copper",
    })),
    {
      callout: 19,
      name: "bedplate",
      solid: bedplate(),
      explode: plate,
      axis: "bolt_1 bolt_2",
      anchor: { bolt_1: [171, -46, -40], bolt_2: [171, 46, -40] },
      finish: "aluminium",
    },
    ...[-46, 46].map((y, i): Part => ({
      callout: 20,
      name: `main_bolt_${i + 1}`,
      solid: mainBolt,
      turn: DOWNWARDS,
      at: [171, y, -50],
      explode: by(plate, 0, 0, -84),
      axis: `bolt_${i + 1}`,
      fine: true,
    })),
    {
      callout: 21,
      name: "pan_seal",
      solid: panSeal(),
      at: [0, 0, -62],
      explode: by(sump, 0, 0, 50),
      finish: "rubber",
    },
    {
      callout: 22,
      name: "oil_pan",
      solid: pan(),
      at: [0, 0, -64],
      explode: sump,
      axis: "drain",
      anchor: [-40, -86, -104],
      finish: "black",
    },
    ...([[180, -82], [90, -82], [0, -82], [180, 82]] as const).map(([x, y], i): Part => ({
      callout: 23,
      name: `pan_screw_${i + 1}`,
      solid: panScrew,
      turn: DOWNWARDS,
      at: [x, y, -72],
      explode: by(sump, 0, 0, -56),
      fine: true,
    })),
    {
      callout: 24,
      name: "drain_plug",
      solid: drainPlug(),
      turn: [0, 0, -90],
      at: [-40, -88, -168],
      explode: by(sump, 0, -84),
      axis: "drain",
      fine: true,
    },
    {
      callout: 25,
      name: "drain_seal",
      solid: tube(13, 7.6, 0, 2.4),
      turn: [0, 0, -90],
      at: [-40, -86, -168],
      explode: by(sump, 0, -46),
      axis: "drain",
      finish: "copper",
    },
    {
      callout: 26,
      name: "oil_filter",
      solid: oilFilter(),
      turn: [0, 0, 90],
      at: [128, -99, 62],
      explode: by(casting, 0, -70),
      axis: "filter",
      finish: "black",
    },
    {
      callout: 27,
      name: "knock_sensor",
      solid: knockSensor(),
      turn: [0, 0, -90],
      at: [-168, -66, 84],
      explode: by(casting, -10, -130),
      axis: "knock",
      finish: "plastic",
    },
  ];
}

const assembly: Assembly = {
  name: "engine_block",
  title: { zh_CN: "气缸体与曲柄连杆机构", en_US: "Cylinder block and crank drive" },
  view: USUAL_VIEW,
  parts,
};
export default assembly;
