import type { AfterSaleType, CarType, EnergyType, Plant } from "./classes.ts";
import type { Day } from "./days.ts";
import type { Written } from "./names.ts";
import type { PlatformCode } from "./platforms.ts";

export type Drive = "front" | "rear" | "all";

/** A model as it is written down here; its code comes of it (model_codes.ts). */
export interface ModelDraft {
  /** As it stands behind the name of the series: "160 LR". */
  label: string;
  /** Kilowatts. */
  power: number;
  drive: Drive;
  /** Battery of an electric model. */
  battery?: "small" | "large";
  year: number;
  from: Day;
  /** Null: still built. */
  to: Day | null;
}

export interface SeriesDraft {
  code: string;
  brand: string;
  written: Written;
  /** Two letters that begin its model codes. */
  prefix: string;
  /** Fourth character of its VINs. */
  vinLetter: string;
  platform: PlatformCode;
  energy: EnergyType;
  carType: CarType;
  afterSale: AfterSaleType;
  subSale: string;
  plant: Plant;
  doors: 2 | 4;
  yearFrom: number;
  yearTo: number | null;
  /** Countries in which it is sold; all of them without it. */
  countries?: readonly string[];
  models: readonly ModelDraft[];
}

type Row = readonly [
  label: string,
  power: number,
  drive: Drive,
  battery: "small" | "large" | "",
  from: Day,
  to: Day | "",
];

const models = (...rows: Row[]): ModelDraft[] =>
  rows.map(([label, power, drive, battery, from, to]) => ({
    label,
    power,
    drive,
    ...(battery && { battery }),
    // A model built from September on is the next year's.
    year: Number(from.slice(0, 4)) + (from.slice(5) >= "09" ? 1 : 0),
    from,
    to: to || null,
  }));

const car = { afterSale: "passenger", doors: 4, yearTo: null } as const;
const cargo = { afterSale: "commercial", doors: 2, yearTo: null } as const;

/** The twelve series of the five brands, with their sixty models. */
export const SERIES: readonly SeriesDraft[] = [
  {
    ...car,
    code: "VTE",
    brand: "velaro",
    written: ["泰莎 EV", "Tessa EV", "Tessa EV"],
    prefix: "TE",
    vinLetter: "T",
    platform: "electric",
    energy: "bev",
    carType: "hatchback",
    subSale: "ev",
    plant: "A",
    yearFrom: 2021,
    models: models(
      ["160", 160, "rear", "small", "2021-03-01", ""],
      ["160 LR", 160, "rear", "large", "2021-03-01", ""],
      ["240 AWD", 240, "all", "large", "2021-09-06", "2024-02-29"],
      ["260 AWD", 260, "all", "large", "2024-03-01", ""],
      ["125", 125, "rear", "small", "2022-09-05", ""],
    ),
  },
  {
    ...car,
    code: "VON",
    brand: "velaro",
    written: ["欧诺", "Ono", "Ono"],
    prefix: "ON",
    vinLetter: "N",
    platform: "electric",
    energy: "bev",
    carType: "suv",
    subSale: "ev",
    plant: "A",
    yearFrom: 2022,
    models: models(
      ["150", 150, "rear", "small", "2022-01-10", ""],
      ["150 LR", 150, "rear", "large", "2022-01-10", ""],
      ["230 AWD", 230, "all", "large", "2022-05-09", ""],
      ["280 AWD Sport", 280, "all", "large", "2023-06-01", ""],
      ["125", 125, "rear", "small", "2023-06-01", "2025-06-30"],
    ),
  },
  {
    ...car,
    code: "VM5",
    brand: "velaro",
    written: ["米拉 5", "Mira 5", "Mira 5"],
    prefix: "M5",
    vinLetter: "M",
    platform: "compact",
    energy: "phev",
    carType: "saloon",
    subSale: "core",
    plant: "B",
    yearFrom: 2020,
    models: models(
      ["1.5 PHEV", 145, "front", "large", "2020-03-02", "2023-02-03"],
      ["1.5 PHEV Plus", 160, "front", "large", "2020-09-07", "2023-02-03"],
      ["1.5 PHEV", 150, "front", "large", "2023-02-06", ""],
      ["1.5 PHEV Plus", 165, "front", "large", "2023-02-06", ""],
      ["1.5 PHEV AWD", 205, "all", "large", "2023-09-04", ""],
    ),
  },
  {
    ...cargo,
    code: "HPE",
    brand: "hauler",
    written: ["波特 E", "Porter E", "Porter E"],
    prefix: "PE",
    vinLetter: "E",
    platform: "cargo",
    energy: "bev",
    carType: "van",
    subSale: "van",
    plant: "B",
    yearFrom: 2021,
    models: models(
      ["L1H1", 100, "front", "small", "2021-05-10", ""],
      ["L2H1", 100, "front", "small", "2021-05-10", ""],
      ["L2H2", 120, "front", "large", "2021-09-06", ""],
      ["L3H2", 120, "front", "large", "2022-03-07", ""],
      ["L3H2 Plus", 150, "front", "large", "2023-10-02", ""],
    ),
  },
  {
    ...cargo,
    code: "HPO",
    brand: "hauler",
    written: ["波特", "Porter", "Porter"],
    prefix: "PO",
    vinLetter: "P",
    platform: "cargo",
    energy: "diesel",
    carType: "van",
    subSale: "van",
    plant: "B",
    yearFrom: 2019,
    models: models(
      ["2.0 D L1H1", 96, "front", "", "2019-04-01", ""],
      ["2.0 D L2H1", 96, "front", "", "2019-04-01", ""],
      ["2.0 D L2H2", 120, "front", "", "2019-09-02", ""],
      ["2.0 D L3H2", 120, "front", "", "2019-09-02", "2025-03-31"],
      ["2.2 D L3H2 AWD", 135, "all", "", "2022-03-07", ""],
    ),
  },
  {
    ...cargo,
    code: "HAT",
    brand: "hauler",
    written: ["阿特拉斯", "Atlas", "Atlas"],
    prefix: "AT",
    vinLetter: "A",
    platform: "cargo",
    energy: "diesel",
    carType: "truck",
    subSale: "truck",
    plant: "S",
    yearFrom: 2020,
    countries: ["CN", "BR", "MX", "TH", "VN", "NP"],
    models: models(
      ["3.5 t", 110, "rear", "", "2020-01-13", ""],
      ["3.5 t crew cab", 110, "rear", "", "2020-01-13", ""],
      ["4.5 t", 130, "rear", "", "2020-06-01", ""],
      ["4.5 t tipper", 130, "rear", "", "2021-03-01", ""],
      ["3.5 t AWD", 130, "all", "", "2022-03-07", ""],
    ),
  },
  {
    ...car,
    code: "KRG",
    brand: "kestrel",
    written: ["山脊", "Ridge", "Ridge"],
    prefix: "RG",
    vinLetter: "R",
    platform: "offroad",
    energy: "phev",
    carType: "offroad",
    subSale: "offroad",
    plant: "S",
    yearFrom: 2021,
    models: models(
      ["2.0 PHEV", 255, "all", "large", "2021-01-11", "2023-09-08"],
      ["2.0 PHEV Trail", 255, "all", "large", "2021-05-10", "2023-09-08"],
      ["2.0 PHEV", 270, "all", "large", "2023-09-11", ""],
      ["2.0 PHEV Trail", 270, "all", "large", "2023-09-11", ""],
      ["2.0 PHEV Long", 270, "all", "large", "2024-05-06", ""],
    ),
  },
  {
    ...car,
    code: "KTL",
    brand: "kestrel",
    written: ["猎爪", "Talon", "Talon"],
    prefix: "TL",
    vinLetter: "L",
    platform: "offroad",
    energy: "petrol",
    carType: "offroad",
    subSale: "offroad",
    plant: "S",
    yearFrom: 2019,
    models: models(
      ["2.0 T", 165, "all", "", "2019-03-04", "2023-09-08"],
      ["2.0 T Trail", 165, "all", "", "2019-03-04", "2023-09-08"],
      ["2.0 T", 180, "all", "", "2023-09-11", ""],
      ["2.0 T Trail", 180, "all", "", "2023-09-11", ""],
      ["3.0 T Trail", 240, "all", "", "2024-05-06", ""],
    ),
  },
  {
    ...car,
    code: "NAU",
    brand: "norda",
    written: ["奥瑞尔", "Aurel", "Aurel"],
    prefix: "AU",
    vinLetter: "U",
    platform: "premium",
    energy: "bev",
    carType: "saloon",
    subSale: "premium",
    plant: "M",
    yearFrom: 2021,
    models: models(
      ["250", 250, "rear", "small", "2021-02-01", ""],
      ["300", 300, "rear", "large", "2021-02-01", ""],
      ["400 AWD", 400, "all", "large", "2021-07-05", ""],
      ["480 AWD Sport", 480, "all", "large", "2023-03-20", ""],
      ["300 Long", 300, "rear", "large", "2022-03-07", "2025-09-30"],
    ),
  },
  {
    ...car,
    code: "NSO",
    brand: "norda",
    written: ["索兰", "Solenne", "Solenne"],
    prefix: "SO",
    vinLetter: "S",
    platform: "premium",
    energy: "phev",
    carType: "suv",
    subSale: "premium",
    plant: "M",
    yearFrom: 2020,
    models: models(
      ["3.0 PHEV", 300, "all", "large", "2020-06-01", "2023-03-17"],
      ["3.0 PHEV Plus", 340, "all", "large", "2020-06-01", "2023-03-17"],
      ["3.0 PHEV", 320, "all", "large", "2023-03-20", ""],
      ["3.0 PHEV Plus", 360, "all", "large", "2023-03-20", ""],
      ["3.0 PHEV Long", 360, "all", "large", "2024-11-04", ""],
    ),
  },
  {
    ...car,
    code: "OPI",
    brand: "orrin",
    written: ["皮普", "Pip", "Pip"],
    prefix: "PI",
    vinLetter: "C",
    platform: "city",
    energy: "bev",
    carType: "hatchback",
    subSale: "city",
    plant: "B",
    yearFrom: 2020,
    doors: 2,
    models: models(
      ["50", 50, "front", "small", "2020-09-07", ""],
      ["70", 70, "front", "small", "2020-09-07", ""],
      ["70 LR", 70, "front", "large", "2021-10-04", ""],
      ["85 LR", 85, "front", "large", "2023-05-08", ""],
      ["50 Cargo", 50, "front", "small", "2022-03-07", "2025-12-19"],
    ),
  },
  {
    ...car,
    code: "OLU",
    brand: "orrin",
    written: ["露莫", "Lumo", "Lumo"],
    prefix: "LU",
    vinLetter: "K",
    platform: "city",
    energy: "petrol",
    carType: "hatchback",
    subSale: "city",
    plant: "B",
    yearFrom: 2019,
    yearTo: 2025,
    models: models(
      ["1.0", 55, "front", "", "2019-02-11", "2025-06-27"],
      ["1.0 T", 74, "front", "", "2019-02-11", "2025-06-27"],
      ["1.2", 66, "front", "", "2019-09-02", "2023-05-05"],
      ["1.2 T", 85, "front", "", "2021-10-04", "2025-06-27"],
      ["1.2 T Sport", 96, "front", "", "2023-05-08", "2025-06-27"],
    ),
  },
];

/** Whether a series has a traction battery. */
export function isElectrified(series: SeriesDraft): boolean {
  return series.energy === "bev" || series.energy === "phev";
}

/** Whether a series burns fuel: all but the battery-electric ones. */
export function hasEngine(series: SeriesDraft): boolean {
  return series.energy !== "bev";
}
