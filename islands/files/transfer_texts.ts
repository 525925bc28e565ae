const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** A size in the reader's language: `12.4 MB`. Counted by 1024, as the limits are. */
export function byteText(bytes: number, lang: string): string {
  return unitText(bytes, lang, "");
}

/** A speed: `3.1 MB/s`. */
export function rateText(perSecond: number, lang: string): string {
  return unitText(perSecond, lang, "-per-second");
}

/** A time that is left, rounded: `40 sec`, `3 min`. */
export function timeText(seconds: number, lang: string): string {
  const [value, unit] = seconds < 60 ? [seconds, "second"] : [Math.ceil(seconds / 60), "minute"];
  return new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay: "short" }).format(value);
}

function unitText(bytes: number, lang: string, per: "" | "-per-second"): string {
  const step = Math.min(UNITS.length - 1, bytes < 1 ? 0 : Math.floor(Math.log2(bytes) / 10));
  const value = bytes / 1024 ** step;
  return new Intl.NumberFormat(lang, {
    style: "unit",
    unit: UNITS[step]! + per,
    unitDisplay: "short",
    maximumFractionDigits: value < 100 && step > 0 ? 1 : 0,
  }).format(value);
}
