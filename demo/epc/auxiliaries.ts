import type { Written } from "./names.ts";

export interface Auxiliary {
  written: Written;
  kind: "oil" | "sealant" | "paint" | "fluid" | "grease" | "adhesive" | "other";
  spec: string;
  unit: "litre" | "kilogram" | "piece";
  /** Net price of one pack in euro. */
  euro: number;
  pack: number;
}

/** Auxiliary materials of the demo, by the key that sheets use. */
export const AUXILIARIES: Readonly<Record<string, Auxiliary>> = {
  brake_fluid: {
    written: ["制动液 DOT 4 LV，1 L", "Brake fluid DOT 4 LV, 1 l", "Bremsflüssigkeit DOT 4 LV, 1 l"],
    kind: "fluid",
    spec: "ISO 4925 Class 6",
    unit: "litre",
    euro: 12.4,
    pack: 1,
  },
  brake_paste: {
    written: ["制动导向面润滑脂，100 g", "Brake assembly paste, 100 g", "Bremsenmontagepaste, 100 g"],
    kind: "grease",
    spec: "NLGI 1",
    unit: "piece",
    euro: 9.8,
    pack: 1,
  },
  brake_cleaner: {
    written: ["制动器清洗剂，500 ml", "Brake cleaner, 500 ml", "Bremsenreiniger, 500 ml"],
    kind: "other",
    spec: "A-110",
    unit: "piece",
    euro: 4.6,
    pack: 12,
  },
  threadlocker: {
    written: [
      "螺纹锁固剂，中强度，10 ml",
      "Threadlocker, medium strength, 10 ml",
      "Schraubensicherung, mittelfest, 10 ml",
    ],
    kind: "adhesive",
    spec: "A-243",
    unit: "piece",
    euro: 11.9,
    pack: 1,
  },
  bearing_grease: {
    written: ["轴承润滑脂，400 g", "Bearing grease, 400 g", "Wälzlagerfett, 400 g"],
    kind: "grease",
    spec: "KP2K-30",
    unit: "piece",
    euro: 14.2,
    pack: 1,
  },
  corrosion_wax: {
    written: ["防锈蜡，500 ml", "Corrosion protection wax, 500 ml", "Korrosionsschutzwachs, 500 ml"],
    kind: "other",
    spec: "A-305",
    unit: "piece",
    euro: 13.5,
    pack: 1,
  },
  gear_oil: {
    written: ["减速器油 E-GO 1，1 L", "Gear oil E-GO 1, 1 l", "Getriebeöl E-GO 1, 1 l"],
    kind: "oil",
    spec: "SAE 75W",
    unit: "litre",
    euro: 21.7,
    pack: 1,
  },
  sealing_compound: {
    written: ["密封胶，80 ml", "Sealing compound, 80 ml", "Dichtmasse, 80 ml"],
    kind: "sealant",
    spec: "A-518",
    unit: "piece",
    euro: 16.3,
    pack: 1,
  },
  coolant: {
    written: ["冷却液 -40 °C，1.5 L", "Coolant -40 °C, 1.5 l", "Kühlmittel -40 °C, 1,5 l"],
    kind: "fluid",
    spec: "ASTM D3306",
    unit: "litre",
    euro: 8.9,
    pack: 1,
  },
  thermal_paste: {
    written: ["导热膏，500 g", "Thermal paste, 500 g", "Wärmeleitpaste, 500 g"],
    kind: "other",
    spec: "3.0 W/mK",
    unit: "piece",
    euro: 38.5,
    pack: 1,
  },
  contact_grease: {
    written: ["触点润滑脂，50 g", "Contact grease, 50 g", "Kontaktfett, 50 g"],
    kind: "grease",
    spec: "A-412",
    unit: "piece",
    euro: 10.4,
    pack: 1,
  },
  lock_grease: {
    written: ["门锁润滑脂，100 g", "Lock grease, 100 g", "Schlossfett, 100 g"],
    kind: "grease",
    spec: "NLGI 2",
    unit: "piece",
    euro: 8.7,
    pack: 1,
  },
  hose_fluid: {
    written: ["软管装配液，1 L", "Hose fitting fluid, 1 l", "Schlauchmontageflüssigkeit, 1 l"],
    kind: "fluid",
    spec: "A-120",
    unit: "litre",
    euro: 7.2,
    pack: 1,
  },
  washer_fluid: {
    written: ["风窗清洗液，2 L", "Windscreen washer fluid, 2 l", "Scheibenreiniger, 2 l"],
    kind: "fluid",
    spec: "-20 °C",
    unit: "litre",
    euro: 5.4,
    pack: 1,
  },
  lens_cleaner: {
    written: ["塑料透镜清洁剂，250 ml", "Plastic lens cleaner, 250 ml", "Kunststoffscheibenreiniger, 250 ml"],
    kind: "other",
    spec: "A-140",
    unit: "piece",
    euro: 6.6,
    pack: 1,
  },
  window_adhesive: {
    written: ["玻璃粘接胶套装，400 ml", "Window adhesive set, 400 ml", "Scheibenklebstoff-Satz, 400 ml"],
    kind: "adhesive",
    spec: "A-545",
    unit: "piece",
    euro: 44.5,
    pack: 1,
  },
  reductant: {
    written: ["车用尿素溶液，10 L", "Reductant AUS 32, 10 l", "Reduktionsmittel AUS 32, 10 l"],
    kind: "fluid",
    spec: "ISO 22241-1",
    unit: "litre",
    euro: 14.9,
    pack: 1,
  },
  engine_oil: {
    written: ["发动机机油 0W-20，4 L", "Engine oil 0W-20, 4 l", "Motoröl 0W-20, 4 l"],
    kind: "oil",
    spec: "SAE 0W-20",
    unit: "litre",
    euro: 38.9,
    pack: 1,
  },
};
