import type { DrawingUse } from "../line_drafts.ts";
import { hasEngine } from "../series.ts";
import { partsOf, standard } from "../sheet_lines.ts";

const treatment = partsOf("2311"), silencing = partsOf("2321");

const front = {
  gasket: treatment.one(["排气歧管密封垫", "Gasket, exhaust manifold", "Dichtung, Abgaskrümmer"], 11.6, 1, {
    once: true,
  }),
  converter: [
    ...treatment.one(["三元催化转化器", "Catalytic converter", "Katalysator"], 684, 1, {
      core: .12,
      grams: 6900,
      history: "chain",
    }, { energy: ["petrol", "phev"] }),
    ...treatment.one(
      [
        "带催化器的颗粒捕集器",
        "Particulate filter with catalytic converter",
        "Partikelfilter mit Katalysator",
      ],
      1120,
      1,
      { core: .12, grams: 9400 },
      { energy: ["diesel"] },
    ),
  ],
  oxygen_probe: treatment.one(
    ["前氧传感器", "Oxygen sensor, upstream", "Lambdasonde vor Katalysator"],
    86.4,
    1,
    {
      torque: 50,
      history: "chain",
    },
  ),
  monitor_probe: treatment.one(
    ["后氧传感器", "Oxygen sensor, downstream", "Lambdasonde nach Katalysator"],
    74.8,
    1,
    {
      torque: 50,
    },
  ),
  heat_shield: treatment.one(["催化器隔热罩", "Heat shield, converter", "Wärmeschutz, Katalysator"], 24.1),
  shield_bolt: standard("flange_bolt M6 × 16", 4, 9),
  flange_seal: treatment.one(
    ["排气管法兰密封圈", "Seal ring, exhaust flange", "Dichtring, Abgasflansch"],
    7.8,
    1,
    {
      once: true,
      shared: "platform",
    },
  ),
  flange_bolt: standard("hex_bolt M10 × 56", 3, 46, true),
  flex_joint: treatment.one(["排气挠性节", "Flexible joint, exhaust", "Entkoppelelement, Abgasanlage"], 96.5),
  sleeve: treatment.one(["排气管双卡箍", "Double clamp, exhaust", "Doppelschelle, Abgasanlage"], 13.4, 2, {
    shared: "platform",
  }),
};
const rear = {
  middle_silencer: silencing.one(["中消声器", "Middle silencer", "Mittelschalldämpfer"], 214, 1, {
    grams: 7400,
  }),
  flange_nut: standard("flange_nut M10", 3, 46, true),
  rear_silencer: silencing.one(["后消声器", "Rear silencer", "Nachschalldämpfer"], 268, 1, {
    grams: 9800,
    history: "use_up",
  }),
  hanger: silencing.one(["排气吊胶", "Rubber hanger, exhaust", "Gummilager, Abgasanlage"], 5.2, 3, {
    shared: "platform",
    pack: 2,
  }),
  tail_trim: silencing.either(
    ["排气尾管装饰罩", "Tail pipe trim", "Endrohrblende"],
    31.5,
    "sport_suspension",
    "black_finish",
    {},
    2,
  ),
};

/** Exhaust system of the series with an engine. */
export const exhaust: DrawingUse = {
  drawing: "exhaust",
  per: "platform",
  sheets: [
    {
      number: "23-11-01",
      written: ["排气后处理装置", "Exhaust treatment", "Abgasnachbehandlung"],
      lines: front,
      versions: 2,
      serves: hasEngine,
    },
    {
      number: "23-21-01",
      written: ["消声器与排气管", "Silencers and pipes", "Schalldämpfer und Rohre"],
      lines: { ...rear, sleeve: front.sleeve },
      serves: hasEngine,
    },
  ],
};
