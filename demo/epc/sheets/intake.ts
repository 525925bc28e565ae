import type { DrawingUse } from "../line_drafts.ts";
import { hasEngine } from "../series.ts";
import { partsOf, standard } from "../sheet_lines.ts";

const manifold = partsOf("2131"), filter = partsOf("2132");

/** Intake manifold with throttle, air filter with mass meter, of the series with an engine. */
export const intake: DrawingUse = {
  drawing: "intake",
  per: "platform",
  sheets: [
    {
      number: "21-31-01",
      written: ["进气歧管与节气门", "Intake manifold and throttle", "Saugrohr und Drosselklappe"],
      lines: {
        manifold: manifold.one(["进气歧管", "Intake manifold", "Saugrohr"], 214, 1, { history: "use_up" }),
        port_seal: manifold.one(["进气歧管密封垫", "Seal, intake port", "Dichtung, Einlasskanal"], 4.7, 4, {
          once: true,
          pack: 4,
        }),
        manifold_screw: standard("flange_bolt M7 × 34", 9, 15),
        throttle_seal: manifold.one(["节气门密封垫", "Seal, throttle", "Dichtung, Drosselklappe"], 3.9, 1, {
          once: true,
        }),
        throttle: manifold.one(["节气门体", "Throttle body", "Drosselklappenstutzen"], 168, 1, {
          history: "chain",
        }),
        throttle_screw: standard("flange_bolt M6 × 44", 4, 8),
      },
      serves: hasEngine,
    },
    {
      number: "21-32-01",
      written: ["空气滤清器", "Air filter", "Luftfilter"],
      lines: {
        intake_hose: filter.one(["进气软管", "Intake hose", "Ansaugschlauch"], 46.2),
        hose_clip: standard("hose_clip 76 × 12", 2),
        meter: filter.one(["空气流量计", "Air mass meter", "Luftmassenmesser"], 112, 1, { history: "chain" }),
        meter_screw: standard("torx_screw M5 × 20", 2, 3),
        filter_upper: filter.one([
          "空气滤清器上壳体",
          "Air filter housing, upper part",
          "Luftfiltergehäuse, Oberteil",
        ], 38.4),
        element: filter.one(["空气滤芯", "Air filter element", "Luftfiltereinsatz"], 21.6, 1, {
          history: "use_up",
        }),
        filter_lower: filter.one([
          "空气滤清器下壳体",
          "Air filter housing, lower part",
          "Luftfiltergehäuse, Unterteil",
        ], 34.9),
        snorkel: filter.one(["进气导管", "Intake duct", "Ansaugkanal"], 19.8),
        rubber_foot: filter.one(
          ["空气滤清器橡胶座", "Rubber mount, air filter", "Gummilager, Luftfilter"],
          2.1,
          3,
          {
            shared: "platform",
          },
        ),
      },
      serves: hasEngine,
    },
  ],
};
