/** Tailgate: shell, glass, spoiler, lamps, hinges, gas or motor-driven struts, lock and striker, seal, trim, rear wiper. */
import {
  add,
  type Assembly,
  ball,
  belt,
  bolt,
  box,
  common,
  cut,
  cylinder,
  extrude,
  extrudeAlong,
  type Finish,
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
  socketScrew,
  type Solid,
  tube,
  type V3,
} from "../../drawing/mod.ts";
import { onSheet, USUAL_VIEW } from "./solids/on_sheet.ts";
import { plug, socket } from "./solids/plugs.ts";
import { bellows } from "./solids/rubber.ts";

// The car looks towards -X, so the outside of the tailgate faces +X; its left side is -Y, Z is up. Half the true size.

const GAS = "gas_struts", POWERED = "powered";
const SIDES = [-1, 1] as const;
const side = (s: number) => s < 0 ? "left" : "right";

/** Sheet that follows the outer face, `depth` below it and `thick`, as wide as anything: bulged below the window, bulged with it. */
function skin(depth: number, thick: number): Solid {
  const at = (x: number, z: number, off: number): [number, number] => [x - off, z];
  const far = depth + thick;
  return extrudeAlong(
    "y",
    replicad.draw(at(6, 0, depth)).threePointsArcTo(at(12, 204, depth), at(30, 96, depth))
      .threePointsArcTo(at(-88, 430, depth), at(-29, 318, depth)).lineTo(at(-88, 430, far))
      .threePointsArcTo(at(12, 204, far), at(-29, 318, far)).threePointsArcTo(at(6, 0, far), at(30, 96, far))
      .close(),
    -330,
    330,
  );
}
/** What a tool along X leaves of the sheet. */
const pressed = (depth: number, thick: number, outline: ReturnType<typeof polygon>): Solid =>
  common(skin(depth, thick), extrude(outline, -200, 200));

const gateOutline = (grow: number) =>
  polygon([
    [-288 - grow, 2 - grow],
    [-304 - grow, 70],
    [-298 - grow, 196],
    [-240 - grow, 428 + grow],
    [240 + grow, 428 + grow],
    [298 + grow, 196],
    [304 + grow, 70],
    [288 + grow, 2 - grow],
  ]).fillet(22);
const windowOutline = (grow: number) =>
  polygon([
    [-256 - grow, 214 - grow],
    [-212 - grow, 396 + grow],
    [212 + grow, 396 + grow],
    [256 + grow, 214 - grow],
  ]).fillet(24);

/** Shell: outer skin with swage, window frame with its rebate, recess of the number plate, lamp seats, lock opening. */
function shell(): Solid {
  const body = pressed(0, 26, gateOutline(0));
  const rebate = common(skin(-20, 26), extrude(windowOutline(16), -300, 300));
  const recess = rounded(extrude(roundedRectangle(236, 74, 8, 0, 104), 8, 90), 5, (e) => e.inPlane("YZ", 8));
  const lamps = SIDES.map((s) =>
    common(
      skin(-20, 34),
      extrude(polygon([[s * 210, 150], [s * 190, 190], [s * 340, 190], [s * 340, 132]]), -200, 200),
    )
  );
  const swage = extrudeAlong("y", polygon([[20, 40], [44, 52], [44, 40]]), -330, 330);
  return cut(
    body,
    rebate,
    extrude(windowOutline(0), -300, 300),
    recess,
    lamps,
    swage,
    extrude(slot([-16, 16], [16, 16], 6), -90, 90),
    SIDES.flatMap((s) => [198, 226].map((y) => cylinder(5, -300, 300, s * y, 414))),
    [-40, 40].map((y) => cylinder(4, -100, 100, y, 140)),
    SIDES.map((s) => cylinder(6, -100, 100, s * 250, 160)),
  );
}

const glass = (): Solid => pressed(4, 5, windowOutline(13));

/** Spoiler over the window, with the window of the third brake lamp. */
function spoiler(): Solid {
  const blade = common(
    extrudeAlong(
      "y",
      polygon([[-98, 432], [-60, 440], [20, 418], [30, 410], [26, 402], [-30, 408], [-64, 394], [-78, 410]])
        .fillet(3),
      -260,
      260,
    ),
    extrude(polygon([[-256, 380], [-240, 450], [240, 450], [256, 380]]), -200, 200),
  );
  return cut(
    common(
      blade,
      extrudeAlong(
        "z",
        polygon([[-120, -262], [-120, 262], [0, 262], [34, 214], [38, 0], [34, -214], [0, -262]]),
        300,
        500,
      ),
    ),
    extrude(slot([-70, 410], [70, 410], 5), 14, 60),
  );
}

const brakeLamp = (): Solid =>
  join(
    extrude(slot([-68, 0], [68, 0], 8), 0, 5),
    extrude(slot([-68, 0], [68, 0], 5), 4, 14),
    box([-14, -40, -6], [2, 40, 6]),
    moved(socket(14, 10, 14), [-13, 52, 0], [0, 0, 180]),
    box([-3, 44, -6], [1, 62, 6]),
  );

/** Lamp of one side in the tailgate: body, lens with its light guides, socket behind. */
function tailLamp(s: number): Solid {
  const outline = polygon([[s * 212, 151], [s * 194, 188], [s * 297, 188], [s * 301, 134]]).fillet(6);
  const lens = common(skin(-4, 12), extrude(outline, -200, 200));
  const body = common(
    skin(7, 26),
    extrude(polygon([[s * 222, 154], [s * 206, 182], [s * 286, 182], [s * 288, 142]]), -200, 200),
  );
  const guides = [174, 160].map((z) => box([10, s > 0 ? 220 : -288, z - 3], [50, s > 0 ? 288 : -220, z + 3]));
  return join(cut(lens, common(join(guides[0]!, guides[1]!), skin(-5, 2.6))), body);
}

/** Strip over the number plate: handle edge with the release switch, seats of two lamps. */
function strip(): Solid {
  const bar = rounded(
    extrudeAlong(
      "y",
      polygon([[0, 0], [0, 24], [14, 26], [26, 14], [28, 0], [22, 0], [20, 10], [6, 14], [6, 0]]),
      -122,
      122,
    ),
    [2, 1],
    (e) => e.inDirection([0, 1, 0]),
  );
  return join(
    bar,
    box([4, -30, -2], [20, 30, 6]),
    SIDES.map((s) => box([4, s * 70 - 18, -1], [19, s * 70 + 18, 6])),
    SIDES.map((s) => cylinder(4, -24, 4, s * 40, 12)),
  );
}
const plateLamp = (): Solid =>
  join(
    rounded(box([-9, -20, -4], [9, 20, 2]), 1.5, (e) => e.inDirection([0, 0, 1])),
    box([-7, -14, 0], [7, 14, 9]),
    moved(socket(12, 9, 12), [0, 13, 5], [0, 0, 90]),
  );

/** Inner trim: panel with rolled edge, grip, opening of the lock, ribs on the side that faces the shell. */
function trim(): Solid {
  const outline = (grow: number) =>
    polygon([
      [-262 - grow, 26 - grow],
      [-276 - grow, 90],
      [-262 - grow, 200 + grow],
      [262 + grow, 200 + grow],
      [276 + grow, 90],
      [262 + grow, 26 - grow],
    ])
      .fillet(20);
  const panel = extrude(outline(0), 0, 5);
  const rim = cut(extrude(outline(0), 0, 16), extrude(outline(-6), -9, 40));
  const ribs = [-180, -90, 90, 180].map((y) => box([3, y - 2, 40], [12, y + 2, 186]));
  const seats = [[-220, 60], [-220, 170], [220, 60], [220, 170], [-130, 176], [130, 176]]
    .map(([y, z]) => cut(cylinder(11, 3, 16, y!, z!), cylinder(5, 10, 30, y!, z!)));
  return cut(
    join(
      panel,
      rim,
      ribs,
      seats,
      cut(
        extrude(roundedRectangle(96, 44, 12, -20, 110), 2, 26),
        extrude(roundedRectangle(86, 34, 9, -20, 110), -9, 22),
      ),
    ),
    extrude(roundedRectangle(76, 40, 8, 0, 46), -20, 40),
  );
}
/** Clip of the trim along X. */
const clip = (): Solid =>
  join(
    revolve([[0, 0], [0, 11], [3, 12], [4, 12], [4, 6], [10, 5], [12, 8], [20, 3], [22, 0]]),
    box([4, -6, -1], [16, 6, 1]),
  );

/** Hinge: body leaf with bent arm and pivot, leaf on the tailgate. */
function hinge(): Solid {
  const leaf = cut(
    rounded(box([-60, -24, -3], [-8, 24, 3]), 9, (e) => e.inDirection([0, 0, 1])),
    [-46, -24].map((x) => rod(4.6, 20, [x, 0, -9], [0, 0, 1])),
  );
  const neck = extrudeAlong(
    "y",
    polygon([[-16, -3], [-2, 2], [8, 18], [20, 20], [20, 12], [12, 10], [4, -6], [-12, -9]]).fillet(2),
    -15,
    15,
  );
  const pin = rod(5, 46, [17, -23, 15], [0, 1, 0]);
  const arm = extrudeAlong(
    "y",
    polygon([[10, 12], [24, 12], [36, -6], [44, -42], [38, -44], [28, -14], [18, 6]]).fillet(2),
    -22,
    -16,
  );
  const other = extrudeAlong(
    "y",
    polygon([[10, 12], [24, 12], [36, -6], [44, -42], [38, -44], [28, -14], [18, 6]]).fillet(2),
    16,
    22,
  );
  const plate = cut(
    rounded(box([37, -28, -64], [43, 28, -22]), 6, (e) => e.inDirection([1, 0, 0])),
    [-14, 14].map((y) => cylinder(4.6, 20, 60, y, -46)),
  );
  return join(leaf, neck, pin, rod(7.5, 5, [17, -27, 15], [0, 1, 0]), arm, other, plate);
}

const socketEnd = (x: number): Solid =>
  cut(
    join(box([x - 13, -8, -8], [x + 13, 8, 8]), rod(11, 14, [x, -7, 0], [0, 1, 0])),
    rod(6, 14, [x, -12, 0], [0, 1, 0]),
  );

/** Gas strut along X: rod, cylinder, two ball sockets with their clips. */
const gasStrut = (): Solid =>
  join(
    revolve([[-6, 0], [-6, 5], [112, 5], [113, 9], [116, 11], [264, 11], [268, 8], [270, 0]]),
    socketEnd(-14),
    socketEnd(280),
  );

/** Strut driven by a spindle, along X: motor half, spring half, sockets, cable with plug. */
function spindleStrut(): Solid {
  const body = revolve([
    [-6, 0],
    [-6, 7],
    [20, 8],
    [22, 15],
    [128, 15],
    [130, 18],
    [262, 18],
    [268, 14],
    [270, 0],
  ]);
  const rings = [138, 226, 250].map((x) => tube(19, 16, x, x + 4));
  const cable = hose([[258, -12, 8], [262, -34, 14], [238, -52, 6], [196, -56, -2]], 4);
  return group(
    join(body, rings, socketEnd(-14), socketEnd(280)),
    cable,
    moved(plug(16, 13, 24), [200, -56, -2], [0, 0, 180]),
  );
}

/** Ball stud of a strut along -Y: hexagon, ball, thread. */
const ballStud = (): Solid =>
  join(
    revolve([[-24, 0], [-24, 4], [-2, 5], [0, 5], [0, 10], [6, 10], [6, 5], [12, 4], [12, 0]]),
    ball(7, [18, 0, 0]),
  );

/** Lock: housing with the mouth of the striker, rotary claw, pawl, switch; with a closing motor when powered. */
function lock(powered: boolean): Solid {
  const plate = cut(
    rounded(box([-4, -40, -34], [0, 40, 40]), 9, (e) => e.inDirection([1, 0, 0])),
    extrude(slot([0, -60], [0, -4], 9), -20, 20),
    [[-30, -22], [30, -22], [0, 32]].map(([y, z]) => cylinder(4.4, -20, 20, y!, z!)),
  );
  const housing = cut(
    rounded(box([-30, -34, -28], [-2, 34, 24]), 5, (e) => e.inDirection([1, 0, 0])),
    extrude(slot([0, -60], [0, -4], 11), -50, 20),
  );
  const claw = cut(
    extrude(
      polygon([[-20, -8], [-14, 12], [4, 18], [20, 8], [22, -6], [10, -4], [8, 4], [-6, 4], [-8, -14]])
        .fillet(2),
      0,
      6,
    ),
    cylinder(3, -9, 20, -4, 10),
  );
  const pins = [cylinder(5, -4, 9, -2, 11), cylinder(5, -4, 9, 24, 16)];
  const pawl = extrude(belt([24, 16], 7, [14, -2], 4), 0, 5);
  const actuator = powered
    ? [
      rod(17, 70, [-20, 34, 6], [0, 1, 0]),
      rod(11, 78, [-20, 34, 6], [0, 1, 0]),
      box([-34, 28, -14], [-6, 52, 26]),
    ]
    : [rounded(box([-30, 30, -16], [-6, 62, 18]), 4, (e) => e.inDirection([1, 0, 0]))];
  return join(
    plate,
    housing,
    claw,
    pins,
    pawl,
    actuator,
    moved(socket(18, 13, 20), [-16, -32, 10], [0, 0, 180 + 90]),
  );
}

/** Striker: foot with two holes and the bent bow. */
function striker(): Solid {
  const foot = cut(
    rounded(box([-22, -40, -4], [22, 40, 0]), 9, (e) => e.inDirection([0, 0, 1])),
    [-28, 28].map((y) => rod(5, 20, [0, y, -10], [0, 0, 1])),
  );
  return join(
    foot,
    [-12, 12].map((x) => rod(4.6, 32, [x, 0, -2], [0, 0, 1])),
    rod(4.6, 24, [-12, 0, 30], [1, 0, 0]),
    ball(4.6, [-12, 0, 30]),
    ball(4.6, [12, 0, 30]),
    [-12, 12].map((x) => rod(8, 3, [x, 0, -1], [0, 0, 1])),
  );
}

/** Seal of the opening: ring of tube that follows the face. */
const seal = (): Solid =>
  common(skin(46, 14), cut(extrude(gateOutline(-6), -300, 300), extrude(gateOutline(-18), -320, 320)));

const buffer = (): Solid =>
  revolve([[-14, 0], [-14, 5], [-4, 6], [-4, 11], [0, 12], [2, 12], [3, 10], [12, 9], [15, 6], [15, 0]]);

/** Harness from the body: bellows, branch to lamps and lock. */
function harness(): Solid {
  const sleeve = bellows(70, 12, 12, 6);
  return group(
    moved(sleeve, [0, 0, 0], [0, -20, 0]),
    hose([[66, 0, 24], [110, 0, 30], [150, 20, 0], [170, 60, -60], [176, 110, -110]], 6),
    hose([[150, 20, 0], [190, 4, -34], [220, -8, -60]], 4),
    moved(plug(20, 15, 26), [176, 106, -106], [0, 50, 62]),
    moved(plug(16, 13, 22), [216, -7, -58], [0, 40, 0]),
    hose([[6, 0, 2], [-40, 0, -16], [-70, -10, -18]], 6),
    moved(plug(20, 15, 26), [-64, -8, -18], [0, 0, 180]),
  );
}

/** Motor of the rear wiper: gear case with three rubber feet, motor, shaft along X. */
function wiperMotor(): Solid {
  const gear = rounded(extrude(belt([0, 0], 30, [44, -6], 22), -24, 0), 4, (e) => e.inPlane("YZ", -24));
  const feet = [[-34, 10], [26, 36], [58, -30]].map(([y, z]) =>
    join(extrude(slot([y! * .5, z! * .5], [y!, z!], 9), -8, -2), tube(12, 4.4, -10, 2).translate(0, y!, z!))
  );
  return join(
    gear,
    feet,
    rod(19, 66, [-14, 50, -8], [0, 1, -.12]),
    rod(15, 70, [-14, 50, -8], [0, 1, -.12]),
    revolve([[0, 0], [0, 14], [6, 13], [8, 9], [28, 8], [29, 5], [42, 4.6], [43, 0]]),
    moved(socket(18, 13, 20), [-12, 22, 20], [0, -90, 0]),
  );
}
/** Arm of the rear wiper with its blade, the pivot round X at the origin. */
function wiperArm(): Solid {
  const arm = join(
    cut(extrude(belt([0, 0], 17, [-84, 18], 9), 0, 13), cylinder(5, -9, 20)),
    extrude(slot([-80, 17], [-176, 38], 5), 3, 11),
  );
  return cut(arm, extrude(slot([-28, 6], [-70, 15], 3), 10, 20));
}
function wiperBlade(): Solid {
  const spine = extrude(slot([-150, -33], [150, 33], 6), 0, 8);
  const rubber = extrude(slot([-148, -40], [148, 26], 2.4), -3, 3);
  return join(spine, rubber, box([3, -17, -11], [17, 17, 11]));
}
const wiperCap = (): Solid => rounded(cylinder(15, 0, 10), 4, (e) => e.inPlane("YZ", 10));

/** Control unit of the drive: flat box with sockets. */
const control = (): Solid =>
  join(
    rounded(box([-16, -56, -40], [8, 56, 40]), 4, (e) => e.inDirection([1, 0, 0])),
    cut(
      box([-18, -70, -32], [-12, 70, 32]),
      [-63, 63].map((y) => cylinder(4, -30, 10, y, 20)),
    ),
    box([6, -44, -28], [11, 44, 30]),
    moved(socket(36, 18, 20), [-4, -20, -38], [0, 90, 0]),
    moved(socket(26, 18, 20), [-4, 26, -38], [0, 90, 0]),
  );

function parts(): Part[] {
  const by = (base: V3, x: number, y = 0, z = 0): V3 => add(base, [x, y, z]);
  const gate = onSheet(0, -60),
    behind = onSheet(-190, 250),
    front = onSheet(222, 262),
    low = onSheet(30, -430);
  const above = onSheet(190, 408), wiping = onSheet(225, -360);
  const left = onSheet(-320, -190);
  const hingeSolid = hinge(),
    screw = bolt(8, 20),
    small = socketScrew(6, 18),
    clipSolid = clip(),
    stud = ballStud();
  const strut = gasStrut(), spindle = spindleStrut();
  /** struts hang along the edges of the opening: from the body above to the tailgate below */
  const leaning: V3 = [0, 62, 0];
  const strutAt = (s: number): V3 => [-96, s * 306, 400];
  const strutOf = (
    s: number,
    solid: Solid,
    variant: string,
    n: string,
    finish: Finish,
    mesh: boolean,
  ): Part => ({
    callout: 16,
    name: `strut_${side(s)}${n}`,
    solid,
    turn: leaning,
    at: strutAt(s),
    explode: s < 0 ? by(left, -20, 0, 20) : by(left, 30, -490, -12),
    axis: `strut_${side(s)}`,
    anchor: [-14, 0, 0],
    variant,
    finish,
    ...mesh && { outline: "mesh" as const },
  });
  return [
    { callout: 1, name: "shell", solid: shell(), explode: gate, finish: "blue" },
    { callout: 2, name: "seal", solid: seal(), explode: behind, finish: "rubber" },
    ...SIDES.map((s): Part => ({
      callout: 3,
      name: `hinge_${side(s)}`,
      solid: hingeSolid,
      at: [-132, s * 212, 460],
      explode: by(gate, s < 0 ? -130 : -200, s < 0 ? -20 : -70, 40),
      axis: `hinge_${side(s)}`,
      anchor: [-35, 0, 0],
      finish: "steel",
    })),
    ...SIDES.flatMap((s): Part[] =>
      [-46, -24].map((x, k): Part => ({
        callout: 4,
        name: `hinge_bolt_${side(s)}_${k + 1}`,
        solid: screw,
        turn: [0, -90, 0],
        at: [-132 + x, s * 212, 463],
        explode: by(gate, s < 0 ? -130 : -200, s < 0 ? -20 : -70, 92),
        fine: true,
      }))
    ),
    { callout: 5, name: "glass", solid: glass(), explode: front, finish: "glass" },
    { callout: 6, name: "spoiler", solid: spoiler(), explode: above, finish: "blue" },
    {
      callout: 7,
      name: "brake_lamp",
      solid: brakeLamp(),
      at: [16, 0, 410],
      explode: by(above, 92),
      axis: "stop",
      finish: "plastic",
    },
    ...SIDES.map((s): Part => ({
      callout: 8,
      name: `tail_lamp_${side(s)}`,
      solid: tailLamp(s),
      explode: by(gate, s < 0 ? 150 : 110, s < 0 ? -40 : 10, s < 0 ? -20 : 4),
      finish: "glass",
    })),
    {
      callout: 9,
      name: "plate_strip",
      solid: strip(),
      at: [22, 0, 128],
      explode: by(gate, 190, 0, -30),
      finish: "black",
    },
    ...SIDES.map((s): Part => ({
      callout: 10,
      name: `plate_lamp_${side(s)}`,
      solid: plateLamp(),
      at: [34, s * 70, 122],
      explode: by(gate, 190, 0, -76),
      finish: "white",
      fine: true,
    })),
    {
      callout: 11,
      name: "trim",
      solid: trim(),
      at: [-40, 0, 0],
      explode: by(low, -250, -60, -30),
      finish: "plastic",
    },
    ...([[-220, 170], [-130, 176], [130, 176], [220, 170]] as const).map(([y, z], i): Part => ({
      callout: 12,
      name: `trim_clip_${i + 1}`,
      solid: clipSolid,
      at: [-22, y, z],
      explode: by(low, -200, -60, -30),
      finish: "plastic",
      fine: true,
    })),
    ...[GAS, POWERED].map((variant): Part => ({
      callout: 13,
      name: variant === GAS ? "lock" : "lock_2",
      solid: lock(variant === POWERED),
      at: [-14, 0, 30],
      explode: by(low, 70, 0, 60),
      variant,
      finish: "zinc",
    })),
    ...([[-30, 8], [30, 8]] as const).map(([y, z], i): Part => ({
      callout: 14,
      name: `lock_screw_${i + 1}`,
      solid: small,
      at: [-14, y, z],
      explode: by(low, 130, 0, 60),
      fine: true,
    })),
    {
      callout: 15,
      name: "striker",
      solid: striker(),
      at: [-10, 0, -10],
      explode: by(low, 70, 0, -60),
      axis: "striker",
      anchor: [0, 28, 0],
      finish: "zinc",
    },
    ...SIDES.flatMap((s): Part[] => [
      strutOf(s, strut, GAS, "", "black", false),
      strutOf(s, spindle, POWERED, "_2", "black", true),
    ]),
    ...SIDES.map((s): Part => ({
      callout: 17,
      name: `ball_stud_${side(s)}`,
      solid: stud,
      turn: [0, 0, 90],
      at: [-102, s * 306 - 24, 412],
      explode: s < 0 ? by(left, -20, -30, 20) : by(left, 30, -520, -12),
      axis: `strut_${side(s)}`,
      finish: "zinc",
      fine: true,
    })),
    {
      callout: 18,
      name: "control_unit",
      solid: control(),
      at: [-60, -250, 100],
      explode: by(left, 120, -60, -150),
      variant: POWERED,
      finish: "plastic",
    },
    {
      callout: 19,
      name: "buffer",
      solid: buffer(),
      turn: [0, 0, 180],
      at: [-20, -250, 160],
      explode: by(gate, -120, -70),
      finish: "rubber",
      fine: true,
    },
    {
      callout: 20,
      name: "harness",
      solid: harness(),
      at: [-120, 150, 440],
      explode: by(onSheet(-520, 200), 0, 0, 50),
      outline: "mesh",
      finish: "rubber",
      fine: true,
    },
    {
      callout: 21,
      name: "wiper_motor",
      solid: wiperMotor(),
      at: [-10, 0, 206],
      explode: by(wiping, 0),
      axis: "wiper_shaft",
      finish: "aluminium",
    },
    {
      callout: 22,
      name: "wiper_arm",
      solid: wiperArm(),
      at: [30, 0, 206],
      explode: by(wiping, 56),
      axis: "wiper_shaft",
      finish: "black",
    },
    {
      callout: 23,
      name: "wiper_nut",
      solid: nut(8, { flange: true }),
      at: [42, 0, 206],
      explode: by(wiping, 92),
      axis: "wiper_shaft",
      fine: true,
    },
    {
      callout: 24,
      name: "wiper_cap",
      solid: wiperCap(),
      at: [44, 0, 206],
      explode: by(wiping, 132),
      axis: "wiper_shaft",
      finish: "plastic",
    },
    {
      callout: 25,
      name: "wiper_blade",
      solid: wiperBlade(),
      turn: [-13, 0, 0],
      at: [32, -176, 244],
      explode: by(wiping, 170, 40, -50),
      finish: "rubber",
    },
  ];
}

const assembly: Assembly = {
  name: "tailgate",
  title: { zh_CN: "后背门", en_US: "Tailgate" },
  view: USUAL_VIEW,
  variants: [GAS, POWERED],
  parts,
};
export default assembly;
