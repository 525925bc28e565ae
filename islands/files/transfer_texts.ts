import { unitText } from "../format.ts";

const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** A size in the reader's language: `12.4 MB`. Counted by 1024, as the limits are. */
export function byteText(bytes: number, lang: string): string {
  return amountText(bytes, lang, "");
}

/** A speed: `3.1 MB/s`. */
export function rateText(perSecond: number, lang: string): string {
  return amountText(perSecond, lang, "-per-second");
}

/** A time that is left, rounded: `40 sec`, `3 min`. */
export function timeText(seconds: number, lang: string): string {
  const [value, unit] = seconds < 60 ? [seconds, "second"] : [Math.ceil(seconds / 60), "minute"];
  return unitText(value, unit as string, lang);
}

function amountText(bytes: number, lang: string, per: "" | "-per-second"): string {
  const step = Math.min(UNITS.length - 1, bytes < 1 ? 0 : Math.floor(Math.log2(bytes) / 10));
  const value = bytes / 1024 ** step;
  return unitText(value, UNITS[step]! + per, lang, value < 100 && step > 0 ? 1 : 0);
}
