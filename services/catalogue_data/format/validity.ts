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

/** Why conditions cannot be taken, each with a sentence `catalogue_data.rule.<rule>`. */
export type ValidityRule =
  | "validity"
  | "validity-name"
  | "validity-day"
  | "validity-order"
  | "validity-plant"
  | "validity-never";

/** The piece of a text that cannot be taken, and why. */
export interface ValidityFault {
  piece: string;
  rule: ValidityRule;
}

const LISTS = ["models", "all", "any", "none", "markets"] as const;
const DAYS = ["from", "to"] as const;
const CODE = /^[^\s,;|=]+$/;

/**
 * Reads for which vehicles a line is valid: alternatives separated by `|`, in each conditions separated by `;`, such as
 * `models=T160,T200; all=HP1; from=2024-01-01 | plant=P1; serials=100-200`. Answers the piece that cannot be taken, and why.
 */
export function readValidity(text: string): Validity[] | ValidityFault {
  const rows: Validity[] = [];
  for (const alternative of text.split("|")) {
    const row: Validity = {};
    for (const piece of alternative.split(";").map((one) => one.trim()).filter((one) => one !== "")) {
      const rule = readCondition(row, piece);
      if (rule) return { piece, rule };
    }
    const rule = wrongTogether(row);
    if (rule) return { piece: alternative.trim() || text.trim(), rule };
    rows.push(row);
  }
  return rows;
}

/** What conditions of one alternative, each good by itself, break together. */
function wrongTogether(row: Validity): ValidityRule | null {
  if (Object.keys(row).length === 0) return "validity";
  if (row.from !== undefined && row.to !== undefined && row.to < row.from) return "validity-order";
  const { serialFrom, serialTo } = row;
  if (serialFrom !== undefined && serialTo !== undefined && serialTo < serialFrom) return "validity-order";
  if ((serialFrom !== undefined || serialTo !== undefined) && row.plant === undefined) {
    return "validity-plant";
  }
  return row.all?.some((code) => row.none?.includes(code)) ? "validity-never" : null;
}

/** Reads a condition into the row, or tells what is wrong with it. */
function readCondition(row: Validity, piece: string): ValidityRule | null {
  const at = piece.indexOf("=");
  const name = piece.slice(0, at).trim(), value = piece.slice(at + 1).trim();
  if (at < 0 || value === "") return "validity";
  const list = LISTS.find((one) => one === name);
  if (list) {
    const codes = value.split(",").map((code) => code.trim());
    if (row[list] || !codes.every((code) => CODE.test(code))) return "validity";
    row[list] = [...new Set(codes)];
    return null;
  }
  const day = DAYS.find((one) => one === name);
  if (day) {
    if (row[day]) return "validity";
    if (!isDay(value)) return "validity-day";
    row[day] = value;
    return null;
  }
  if (name === "plant") {
    if (row.plant !== undefined || !CODE.test(value)) return "validity";
    row.plant = value;
    return null;
  }
  if (name !== "serials") return "validity-name";
  const range = /^(\d{1,12})?\s*-\s*(\d{1,12})?$/.exec(value);
  if (!range || (range[1] === undefined && range[2] === undefined)) return "validity";
  if (range[1] !== undefined) row.serialFrom = Number(range[1]);
  if (range[2] !== undefined) row.serialTo = Number(range[2]);
  return null;
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
