import type { DrawingUse } from "../line_drafts.ts";
import { hasEngine } from "../series.ts";
import { partsOf, standard } from "../sheet_lines.ts";

const tank = partsOf("2211"), delivery = partsOf("2212"), filling = partsOf("2221");

const unit = {
  unit_seal: delivery.one(["燃油泵总成密封圈", "Seal, delivery unit", "Dichtung, Fördereinheit"], 7.4, 1, {
    once: true,
  }),
  delivery_unit: [
    ...delivery.one(["燃油泵总成", "Delivery unit, petrol", "Fördereinheit, Benzin"], 186, 1, {
      history: "chain",
    }, { energy: ["petrol", "phev"] }),
    ...delivery.one(["柴油供油单元", "Delivery unit, diesel", "Fördereinheit, Diesel"], 204, 1, {}, {
      energy: ["diesel"],
    }),
  ],
  lock_ring: delivery.one(
    ["燃油泵锁紧环", "Lock ring, delivery unit", "Verschlussring, Fördereinheit"],
    9.8,
    1,
    {
      torque: 110,
      shared: "platform",
    },
  ),
};
const body = {
  tank: tank.one(["燃油箱", "Fuel tank", "Kraftstoffbehälter"], 412, 1, { grams: 11200 }),
  strap: tank.one(["燃油箱拉带", "Strap, fuel tank", "Spannband, Kraftstoffbehälter"], 21.4, 2),
  strap_bolt: standard("flange_bolt M10 × 32", 4, 45),
  heat_shield: tank.one(["燃油箱隔热板", "Heat shield, fuel tank", "Wärmeschutz, Kraftstoffbehälter"], 26.7),
};
const filler = {
  valve: filling.one(["翻车阀", "Roll-over valve", "Überschlagventil"], 18.9, 2, { shared: "platform" }),
  vent_line: filling.one(
    ["燃油箱通气管", "Vent line, fuel tank", "Entlüftungsleitung, Kraftstoffbehälter"],
    33.6,
  ),
  filler_pipe: filling.one(["加油管", "Filler pipe", "Einfüllrohr"], 74.2, 1, { history: "use_up" }),
  filler_cap: [
    ...filling.one(["油箱盖", "Fuel filler cap", "Tankdeckel"], 14.7, 1, { shared: "all" }, {
      energy: ["petrol", "phev"],
    }),
    ...filling.one(["柴油箱盖", "Diesel filler cap", "Tankdeckel, Diesel"], 15.9, 1, { shared: "all" }, {
      energy: ["diesel"],
    }),
  ],
  canister: filling.one(
    ["活性炭罐", "Carbon canister", "Aktivkohlebehälter"],
    68.3,
    1,
    {},
    { energy: ["petrol", "phev"] },
  ),
  hose_clamp: standard("hose_clip 54 × 12", 2),
};

/** Fuel tank with delivery unit and filler pipe, of the series with an engine. */
export const fuelTank: DrawingUse = {
  drawing: "fuel_tank",
  per: "platform",
  builds: { petrol: { energy: "petrol" }, diesel: { energy: "diesel" } },
  sheets: [
    {
      number: "22-11-01",
      written: ["燃油箱", "Fuel tank", "Kraftstoffbehälter"],
      lines: { ...body, ...filler },
      versions: 2,
      serves: hasEngine,
    },
    {
      number: "22-12-01",
      written: ["燃油供给单元", "Fuel delivery unit", "Kraftstofffördereinheit"],
      lines: unit,
      serves: hasEngine,
    },
  ],
};
