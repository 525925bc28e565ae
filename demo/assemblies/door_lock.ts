/** Door lock with actuator, striker, door hinge and check strap. */
import {
  add,
  around,
  type Assembly,
  belt,
  bolt,
  box,
  coil,
  countersunkScrew,
  cut,
  cylinder,
  extrude,
  extrudeAlong,
  group,
  join,
  moved,
  type Part,
  polar,
  polygon,
  polylineHose,
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

const SIDES = [-1, 1] as const;
/** pivots of claw and pawl and the screws of the lock plate (y, z); the striker's bar runs along X through the origin */
const CLAW: V2 = [-12, -17], PAWL: V2 = [-14, 36];
const PLATE_SCREWS: V2[] = [[28, 46], [28, -46], [-36, 2]];
/** worm wheel's axis and motor's axis height in the actuator (y, z) */
const WHEEL: V2 = [-8, -22], MOTOR: V2 = [-8, 12];
const COVER_SCREWS: V2[] = [[-40, 56], [38, 56], [-40, -56], [38, -56]];

/** Plastic housing of the latch, open towards +X, with the mouth for the striker at +Y. */
function latchHousing(): Solid {
  const body = rounded(
    rounded(box([-32, -46, -60], [0, 42, 60]), 10, (e) => e.inDirection([1, 0, 0])),
    [3, 2],
    (e) => e.inPlane("YZ", -32),
  );
  const pocket = rounded(box([-24, -41, -55], [10, 37, 55]), 7, (e) => e.inDirection([1, 0, 0]));
  const mouth = extrude(slot([2, 0], [80, 0], 9), -28, 10);
  const throat = cut(extrude(slot([2, 0], [37.5, 0], 12), -30, -4), mouth);
  const posts = [CLAW, PAWL].map(([y, z]) => cylinder(9, -27, -14, y, z));
  const stops = [
    extrude(slot([24, 44], [32, 44], 4), -26, -8),
    extrude(slot([-34, -46], [-20, -50], 4), -26, -8),
  ];
  const buffer = box([-26, 12, -46], [-10, 20, -30]);
  const bosses = PLATE_SCREWS.map(([y, z]) => cylinder(8, -28, 0, y, z));
  const sideRibs = [-40, -22, -4, 14, 32].map((z) => box([-28, -48.5, z], [-4, -44, z + 3]));
  const lever = join(
    extrudeAlong("z", slot([-20, -40], [-20, -64], 6), -34, -30),
    rod(4, 16, [-20, -64, -40], [0, 0, 1]),
  );
  const eye = extrude(slot([-10, 52], [-10, 72], 8), -30, -22);
  return cut(
    join(cut(body, pocket, mouth), throat, posts, stops, buffer, bosses, sideRibs, lever, eye),
    extrude(slot([2, 0], [80, 0], 8.8), -27.5, 10),
    [CLAW, PAWL].map(([y, z]) => cylinder(4.2, -40, 0, y, z)),
    PLATE_SCREWS.map(([y, z]) => cylinder(2.8, -22, 5, y, z)),
    cylinder(3.6, -40, 0, -10, 72),
  );
}

/** Rotary claw about its own origin, slot towards +Y at the striker's place; rounded plastic coat on its rim. */
function claw(): Solid {
  const at: V2 = [-CLAW[0], -CLAW[1]];
  const disc = join(
    cylinder(33, 0, 6),
    rounded(extrude(belt([0, 0], 14, [-26, -26], 9), 0, 6), [1.5, 1], (e) => e.inPlane("YZ", 6)),
  );
  const mouth = join(
    extrude(slot(at, [at[0] + 50, at[1] + 2], 7), -5, 12),
    extrude(polygon([[26, 6], [60, -2], [60, 40], [26, 27]]), -5, 12),
  );
  const notch = extrude(polygon([[-40, 22], [-21, 20], [-16, 40], [-40, 44]]), -5, 12);
  const second = extrude(polygon([[-17, 18.5], [-2, 19.5], [1, 44], [-20, 44]]), -5, 12);
  const coat = extrude(belt([-4, -6], 17, [-22, -20], 6), 5, 8);
  return cut(join(cut(disc, mouth, notch, second), cut(coat, mouth)), cylinder(5.2, -5, 20));
}

/** Pawl about its own origin: tooth down to the claw, release arm up. */
function pawl(): Solid {
  const lever = rounded(extrude(belt([0, 0], 11, [-6, -27], 6), 0, 6), [1.5, 1], (e) => e.inPlane("YZ", 6));
  const arm = rounded(extrude(belt([0, 0], 10, [30, 10], 6), 0, 6), [1.5, 1], (e) => e.inPlane("YZ", 6));
  const collar = cylinder(9, 5, 9);
  return cut(join(lever, arm, collar, cylinder(4, 5, 14, 30, 10)), cylinder(5.2, -5, 20));
}

/** Leg spring round X from x = 0. */
function legSpring(first: number, second: number): Solid {
  const [radius, wire] = [8.5, 1.3];
  const leg = (x: number, degrees: number) => {
    const [y, z] = polar(radius, degrees), [dy, dz] = polar(1, degrees + 90);
    return rod(wire, 22, [x, y, z], [0, dy, dz]);
  };
  return group(coil(radius, wire, 3.4, 4), leg(0, first), leg(13.6, second));
}

/** Pivot pin along X: head at x = 0, collar and riveted end behind. */
const pivotPin = (): Solid =>
  revolve([
    [-36, 0],
    [-36, 3.4],
    [-35, 4],
    [-26, 4],
    [-26, 5],
    [-3, 5],
    [-3, 8],
    [-2.4, 8.6],
    [-.6, 8.6],
    [0, 8],
    [0, 0],
  ]);

/** Steel plate over the mechanism, folded at its inner edge, mouth flared for the striker. */
function lockPlate(): Solid {
  const sheet = extrude(roundedRectangle(94, 126, 13, -1, 0), 0, 2.6);
  const fold = rounded(box([-26, -48, -44], [2.6, -45.4, 44]), 7, (e) => e.inDirection([0, 1, 0]));
  const wings = SIDES.map((s) => extrudeAlong("y", slot([1.3, s * 12.5], [9, s * 15], 1.4), 2, 45));
  const domes = [CLAW, PAWL].map(([y, z]) =>
    revolve([[2, 0], [2, 15], [2.6, 15], [5, 12], [5.4, 11], [5.4, 0]]).translate(0, y, z) as Solid
  );
  const dimples = PLATE_SCREWS.map(([y, z]) =>
    revolve([[2, 0], [2, 12], [2.6, 12], [4, 10], [4, 0]]).translate(0, y, z) as Solid
  );
  const bead = rounded(extrude(slot([-30, -40], [6, -48], 5), 2, 4), 1, (e) => e.inPlane("YZ", 4));
  return cut(
    join(cut(join(sheet, fold, domes, dimples, bead), extrude(slot([0, 0], [80, 0], 11), -5, 10)), wings),
    [CLAW, PAWL].map(([y, z]) => cylinder(5.2, -5, 20, y, z)),
    PLATE_SCREWS.map(([y, z]) =>
      revolve([[-5, 0], [-5, 3.2], [1, 3.2], [4.2, 6.6], [4.2, 0]]).translate(0, y, z) as Solid
    ),
  );
}

/** Striker: bar along X at the origin, legs back to the base plate at +Y. */
function striker(): Solid {
  const base = rounded(
    extrudeAlong("y", roundedRectangle(92, 38, 12), 36, 42),
    [2, 1],
    (e) => e.inPlane("XZ", -36),
  );
  const bow = polylineHose([[-17, 40, 0], [-17, 0, 0], [17, 0, 0], [17, 40, 0]], 5.4);
  const collars = SIDES.map((s) => rod(8.5, 5, [s * 17, 33, 0], [0, 1, 0]));
  return cut(
    join(base, bow, collars),
    SIDES.map((s) =>
      moved(revolve([[-10, 0], [-10, 4.2], [2, 4.2], [6.5, 8.6], [6.5, 0]]), [s * 34, 42, 0], [0, 0, -90])
    ),
  );
}

/** Actuator housing: shallow shell open towards +X with seats for motor and worm wheel, connector at its foot. */
function actuatorCover(): Solid {
  const shell = rounded(
    rounded(box([-26, -48, -64], [0, 46, 64]), 12, (e) => e.inDirection([1, 0, 0])),
    [4, 2],
    (e) => e.inPlane("YZ", -26),
  );
  const pocket = rounded(box([-22, -43, -59], [5, 41, 59]), 8, (e) => e.inDirection([1, 0, 0]));
  const bosses = COVER_SCREWS.map(([y, z]) => cylinder(7, -24, 0, y, z));
  const cradle = cut(
    box([-24, -42, MOTOR[1] - 15], [-4, 40, MOTOR[1] + 15]),
    box([-30, -38, MOTOR[1] - 12.5], [5, 30, MOTOR[1] + 12.5]),
  );
  const walls = cut(cradle, box([-30, -20, -70], [10, 12, 70]));
  const wheelSeat = cut(cylinder(28, -24, -14, ...WHEEL), cylinder(25.5, -30, 0, ...WHEEL));
  const post = cylinder(4, -24, -6, ...WHEEL);
  const ribs = [40, 48].map((z) => box([-24, -42, z], [-14, 40, z + 2]));
  const plug = cut(
    rounded(box([-22, -34, -84], [-2, 4, -60]), 4, (e) => e.inDirection([0, 0, 1])),
    rounded(box([-19, -31, -90], [-5, 1, -68]), 3, (e) => e.inDirection([0, 0, 1])),
  );
  const ears = [[-58, 30], [-58, -34]].map(([y, z]) => extrude(slot([y! + 16, z!], [y!, z!], 8), -8, -2));
  return cut(
    join(cut(shell, pocket), bosses, walls, wheelSeat, post, ribs, plug, ears),
    COVER_SCREWS.map(([y, z]) => cylinder(2.2, -16, 5, y, z)),
    [[-58, 30], [-58, -34]].map(([y, z]) => cylinder(3.4, -20, 5, y, z)),
  );
}

/** Direct-current motor along X with its worm towards +X. */
function motor(): Solid {
  const can = revolve([
    [-40, 0],
    [-40, 5],
    [-37, 5],
    [-37, 10.5],
    [-36, 12],
    [-1, 12],
    [0, 11],
    [0, 4.5],
    [3, 4.5],
    [3, 2],
    [8, 2],
    [8, 0],
  ]);
  const flats = SIDES.map((s) => box([-60, -20, s * 9.4], [20, 20, s * 30]));
  const worm = cut(
    revolve([[6, 0], [6, 4.4], [7, 5.4], [28, 5.4], [29, 4.4], [29, 2], [34, 2], [34, 0]]),
    Array.from({ length: 7 }, (_, i) => tube(7, 3.8, 8.4 + i * 2.9, 9.8 + i * 2.9)),
  );
  const contacts = SIDES.map((s) => box([-44, s * 6 - 2, -.6], [-36, s * 6 + 2, .6]));
  return join(cut(can, flats.map((f) => cut(f, box([-60, -3, -12], [-36.5, 3, 12])))), worm, contacts);
}

/** Worm wheel about X with the cam that moves the locking lever. */
function wormWheel(): Solid {
  const teeth = 30, pitch = 360 / teeth;
  const rim = extrude(
    polygon(
      Array.from(
        { length: teeth },
        (_, i) =>
          [[21, -.3], [24, -.12], [24, .12], [21, .3]].map(([r, part]) => polar(r!, (i + part!) * pitch)),
      ).flat(),
    ),
    0,
    7,
  );
  const dish = cut(cylinder(18, 5, 12), cylinder(8, 4, 14));
  const cam = extrude(belt([0, 0], 9, [10, 9], 4), 3, 16);
  const webs = around(
    5,
    0,
    (_y, _z, a) => box([3, 6, -1.2], [6.5, 19, 1.2]).rotate(a, [0, 0, 0], [1, 0, 0]),
    10,
  );
  return cut(join(cut(rim, dish), webs, cylinder(8, 0, 9), cam), cylinder(4.3, -5, 20));
}

/** Hinge half that is bolted to the body: plate at -Y, two knuckles round the pin (along Z through the origin). */
function hingeBody(): Solid {
  const plate = rounded(
    extrude(roundedRectangle(62, 96, 14, -54, 0), -4, 4),
    [2, 1],
    (e) => e.inPlane("YZ", 4),
  );
  const arms = SIDES.map((s) =>
    extrudeAlong("z", polygon([[-4, -50], [4, -50], [11, -4], [8, 6], [-8, 6], [-9, -10]]), s * 15, s * 37)
  );
  const knuckles = SIDES.map((s) => rod(11, 24, [0, 0, s < 0 ? -38 : 14], [0, 0, 1]));
  const rib = rounded(
    extrudeAlong("z", polygon([[2, -76], [9, -58], [9, -40], [2, -30]]), -6, 6),
    [2, 1],
    (e) => e.inDirection([0, 0, 1]),
  );
  const pads = SIDES.map((s) => cylinder(12, -5, 6, -58, s * 30));
  return cut(
    join(plate, arms, knuckles, rib, pads),
    rod(5.3, 120, [0, 0, -60], [0, 0, 1]),
    SIDES.map((s) => cylinder(5, -20, 20, -58, s * 30)),
  );
}

/** Hinge half that is bolted to the door: plate at +Y, knuckle between the other two, stop nose. */
function hingeDoor(): Solid {
  const plate = rounded(
    extrude(roundedRectangle(58, 88, 14, 56, 0), -4, 4),
    [2, 1],
    (e) => e.inPlane("YZ", 4),
  );
  const arm = extrudeAlong(
    "z",
    polygon([[-4, 50], [4, 50], [11, 4], [8, -6], [-8, -6], [-9, 10]]),
    -12.5,
    12.5,
  );
  const knuckle = rod(11, 27, [0, 0, -13.5], [0, 0, 1]);
  const nose = rounded(box([2, 8, -12], [15, 24, 12]), 3, (e) => e.inDirection([0, 0, 1]));
  const pads = SIDES.map((s) => cylinder(12, -5, 6, 60, s * 27));
  return cut(
    join(plate, arm, knuckle, nose, pads),
    rod(7.2, 120, [0, 0, -60], [0, 0, 1]),
    SIDES.map((s) => cylinder(5, -20, 20, 60, s * 27)),
  );
}

const hingePin = (): Solid =>
  revolve([
    [-78, 0],
    [-78, 4],
    [-77, 5],
    [-74, 5],
    [-74, 4.2],
    [-71, 4.2],
    [-71, 5],
    [-1, 5],
    [0, 6],
    [0, 9],
    [1, 10],
    [3, 10],
    [5, 8],
    [5, 0],
  ]);

const hingeBush = (): Solid => revolve([[0, 5.1], [0, 10.6], [2, 10.6], [2.4, 7.1], [13, 7.1], [13, 5.1]]);

/** Check strap along Y: strap with rests, hinged to a bracket at -Y, end stop at +Y. */
function checkStrap(): Solid {
  const wave = [[-8, -9], [40, -9], [56, -12], [72, -9], [96, -12.5], [112, -9], [140, -13], [156, -10], [
    178,
    -10,
  ]];
  const strap = rounded(
    extrude(polygon([...wave, ...[...wave].reverse().map(([y, z]) => [y!, -z!])]), -3, 3),
    [1.5, 1],
    (e) => e.inPlane("YZ", 3),
  );
  const stop = rounded(box([-9, 170, -15], [9, 182, 15]), [3, 2], (e) => e.inDirection([0, 1, 0]));
  const eye = rod(8, 20, [0, -12, -10], [0, 0, 1]);
  const fork = SIDES.map((s) => extrudeAlong("z", belt([0, -12], 9, [0, -32], 9), s * 12, s * 16));
  const foot = rounded(box([-14, -46, -30], [14, -40, 30]), [6, 4], (e) => e.inDirection([0, 1, 0]));
  const web = box([-9, -42, -16], [9, -36, 16]);
  const pin = rod(4.4, 42, [0, -12, -21], [0, 0, 1]);
  const head = rod(6.4, 4, [0, -12, 16], [0, 0, 1]);
  return cut(
    join(strap, stop, eye, fork, foot, web, pin, head),
    SIDES.map((s) => rod(4.2, 40, [0, -60, s * 23], [0, 1, 0])),
  );
}

/** Housing of the check strap with its brake rollers inside; the strap runs through along Y. */
function checkHousing(): Solid {
  const body = rounded(box([-22, -17, -26], [22, 17, 26]), [6, 4], (e) => e.inDirection([0, 1, 0]));
  const flange = extrudeAlong("y", roundedRectangle(46, 92, 10), -17, -13);
  const ribs = [-8, 4].map((x) => box([x, -12, -29], [x + 4, 14, 29]));
  const caps = SIDES.map((s) => rod(7, 4, [23.6, 0, s * 12], [-1, 0, 0]));
  return cut(
    join(body, flange, ribs, caps),
    box([-8, -40, -15], [8, 40, 15]),
    SIDES.map((s) => rod(4.2, 30, [0, -30, s * 38], [0, 1, 0])),
  );
}

function parts(): Part[] {
  /** way on the sheet: so many millimetres right and up, and along X */
  const way = (right: number, up: number, x = 0): V3 => [right * .707 + x, right * .707, up / .885];
  const drive = (x = 0): V3 => way(-95, 165, x);
  const latch = (x = 0): V3 => way(-108, -32, x);
  const hinge = (y = 0, z = 0): V3 => add(way(-96, -290), [0, y, z]);
  const check = (y = 0): V3 => add(way(78, -330), [0, y, 0]);
  const upright: V3 = [0, -90, 0], outwards: V3 = [0, 0, 90], inwards: V3 = [0, 0, -90];
  const [plateScrew, strikerScrew, coverScrew, hingeBolt] = [
    countersunkScrew(6, 18),
    countersunkScrew(8, 22),
    socketScrew(4, 18),
    bolt(8, 22),
  ];
  const pin = pivotPin();
  return [
    {
      callout: 12,
      name: "actuator_cover",
      solid: actuatorCover(),
      at: [-34, 0, 0],
      explode: drive(-40),
      axis: "wheel",
      anchor: [-6, ...WHEEL],
      finish: "plastic",
    },
    {
      callout: 10,
      name: "actuator_motor",
      solid: motor(),
      turn: outwards,
      at: [-48, ...MOTOR],
      explode: drive(58),
      finish: "steel",
    },
    {
      callout: 11,
      name: "worm_wheel",
      solid: wormWheel(),
      at: [-52, ...WHEEL],
      explode: drive(92),
      axis: "wheel",
      finish: "white",
    },
    ...COVER_SCREWS.map(([y, z], i): Part => ({
      callout: 13,
      name: `cover_screw_${i + 1}`,
      solid: coverScrew,
      turn: [0, 0, 180],
      at: [-60, y, z],
      explode: drive(-76),
      fine: true,
    })),
    {
      callout: 1,
      name: "latch_housing",
      solid: latchHousing(),
      explode: latch(),
      axis: "claw pawl",
      anchor: { claw: [-14, ...CLAW], pawl: [-14, ...PAWL] },
      finish: "plastic",
    },
    {
      callout: 4,
      name: "claw_spring",
      solid: legSpring(200, 300),
      at: [-24, ...CLAW],
      explode: latch(70),
      axis: "claw",
      finish: "steel",
      outline: "mesh",
      fine: true,
    },
    {
      callout: 2,
      name: "claw",
      solid: claw(),
      at: [-14, ...CLAW],
      explode: latch(122),
      axis: "claw",
      finish: "steel",
    },
    {
      callout: 4,
      name: "pawl_spring",
      solid: legSpring(40, 280),
      at: [-24, ...PAWL],
      explode: latch(70),
      axis: "pawl",
      finish: "steel",
      outline: "mesh",
      fine: true,
    },
    {
      callout: 3,
      name: "pawl",
      solid: pawl(),
      at: [-14, ...PAWL],
      explode: latch(92),
      axis: "pawl",
      finish: "steel",
    },
    {
      callout: 5,
      name: "claw_pin",
      solid: pin,
      at: [3, ...CLAW],
      explode: latch(196),
      axis: "claw",
      fine: true,
    },
    {
      callout: 5,
      name: "pawl_pin",
      solid: pin,
      at: [3, ...PAWL],
      explode: latch(196),
      axis: "pawl",
      fine: true,
    },
    {
      callout: 6,
      name: "lock_plate",
      solid: lockPlate(),
      explode: latch(258),
      axis: "claw pawl",
      anchor: { claw: [5, ...CLAW], pawl: [5, ...PAWL] },
      finish: "zinc",
    },
    ...PLATE_SCREWS.map(([y, z], i): Part => ({
      callout: 7,
      name: `plate_screw_${i + 1}`,
      solid: plateScrew,
      at: [4, y, z],
      explode: latch(300),
      fine: true,
    })),
    {
      callout: 8,
      name: "striker",
      solid: striker(),
      explode: way(120, 112),
      axis: "striker_0 striker_1",
      anchor: { striker_0: [-34, 36, 0], striker_1: [34, 36, 0] },
      finish: "zinc",
    },
    ...SIDES.map((s, i): Part => ({
      callout: 9,
      name: `striker_screw_${i + 1}`,
      solid: strikerScrew,
      turn: inwards,
      at: [s * 34, 36, 0],
      explode: add(way(120, 112), [0, -62, 0]),
      axis: `striker_${i}`,
      fine: true,
    })),
    {
      callout: 14,
      name: "hinge_body_half",
      solid: hingeBody(),
      at: [0, 0, -40],
      explode: hinge(-34),
      axis: "hinge_0 hinge_1",
      anchor: { hinge_0: [5, -58, -30], hinge_1: [5, -58, 30] },
      finish: "iron",
    },
    {
      callout: 15,
      name: "hinge_door_half",
      solid: hingeDoor(),
      at: [0, 0, -40],
      explode: hinge(34),
      axis: "pin hinge_2 hinge_3",
      anchor: { pin: [0, 0, 0], hinge_2: [5, 60, -27], hinge_3: [5, 60, 27] },
      finish: "iron",
    },
    {
      callout: 17,
      name: "hinge_bush",
      solid: hingeBush(),
      turn: [0, 90, 0],
      at: [0, 0, -26],
      explode: hinge(34, 26),
      axis: "pin",
      finish: "copper",
    },
    {
      callout: 16,
      name: "hinge_pin",
      solid: hingePin(),
      turn: upright,
      at: [0, 0, -1],
      explode: hinge(34, 118),
      axis: "pin",
      finish: "zinc",
    },
    ...SIDES.flatMap((s, i): Part[] => [
      {
        callout: 18,
        name: `hinge_body_bolt_${i + 1}`,
        solid: hingeBolt,
        at: [6, -58, -40 + s * 30],
        explode: add(hinge(-34), [50, 0, 0]),
        axis: `hinge_${i}`,
        fine: true,
      },
      {
        callout: 18,
        name: `hinge_door_bolt_${i + 1}`,
        solid: hingeBolt,
        at: [6, 60, -40 + s * 27],
        explode: add(hinge(34), [50, 0, 0]),
        axis: `hinge_${i + 2}`,
        fine: true,
      },
    ]),
    {
      callout: 19,
      name: "check_strap",
      solid: checkStrap(),
      at: [0, 0, -40],
      explode: check(),
      axis: "strap",
      anchor: [0, 170, 0],
      finish: "steel",
    },
    {
      callout: 20,
      name: "check_housing",
      solid: checkHousing(),
      at: [0, 60, -40],
      explode: check(180),
      axis: "strap",
      finish: "plastic",
    },
    ...SIDES.map((s, i): Part => ({
      callout: 18,
      name: `check_bolt_${i + 1}`,
      solid: hingeBolt,
      turn: inwards,
      at: [0, 43, -40 + s * 38],
      explode: check(145),
      fine: true,
    })),
  ];
}

const assembly: Assembly = {
  name: "door_lock",
  title: { zh_CN: "车门锁与铰链", en_US: "Door lock and hinge" },
  view: [.62, -.62, .46],
  parts,
};
export default assembly;
