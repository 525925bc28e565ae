import type { Day } from "./days.ts";

/** Front brake discs of a platform, diameter and width in millimetres. */
export interface Disc {
  diameter: number;
  width: number;
}

/** What the series of one platform share: a figure's variant serves them all. */
export interface Platform {
  /** Letter of the variant in figure codes: 34-11-02-C. */
  letter: string;
  /** Third digit block of its part numbers: 68 and this. */
  digits: number;
  frontDisc: { standard: Disc; large: Disc };
  rearDisc: { standard: Disc; large: Disc };
  /** Rim diameters, inches, smallest first. */
  wheels: readonly [number, number, number];
  /** Battery sizes, kWh; the plug-in hybrids of the platform take the last. */
  batteries: { small: number; large: number; hybrid: number | null };
  /** Length of the front damper, mm, and wire of the spring. */
  strut: { length: number; wire: number };
  /** Wheel bolts on the circle and thread. */
  wheelThread: number;
  /** Prices against those of the middle class. */
  priceFactor: number;
  /** Days from which revised parts are fitted, one after the other. */
  changes: { first: Day; second: Day; third: Day };
}

export type PlatformCode = "city" | "compact" | "electric" | "premium" | "offroad" | "cargo";

export const PLATFORMS: Readonly<Record<PlatformCode, Platform>> = {
  city: {
    letter: "A",
    digits: 2,
    frontDisc: { standard: { diameter: 256, width: 20 }, large: { diameter: 282, width: 24 } },
    rearDisc: { standard: { diameter: 240, width: 9 }, large: { diameter: 256, width: 10 } },
    wheels: [15, 16, 17],
    batteries: { small: 32, large: 42, hybrid: null },
    strut: { length: 328, wire: 11 },
    wheelThread: 12,
    priceFactor: .68,
    changes: { first: "2021-10-04", second: "2023-05-08", third: "2024-09-02" },
  },
  compact: {
    letter: "B",
    digits: 5,
    frontDisc: { standard: { diameter: 302, width: 26 }, large: { diameter: 318, width: 28 } },
    rearDisc: { standard: { diameter: 276, width: 10 }, large: { diameter: 292, width: 12 } },
    wheels: [16, 17, 18],
    batteries: { small: 18, large: 18, hybrid: 18 },
    strut: { length: 342, wire: 12 },
    wheelThread: 12,
    priceFactor: .84,
    changes: { first: "2021-03-15", second: "2023-02-06", third: "2024-06-10" },
  },
  electric: {
    letter: "C",
    digits: 7,
    frontDisc: { standard: { diameter: 330, width: 28 }, large: { diameter: 348, width: 30 } },
    rearDisc: { standard: { diameter: 310, width: 12 }, large: { diameter: 330, width: 22 } },
    wheels: [18, 19, 20],
    batteries: { small: 62, large: 82, hybrid: null },
    strut: { length: 356, wire: 13 },
    wheelThread: 12,
    priceFactor: 1,
    changes: { first: "2022-01-10", second: "2023-06-01", third: "2024-03-01" },
  },
  premium: {
    letter: "D",
    digits: 8,
    frontDisc: { standard: { diameter: 348, width: 32 }, large: { diameter: 374, width: 36 } },
    rearDisc: { standard: { diameter: 345, width: 22 }, large: { diameter: 365, width: 24 } },
    wheels: [19, 20, 21],
    batteries: { small: 95, large: 110, hybrid: 24 },
    strut: { length: 371, wire: 14 },
    wheelThread: 14,
    priceFactor: 1.62,
    changes: { first: "2021-07-05", second: "2023-03-20", third: "2024-11-04" },
  },
  offroad: {
    letter: "E",
    digits: 6,
    frontDisc: { standard: { diameter: 340, width: 30 }, large: { diameter: 360, width: 32 } },
    rearDisc: { standard: { diameter: 330, width: 20 }, large: { diameter: 345, width: 22 } },
    wheels: [17, 18, 20],
    batteries: { small: 34, large: 34, hybrid: 34 },
    strut: { length: 398, wire: 15 },
    wheelThread: 14,
    priceFactor: 1.18,
    changes: { first: "2021-11-22", second: "2023-09-11", third: "2024-05-06" },
  },
  cargo: {
    letter: "F",
    digits: 4,
    frontDisc: { standard: { diameter: 300, width: 28 }, large: { diameter: 322, width: 30 } },
    rearDisc: { standard: { diameter: 300, width: 16 }, large: { diameter: 308, width: 20 } },
    wheels: [15, 16, 17],
    batteries: { small: 56, large: 76, hybrid: null },
    strut: { length: 384, wire: 15 },
    wheelThread: 14,
    priceFactor: 1.06,
    changes: { first: "2022-03-07", second: "2023-10-02", third: "2024-08-05" },
  },
};
