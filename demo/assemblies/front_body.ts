/** Front body: bonnet with hinges, strut, lock and seal; wing with liner, bracket and screws. */
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
  type Part,
  polygon,
  replicad,
  revolve,
  rod,
  rounded,
  slot,
  type Solid,
  tube,
  type V2,
  type V3,
} from "../../drawing/mod.ts";
import { onSheet, USUAL_VIEW } from "./solids/on_sheet.ts";

// The car looks towards +X; its left side is drawn from outside (-Y), Z up. Half the true size.

/** Sheet whose section across the car is an arc from `a` over `b` to `c` (y, z), `thick` millimetres, from x0 to x1. */
function arched(a: V2, b: V2, c: V2, thick: number, x0: number, x1: number): Solid {
  const inward = ([y, z]: V2): V2 => [y, z - thick];
  return extrude(
    replicad.draw(a).threePointsArcTo(c, b).lineTo(inward(c)).threePointsArcTo(inward(a), inward(b)).close(),
    x0,
    x1,
  );
}

/** Bonnet: outer skin with two swage lines, inner frame below. */
function bonnet(): Solid {
  const plan = polygon([
    [-270, -330],
    [-290, -300],
    [-290, 300],
    [-270, 330],
    [200, 290],
    [262, 220],
    [286, 0],
    [262, -220],
    [200, -290],
  ]).fillet(34);
  const outline = extrudeAlong("z", plan, -200, 200);
  const skin = common(arched([-420, -34], [0, 34], [420, -34], 5, -400, 400), outline);
  const edge = cut(
    common(arched([-420, -38], [0, 30], [420, -38], 16, -400, 400), outline),
    extrudeAlong(
      "z",
      polygon([[-250, -290], [-250, 290], [190, 252], [240, 190], [258, 0], [240, -190], [190, -252]]).fillet(
        30,
      ),
      -300,
      300,
    ),
  );
  const swage = [-1, 1].map((s) =>
    common(
      arched([-420, -30], [0, 38], [420, -30], 10, -400, 400),
      common(
        extrudeAlong(
          "z",
          polygon([[-300, s * 226], [-300, s * 233], [300, s * 106], [300, s * 97]]),
          -200,
          200,
        ),
        outline,
      ),
    )
  );
  return join(skin, edge, swage);
}

/** Gas strut with its ball sockets, along X. */
const gasStrut = (): Solid =>
  join(
    revolve([[0, 0], [0, 11], [150, 11], [154, 9], [156, 6], [290, 6], [290, 0]]),
    [-12, 300].map((x) =>
      join(
        rounded(box([x - 14, -9, -9], [x + 14, 9, 9]), 3, (e) => e.inDirection([0, 1, 0])),
        rod(9, 12, [x, -6, -16], [0, 1, .2]),
      )
    ),
  );

/** Hinge: body plate, bent arm, pivot and bonnet leaf. */
function hinge(): Solid {
  const plate = cut(
    rounded(box([-60, -3, -30], [50, 3, 24]), 14, (e) => e.inDirection([0, 1, 0])),
    [-38, 20].map((x) => rod(5.5, 20, [x, -10, -12], [0, 1, 0])),
  );
  const arm = extrudeAlong(
    "y",
    polygon([[-44, 6], [-50, 22], [-20, 54], [60, 78], [150, 78], [150, 66], [66, 64], [0, 36], [-26, 4]])
      .fillet(7),
    -9,
    -3,
  );
  const leaf = cut(
    box([60, -34, 74], [156, -3, 79]),
    [82, 132].map((x) => rod(5.5, 20, [x, -20, 66], [0, 0, 1])),
  );
  return join(
    plate,
    arm,
    leaf,
    rod(10, 20, [-36, -14, 12], [0, 1, 0]),
    rod(14, 5, [-36, -16, 12], [0, 1, 0]),
  );
}

/** Wing: side skin cut out for the wheel, flange along the bonnet with holes, tail to the door. */
function wing(): Solid {
  const side = polygon([
    [-300, -210],
    [-300, 116],
    [-278, 152],
    [60, 150],
    [230, 104],
    [292, 40],
    [300, -60],
    [262, -96],
    [216, -96],
  ])
    .fillet(16)
    .cut(replicad.drawCircle(196).translate(40, -170));
  const section = replicad.draw([-34, -260]).threePointsArcTo([34, 170], [-38, -10]).lineTo([39, 168])
    .threePointsArcTo([-29, -260], [-33, -10]).close();
  const skin = common(extrudeAlong("y", side, -200, 200), extrude(section, -400, 400));
  const lip = common(
    cut(rod(196.5, 40, [40, -36, -170], [0, 1, 0]), rod(192, 80, [40, -50, -170], [0, 1, 0])),
    extrudeAlong(
      "y",
      polygon([[-300, -200], [-300, 60], [300, 60], [260, -90], [200, -96], [-150, -215]]),
      -300,
      300,
    ),
  );
  const flange = cut(
    extrudeAlong("z", polygon([[-270, 20], [-270, 62], [60, 62], [210, 40], [214, 16], [60, 22]]), 140, 144),
    [-230, -120, -10, 110].map((x) => rod(6, 20, [x, 48, 134], [0, 0, 1])),
  );
  const arch = common(
    cut(rod(214, 60, [40, -60, -170], [0, 1, 0]), rod(207, 90, [40, -70, -170], [0, 1, 0])),
    common(extrude(section.translate(-3, 0), -400, 400), extrudeAlong("y", side, -200, 200)),
  );
  return join(skin, cut(flange, box([100, -200, 100], [400, 200, 141])), lip, arch);
}

/** Liner of the wheel arch: half tube with steps, ribs and holes. */
function liner(): Solid {
  const shell = cut(
    rod(188, 190, [40, -30, -170], [0, 1, 0]),
    rod(184, 300, [40, -60, -170], [0, 1, 0]),
    box([-400, -300, -400], [400, 300, -190]),
  );
  const wall = cut(
    rod(187, 5, [40, 155, -170], [0, 1, 0]),
    rod(96, 60, [40, 140, -170], [0, 1, 0]),
    box([-400, -300, -400], [400, 300, -190]),
  );
  const ribs = [20, 55, 90, 125, 160].map((a) =>
    box([180, 4, -9], [193, 110, 9]).rotate(-a, [0, 0, 0], [0, 1, 0]).translate(40, 0, -170)
  );
  const rim = cut(
    rod(200, 4, [40, -30, -170], [0, 1, 0]),
    rod(184, 40, [40, -50, -170], [0, 1, 0]),
    box([-400, -300, -400], [400, 300, -190]),
  );
  return join(shell, wall, ribs, rim);
}

/** Bonnet lock: plate with slot, claw, spring, lever and its cable holder. */
function lock(): Solid {
  const plate = cut(
    rounded(box([-3, -52, -60], [3, 52, 56]), 12, (e) => e.inDirection([1, 0, 0])),
    extrude(slot([0, 14], [0, 80], 11), -20, 20),
    [[-38, -40], [38, -40], [0, -48]].map(([y, z]) => cylinder(5, -9, 9, y!, z!)),
  );
  const sides = [-1, 1].map((s) => box([-3, s * 26 - 2, -8], [26, s * 26 + 2, 50]));
  const claw = extrude(
    polygon([[-18, 8], [10, -6], [26, 10], [14, 14], [8, 6], [-4, 14], [2, 30], [-8, 34], [-20, 20]]),
    6,
    12,
  );
  const pivots = [[-8, 4], [22, -4]].map(([y, z]) =>
    join(cylinder(6, 0, 20, y!, z!), cylinder(9, 17, 20, y!, z!))
  );
  const lever = extrude(slot([22, -4], [34, -30], 6), 13, 17);
  const holder = cut(box([0, 30, -44], [22, 50, -28]), cylinder(4, -9, 40, 40, -36));
  const coil = [-20, -16, -12, -8].map((y) =>
    tube(8, 6, 0, 2.4).rotate(90, [0, 0, 0], [0, 0, 1]).translate(12, y, -30)
  );
  return join(plate, sides, claw, pivots, lever, holder, coil);
}

/** Striker: bow of wire on a plate with two holes. */
const striker = (): Solid =>
  group(
    cut(
      rounded(box([-34, -22, 0], [34, 22, 4]), 8, (e) => e.inDirection([0, 0, 1])),
      [-22, 22].map((x) => rod(4.6, 20, [x, 0, -9], [0, 0, 1])),
    ),
    rod(5, 46, [0, -13, -44], [0, 0, 1]),
    rod(5, 46, [0, 13, -44], [0, 0, 1]),
    rod(5, 26, [0, -13, -44], [0, 1, 0]),
    tube(10, 5, 0, 20).rotate(-90, [0, 0, 0], [0, 1, 0]).translate(0, -13, -22),
    tube(10, 5, 0, 20).rotate(-90, [0, 0, 0], [0, 1, 0]).translate(0, 13, -22),
  );

const bracket = (): Solid =>
  cut(
    join(
      box([-56, -3, -50], [56, 3, 40]),
      box([-56, -46, 36], [56, 3, 42]),
      box([-56, -3, -54], [56, 34, -48]),
      [-40, 40].map((x) => extrude(polygon([[-40, 38], [0, 38], [0, 4]]), x - 2, x + 2)),
    ),
    [-32, 32].map((x) => rod(5.5, 30, [x, -28, 30], [0, 0, 1])),
    [-32, 32].map((x) => rod(5.5, 30, [x, 18, -64], [0, 0, 1])),
    rod(18, 40, [0, -20, -6], [0, 1, 0]),
  );

/** Rubber stop with a screw foot. */
const stop = (): Solid =>
  revolve([[-30, 0], [-30, 7], [-6, 7], [-6, 13], [-2, 15], [2, 12], [6, 15], [10, 12], [14, 15], [20, 13], [
    22,
    8,
  ], [22, 0]]);

function parts(): Part[] {
  const by = (base: V3, x: number, y = 0, z = 0): V3 => add(base, [x, y, z]);
  const top = onSheet(60, 420), side = onSheet(-40, -180), low = onSheet(240, -330);
  const screw = bolt(6, 20), h = hinge(), g = gasStrut();
  return [
    {
      callout: 1,
      name: "bonnet",
      solid: bonnet(),
      at: [0, 340, 180],
      explode: by(top, 0, -340, -180),
      axis: "lock",
      anchor: [250, 0, 20],
      finish: "white",
    },
    {
      callout: 2,
      name: "hinge_left",
      solid: h,
      at: [-260, 60, 80],
      explode: by(top, -20, -380, -250),
      finish: "steel",
      axis: "hinge",
      anchor: [82, -18, 80],
    },
    {
      callout: 2,
      name: "hinge_right",
      solid: h,
      at: [-260, 620, 80],
      explode: by(top, -120, -340, -130),
      finish: "steel",
    },
    ...[82, 132].map((
      x,
      i,
    ): Part => ({
      callout: 3,
      name: `hinge_bolt_${i + 1}`,
      solid: bolt(8, 20),
      turn: [0, -90, 0],
      at: [-260 + x, 42, 162],
      explode: by(top, -20, -380, -200),
      axis: i ? undefined : "hinge",
      fine: true,
    } as Part)),
    {
      callout: 4,
      name: "gas_strut",
      solid: g,
      turn: [0, -20, 0],
      at: [-150, 60, 60],
      explode: by(top, 0, -420, -330),
      finish: "black",
    },
    {
      callout: 5,
      name: "striker",
      solid: striker(),
      at: [240, 340, 160],
      explode: by(top, 24, -340, -230),
      finish: "zinc",
      outline: "mesh",
      axis: "lock",
    },
    {
      callout: 6,
      name: "bonnet_lock",
      solid: lock(),
      at: [250, 340, 80],
      explode: by(top, 60, -320, -270),
      finish: "zinc",
    },
    {
      callout: 7,
      name: "release_cable",
      solid: group(
        hose([[0, 0, 0], [0, 50, -4], [-10, 110, 10], [-90, 150, 16], [-180, 130, 6]], 5),
        rod(7, 26, [0, 6, 0], [0, 1, 0]),
        box([-200, 116, -4], [-176, 142, 16]),
      ),
      at: [262, 390, 44],
      explode: by(top, 100, -280, -270),
      outline: "mesh",
      finish: "black",
    },
    {
      callout: 8,
      name: "stop",
      solid: stop(),
      turn: [0, -90, 0],
      at: [200, 560, 120],
      explode: by(top, 40, -300, -160),
      finish: "rubber",
    },
    {
      callout: 9,
      name: "wing",
      solid: wing(),
      explode: side,
      axis: "top low",
      anchor: { top: [-230, 48, 144], low: [-280, -34, -190] },
      finish: "white",
    },
    ...[-230, -120, -10, 110].map((
      x,
      i,
    ): Part => ({
      callout: 10,
      name: `wing_bolt_${i + 1}`,
      solid: screw,
      turn: [0, -90, 0],
      at: [x, 48, 144],
      explode: by(side, 0, 0, 56),
      axis: i ? undefined : "top",
      fine: true,
    } as Part)),
    {
      callout: 11,
      name: "wing_bracket",
      solid: bracket(),
      at: [200, 30, 60],
      explode: by(side, 210, 30, 130),
      finish: "steel",
      axis: "bracket",
      anchor: [32, -28, 42],
    },
    {
      callout: 12,
      name: "bracket_bolt",
      solid: screw,
      turn: [0, -90, 0],
      at: [232, 2, 102],
      explode: by(side, 210, 30, 176),
      axis: "bracket",
      fine: true,
    },
    { callout: 13, name: "liner", solid: liner(), explode: by(low, -90, -60, 0), finish: "plastic" },
    ...[40, 90, 140].map((a, i): Part => ({
      callout: 14,
      name: `liner_clip_${i + 1}`,
      solid: join(
        revolve([[-16, 0], [-13, 5], [-8, 6], [-8, 4], [0, 4], [0, 12], [3, 12], [5, 8], [5, 0]]),
        prism8(),
      ),
      turn: [0, 0, -90],
      at: [40 + 193 * Math.cos(a * Math.PI / 180), -32, -170 + 193 * Math.sin(a * Math.PI / 180)],
      explode: by(low, -90, -120, 0),
      finish: "black",
      fine: true,
    })),
  ];
}

const prism8 = (): Solid => box([4, -4, -1], [7, 4, 1]);

const assembly: Assembly = {
  name: "front_body",
  title: { zh_CN: "发动机舱盖与翼子板", en_US: "Bonnet and wing" },
  view: USUAL_VIEW,
  parts,
};
export default assembly;
