/** Refrigerant circuit: electric compressor with its bracket, condenser with dryer, lines, expansion valve, sensor. */
import {
  add,
  around,
  type Assembly,
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
  prism,
  revolve,
  rod,
  rounded,
  seal,
  slot,
  socketScrew,
  type Solid,
  tube,
  type V2,
  type V3,
} from "../../drawing/mod.ts";
import { onSheet, USUAL_VIEW } from "./solids/on_sheet.ts";
import { bush } from "./solids/rubber.ts";
import { socket } from "./solids/plugs.ts";

/** feet of the compressor (x, y) and the height of its feet */
const FEET: V2[] = [[-70, 66], [60, 66], [-4, -66]], FOOT = -40;

/** Compressor along X: scroll head, motor case with ribs, inverter on top, ports, three feet. */
function compressor(): Solid {
  const body = revolve([
    [-130, 0],
    [-130, 40],
    [-124, 50],
    [-112, 54],
    [-104, 54],
    [-104, 63],
    [-92, 63],
    [-92, 56],
    [30, 56],
    [30, 64],
    [44, 64],
    [44, 58],
    [84, 58],
    [96, 52],
    [102, 40],
    [102, 0],
  ]);
  const rings = [-70, -46, -22, 2].map((x) => tube(60, 50, x, x + 5));
  const bolts = around(
    6,
    60,
    (y, z) => join(cylinder(7.5, -106, -88, y, z), prism(9, -110, -104).translate(0, y, z)),
    15,
  );
  const front = around(
    6,
    61,
    (y, z) => join(cylinder(7.5, 28, 48, y, z), prism(9, 46, 52).translate(0, y, z)),
    15,
  );
  const inverter = rounded(box([-96, -62, 40], [64, 62, 92]), [10, 6], (e) => e.inDirection([0, 0, 1]));
  const lid = rounded(box([-100, -66, 90], [68, 66, 98]), [12, 8], (e) => e.inDirection([0, 0, 1]));
  const screws = [[-90, -56], [-16, -58], [58, -56], [-90, 56], [-16, 58], [58, 56]].map(([x, y]) =>
    rod(6, 5, [x!, y!, 97], [0, 0, 1])
  );
  const pattern = [-50, -20, 10].map((x) =>
    rounded(box([x - 9, -40, 96], [x + 9, 40, 100.5]), 4, (e) => e.inDirection([0, 0, 1]))
  );
  const feet = FEET.map(([x, y]) =>
    join(
      box([x - 13, y > 0 ? 20 : y, FOOT - 12], [x + 13, y > 0 ? y : -20, FOOT + 12]),
      cylinder(17, x - 26, x + 26, y, FOOT),
    )
  );
  const ports = [[-60, 17], [62, 13]].map(([x, r]) =>
    cut(rod(r! + 7, 30, [x!, -46, 4], [0, -1, 0]), rod(r!, 20, [x!, -62, 4], [0, -1, 0]))
  );
  const hv = moved(
    join(tube(17, 13, 0, 24), cylinder(15, -4, 6), around(2, 6, (y, z) => cylinder(3, 2, 20, y, z), 0)),
    [66, 20, 68],
  );
  return cut(
    join(
      body,
      rings,
      bolts,
      front,
      inverter,
      lid,
      screws,
      pattern,
      feet,
      ports,
      hv,
      socket(26, 16, 22).translate(64, -30, 66),
    ),
    FEET.map(([x, y]) => cylinder(10, x - 40, x + 40, y, FOOT)),
  );
}

/** Bracket below the compressor: three eyes on a ribbed plate with four bolt holes. */
function bracket(): Solid {
  const plate = rounded(box([-110, -92, -96], [96, 92, -86]), [18, 10], (e) => e.inDirection([0, 0, 1]));
  const window = rounded(box([-60, -46, -120], [50, 46, -60]), [16, 10], (e) => e.inDirection([0, 0, 1]));
  const cheeks = FEET.flatMap(([x, y]) =>
    [-38, 29].map((d) =>
      cut(extrude(slot([y, FOOT], [y, -96], 17), x + d, x + d + 9), box([-200, -200, -140], [200, 200, -96]))
    )
  );
  const ribs = FEET.map(([x, y]) => box([x - 34, y - 3, -90], [x + 34, y + 3, -68]));
  const corners = [[-98, -80], [84, -80], [-98, 80], [84, 80]].map(([x, y]) =>
    rod(13, 14, [x!, y!, -98], [0, 0, 1])
  );
  return cut(
    join(cut(plate, window), cheeks, ribs, corners),
    FEET.map(([x, y]) => cylinder(5.6, x - 60, x + 60, y, FOOT)),
    [[-98, -80], [84, -80], [-98, 80], [84, 80]].map(([x, y]) => rod(5.6, 40, [x!, y!, -110], [0, 0, 1])),
  );
}

/** Condenser in the YZ plane: tubes with fins between two headers, dryer at the side, line block, brackets. */
function condenser(): Solid {
  const headers = [-250, 250].map((y) => rod(13, 330, [0, y, -165], [0, 0, 1]));
  const tubes = Array.from(
    { length: 15 },
    (_, i) => box([-9, -240, -152 + i * 21.6], [9, 240, -147 + i * 21.6]),
  );
  const fins = box([-6, -240, -150], [6, 240, 152]);
  const frames = [-160, 158].map((z) => box([-12, -246, z - 5], [12, 246, z + 5]));
  const dryer = join(
    rod(19, 290, [0, 288, -150], [0, 0, 1]),
    rod(22, 10, [0, 288, -156], [0, 0, 1]),
    rod(14, 8, [0, 288, 138], [0, 0, 1]),
  );
  const bridges = [-110, 90].map((z) => box([-8, 248, z - 9], [8, 292, z + 9]));
  const block = cut(
    box([-16, -292, 40], [16, -246, 76]),
    cylinder(7, -30, 30, -280, 66),
    cylinder(6, -30, 30, -266, 50),
  );
  const ears = [[-270, 130], [-270, -130], [268, 150]].map(([y, z]) =>
    cut(extrude(slot([y! * .9, z!], [y! * 1.06, z!], 12), -3, 3), cylinder(5, -9, 9, y! * 1.06, z!))
  );
  return join(headers, tubes, fins, frames, dryer, bridges, block, ears);
}

/** Expansion valve: block with ports and its head. */
const valve = (): Solid =>
  join(
    cut(
      rounded(box([-20, -18, -32], [20, 18, 32]), 3, (e) => e.inDirection([1, 0, 0])),
      [[0, 17, 9], [0, -17, 7]].map(([y, z, r]) => cylinder(r!, 6, 40, y!, z!)),
      cylinder(3.4, -40, 40, 12, 0),
      cylinder(3.4, -40, 40, -12, 0),
    ),
    rod(15, 6, [0, 0, 31], [0, 0, 1]),
    rod(22, 5, [0, 0, 36], [0, 0, 1]),
    rod(3, 10, [0, 0, 40], [0, 0, 1]),
  );

/** Pressure sensor along X, thread towards -X. */
const sensor = (): Solid =>
  join(
    revolve([[-14, 0], [-14, 5], [-12, 6], [0, 6], [0, 11], [3, 12], [3, 0]]),
    prism(24, 2, 12),
    revolve([[11, 0], [11, 10], [16, 10], [17, 9], [30, 9], [30, 0]]),
    socket(17, 13, 18).translate(29, 0, 0),
  );

/** Block fitting at the end of a line: plate with bolt hole and spigot towards -Y. */
const fitting = (at: V3, r: number): Solid[] => [
  box([at[0] - 14, at[1], at[2] - 11], [at[0] + 30, at[1] + 12, at[2] + 11]),
  rod(r * .8, 9, [at[0], at[1] + 19, at[2]], [0, -1, 0]),
  rod(r + 2, 16, [at[0], at[1] - 2, at[2]], [0, -1, 0]),
];

function parts(): Part[] {
  const up = onSheet(-60, 190), low = onSheet(30, -190), cond = onSheet(120, 420);
  const by = (base: V3, x: number, y = 0, z = 0): V3 => add(base, [x, y, z]);
  const rubber = bush(15, 6, 26), long = bolt(8, 96), short = socketScrew(6, 24);
  const suction = group(
    ...fitting([-60, -96, 4], 12),
    hose([[-60, -98, 4], [-60, -120, 4], [-70, -160, 10], [-120, -190, 40], [-190, -200, 110]], 12),
    rod(17, 60, [-140, -195, 60], [-.62, -.1, .62]),
    hose([[-186, -200, 106], [-220, -202, 140], [-250, -180, 190], [-250, -120, 210]], 12),
    rod(16, 12, [-250, -140, 206], [0, 1, .2]),
  );
  const pressure = group(
    ...fitting([62, -96, 4], 9),
    hose([[62, -98, 4], [62, -120, 4], [70, -160, 0], [110, -190, -10], [170, -200, -10], [210, -170, 0]], 9),
    rod(13, 44, [100, -185, -8], [.8, -.25, -.02]),
    rod(12, 10, [206, -174, 0], [.6, .6, .1]),
  );
  const liquid = group(
    hose([[0, 0, 0], [0, -30, 0], [-20, -80, -10], [-40, -150, 10], [-40, -240, 60], [0, -300, 90]], 6),
    rod(9, 12, [0, -4, 0], [0, 1, 0]),
    rod(9, 14, [-2, -296, 88], [.5, -1, .5]),
    box([-30, -96, -14], [-16, -70, 2]),
    rod(8, 22, [-38, -170, 18], [0, 0, 1]),
  );
  return [
    {
      callout: 1,
      name: "condenser",
      solid: condenser(),
      at: [420, 0, 60],
      explode: by(cond, -420, 0, 80),
      axis: "block",
      anchor: [16, -280, 66],
      finish: "aluminium",
    },
    ...[[-286, 130], [-286, -130], [284, 150]].map(([y, z], i): Part => ({
      callout: 2,
      name: `condenser_bolt_${i + 1}`,
      solid: bolt(6, 20),
      at: [424, y!, z! + 60],
      explode: by(cond, -370, 0, 80),
      fine: true,
    })),
    {
      callout: 3,
      name: "liquid_line",
      solid: liquid,
      at: [430, -280, 126],
      explode: by(cond, -500, -60, -30),
      outline: "mesh",
      finish: "aluminium",
    },
    {
      callout: 4,
      name: "expansion_valve",
      solid: valve(),
      at: [430, -620, 210],
      explode: by(cond, -560, 20, 10),
      finish: "aluminium",
      axis: "valve",
      anchor: [0, 12, 0],
    },
    ...[12, -12].map((
      y,
      i,
    ): Part => ({
      callout: 5,
      name: `valve_screw_${i + 1}`,
      solid: socketScrew(5, 44),
      at: [452, -620 + y, 210],
      explode: by(cond, -500, 20, 10),
      axis: i ? undefined : "valve",
      fine: true,
    } as Part)),
    {
      callout: 6,
      name: "pressure_sensor",
      solid: sensor(),
      turn: [0, -90, 0],
      at: [390, -450, 160],
      explode: by(cond, -500, -20, 50),
      finish: "plastic",
      fine: true,
    },
    {
      callout: 7,
      name: "compressor",
      solid: compressor(),
      explode: by(up, 0, 0, -60),
      axis: "suction pressure foot",
      anchor: { suction: [-60, -70, 4], pressure: [62, -70, 4], foot: [-4, -66, FOOT] },
      finish: "aluminium",
    },
    {
      callout: 8,
      name: "suction_line",
      solid: suction,
      explode: by(up, -40, -86, -60),
      axis: "suction",
      anchor: [-60, -100, 4],
      outline: "mesh",
      finish: "aluminium",
    },
    {
      callout: 9,
      name: "pressure_line",
      solid: pressure,
      explode: by(up, 0, -86, -60),
      axis: "pressure",
      anchor: [62, -100, 4],
      outline: "mesh",
      finish: "aluminium",
    },
    ...[[-60, 13, -40], [62, 10, 0]].map(([x, r, dx], i): Part => ({
      callout: 10,
      name: `port_seal_${i + 1}`,
      solid: seal(r!, 2.2),
      turn: [0, 0, 90],
      at: [x!, -76, 4],
      explode: by(up, dx! * .5, -42, -60),
      axis: i ? "pressure" : "suction",
      finish: "rubber",
      fine: true,
    })),
    ...[[-40, -40], [82, 0]].map(([x, dx], i): Part => ({
      callout: 11,
      name: `port_screw_${i + 1}`,
      solid: short,
      turn: [0, 0, -90],
      at: [x! + 4, -98, 4],
      explode: by(up, dx!, -150, -60),
      fine: true,
    })),
    {
      callout: 12,
      name: "bracket",
      solid: bracket(),
      explode: low,
      axis: "foot hole",
      anchor: { foot: [-4, -66, FOOT], hole: [84, -80, -86] },
      finish: "aluminium",
    },
    ...FEET.map(([x, y], i): Part => ({
      callout: 13,
      name: `bush_${i + 1}`,
      solid: rubber,
      at: [x + 40, y, FOOT],
      explode: by(low, i === 2 ? 90 : 60, 0, i === 2 ? -10 : 94),
      finish: "rubber",
    })),
    ...FEET.map(([x, y], i): Part => ({
      callout: 14,
      name: `compressor_bolt_${i + 1}`,
      solid: long,
      at: [x + 50, y, FOOT],
      explode: by(low, i === 2 ? 200 : 150, 0, i === 2 ? -10 : 94),
      fine: true,
    })),
    ...[[-98, -80], [84, -80], [84, 80]].map(([x, y], i): Part => ({
      callout: 15,
      name: `bracket_bolt_${i + 1}`,
      solid: bolt(10, 40),
      turn: [0, 90, 0],
      at: [x!, y!, -98],
      explode: by(low, 0, 0, -70),
      axis: i === 1 ? "hole" : undefined,
      fine: true,
    } as Part)),
  ];
}

const assembly: Assembly = {
  name: "climate",
  title: { zh_CN: "制冷剂回路", en_US: "Refrigerant circuit" },
  view: USUAL_VIEW,
  parts,
};
export default assembly;
