import type { DrawingUse } from "../line_drafts.ts";
import { partsOf, standard } from "../sheet_lines.ts";

const box = partsOf("6521"), blower = partsOf("6522");

const air = {
  blower_wheel: blower.one(["鼓风机叶轮", "Blower wheel", "Gebläserad"], 24.8, 1, { orderable: false }),
  blower_motor: blower.bySteering(["鼓风机电机", "Blower motor", "Gebläsemotor"], 112, { history: "chain" }),
  blower_screw: standard("torx_screw M4 × 14", 3, 2.5),
  cabin_filter: blower.either(["空调滤芯", "Cabin filter", "Innenraumfilter"], 18.6, "cold_climate", [
    "活性炭型",
    "activated carbon",
    "Aktivkohle",
  ]),
  filter_lid: blower.one(["空调滤芯盖", "Lid, cabin filter", "Deckel, Innenraumfilter"], 6.2),
};

/** Heater and evaporator box with blower and cabin filter. */
export const airBox: DrawingUse = {
  drawing: "air_box",
  per: "platform",
  sheets: [
    {
      number: "65-21-01",
      written: ["空调箱", "Heater and evaporator box", "Heiz- und Klimakasten"],
      lines: {
        case_rear: box.bySteering(["空调箱后壳体", "Case, rear half", "Gehäuse, hintere Hälfte"], 64.7),
        blend_flap: box.one(["混合风门", "Blend flap", "Mischklappe"], 14.2),
        flap_motor: box.one(["风门执行器", "Actuator, flap", "Stellmotor, Klappe"], 38.9, 4, {
          history: "chain",
        }),
        motor_screw: standard("torx_screw M4 × 14", 8, 2.5),
        evaporator: box.one(["蒸发器", "Evaporator", "Verdampfer"], 168),
        heater_core: box.either(
          ["暖风芯体", "Heater core", "Heizungswärmetauscher"],
          96.4,
          "heat_pump",
          "heat_pump_type",
        ),
        case_front: box.bySteering(["空调箱前壳体", "Case, front half", "Gehäuse, vordere Hälfte"], 78.2),
        case_screw: standard("torx_screw M5 × 26", 14, 2.5),
        drain_hose: box.one(["冷凝水排水管", "Drain hose, condensate", "Kondensatablauf"], 6.8),
      },
      versions: 2,
    },
    {
      number: "65-22-01",
      written: ["鼓风机与空调滤芯", "Blower and cabin filter", "Gebläse und Innenraumfilter"],
      lines: air,
    },
  ],
};
