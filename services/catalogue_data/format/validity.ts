import { isDay } from "./is_day.ts";

/** One of the alternatives for which a line is valid, as rows of a catalogue have it; what is left out says nothing. */
export interface Validity {
  models?: string[];
  all?: string[];
  any?: string[];
  none?: string[];
  from?: string;
  to?: string;
  plant?: string;
  serialFrom?: number;
  serialTo?: number;
  markets?: string[];
}

const LISTS = ["models", "all", "any", "none", "markets"] as const;
const DAYS = ["from", "to"] as const;
const CODE = /^[^\s,;|=]+$/;

/**
 * Reads for which vehicles a line is valid: alternatives separated by `|`, in each conditions separated by `;`, such as
 * `models=T160,T200; all=HP1; from=2024-01-01 | plant=P1; serials=100-200`. Answers the piece that cannot be read as text.
 */
export function readValidity(text: string): Validity[] | string {
  const rows: Validity[] = [];
  for (const alternative of text.split("|")) {
    const row: Validity = {};
    for (const piece of alternative.split(";").map((one) => one.trim()).filter((one) => one !== "")) {
      if (!readCondition(row, piece)) return piece;
    }
    if (Object.keys(row).length === 0) return alternative.trim() || text.trim();
    if (row.from !== undefined && row.to !== undefined && row.to < row.from) return alternative.trim();
    if (row.serialFrom !== undefined && row.serialTo !== undefined && row.serialTo < row.serialFrom) {
      return alternative.trim();
    }
    // A running number is one of a plant.
    if ((row.serialFrom !== undefined || row.serialTo !== undefined) && row.plant === undefined) {
      return alternative.trim();
    }
    rows.push(row);
  }
  return rows;
}

function readCondition(row: Validity, piece: string): boolean {
  const at = piece.indexOf("=");
  const name = piece.slice(0, at).trim(), value = piece.slice(at + 1).trim();
  if (at < 0 || value === "") return false;
  const list = LISTS.find((one) => one === name);
  if (list) {
    const codes = value.split(",").map((code) => code.trim());
    if (row[list] || !codes.every((code) => CODE.test(code))) return false;
    row[list] = [...new Set(codes)];
    return true;
  }
  const day = DAYS.find((one) => one === name);
  if (day) {
    if (row[day] || !isDay(value)) return false;
    row[day] = value;
    return true;
  }
  if (name === "plant") {
    if (row.plant !== undefined || !CODE.test(value)) return false;
    row.plant = value;
    return true;
  }
  const range = name === "serials" ? /^(\d{1,12})?\s*-\s*(\d{1,12})?$/.exec(value) : null;
  if (!range || (range[1] === undefined && range[2] === undefined)) return false;
  if (range[1] !== undefined) row.serialFrom = Number(range[1]);
  if (range[2] !== undefined) row.serialTo = Number(range[2]);
  return true;
}

/** The same as text, in one writing. */
export function writeValidity(rows: readonly Validity[]): string {
  return rows.map((row) => {
    const lists = LISTS.slice(0, 4).flatMap((name) => row[name] ? [`${name}=${row[name].join(",")}`] : []);
    const days = DAYS.flatMap((name) => row[name] ? [`${name}=${row[name]}`] : []);
    const plant = row.plant === undefined ? [] : [`plant=${row.plant}`];
    const serials = row.serialFrom === undefined && row.serialTo === undefined
      ? []
      : [`serials=${row.serialFrom ?? ""}-${row.serialTo ?? ""}`];
    const markets = row.markets ? [`markets=${row.markets.join(",")}`] : [];
    return [...lists, ...days, ...plant, ...serials, ...markets].join("; ");
  }).join(" | ");
}
