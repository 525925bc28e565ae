import { type DrawingUse, line, type LineDraft } from "../line_drafts.ts";
import type { Feature } from "../options.ts";
import { isElectrified } from "../series.ts";
import { partsOf, standard } from "../sheet_lines.ts";

const charger = partsOf("1321"), cables = partsOf("1322");

const ofPower = (feature: Feature, kilowatts: string, euro: number): LineDraft[] =>
  charger.one(["车载充电机总成", "On-board charger, complete", "Bordlader, komplett"], euro, 1, {
    also: [() => kilowatts],
    core: .15,
    grams: 11400,
  }, { with: [feature] });

/** On-board charger with DC/DC converter, of the series with a traction battery. */
export const onBoardCharger: DrawingUse = {
  drawing: "on_board_charger",
  per: "platform",
  sheets: [
    {
      number: "13-21-01",
      written: [
        "车载充电机与直流转换器",
        "On-board charger and DC/DC converter",
        "Bordlader und Gleichspannungswandler",
      ],
      lines: {
        cover: charger.one(["充电机上盖", "Cover, on-board charger", "Deckel, Bordlader"], 48.2),
        cover_screw: standard("torx_screw M6 × 20", 10, 8, true),
        cover_seal: charger.one(
          ["充电机上盖密封垫", "Seal, charger cover", "Dichtung, Bordladerdeckel"],
          14.7,
          1,
          { once: true },
        ),
        charger_board: charger.one(
          ["充电机功率板", "Power board, on-board charger", "Leistungsplatine, Bordlader"],
          684,
          1,
          {
            orderable: false,
          },
        ),
        converter_board: charger.one(["直流转换器", "DC/DC converter", "Gleichspannungswandler"], 412, 1, {
          core: .12,
        }),
        board_screw: standard("torx_screw M4 × 12", 8, 2.5),
        housing: [
          ...ofPower("charger_7", "7 kW", 890),
          ...ofPower("charger_11", "11 kW", 1180),
          ...ofPower("charger_22", "22 kW", 1640),
        ],
        cooling_seal: charger.one(["冷却板密封垫", "Seal, cooling plate", "Dichtung, Kühlplatte"], 12.3, 1, {
          once: true,
        }),
        cooling_plate: [
          ...charger.one(["充电机冷却板", "Cooling plate, on-board charger", "Kühlplatte, Bordlader"], 86.5),
          line({ auxiliary: "thermal_paste" }, null),
        ],
        plate_bolt: standard("flange_bolt M8 × 20", 6, 18),
        mounting_bolt: standard("flange_bolt M10 × 32", 4, 40),
      },
      serves: isElectrified,
      versions: 2,
    },
    {
      number: "13-22-01",
      written: ["充电机高压接口与线束", "Connections of the charger", "Anschlüsse des Bordladers"],
      lines: {
        battery_socket: cables.one([
          "动力电池侧高压插座",
          "High-voltage socket, battery",
          "Hochvoltbuchse, Batterie",
        ], 74.6),
        inlet_socket: cables.one([
          "充电口侧高压插座",
          "High-voltage socket, inlet",
          "Hochvoltbuchse, Ladedose",
        ], 68.1),
        battery_cable: cables.one(
          ["动力电池高压线束", "High-voltage cable, battery", "Hochvoltleitung, Batterie"],
          268,
          1,
          {
            history: "use_up",
          },
        ),
        inlet_cable: cables.one(
          ["充电口高压线束", "High-voltage cable, inlet", "Hochvoltleitung, Ladedose"],
          224,
        ),
        signal_socket: cables.one(["低压信号插座", "Signal socket", "Signalbuchse"], 22.4),
        signal_plug: cables.one(["低压信号插头", "Signal plug", "Signalstecker"], 8.3, 1, { shared: "all" }),
      },
      serves: isElectrified,
    },
  ],
};
