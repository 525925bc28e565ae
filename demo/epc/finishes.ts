import type { Written } from "./names.ts";
import { dice } from "./random.ts";

/** Paints and trims of the demo's vehicles, by code, with a colour for the eye. */
export const FINISHES: Readonly<
  Record<string, { kind: "paint" | "trim"; written: Written; swatch: string }>
> = {
  "P300": { kind: "paint", written: ["冰川白", "Glacier white", "Gletscherweiß"], swatch: "#F1F3F2" },
  "P416": { kind: "paint", written: ["曜石黑", "Obsidian black", "Obsidianschwarz"], swatch: "#16181B" },
  "P475": { kind: "paint", written: ["石墨灰", "Graphite gray", "Graphitgrau"], swatch: "#5A6068" },
  "P521": { kind: "paint", written: ["海湾蓝", "Bay blue", "Buchtblau"], swatch: "#1F4E86" },
  "P608": { kind: "paint", written: ["赤陶红", "Terracotta red", "Terrakottarot"], swatch: "#9A3B2C" },
  "P733": { kind: "paint", written: ["松林绿", "Pine green", "Piniengrün"], swatch: "#2F5142" },
  "T10": { kind: "trim", written: ["黑色织物", "Black cloth", "Stoff schwarz"], swatch: "#202124" },
  "T22": { kind: "trim", written: ["灰色织物", "Gray cloth", "Stoff grau"], swatch: "#8C9096" },
  "T41": {
    kind: "trim",
    written: ["黑色人造革", "Black leatherette", "Kunstleder schwarz"],
    swatch: "#1B1B1D",
  },
  "T56": { kind: "trim", written: ["驼色真皮", "Camel leather", "Leder kamel"], swatch: "#B08A5B" },
};

const of = (kind: "paint" | "trim") =>
  Object.entries(FINISHES).filter(([, one]) => one.kind === kind).map(([code]) => code);

/** Paint, trim and gearbox of a vehicle, the same each time for the same VIN. */
export function finishOf(vin: string): { paintCode: string; trimCode: string; gearboxNumber: string } {
  const random = dice(`finish ${vin}`);
  return {
    paintCode: random.pick(of("paint")),
    trimCode: random.pick(of("trim")),
    gearboxNumber: `G${vin[3]}${String(random.whole(0, 9_999_999)).padStart(7, "0")}`,
  };
}
