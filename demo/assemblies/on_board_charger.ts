/** On-board charger with DC/DC converter: housing, boards, cooling plate, cover, connectors, high-voltage cables. */
import {
  add,
  around,
  type Assembly,
  bolt,
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
  roundedRectangle,
  slot,
  socketScrew,
  type Solid,
  tube,
  type V2,
  type V3,
} from "../../drawing/mod.ts";
import { onSheet, USUAL_VIEW } from "./solids/on_sheet.ts";
import { plug, socket } from "./solids/plugs.ts";

const UPRIGHT: V3 = [0, -90, 0];
/** screws round the rim (x, y) and feet */
const RIM: V2[] = [
  [-130, -178],
  [0, -178],
  [130, -178],
  [138, -60],
  [138, 60],
  [130, 178],
  [0, 178],
  [-130, 178],
  [-138, 60],
  [-138, -60],
];
const FEET: V2[] = [[-110, -200], [110, -200], [110, 200], [-110, 200]];

const plan = (grow: number, radius = 22) => roundedRectangle(270 + grow, 350 + grow, radius);

/** Housing: tub with rim, screw bosses, walls inside, openings for connectors, feet, fins outside. */
function housing(): Solid {
  const tub = extrudeAlong("z", plan(0), 0, 86);
  const rim = extrudeAlong("z", plan(14, 26), 76, 88);
  const bosses = RIM.map(([x, y]) => rod(10, 60, [x, y, 28], [0, 0, 1]));
  const feet = FEET.map(([x, y]) => extrudeAlong("z", slot([x, y * .86], [x, y], 15), 0, 12));
  const fins = [-140, -105, -70, -35, 0, 35, 70, 105, 140].map((y) =>
    box([132, y - 2.5, 8], [144, y + 2.5, 70])
  );
  const pads = [[-134, 110], [-134, 30]].map(([x, y]) => box([x! - 14, y! - 34, 12], [x! + 8, y! + 34, 74]));
  const inner = [box([-8, -170, 3], [-3, 170, 60]), box([-130, 40, 3], [-3, 45, 60])];
  const towers = [[-90, -120], [-90, 0], [-40, -60], [60, -120], [60, 120], [100, 0], [-70, 120]].map((
    [x, y],
  ) => rod(7, 40, [x!, y!, 3], [0, 0, 1]));
  return cut(
    join(
      cut(join(tub, rim, bosses, feet, fins, pads), extrudeAlong("z", plan(-12, 17), 4, 140)),
      inner,
      towers,
    ),
    RIM.map(([x, y]) => rod(3.4, 40, [x, y, 60], [0, 0, 1])),
    FEET.map(([x, y]) => rod(6, 40, [x, y, -10], [0, 0, 1])),
    [110, 30].map((y) => cylinder(22, -170, -110, y, 44)),
    [-120, -60].map((y) => cylinder(19, -170, -110, y, 44)),
  );
}

/** Cover: ribbed lid with an embossed field and screw lugs. */
function cover(): Solid {
  const plate = extrudeAlong("z", plan(14, 26), 0, 6);
  const field = rounded(extrudeAlong("z", plan(-40, 18), 4, 18), [6, 4], (e) => e.inPlane("XY", 18));
  const ribs = [-120, -80, -40, 0, 40, 80, 120].map((y) =>
    rounded(box([-94, y - 5, 16], [94, y + 5, 23]), 2, (e) => e.inDirection([1, 0, 0]))
  );
  const lugs = RIM.map(([x, y]) => rod(10, 8, [x, y, 0], [0, 0, 1]));
  const sign = cut(
    extrudeAlong("z", polygon([[-100, -150], [-76, -150], [-88, -130]]), 14, 20),
    extrudeAlong("z", polygon([[-96, -148], [-80, -148], [-88, -134]]), 19, 30),
  );
  return cut(join(plate, field, ribs, lugs, sign), RIM.map(([x, y]) => rod(4, 40, [x, y, -9], [0, 0, 1])));
}

const coverSeal = (): Solid =>
  cut(extrudeAlong("z", plan(6, 23), 0, 3), extrudeAlong("z", plan(-6, 19), -9, 20));

/** Power board: coils, capacitors, transistors, screw holes. */
function powerBoard(): Solid {
  const board = extrudeAlong("z", roundedRectangle(112, 300, 5), 0, 3);
  const coils = [-100, -20].map((y) =>
    join(
      tube(32, 15, 0, 24).rotate(-90, [0, 0, 0], [0, 1, 0]).translate(-16, y, 2),
      around(12, 23.5, (u, v) => rod(4.4, 25, [-16 + u, y + v, 2.5], [0, 0, 1])),
    )
  );
  const caps = [50, 78, 106, 134].flatMap((y) => [-36, -10].map((x) => rod(12, 44, [x, y, 2], [0, 0, 1])));
  const chips = [-128, -96, -64, -32].map((y) => box([28, y - 12, 2], [46, y + 12, 9]));
  const choke = rounded(box([16, 20, 2], [52, 70, 34]), 4, (e) => e.inDirection([0, 0, 1]));
  const relays = [92, 124].map((y) =>
    rounded(box([16, y - 12, 2], [52, y + 12, 24]), 2, (e) => e.inDirection([0, 0, 1]))
  );
  return cut(
    join(board, coils, caps, chips, choke, relays),
    [[-48, -142], [48, -142], [48, 142], [-48, 142]].map(([x, y]) => rod(3, 20, [x!, y!, -9], [0, 0, 1])),
  );
}

/** Board of the DC/DC converter with transformer, inductor, bus bars and control part. */
function converter(): Solid {
  const board = extrudeAlong("z", roundedRectangle(120, 200, 5), 0, 3);
  const transformer = join(box([-46, -80, 2], [6, -20, 36]), box([-52, -66, 8], [12, -34, 30]));
  const inductor = join(
    box([-42, 0, 2], [0, 44, 30]),
    tube(19, 9, 0, 34).rotate(-90, [0, 0, 0], [0, 1, 0]).translate(-20, 22, 2),
  );
  const bars = [20, 36].map((x) =>
    join(box([x, -90, 6], [x + 10, 60, 9]), rod(6, 18, [x + 5, 50, 4], [0, 0, 1]))
  );
  const chips = [[-30, 74], [0, 74], [30, 82], [36, -70]].map(([x, y]) =>
    box([x! - 10, y! - 10, 2], [x! + 10, y! + 10, 6])
  );
  const header = socket(50, 12, 12).rotate(-90, [0, 0, 0], [0, 1, 0]).rotate(90, [0, 0, 0], [0, 0, 1])
    .translate(-52, 60, 2);
  return cut(
    join(board, transformer, inductor, bars, chips, header),
    [[-52, -92], [52, -92], [52, 92], [-52, 92]].map(([x, y]) => rod(3, 20, [x!, y!, -9], [0, 0, 1])),
  );
}

/** Cooling plate below with its channel lid and two spigots. */
function coolingPlate(): Solid {
  const plate = extrudeAlong("z", plan(-30, 16), -8, 0);
  const channel = [-100, -34, 34, 100].map((y, i) =>
    rounded(
      box([-96 + (i % 2 ? 24 : 0), y - 28, -16], [96 - (i % 2 ? 0 : 24), y + 28, -7]),
      8,
      (e) => e.inDirection([0, 0, 1]),
    )
  );
  const bends = [-66, 0, 66].map((y, i) =>
    box(i % 2 ? [-96, y - 14, -15] : [60, y - 14, -15], i % 2 ? [-60, y + 14, -7] : [96, y + 14, -7])
  );
  const spigots = [-100, 100].map((y) =>
    revolve([[80, 0], [80, 11], [124, 11], [126, 13], [131, 10], [146, 9.4], [146, 0]]).translate(0, y, -6)
  );
  return cut(
    join(plate, channel, bends, spigots),
    [-100, 100].map((y) => cylinder(6.6, 90, 160, y, -6)),
    [[-104, -144], [104, -144], [104, 144], [-104, 144]].map(([x, y]) =>
      rod(4, 40, [x!, y!, -20], [0, 0, 1])
    ),
  );
}

/** High-voltage socket with flange, along -X: ring, contacts, four screws. */
const hvSocket = (r: number): Solid =>
  cut(
    join(
      extrude(roundedRectangle(2 * r + 18, 2 * r + 18, 8), -5, 0),
      tube(r, r - 4, -26, -4),
      cylinder(r - 2, -8, 6),
      [-r * .35, r * .35].map((y) => cylinder(r * .18, -22, -6, y, 0)),
      [20, 160].map((a) => box([-22, -2, r - 1], [-10, 2, r + 3]).rotate(a - 90, [0, 0, 0], [1, 0, 0])),
    ),
    [[1, 1], [1, -1], [-1, 1], [-1, -1]].map(([s, t]) => cylinder(2.6, -20, 20, s! * (r + 3), t! * (r + 3))),
  );

/** Orange cable with its plug; starts at the origin towards -X. */
const cable = (length: number): Solid =>
  group(
    moved(
      join(
        extrude(roundedRectangle(54, 46, 12), 0, 34),
        extrude(roundedRectangle(40, 36, 10), 30, 58),
        box([4, -10, 22], [30, 10, 30]),
      ),
      [-46, 0, 0],
    ),
    hose([[-44, 0, 0], [-80, 0, 0], [-120, -8, -20], [-150, -24, -70], [-150, -40, -length]], 9),
    rod(13, 16, [-60, 0, 0], [1, 0, 0]),
    rod(14, 26, [-150, -39, -length], [0, .1, 1]),
  );

function parts(): Part[] {
  const by = (base: V3, x: number, y = 0, z = 0): V3 => add(base, [x, y, z]);
  const mid = onSheet(0, -60);
  const screw = socketScrew(6, 20), small = socketScrew(4, 12);
  return [
    {
      callout: 1,
      name: "cover",
      solid: cover(),
      at: [0, 0, 92],
      explode: by(mid, 0, 0, 500),
      axis: "rim",
      anchor: [130, -178, 0],
      finish: "aluminium",
    },
    ...RIM.slice(0, 5).map((
      [x, y],
      i,
    ): Part => ({
      callout: 2,
      name: `cover_screw_${i + 1}`,
      solid: screw,
      turn: UPRIGHT,
      at: [x, y, 100],
      explode: by(mid, 0, 0, 540),
      axis: i === 2 ? "rim" : undefined,
      fine: true,
    } as Part)),
    {
      callout: 3,
      name: "cover_seal",
      solid: coverSeal(),
      at: [0, 0, 88],
      explode: by(mid, 0, 0, 425),
      finish: "rubber",
    },
    {
      callout: 4,
      name: "charger_board",
      solid: powerBoard(),
      at: [64, 0, 44],
      explode: by(mid, 40, -50, 190),
      axis: "board",
      anchor: [48, -142, 0],
      finish: "plastic",
    },
    {
      callout: 5,
      name: "converter_board",
      solid: converter(),
      at: [-70, 60, 44],
      explode: by(mid, -70, 140, 215),
      finish: "plastic",
    },
    ...[[48, -142], [48, 142]].map((
      [x, y],
      i,
    ): Part => ({
      callout: 6,
      name: `board_screw_${i + 1}`,
      solid: small,
      turn: UPRIGHT,
      at: [64 + x!, y!, 48],
      explode: by(mid, 40, -50, 226),
      axis: i ? undefined : "board",
      fine: true,
    } as Part)),
    {
      callout: 7,
      name: "housing",
      solid: housing(),
      explode: mid,
      axis: "hv foot",
      anchor: { hv: [-148, 110, 44], foot: [110, -200, 0] },
      finish: "aluminium",
    },
    {
      callout: 8,
      name: "battery_socket",
      solid: hvSocket(24),
      at: [-148, 110, 44],
      explode: by(mid, -70),
      axis: "hv",
      finish: "orange",
    },
    {
      callout: 9,
      name: "inlet_socket",
      solid: hvSocket(20),
      at: [-148, -60, 44],
      explode: by(mid, -70, -30),
      axis: "ac",
      finish: "orange",
    },
    {
      callout: 10,
      name: "battery_cable",
      solid: cable(210),
      at: [-178, 110, 44],
      explode: by(mid, -130),
      axis: "hv",
      outline: "mesh",
      finish: "orange",
    },
    {
      callout: 11,
      name: "inlet_cable",
      solid: cable(150),
      at: [-178, -60, 44],
      explode: by(mid, -140, -30),
      axis: "ac",
      outline: "mesh",
      finish: "orange",
    },
    {
      callout: 12,
      name: "signal_socket",
      solid: socket(54, 28, 30),
      at: [146, 100, 50],
      explode: by(mid, 60, 50, 20),
      finish: "plastic",
    },
    {
      callout: 13,
      name: "signal_plug",
      solid: plug(46, 22, 40),
      turn: [0, 0, 180],
      at: [220, 100, 50],
      explode: by(mid, 80, 50, 20),
      finish: "black",
      fine: true,
    },
    {
      callout: 14,
      name: "cooling_seal",
      solid: cut(extrudeAlong("z", plan(-34, 16), 0, 3), extrudeAlong("z", plan(-50, 10), -9, 9)),
      at: [0, 0, -4],
      explode: by(mid, 0, 0, -120),
      finish: "rubber",
    },
    {
      callout: 15,
      name: "cooling_plate",
      solid: coolingPlate(),
      at: [0, 0, -4],
      explode: by(mid, 0, 0, -190),
      axis: "plate",
      anchor: [104, -144, -8],
      finish: "aluminium",
    },
    {
      callout: 16,
      name: "plate_bolt_1",
      solid: bolt(7, 20),
      turn: [0, 90, 0],
      at: [104, -144, -12],
      explode: by(mid, 0, 0, -232),
      axis: "plate",
      fine: true,
    },
    {
      callout: 16,
      name: "plate_bolt_2",
      solid: bolt(7, 20),
      turn: [0, 90, 0],
      at: [104, 144, -12],
      explode: by(mid, 0, 0, -232),
      fine: true,
    },
    {
      callout: 17,
      name: "mounting_bolt_1",
      solid: bolt(10, 32),
      turn: UPRIGHT,
      at: [110, -200, 12],
      explode: by(mid, 0, 0, 50),
      axis: "foot",
      fine: true,
    },
    {
      callout: 17,
      name: "mounting_bolt_2",
      solid: bolt(10, 32),
      turn: UPRIGHT,
      at: [-110, -200, 12],
      explode: by(mid, 0, 0, 50),
      fine: true,
    },
  ];
}

const assembly: Assembly = {
  name: "on_board_charger",
  title: { zh_CN: "车载充电机与直流转换器", en_US: "On-board charger and DC/DC converter" },
  view: USUAL_VIEW,
  parts,
};
export default assembly;
