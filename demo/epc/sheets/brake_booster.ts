import { type DrawingUse, line } from "../line_drafts.ts";
import { partsOf, standard } from "../sheet_lines.ts";

const booster = partsOf("3431"), pedals = partsOf("3432");

/** Brake booster with master cylinder, and the pedals. */
export const brakeBooster: DrawingUse = {
  drawing: "brake_booster",
  per: "platform",
  sheets: [
    {
      number: "34-31-01",
      written: [
        "制动助力器与主缸",
        "Brake booster and master cylinder",
        "Bremskraftverstärker und Hauptzylinder",
      ],
      lines: {
        booster: booster.bySteering(["制动助力器", "Brake booster", "Bremskraftverstärker"], 286, {
          core: .12,
          grams: 4200,
        }),
        cylinder_seal: booster.one(
          ["制动主缸密封圈", "Seal, master cylinder", "Dichtring, Hauptzylinder"],
          4.6,
          1,
          {
            once: true,
          },
        ),
        master_cylinder: booster.one(["制动主缸", "Master cylinder", "Hauptbremszylinder"], 142, 1, {
          history: "chain",
        }),
        cylinder_nut: standard("lock_nut M8", 2, 25, true),
        plug_seal: booster.one(["储液罐密封塞", "Sealing plug, reservoir", "Dichtstopfen, Behälter"], 2.9, 2),
        reservoir: [
          ...booster.one(["制动液储液罐", "Brake fluid reservoir", "Bremsflüssigkeitsbehälter"], 36.8),
          line({ auxiliary: "brake_fluid" }, null),
        ],
        reservoir_cap: booster.one(
          ["储液罐盖", "Cap, brake fluid reservoir", "Deckel, Bremsflüssigkeitsbehälter"],
          6.7,
          1,
          {
            shared: "all",
          },
        ),
        push_rod_boot: booster.one(["助力器推杆防尘罩", "Boot, push rod", "Manschette, Druckstange"], 7.9),
      },
      versions: 2,
    },
    {
      number: "34-32-01",
      written: ["踏板机构", "Pedals", "Pedalwerk"],
      lines: {
        gasket: pedals.one(["踏板支架密封垫", "Gasket, pedal bracket", "Dichtung, Pedalbock"], 3.8, 1, {
          once: true,
        }),
        pedal_box: pedals.bySteering(["踏板支架", "Pedal bracket", "Pedalbock"], 58.3),
        box_nut: standard("lock_nut M8", 4, 24, true),
        pedal: pedals.one(["制动踏板", "Brake pedal", "Bremspedal"], 42.7),
        pedal_pad: pedals.one(["制动踏板胶垫", "Pedal rubber, brake", "Pedalgummi, Bremse"], 5.2, 1, {
          shared: "platform",
        }),
        pedal_bolt: standard("hex_bolt M12 × 140", 1, 40),
        brake_switch: pedals.one(["制动灯开关", "Brake light switch", "Bremslichtschalter"], 24.9, 1, {
          history: "chain",
        }),
        accelerator: pedals.bySteering(["加速踏板模块", "Accelerator pedal module", "Fahrpedalmodul"], 96.4),
        accelerator_nut: standard("flange_nut M6", 2, 8),
      },
    },
  ],
};
