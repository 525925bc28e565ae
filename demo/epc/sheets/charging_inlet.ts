import type { DrawingUse } from "../line_drafts.ts";
import { isElectrified } from "../series.ts";
import { partsOf, standard } from "../sheet_lines.ts";

const inlet = partsOf("1311"), cover = partsOf("1312");

const flap = {
  flap: cover.one(["充电口盖板", "Charging flap", "Ladeklappe"], 46.5, 1, { history: "use_up" }),
  hinge_arm: cover.one(["充电口盖铰链臂", "Hinge arm, charging flap", "Scharnierarm, Ladeklappe"], 12.8),
  flap_motor: cover.one(["充电口盖执行器", "Actuator, charging flap", "Stellmotor, Ladeklappe"], 58.4),
  motor_screw: standard("torx_screw M5 × 22", 2, 4),
  housing: cover.one(["充电口盒体", "Housing, charging inlet", "Gehäuse, Ladedose"], 38.7, 1, { grams: 620 }),
  housing_bolt: standard("flange_bolt M6 × 18", 4, 8),
};
const socket = {
  light_guide: inlet.one(["充电指示光环", "Light ring, charging inlet", "Leuchtring, Ladedose"], 34.2, 1, {
    history: "chain",
  }),
  seal: inlet.one(["充电插座密封垫", "Gasket, charging inlet", "Dichtung, Ladedose"], 8.6, 1, { once: true }),
  inlet: [
    ...inlet.one(["充电插座总成", "Charging inlet, complete", "Ladedose, komplett"], 348, 1, {
      also: [["国标", "GB/T", "GB/T"]],
      grams: 2900,
    }, { markets: ["cn"] }),
    ...inlet.one(["充电插座总成", "Charging inlet, complete", "Ladedose, komplett"], 362, 1, {
      also: [["联合充电系统", "CCS", "CCS"]],
      grams: 2900,
    }, { markets: ["eu", "asia", "latam"] }),
  ],
  inlet_screw: standard("torx_screw M5 × 22", 4, 4, true),
  dc_cap: inlet.one(["直流触点护盖", "Cap, direct-current contacts", "Kappe, Gleichstromkontakte"], 6.9),
  plug_lock: inlet.one(["充电枪锁止执行器", "Actuator, plug lock", "Stellmotor, Steckerverriegelung"], 64.1),
  lock_screw: standard("torx_screw M4 × 16", 2, 2.5),
  charging_cable: inlet.one(["高压充电线束", "High-voltage charging cable", "Hochvolt-Ladeleitung"], 412, 1, {
    grams: 4800,
  }),
  lock_plug: inlet.one(
    ["锁止执行器插头", "Plug housing, plug lock", "Steckergehäuse, Steckerverriegelung"],
    4.2,
    1,
    {
      shared: "all",
    },
  ),
};

/** Charging inlet with its flap, of the series with a traction battery. */
export const chargingInlet: DrawingUse = {
  drawing: "charging_inlet",
  per: "platform",
  sheets: [
    {
      number: "13-11-01",
      written: ["充电插座", "Charging inlet", "Ladedose"],
      lines: { ...flap, ...socket },
      versions: 2,
      serves: isElectrified,
    },
    {
      number: "13-12-01",
      written: ["充电口盖", "Charging flap", "Ladeklappe"],
      lines: flap,
      serves: isElectrified,
    },
  ],
};
