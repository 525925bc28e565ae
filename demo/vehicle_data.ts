import type { DemoFilling } from "@/engines/demo/define_demo.ts";
import { fillRegister } from "@/engines/registers/fill_register.ts";
import { type DATA_TOPICS, vehicleDataRegister } from "@/services/vehicle_data/data_registers.ts";
import { FILLS } from "./epc/fills.ts";
import { names } from "./epc/names.ts";

/** Of each series: length, width, height, wheelbase (mm), curb weight (kg), and what it is driven by. */
const SERIES = [
  ["VTE", 4360, 1810, 1560, 2720, 1690, "electric"],
  ["VON", 4610, 1850, 1640, 2760, 1880, "electric"],
  ["VM5", 4780, 1830, 1470, 2800, 1510, "combustion"],
  ["HPE", 5140, 1960, 2280, 3280, 2310, "electric"],
  ["HPO", 5140, 1960, 2280, 3280, 2080, "combustion"],
  ["HAT", 5990, 2040, 2350, 3365, 2640, "combustion"],
  ["KRG", 4890, 1950, 1860, 2850, 2190, "combustion"],
  ["KTL", 4520, 1890, 1780, 2690, 1960, "combustion"],
  ["NAU", 4990, 1920, 1480, 2980, 2120, "electric"],
  ["NSO", 4920, 1940, 1690, 2930, 2240, "electric"],
  ["OPI", 3620, 1640, 1540, 2450, 1080, "electric"],
  ["OLU", 3990, 1730, 1550, 2560, 1260, "electric"],
] as const;

type Topic = typeof DATA_TOPICS[number];
type Row = readonly [topic: Topic, zh: string, en: string, de: string, value: string, unit: string | null];

function rowsOf([code, length, width, height, wheelbase, mass, drive]: typeof SERIES[number]): Row[] {
  const isHeavy = mass > 2000;
  const { coolant, brakeFluid, gearOil } = FILLS[code];
  return [
    ["dimensions", "车长", "Length", "Länge", String(length), "mm"],
    [
      "dimensions",
      "车宽（不含后视镜）",
      "Width without mirrors",
      "Breite ohne Außenspiegel",
      String(width),
      "mm",
    ],
    ["dimensions", "车高", "Height", "Höhe", String(height), "mm"],
    ["dimensions", "轴距", "Wheelbase", "Radstand", String(wheelbase), "mm"],
    ["weights", "整备质量", "Curb weight", "Leermasse", String(mass), "kg"],
    [
      "weights",
      "最大允许总质量",
      "Maximum permitted mass",
      "Zulässige Gesamtmasse",
      String(mass + (isHeavy ? 900 : 480)),
      "kg",
    ],
    ["fill", "冷却液", "Coolant", "Kühlmittel", String(coolant), "l"],
    ["fill", "制动液", "Brake fluid", "Bremsflüssigkeit", String(brakeFluid), "l"],
    drive === "electric"
      ? [
        "fill",
        "减速器油",
        "Gear oil of the drive unit",
        "Getriebeöl der Antriebseinheit",
        String(gearOil),
        "l",
      ]
      : [
        "fill",
        "发动机机油（含滤清器）",
        "Engine oil with filter",
        "Motoröl mit Filter",
        isHeavy ? "6.8" : "4.6",
        "l",
      ],
    ["torque", "车轮螺栓", "Wheel bolts", "Radschrauben", isHeavy ? "180" : "120", "N·m"],
    [
      "torque",
      "制动钳导向销",
      "Guide pins of the brake caliper",
      "Führungsbolzen des Bremssattels",
      "28",
      "N·m",
    ],
    [
      "electrical",
      "低压蓄电池",
      "Low-voltage battery",
      "Niedervoltbatterie",
      drive === "electric" ? "45" : "70",
      "A·h",
    ],
    ["alignment", "前轮总前束", "Total toe, front", "Gesamtspur, vorn", "0°10' ± 5'", null],
    ["alignment", "前轮外倾", "Camber, front", "Sturz, vorn", "-0°30' ± 30'", null],
  ];
}

/** Technical data of every series. */
export async function fillVehicleData({ ctx }: Pick<DemoFilling, "ctx">): Promise<void> {
  await fillRegister(
    ctx,
    vehicleDataRegister,
    SERIES.flatMap((series) =>
      rowsOf(series).map(([topic, zh, en, de, value, unit], index) => ({
        seriesCode: series[0],
        modelCode: null,
        topic,
        names: { ...names([zh, en, de]) },
        value,
        unit,
        notes: {},
        sort: index + 1,
      }))
    ),
  );
}
