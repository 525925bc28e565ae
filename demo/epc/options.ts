import type { Written } from "./names.ts";
import type { Platform } from "./platforms.ts";

/** An option code with its values. A vehicle carries value codes, which stand alone. */
export interface Option {
  written: Written;
  values: Readonly<Record<string, Written>>;
}

const inches = (size: number): Written => [`${size} 英寸车轮`, `${size}-inch wheels`, `${size}-Zoll-Räder`];
const battery = (kwh: number): Written => [`${kwh} kWh 电池`, `${kwh} kWh battery`, `${kwh}-kWh-Batterie`];
const brake = (mm: number): Written => [`${mm} mm 前制动盘`, `${mm} mm front brake`, `${mm}-mm-Bremse vorn`];

const range = (prefix: string, sizes: readonly number[], write: (size: number) => Written) =>
  Object.fromEntries(sizes.map((size) => [`${prefix}${String(size).padStart(2, "0")}`, write(size)]));

/** Every option of the demo's vehicles. */
export const OPTIONS: Readonly<Record<string, Option>> = {
  STE: {
    written: ["转向盘位置", "Steering side", "Lenkung"],
    values: {
      LHD: ["左舵", "Left-hand drive", "Linkslenkung"],
      RHD: ["右舵", "Right-hand drive", "Rechtslenkung"],
    },
  },
  DRV: {
    written: ["驱动形式", "Driven wheels", "Antrieb"],
    values: {
      FWD: ["前驱", "Front-wheel drive", "Vorderradantrieb"],
      RWD: ["后驱", "Rear-wheel drive", "Hinterradantrieb"],
      AWD: ["四驱", "All-wheel drive", "Allradantrieb"],
    },
  },
  BRF: {
    written: ["前制动器", "Front brake", "Bremse vorn"],
    values: range("BF", [256, 282, 300, 302, 318, 322, 330, 340, 348, 360, 374], brake),
  },
  WHL: {
    written: ["车轮", "Wheels", "Räder"],
    values: range("WH", [15, 16, 17, 18, 19, 20, 21], inches),
  },
  BAT: {
    written: ["动力电池", "Traction battery", "Hochvoltbatterie"],
    values: range("HV", [18, 24, 32, 34, 42, 56, 62, 76, 82, 95, 110], battery),
  },
  CLI: {
    written: ["空调加热", "Cabin heating", "Innenraumheizung"],
    values: {
      HPU: ["热泵", "Heat pump", "Wärmepumpe"],
      PTC: ["PTC 加热器", "PTC heater", "PTC-Heizer"],
    },
  },
  LGT: {
    written: ["前照灯", "Headlamps", "Scheinwerfer"],
    values: {
      LHA: ["卤素前照灯", "Halogen headlamps", "Halogenscheinwerfer"],
      LED: ["LED 前照灯", "LED headlamps", "LED-Scheinwerfer"],
      LMX: ["矩阵式 LED 前照灯", "Matrix LED headlamps", "Matrix-LED-Scheinwerfer"],
    },
  },
  SUS: {
    written: ["悬架", "Suspension", "Fahrwerk"],
    values: {
      ADS: ["自适应减振器", "Adaptive dampers", "Adaptive Dämpfer"],
      SPS: ["运动悬架", "Sport suspension", "Sportfahrwerk"],
    },
  },
  CHG: {
    written: ["车载充电机", "On-board charger", "Bordlader"],
    values: {
      CH07: ["7 kW 车载充电机", "7 kW on-board charger", "7-kW-Bordlader"],
      CH11: ["11 kW 车载充电机", "11 kW on-board charger", "11-kW-Bordlader"],
      CH22: ["22 kW 车载充电机", "22 kW on-board charger", "22-kW-Bordlader"],
    },
  },
  HWS: {
    written: ["前照灯清洗装置", "Headlamp washers", "Scheinwerferreinigung"],
    values: single("HWS", [
      "前照灯清洗装置",
      "Headlamp washers",
      "Scheinwerferreinigung",
    ]),
  },
  RSN: {
    written: ["雨量传感器", "Rain sensor", "Regensensor"],
    values: single("RSN", [
      "雨量传感器",
      "Rain sensor",
      "Regensensor",
    ]),
  },
  HWN: {
    written: ["加热喷嘴", "Heated washer nozzles", "Beheizte Spritzdüsen"],
    values: single("HWN", [
      "加热喷嘴",
      "Heated washer nozzles",
      "Beheizte Spritzdüsen",
    ]),
  },
  KLS: {
    written: ["无钥匙进入", "Keyless entry", "Schlüsselloser Zugang"],
    values: single("KLS", [
      "无钥匙进入",
      "Keyless entry",
      "Schlüsselloser Zugang",
    ]),
  },
  SCD: {
    written: ["电吸门", "Soft-close doors", "Soft-Close-Türen"],
    values: single("SCD", [
      "电吸门",
      "Soft-close doors",
      "Soft-Close-Türen",
    ]),
  },
  TOW: {
    written: ["拖车钩", "Towing bracket", "Anhängerkupplung"],
    values: single("TOW", [
      "拖车钩",
      "Towing bracket",
      "Anhängerkupplung",
    ]),
  },
  SUN: {
    written: ["全景天窗", "Panoramic sunroof", "Panoramadach"],
    values: single("SUN", [
      "全景天窗",
      "Panoramic sunroof",
      "Panoramadach",
    ]),
  },
  CCP: {
    written: ["寒冷地区套件", "Cold climate package", "Kaltlandpaket"],
    values: single("CCP", [
      "寒冷地区套件",
      "Cold climate package",
      "Kaltlandpaket",
    ]),
  },
};

function single(code: string, written: Written): Readonly<Record<string, Written>> {
  return { [code]: written };
}

/** What lines ask for by name; which value that is depends on the platform. */
export type Feature =
  | "lhd"
  | "rhd"
  | "front_drive"
  | "rear_drive"
  | "all_drive"
  | "brake_standard"
  | "brake_large"
  | "wheel_small"
  | "wheel_middle"
  | "wheel_large"
  | "battery_small"
  | "battery_large"
  | "battery_hybrid"
  | "heat_pump"
  | "ptc"
  | "halogen"
  | "led"
  | "matrix"
  | "adaptive_dampers"
  | "sport_suspension"
  | "charger_7"
  | "charger_11"
  | "charger_22"
  | "headlamp_washers"
  | "rain_sensor"
  | "heated_nozzles"
  | "keyless"
  | "soft_close"
  | "towing"
  | "sunroof"
  | "cold_climate";

/** The feature that says which wheels are driven. */
export function driveFeature(drive: "front" | "rear" | "all"): Feature {
  return `${drive}_drive`;
}

/** The value code of a feature on a platform. */
export function valueOf(feature: Feature, platform: Platform): string {
  const two = (size: number) => String(size).padStart(2, "0");
  switch (feature) {
    case "brake_standard":
      return `BF${platform.frontDisc.standard.diameter}`;
    case "brake_large":
      return `BF${platform.frontDisc.large.diameter}`;
    case "wheel_small":
      return `WH${two(platform.wheels[0])}`;
    case "wheel_middle":
      return `WH${two(platform.wheels[1])}`;
    case "wheel_large":
      return `WH${two(platform.wheels[2])}`;
    case "battery_small":
      return `HV${two(platform.batteries.small)}`;
    case "battery_large":
      return `HV${two(platform.batteries.large)}`;
    case "battery_hybrid":
      return `HV${two(platform.batteries.hybrid ?? platform.batteries.small)}`;
    default:
      return PLAIN[feature];
  }
}

const PLAIN = {
  lhd: "LHD",
  rhd: "RHD",
  front_drive: "FWD",
  rear_drive: "RWD",
  all_drive: "AWD",
  heat_pump: "HPU",
  ptc: "PTC",
  halogen: "LHA",
  led: "LED",
  matrix: "LMX",
  adaptive_dampers: "ADS",
  sport_suspension: "SPS",
  charger_7: "CH07",
  charger_11: "CH11",
  charger_22: "CH22",
  headlamp_washers: "HWS",
  rain_sensor: "RSN",
  heated_nozzles: "HWN",
  keyless: "KLS",
  soft_close: "SCD",
  towing: "TOW",
  sunroof: "SUN",
  cold_climate: "CCP",
} as const;
