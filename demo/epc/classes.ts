import type { Written } from "./names.ts";

/** Words by which series are classified, by code. */
export const ENERGY_TYPES = {
  bev: ["纯电动", "Battery electric", "Elektro"],
  phev: ["插电式混合动力", "Plug-in hybrid", "Plug-in-Hybrid"],
  petrol: ["汽油", "Gasoline", "Benzin"],
  diesel: ["柴油", "Diesel", "Diesel"],
} as const satisfies Record<string, Written>;
export type EnergyType = keyof typeof ENERGY_TYPES;

export const CAR_TYPES = {
  hatchback: ["两厢轿车", "Hatchback", "Schrägheck"],
  saloon: ["三厢轿车", "Sedan", "Limousine"],
  estate: ["旅行车", "Station wagon", "Kombi"],
  suv: ["运动型多用途车", "SUV", "SUV"],
  offroad: ["越野车", "Off-road vehicle", "Geländewagen"],
  van: ["厢式货车", "Van", "Kastenwagen"],
  truck: ["轻型卡车", "Light truck", "Leicht-Lkw"],
} as const satisfies Record<string, Written>;
export type CarType = keyof typeof CAR_TYPES;

export const AFTER_SALE_TYPES = {
  passenger: ["乘用车", "Passenger cars", "Pkw"],
  commercial: ["商用车", "Commercial vehicles", "Nutzfahrzeuge"],
} as const satisfies Record<string, Written>;
export type AfterSaleType = keyof typeof AFTER_SALE_TYPES;

/** Sub-types below brand and after-sale type. */
export const SUB_SALE_TYPES = [
  { brand: "velaro", afterSale: "passenger", code: "ev", written: ["电动系列", "Electric range", "Elektro"] },
  {
    brand: "velaro",
    afterSale: "passenger",
    code: "core",
    written: ["核心系列", "Core range", "Kernbaureihen"],
  },
  { brand: "hauler", afterSale: "commercial", code: "van", written: ["厢式车", "Vans", "Kastenwagen"] },
  { brand: "hauler", afterSale: "commercial", code: "truck", written: ["卡车", "Trucks", "Lkw"] },
  {
    brand: "kestrel",
    afterSale: "passenger",
    code: "offroad",
    written: ["越野系列", "Off-road range", "Gelände"],
  },
  {
    brand: "norda",
    afterSale: "passenger",
    code: "premium",
    written: ["豪华系列", "Premium range", "Premium"],
  },
  { brand: "orrin", afterSale: "passenger", code: "city", written: ["城市系列", "City range", "Stadt"] },
] as const satisfies readonly { brand: string; afterSale: AfterSaleType; code: string; written: Written }[];

/** Plants: the code stands at place 11 of the VIN (ISO 3779, vehicle indicator section). */
export const PLANTS = {
  A: ["安澜工厂", "Anlan plant", "Werk Anlan"],
  B: ["北渡工厂", "Beidu plant", "Werk Beidu"],
  M: ["鹿原工厂", "Luyuan plant", "Werk Luyuan"],
  S: ["松亭工厂", "Songting plant", "Werk Songting"],
} as const satisfies Record<string, Written>;
export type Plant = keyof typeof PLANTS;
