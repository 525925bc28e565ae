import type { Written } from "./names.ts";

/** Parts by norm. The key is what sheets ask for; number and code come of the order here. */
export interface StandardPart {
  written: Written;
  norm: string;
  dimensions: string;
  strength: string | null;
  torque: number | null;
  euro: number;
  pack: number;
}

const KINDS = {
  hex_bolt: [["六角头螺栓", "Hexagon bolt", "Sechskantschraube"], "ISO 4014", "8.8"],
  flange_bolt: [["六角法兰面螺栓", "Flange bolt", "Flanschschraube"], "DIN EN 1665", "10.9"],
  socket_screw: [["内六角圆柱头螺钉", "Hexagon socket screw", "Zylinderschraube"], "ISO 4762", "8.8"],
  torx_screw: [["梅花槽圆柱头螺钉", "Hexalobular socket screw", "Torxschraube"], "ISO 14579", "8.8"],
  countersunk_screw: [["沉头螺钉", "Countersunk screw", "Senkschraube"], "ISO 10642", "8.8"],
  pan_screw: [["盘头螺钉", "Pan head screw", "Linsenkopfschraube"], "ISO 14583", "4.8"],
  tapping_screw: [["自攻螺钉", "Tapping screw", "Blechschraube"], "ISO 14585", null],
  hex_nut: [["六角螺母", "Hexagon nut", "Sechskantmutter"], "ISO 4032", "8"],
  flange_nut: [["六角法兰面螺母", "Flange nut", "Flanschmutter"], "DIN EN 1661", "10"],
  lock_nut: [["自锁螺母", "Self-locking nut", "Selbstsichernde Mutter"], "ISO 7040", "10"],
  washer: [["平垫圈", "Washer", "Scheibe"], "ISO 7089", null],
  spring_washer: [["弹簧垫圈", "Spring washer", "Federring"], "DIN 7980", null],
  conical_washer: [["锥形垫圈", "Conical spring washer", "Spannscheibe"], "DIN 6796", null],
  circlip: [["孔用弹性挡圈", "Circlip for bore", "Sicherungsring"], "DIN 472", null],
  shaft_circlip: [["轴用弹性挡圈", "Circlip for shaft", "Sicherungsring für Wellen"], "DIN 471", null],
  o_ring: [["O 形圈", "O-ring", "O-Ring"], "ISO 3601-1", null],
  sealing_ring: [["密封垫圈", "Sealing ring", "Dichtring"], "DIN 7603", null],
  dowel_pin: [["圆柱销", "Dowel pin", "Zylinderstift"], "ISO 8734", null],
  hose_clip: [["弹簧式软管夹箍", "Spring band clamp", "Federbandschelle"], "DIN 3021-1", null],
  ball_bearing: [["深沟球轴承", "Deep groove ball bearing", "Rillenkugellager"], "DIN 625-1", null],
  shaft_seal: [["旋转轴唇形密封圈", "Radial shaft seal", "Radialwellendichtring"], "DIN 3760", null],
  stud: [["双头螺柱", "Stud", "Stiftschraube"], "DIN 939", "8.8"],
  plug: [["螺塞", "Screw plug", "Verschlussschraube"], "DIN 908", null],
} as const satisfies Record<string, readonly [Written, string, string | null]>;

type StandardKind = keyof typeof KINDS;

/** Tightening torques of metric screws, Nm, by thread. */
const TORQUES: Readonly<Record<string, number>> = {
  M4: 2.8,
  M5: 5.5,
  M6: 9.5,
  M8: 23,
  M10: 46,
  M12: 80,
  M14: 130,
  M16: 190,
};
const TIGHTENED = new Set([
  "hex_bolt",
  "flange_bolt",
  "socket_screw",
  "torx_screw",
  "countersunk_screw",
  "hex_nut",
  "flange_nut",
  "lock_nut",
  "stud",
  "plug",
]);

/** Reads a key such as "flange_bolt M12 × 1.5 × 35". */
export function standardPart(key: string): StandardPart {
  const [kind, ...rest] = key.split(" ");
  const found = KINDS[kind as StandardKind] as readonly [Written, string, string | null] | undefined;
  if (!found) throw new Error(`no such standard part: ${key}`);
  const dimensions = rest.join(" ");
  const thread = /^M\d+/.exec(dimensions)?.[0];
  const width = Number(/\d+(\.\d+)?/.exec(dimensions)?.[0] ?? 6);
  const dear = kind === "ball_bearing" ? 12 : kind === "shaft_seal" ? 4 : 1;
  return {
    written: found[0],
    norm: found[1],
    dimensions,
    strength: found[2],
    torque: thread && TIGHTENED.has(kind!) ? TORQUES[thread] ?? null : null,
    euro: (.18 + Math.min(width, 60) * .055) * dear,
    pack: dear > 1 || width >= 12 ? 1 : width >= 8 ? 5 : 10,
  };
}
