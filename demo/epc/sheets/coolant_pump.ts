import {
  type DrawingUse,
  line,
  type LineDraft,
  type PartDraft,
  revised,
  type Sheet,
} from "../line_drafts.ts";
import { isElectrified, type SeriesDraft } from "../series.ts";

type Circuit = "drive_circuit" | "battery_circuit" | "cabin_circuit" | "engine_circuit";

/** Lines of the pump, its hoses and tank in one of the coolant circuits. */
function circuit(name: Circuit, watts: number) {
  const own = (part: Omit<PartDraft, "group">, group = "6421"): PartDraft => ({
    ...part,
    group,
    words: [...part.words, name],
  });
  const pair = (part: Omit<PartDraft, "group">, quantity: number): LineDraft[] => [
    line(own(part, "6422"), quantity, { without: ["heat_pump"] }),
    line(
      own({ ...part, words: [...part.words, "heat_pump_type"], euro: part.euro * 1.18 }, "6422"),
      quantity,
      { with: ["heat_pump"] },
    ),
  ];
  const pump = {
    pump_motor: revised(
      own({ words: ["coolant_pump", () => `${watts} W`], euro: 118 + watts * .6, core: .14, grams: 1100 }),
      1,
      "third",
    ),
    impeller: [line(own({ words: ["impeller_rotor"], euro: 17.6 }), 1)],
    housing_seal: [line({ standard: "o_ring 62 × 3", once: true }, 1)],
    pump_housing: [line(own({ words: ["pump_housing"], euro: 42.3, grams: 540 }), 1)],
    housing_screw: [line({ standard: "socket_screw M5 × 24", torque: 5.5 }, 5)],
  };
  const holding = {
    rubber_sleeve: [line(own({ words: ["rubber_sleeve_pump"], euro: 9.2 }), 1)],
    bracket: revised(own({ words: ["pump_bracket"], euro: 18.7 }), 1, "second"),
    rubber_mount: [
      line({ words: ["rubber_mount"], group: "6421", shared: "platform", euro: 3.9, pack: 3 }, 3),
    ],
    bracket_bolt: [line({ standard: "flange_bolt M8 × 34", torque: 20 }, 3)],
  };
  const hoses = {
    inlet_clip: [
      line({ standard: "hose_clip 24 × 12" }, 2),
      line({ standard: "hose_clip 32 × 12" }, 2),
      line({ auxiliary: "hose_fluid" }, null),
    ],
    inlet_hose: pair({ words: ["inlet_hose"], euro: 31.4 }, 1),
    outlet_hose: pair({ words: ["outlet_hose"], euro: 28.8 }, 1),
  };
  const tank = {
    expansion_tank: [
      ...revised(own({ words: ["expansion_tank"], euro: 48.5, grams: 720 }, "6423"), 1, "first"),
      line({ auxiliary: "coolant" }, null),
    ],
    tank_cap: [line({ words: ["tank_cap", () => "1.5 bar"], group: "6423", shared: "all", euro: 11.3 }, 1)],
    level_sensor: [
      line({ words: ["level_sensor"], group: "6423", shared: "platform", euro: 22.4, history: "chain" }, 1),
    ],
    vent_hose: [line(own({ words: ["vent_hose"], euro: 14.1 }, "6423"), 1)],
    tank_bolt: [line({ standard: "flange_bolt M8 × 26" }, 2)],
  };
  return { pump, holding, hoses, tank };
}

const electric = (series: SeriesDraft) => isElectrified(series);
const burning = (series: SeriesDraft) => series.energy !== "bev";

const drive = circuit("drive_circuit", 80), battery = circuit("battery_circuit", 50);
const cabin = circuit("cabin_circuit", 20), engine = circuit("engine_circuit", 60);

const sheet = (
  number: string,
  written: Sheet["written"],
  lines: Sheet["lines"],
  serves?: Sheet["serves"],
  versions: 1 | 2 = 1,
): Sheet => ({
  number,
  written,
  lines,
  versions,
  ...(serves && { serves }),
});
const all = (one: ReturnType<typeof circuit>) => ({ ...one.pump, ...one.holding, ...one.hoses, ...one.tank });

/** Coolant pump with hoses and tank, for each circuit a vehicle has. */
export const coolantPump: DrawingUse = {
  drawing: "coolant_pump",
  per: "platform",
  sheets: [
    sheet(
      "64-21-01",
      ["驱动回路冷却液泵", "Coolant pump, drive circuit", "Kühlmittelpumpe, Antriebskreis"],
      all(drive),
      electric,
      2,
    ),
    sheet(
      "64-21-02",
      ["电池回路冷却液泵", "Coolant pump, battery circuit", "Kühlmittelpumpe, Batteriekreis"],
      { ...battery.pump, ...battery.holding, ...battery.hoses },
      electric,
    ),
    sheet("64-21-03", ["暖风回路冷却液泵", "Coolant pump, cabin circuit", "Kühlmittelpumpe, Heizkreis"], {
      ...cabin.pump,
      ...cabin.holding,
    }),
    sheet(
      "64-21-04",
      ["发动机附加冷却液泵", "Auxiliary coolant pump, engine", "Zusatzkühlmittelpumpe, Motor"],
      all(engine),
      burning,
      2,
    ),
    sheet("64-22-01", ["暖风回路软管", "Hoses, cabin circuit", "Schläuche, Heizkreis"], cabin.hoses),
    sheet(
      "64-23-01",
      ["驱动回路膨胀水箱", "Expansion tank, drive circuit", "Ausgleichsbehälter, Antriebskreis"],
      drive.tank,
      electric,
    ),
    sheet(
      "64-23-02",
      ["发动机回路膨胀水箱", "Expansion tank, engine circuit", "Ausgleichsbehälter, Motorkreis"],
      engine.tank,
      burning,
    ),
  ],
};
