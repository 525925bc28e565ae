import { type DrawingUse, line, type LineDraft, type PartDraft, revised, type Size } from "../line_drafts.ts";
import { isElectrified, type SeriesDraft } from "../series.ts";

const group = "1210", modules = "1220", electrics = "1230";
const small = { with: ["battery_small"] } as const, large = { with: ["battery_large"] } as const;

const size = (which: "small" | "large" | "hybrid"): Size => ({ platform }) => {
  const kwh = platform.batteries[which];
  return kwh === null ? null : `${kwh} kWh`;
};

/** A part that is made for each battery of the series; the hybrids have one. */
function forEach(part: PartDraft, quantity: number, largeUntil?: "third"): LineDraft[] {
  const of = (which: "small" | "large" | "hybrid", factor: number) => ({
    ...part,
    words: [...part.words, size(which)],
    euro: part.euro * factor,
  });
  return [
    line(of("small", 1), quantity, { ...small, energy: ["bev"] }),
    line(of("large", 1.22), quantity, {
      ...large,
      energy: ["bev"],
      ...(largeUntil && { until: largeUntil }),
    }),
    line(of("hybrid", .6), quantity, { with: ["battery_hybrid"], energy: ["phev"] }),
  ];
}

const housing = {
  cover: [
    ...revised({ words: ["battery_cover"], group, euro: 412, grams: 9800 }, 1, "second"),
    line({ auxiliary: "corrosion_wax" }, null),
  ],
  cover_bolt: [line({ standard: "flange_bolt M10 × 26", torque: 42, once: true }, 20)],
  cover_seal: [line({ words: ["battery_cover_seal"], group, euro: 68.5, once: true, history: "use_up" }, 1)],
  tray: forEach({ words: ["battery_tray"], group, euro: 1340, grams: 38000 }, 1),
  vent: revised({ words: ["vent_valve"], group, euro: 24.6, torque: 3 }, 1, "third"),
  mounting_bolt: [
    line({
      words: ["mounting_bolt_battery", () => "M14 × 90"],
      group,
      euro: 6.8,
      torque: 140,
      angle: 90,
      once: true,
      pack: 2,
    }, 8),
  ],
};
const cells = {
  module: [
    ...forEach(
      {
        words: ["battery_module", "iron_phosphate"],
        group: modules,
        euro: 1480,
        grams: 29000,
        history: "none",
      },
      8,
      "third",
    ),
    line(
      {
        words: ["battery_module", "nickel_rich", size("large")],
        group: modules,
        euro: 1975,
        grams: 26400,
        core: .12,
        history: "at_once",
      },
      8,
      { ...large, energy: ["bev"], from: "third" },
    ),
  ],
  module_bolt: [
    line({ standard: "socket_screw M8 × 60", torque: 21, once: true }, 8),
    line({ auxiliary: "threadlocker" }, null),
  ],
  module_link: [line({ words: ["module_link"], group: modules, euro: 13.9, once: true, pack: 2 }, 6)],
  cooling_plate: [
    line({ words: ["cooling_plate"], group: modules, euro: 286, grams: 5200 }, 1, {
      without: ["cold_climate"],
    }),
    line({ words: ["cooling_heating_plate"], group: modules, euro: 391, grams: 5900 }, 1, {
      with: ["cold_climate"],
    }),
    line({ auxiliary: "thermal_paste" }, null),
  ],
};
const plugs = {
  service_plug: revised({ words: ["service_plug"], group: electrics, euro: 58.2 }, 1, "first"),
  connector: [
    line({ words: ["hv_connector", "front"], group: electrics, euro: 92.4 }, 1),
    line({ words: ["hv_connector", "rear"], group: electrics, euro: 96.1 }, 1, { drive: ["all"] }),
  ],
  connector_seal: [line({ words: ["hv_connector_seal"], group: electrics, euro: 7.3, once: true }, 1)],
  signal_connector: [
    line({ words: ["lv_connector"], group: electrics, euro: 31.7 }, 1),
    line({ auxiliary: "contact_grease" }, null),
  ],
};
const switching = {
  busbar: [
    line({ words: ["busbar", "left"], group: electrics, euro: 44.2 }, 1),
    line({ words: ["busbar", "right"], group: electrics, euro: 44.2 }, 1),
  ],
  contactor_box: [
    line({ words: ["contactor_box", () => "11 kW"], group: electrics, euro: 486, core: .15 }, 1, {
      without: ["charger_22"],
    }),
    line({ words: ["contactor_box", () => "22 kW"], group: electrics, euro: 548, core: .15 }, 1, {
      with: ["charger_22"],
    }),
  ],
  control_unit: [
    line(
      { words: ["battery_control_unit", "software_free"], group: electrics, euro: 342, history: "chain" },
      1,
      { serialUntil: "third" },
    ),
    line(
      {
        words: ["battery_control_unit", "software_free"],
        group: electrics,
        euro: 356,
        revision: 2,
        history: "none",
      },
      1,
      { serialFrom: "third" },
    ),
  ],
};

const serves = (series: SeriesDraft) => isElectrified(series);

/** High-voltage battery: the whole of it, housing, modules, electrics. */
export const hvBattery: DrawingUse = {
  drawing: "hv_battery",
  per: "series",
  sheets: [
    {
      number: "12-10-01",
      written: ["高压动力电池总成", "High-voltage battery", "Hochvoltbatterie"],
      lines: { ...housing, ...cells, ...plugs, ...switching },
      versions: 2,
      serves,
    },
    {
      number: "12-10-02",
      written: ["电池壳体与密封", "Battery housing and seals", "Batteriegehäuse und Dichtungen"],
      lines: housing,
      serves,
    },
    {
      number: "12-20-01",
      written: ["电池模组", "Battery modules", "Batteriemodule"],
      lines: cells,
      versions: 2,
      serves,
    },
    {
      number: "12-20-02",
      written: ["电池冷却", "Battery cooling", "Batteriekühlung"],
      lines: { cooling_plate: cells.cooling_plate, module: cells.module, tray: housing.tray },
      serves,
    },
    {
      number: "12-30-01",
      written: ["电池控制与接触器", "Battery control and contactors", "Batteriesteuerung und Schütze"],
      lines: { ...switching, module_link: cells.module_link },
      serves,
    },
    {
      number: "12-30-02",
      written: ["电池插接件", "Battery connectors", "Batterieanschlüsse"],
      lines: plugs,
      serves,
    },
  ],
};
