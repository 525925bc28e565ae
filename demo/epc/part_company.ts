import type { PartCompanyRow } from "@/services/epc/import/part_rows.ts";
import type { Figure, Line } from "./compose_figures.ts";
import { joined, names } from "./names.ts";
import type { Part, PartRegister } from "./part_register.ts";
import { WORDS } from "./words.ts";

type Why = "replace" | "fit_with";

/** By drawing: what is needed along with the parts behind a callout, by names in the drawing, with pieces for one of the part. */
const NEEDS: Readonly<Record<string, Readonly<Record<string, readonly (readonly [string, number, Why])[]>>>> =
  {
    front_brake: {
      brake_disc: [["disc_screw", 1, "fit_with"]],
      pad: [["pad_clip", 1, "fit_with"], ["pad_pin", 2, "fit_with"]],
      caliper_housing: [["guide_bolt", 2, "replace"], ["banjo_seal", 2, "replace"]],
      caliper_bracket: [["bracket_bolt", 2, "replace"], ["bracket_washer", 2, "fit_with"]],
      brake_hose: [["banjo_seal", 2, "replace"]],
      guide_pin: [["pin_boot", 1, "fit_with"], ["guide_bolt", 1, "replace"]],
      splash_shield: [["shield_screw", 3, "fit_with"]],
    },
    hv_battery: { cover: [["cover_seal", 1, "replace"], ["cover_bolt", 20, "replace"]] },
    engine_block: {
      piston: [["compression_ring", 2, "fit_with"], ["oil_ring", 1, "fit_with"], ["pin_ring", 2, "replace"]],
      connecting_rod: [["rod_bolt", 2, "replace"], ["rod_shell", 2, "fit_with"]],
      crankshaft: [
        ["block_shell", 5, "fit_with"],
        ["bedplate_shell", 5, "fit_with"],
        ["thrust_washer", 2, "fit_with"],
        ["front_seal", 1, "replace"],
        ["rear_cover", 1, "replace"],
      ],
      flywheel: [["flywheel_bolt", 8, "replace"]],
      cylinder_block: [["main_bolt", 10, "replace"], ["core_plug", 6, "fit_with"]],
      oil_pan: [["pan_seal", 1, "replace"], ["pan_screw", 10, "fit_with"], ["drain_seal", 1, "replace"]],
      drain_plug: [["drain_seal", 1, "replace"]],
    },
    timing_drive: {
      timing_chain: [["chain_tensioner", 1, "fit_with"], ["guide", 1, "fit_with"], [
        "tensioning_rail",
        1,
        "fit_with",
      ]],
      exhaust_phaser: [["central_valve", 1, "replace"]],
      intake_phaser: [["central_valve", 1, "replace"]],
      chain_tensioner: [["tensioner_bolt", 2, "fit_with"]],
      guide: [["guide_bolt", 2, "fit_with"]],
      tensioning_rail: [["rail_pin", 1, "fit_with"]],
      pump_sprocket: [["sprocket_nut", 1, "replace"]],
      timing_cover: [["cover_seal", 1, "replace"], ["front_seal", 1, "replace"], [
        "cover_bolt",
        14,
        "fit_with",
      ]],
      damper: [["damper_bolt", 1, "replace"], ["front_seal", 1, "fit_with"]],
    },
    tailgate: {
      hinge: [["hinge_bolt", 2, "fit_with"]],
      lock: [["lock_screw", 2, "fit_with"]],
      strut: [["ball_stud", 2, "fit_with"]],
      trim: [["trim_clip", 10, "replace"]],
      wiper_arm: [["wiper_nut", 1, "replace"], ["wiper_cap", 1, "fit_with"]],
    },
    windscreen: {
      windscreen: [["moulding", 1, "replace"], ["spacer", 2, "fit_with"]],
      rain_sensor: [["bracket", 1, "fit_with"]],
      cowl: [["cowl_clip", 8, "replace"], ["cowl_seal", 1, "fit_with"]],
    },
    reductant_tank: {
      tank: [["strap", 2, "fit_with"], ["strap_bolt", 4, "fit_with"]],
      delivery_module: [["module_seal", 1, "replace"], ["module_filter", 1, "fit_with"]],
      dosing_valve: [["dosing_seal", 1, "replace"], ["clamp_ring", 1, "replace"]],
      tray: [["tray_bolt", 4, "fit_with"]],
    },
    coolant_pump: {
      pump_motor: [["housing_seal", 1, "replace"], ["housing_screw", 5, "fit_with"]],
      bracket: [["bracket_bolt", 3, "fit_with"]],
    },
  };

/** Kits, by the word that their English name begins with: by names in the same drawing what they hold, with pieces. */
const KITS: readonly (readonly [begins: string, held: readonly (readonly [string, number])[]])[] = [
  ["Guide pin kit", [["guide_pin", 2], ["pin_boot", 2]]],
  ["Repair kit, piston", [["piston", 1], ["dust_boot", 1]]],
  ["Piston kit", [["piston", 1], ["compression_ring", 2], ["oil_ring", 1], ["piston_pin", 1], [
    "pin_ring",
    2,
  ]]],
  ["Piston ring set", [["compression_ring", 2], ["oil_ring", 1]]],
  ["Timing chain kit", [
    ["timing_chain", 1],
    ["chain_tensioner", 1],
    ["guide", 1],
    ["tensioning_rail", 1],
    ["upper_guide", 1],
  ]],
  ["Wiper blade set", [["blade_left", 1], ["blade_right", 1]]],
];

/** Whether two lines can be of one vehicle, as far as their conditions say so plainly. */
function together(one: Line, other: Line): boolean {
  const key = (line: Line) => JSON.stringify(line.applicability);
  return one.applicability.length === 0 || other.applicability.length === 0 || key(one) === key(other);
}

/** Kits, what is needed along and alternatives of the demo's parts. Enters the alternatives in the register. */
export function partCompany(register: PartRegister, figures: readonly Figure[]): PartCompanyRow[] {
  const parts = new Map(register.parts().map((part) => [part.number, part]));
  const rows = new Map<string, PartCompanyRow>();
  const rowOf = (number: string) => {
    const row = rows.get(number) ?? { number };
    rows.set(number, row);
    return row;
  };
  for (const figure of figures) {
    for (const line of figure.lines) {
      const part = parts.get(line.partNumber)!;
      if (part.standardCode || part.auxiliaryCode) continue;
      const beside = (stem: string) =>
        figure.lines.filter((one) =>
          one.stem === stem && one.partNumber !== line.partNumber && together(line, one)
        );
      const row = rowOf(part.number);
      const add = (
        number: string,
        why: NonNullable<PartCompanyRow["needs"]>[number]["why"],
        quantity: number | null,
      ) => {
        const needs = row.needs ??= [];
        if (needs.every((one) => one.partNumber !== number)) {
          needs.push({ partNumber: number, why, quantity });
        }
      };
      for (const [stem, quantity, why] of NEEDS[figure.drawing]?.[line.stem] ?? []) {
        for (const one of beside(stem)) {
          const other = parts.get(one.partNumber)!;
          if (other.auxiliaryCode === null && other.unit === "piece" || stem === "pad_clip") {
            add(one.partNumber, why, quantity);
          }
        }
      }
      for (const one of beside(line.stem)) {
        if (parts.get(one.partNumber)!.auxiliaryCode) add(one.partNumber, "use_up", null);
      }
      const held = KITS.find(([begins]) => part.names.en_US.startsWith(begins))?.[1] ?? [];
      const kit = held.flatMap(([stem, quantity]) => {
        const own = beside(stem).find((one) => parts.get(one.partNumber)!.unit === "piece");
        return own ? [{ partNumber: own.partNumber, quantity }] : [];
      });
      if (kit.length > (row.kit?.length ?? 0)) row.kit = kit;
    }
  }
  for (const part of parts.values()) {
    // Only of what a figure shows: an alternative that stands for nothing would be found, and nobody could say what it fits.
    const row = rows.get(part.number);
    const other = row && alternativeOf(register, part);
    if (other) row.alternatives = [other];
  }
  for (const row of rows.values()) {
    // What is in the kit is not needed besides it.
    row.needs = row.needs?.filter((need) => !row.kit?.some((held) => held.partNumber === need.partNumber));
  }
  return [...rows.values()].filter((row) => row.kit || row.needs?.length || row.alternatives);
}

/** Exchange parts come remanufactured too, discs, pads and wiper blades in an economy line. */
function alternativeOf(register: PartRegister, part: Part) {
  const kind = part.exchange
    ? "remanufactured" as const
    : /^(Brake disc|Brake pad set|Wiper blade)/.test(part.names.en_US)
    ? "economy" as const
    : null;
  if (kind === null) return null;
  const other = register.derive(part, {
    names: joined([part.names, names(WORDS[kind])]),
    euro: part.euro * (kind === "economy" ? .64 : .72),
    history: "none",
  });
  return { partNumber: other.number, kind };
}
