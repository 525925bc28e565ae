import type { DrawingUse } from "../line_drafts.ts";
import { partsOf, standard } from "../sheet_lines.ts";

const battery = partsOf("6211"), box = partsOf("6221");

/** 12 V battery with its tray and cables; junction box with fuses and relays. */
export const battery12v: DrawingUse = {
  drawing: "battery_12v",
  per: "platform",
  sheets: [
    {
      number: "62-11-01",
      written: ["12 V 蓄电池", "12 V battery", "12-V-Batterie"],
      lines: {
        battery: [
          ...battery.one(["12 V 蓄电池", "12 V battery", "12-V-Batterie"], 128, 1, {
            also: [() => "60 Ah"],
            grams: 17200,
            core: .08,
          }, { without: ["cold_climate"] }),
          ...battery.one(["12 V 蓄电池", "12 V battery", "12-V-Batterie"], 164, 1, {
            also: [() => "70 Ah"],
            grams: 20100,
            core: .08,
          }, { with: ["cold_climate"] }),
        ],
        tray: battery.one(["蓄电池托盘", "Battery tray", "Batterieträger"], 22.8),
        clamp_bar: battery.one(["蓄电池压板", "Battery clamp", "Batteriehalter"], 5.4, 1, {
          shared: "platform",
        }),
        clamp_bolt: standard("flange_bolt M8 × 40", 1, 18),
        tray_bolt: standard("flange_bolt M8 × 22", 3, 20),
        minus_terminal: battery.one(
          ["带传感器的负极接线柱", "Negative terminal with sensor", "Minusklemme mit Sensor"],
          74.6,
          1,
          {
            history: "chain",
          },
        ),
        earth_cable: battery.one(["搭铁线", "Earth cable", "Masseleitung"], 19.7),
        plus_terminal: battery.one(["正极接线柱", "Positive terminal", "Plusklemme"], 28.3),
        pole_cap: battery.one(["正极护罩", "Cap, positive terminal", "Abdeckung, Plusklemme"], 6.1),
      },
    },
    {
      number: "62-21-01",
      written: [
        "前舱配电盒与线束",
        "Junction box and harness, front",
        "Verteilerkasten und Leitungssatz vorn",
      ],
      lines: {
        box_lower: box.one(["配电盒下壳体", "Junction box, lower part", "Verteilerkasten, Unterteil"], 32.4),
        carrier: box.one(["熔断器支架", "Fuse carrier", "Sicherungsträger"], 118, 1, { history: "use_up" }),
        fuse: [
          ...box.one(["片式熔断器", "Blade fuse", "Flachsicherung"], .6, 6, {
            also: [() => "10 A"],
            shared: "all",
            pack: 10,
          }),
          ...box.one(["片式熔断器", "Blade fuse", "Flachsicherung"], .6, 8, {
            also: [() => "20 A"],
            shared: "all",
            pack: 10,
          }),
        ],
        relay: box.one(["继电器", "Relay", "Relais"], 8.9, 4, { also: [() => "40 A"], shared: "all" }),
        strip_fuse: box.one(["片条式熔断器", "Strip fuse", "Streifensicherung"], 4.7, 2, {
          also: [() => "80 A"],
          shared: "all",
        }),
        stud_nut: standard("flange_nut M6", 4, 8),
        lid: box.one(["配电盒盖", "Lid, junction box", "Deckel, Verteilerkasten"], 16.8),
        harness: box.bySteering(["前舱线束", "Wiring harness, front", "Leitungssatz vorn"], 468, {
          grams: 6400,
        }),
      },
      versions: 2,
    },
  ],
};
