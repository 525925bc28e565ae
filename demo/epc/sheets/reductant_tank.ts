import { type DrawingUse, type Footnote, line } from "../line_drafts.ts";
import type { SeriesDraft } from "../series.ts";
import { partsOf, standard } from "../sheet_lines.ts";

const tank = partsOf("2231"), dosing = partsOf("2232");

const diesel = (series: SeriesDraft) => series.energy === "diesel";

const storing = {
  tank: [
    ...tank.one(["还原剂箱", "Reductant tank", "Reduktionsmittelbehälter"], 268, 1, { grams: 4600 }),
    line({ auxiliary: "reductant" }, null),
  ],
  filler_pipe: tank.one(["还原剂加注管", "Filler pipe, reductant", "Einfüllrohr, Reduktionsmittel"], 64.8),
  filler_cap: tank.one(["还原剂箱盖", "Filler cap, reductant", "Verschluss, Reduktionsmittel"], 13.9, 1, {
    shared: "all",
  }),
  strap: tank.one(["还原剂箱拉带", "Strap, reductant tank", "Spannband, Reduktionsmittelbehälter"], 18.7, 2),
  strap_bolt: standard("flange_bolt M8 × 30", 4, 23),
  tray: tank.one(
    ["还原剂箱底护板", "Guard plate, reductant tank", "Schutzblech, Reduktionsmittelbehälter"],
    42.3,
  ),
  tray_bolt: standard("flange_bolt M6 × 18", 4, 9),
};
const delivering = {
  module_filter: dosing.one(["还原剂滤芯", "Filter, reductant", "Filter, Reduktionsmittel"], 28.4, 1, {
    history: "chain",
  }),
  module_seal: dosing.one(["供给模块密封圈", "Seal, delivery module", "Dichtung, Fördermodul"], 8.9, 1, {
    once: true,
  }),
  delivery_module: [
    ...dosing.one(
      ["还原剂供给模块", "Delivery module, reductant", "Fördermodul, Reduktionsmittel"],
      486,
      1,
      { core: .2, grams: 1850 },
      { without: ["cold_climate"] },
    ),
    ...dosing.one(
      [
        "加强加热的还原剂供给模块",
        "Delivery module with stronger heater, reductant",
        "Fördermodul mit stärkerer Heizung, Reduktionsmittel",
      ],
      542,
      1,
      { core: .2, grams: 1980 },
      { with: ["cold_climate"] },
    ),
  ],
  lock_ring: dosing.one(
    ["供给模块锁紧环", "Lock ring, delivery module", "Verschlussring, Fördermodul"],
    11.6,
    1,
    {
      torque: 80,
      shared: "platform",
    },
  ),
};
const injecting = {
  dosing_line: dosing.one(
    ["带加热的还原剂管路", "Heated line, reductant", "Beheizte Leitung, Reduktionsmittel"],
    118,
    1,
    { history: "use_up" },
  ),
  dosing_valve: dosing.one(
    ["还原剂喷射阀", "Dosing valve, reductant", "Dosierventil, Reduktionsmittel"],
    226,
    1,
    {
      core: .15,
      history: "chain",
    },
  ),
  dosing_seal: dosing.one(["喷射阀密封垫", "Gasket, dosing valve", "Dichtung, Dosierventil"], 6.2, 1, {
    once: true,
  }),
  clamp_ring: dosing.one(["喷射阀卡箍", "Clamp, dosing valve", "Schelle, Dosierventil"], 9.4, 1, {
    torque: 7,
    once: true,
  }),
  nox_sensor: dosing.one(["氮氧化物传感器", "NOx sensor", "NOx-Sensor"], 348, 2, {
    torque: 50,
    history: "chain",
  }),
};

const drained: Footnote = {
  mark: "1",
  written: [
    "拆卸前排空还原剂箱；溢出的还原剂会结晶，用水冲洗。",
    "Empty the tank first; rinse spilled reductant with water before it crystallizes.",
    "Behälter vorher entleeren; ausgelaufenes Reduktionsmittel mit Wasser abspülen, bevor es kristallisiert.",
  ],
  of: ["delivery_module", "module_filter"],
};

/** Reductant tank with delivery module and dosing, of the diesel series. */
export const reductantTank: DrawingUse = {
  drawing: "reductant_tank",
  per: "series",
  sheets: [
    {
      number: "22-31-01",
      written: ["还原剂箱", "Reductant tank", "Reduktionsmittelbehälter"],
      lines: storing,
      versions: 2,
      serves: diesel,
    },
    {
      number: "22-32-01",
      written: [
        "还原剂供给与喷射",
        "Reductant delivery and dosing",
        "Reduktionsmittelförderung und -dosierung",
      ],
      lines: { ...delivering, ...injecting },
      footnotes: [drained],
      serves: diesel,
    },
  ],
};
