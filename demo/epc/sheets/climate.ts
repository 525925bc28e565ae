import { type DrawingUse, line } from "../line_drafts.ts";
import { isElectrified } from "../series.ts";
import { partsOf, standard } from "../sheet_lines.ts";

const compressor = partsOf("6511"), circuit = partsOf("6512");

const lines = {
  suction_line: compressor.one(["空调低压管", "Suction line", "Saugleitung"], 68.4),
  pressure_line: compressor.one(["空调高压管", "Pressure line", "Druckleitung"], 64.1),
  port_seal: compressor.one(
    ["空调管密封圈", "Seal, refrigerant line", "Dichtung, Kältemittelleitung"],
    1.8,
    2,
    {
      shared: "all",
      once: true,
      pack: 2,
    },
  ),
  port_screw: standard("torx_screw M6 × 24", 2, 10),
};

/** Refrigerant circuit: electric compressor of the electrified series, condenser and lines of all. */
export const climate: DrawingUse = {
  drawing: "climate",
  per: "platform",
  sheets: [
    {
      number: "65-11-01",
      written: ["电动空调压缩机", "Electric compressor", "Elektrischer Kältemittelverdichter"],
      lines: {
        compressor: [
          ...compressor.either(
            ["电动空调压缩机", "Electric compressor", "Elektrischer Kältemittelverdichter"],
            786,
            "heat_pump",
            "heat_pump_type",
            { core: .12, grams: 6300 },
          ),
          line({ auxiliary: "threadlocker" }, null),
        ],
        ...lines,
        bracket: compressor.one(["压缩机支架", "Bracket, compressor", "Halter, Verdichter"], 56.9),
        bush: compressor.one(
          ["压缩机橡胶衬套", "Rubber bush, compressor", "Gummilager, Verdichter"],
          6.8,
          3,
          {
            shared: "platform",
          },
        ),
        compressor_bolt: standard("flange_bolt M8 × 96", 3, 24),
        bracket_bolt: standard("flange_bolt M10 × 40", 4, 46),
      },
      serves: isElectrified,
      versions: 2,
    },
    {
      number: "65-12-01",
      written: ["冷凝器与制冷剂管路", "Condenser and lines", "Kondensator und Leitungen"],
      lines: {
        condenser: circuit.one(
          ["带干燥器的冷凝器", "Condenser with dryer", "Kondensator mit Trockner"],
          214,
          1,
          {
            history: "chain",
          },
        ),
        condenser_bolt: standard("flange_bolt M6 × 20", 4, 8),
        liquid_line: circuit.one(["空调液管", "Liquid line", "Flüssigkeitsleitung"], 42.7),
        expansion_valve: circuit.one(["膨胀阀", "Expansion valve", "Expansionsventil"], 54.2),
        valve_screw: standard("torx_screw M5 × 44", 2, 6),
        pressure_sensor: circuit.one(
          ["制冷剂压力传感器", "Pressure sensor, refrigerant", "Drucksensor, Kältemittel"],
          38.6,
          1,
          { shared: "all" },
        ),
      },
    },
  ],
};
