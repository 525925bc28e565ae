import { VIN } from "@/kernel/vin.ts";
import { normalPartNumber, WRITTEN_PART_NUMBER } from "@/services/epc/part_number.ts";
import type { Column } from "./column.ts";
import { isDay } from "./is_day.ts";
import { splitTexts } from "./texts_cell.ts";
import { readValidity } from "./validity.ts";

/** What is wrong with a cell: a rule of `RULES` with what its sentence names. */
interface CellFault {
  rule: string;
  params?: Record<string, string | number | readonly string[]>;
}

/** What cells and rows may break; each has a sentence `catalogue_data.rule.<rule>`. */
export const RULES = [
  "required",
  "code",
  "code-marks",
  "too-long",
  "too-short",
  "whole",
  "number",
  "money",
  "least",
  "most",
  "day",
  "flag",
  "choice",
  "too-many",
  "part",
  "vin",
  "validity",
  "validity-name",
  "validity-day",
  "validity-order",
  "validity-plant",
  "validity-never",
  "order",
  "currency",
  "discount-group",
  "customs",
  "un-number",
  "unknown",
  "subtype",
  "outside",
  "circle",
  "other-case",
  "no-letters",
  "duplicate",
  "mark",
  "cells",
  "cells-few",
  "head-unknown",
  "head-missing",
  "head-twice",
  "encoding",
  "unreadable",
  "drawings-unreadable",
  "no-drawings",
  "drawing-missing",
  "drawing-unused",
  "drawing-twice",
  "drawing-size",
  "drawing-size-unknown",
  "drawing-type",
  "drawing-too-big",
  "drawing-too-complex",
  "drawing-too-heavy",
  "drawing-unsafe",
  "drawing-encoding",
  "drawing-empty",
  "drawing-damaged",
  "footnote-used",
  "still-used",
  "too-many-rows",
  "no-rows",
] as const;

type Read = { value: unknown } | { fault: CellFault };

const CODE = /^[^\s|,;]+$/;
/** As many places as a double has: coordinates of drawings come out so. */
const NUMBER = /^-?\d{1,12}(\.\d{1,17})?(e-\d{1,2})?$/;
const YES = new Set(["1", "true", "yes", "ja", "是"]), NO = new Set(["0", "false", "no", "nein", "否"]);

/** Longest text where a column says nothing. */
const TEXT_LENGTH = 500;
const CODE_LENGTH = 60;
/** Texts of one cell at most. */
const TEXTS = 100;

/** Reads the text of a cell that is not empty. */
export function readCell(column: Column, text: string): Read {
  const { type, max, min, values } = column;
  switch (type) {
    case "code":
      if (!CODE.test(text)) return bad("code");
      if (column.marks !== undefined && !hasOnly(text, column.marks)) {
        return bad("code-marks", { marks: [...column.marks].join(" ") });
      }
      return within(text, max ?? CODE_LENGTH, min);
    case "text":
    case "names":
      return within(text, max ?? TEXT_LENGTH, min);
    case "whole":
      return /^-?\d{1,15}$/.test(text) ? bounded(Number(text), column) : bad("whole");
    case "number":
      return NUMBER.test(text) ? bounded(Number(text), column) : bad("number");
    case "money":
      return /^-?\d{1,12}(\.\d{1,2})?$/.test(text) ? bounded(Number(text), column) : bad("money");
    case "day":
      return isDay(text) ? { value: text } : bad("day");
    case "flag": {
      const word = text.toLowerCase();
      return YES.has(word) ? { value: true } : NO.has(word) ? { value: false } : bad("flag");
    }
    case "choice":
      return values!.includes(text) ? { value: text } : bad("choice", { values: values! });
    case "codes": {
      if (text === "-") return { value: column.knowsNone ? [] : null };
      const codes = text.split(/[\s,;]+/).filter((code) => code !== "");
      if (codes.length > (max ?? TEXT_LENGTH)) return bad("too-many", { max: max ?? TEXT_LENGTH });
      return codes.every((code) => CODE.test(code)) ? { value: codes } : bad("code");
    }
    case "texts": {
      if (text === "-") return { value: null };
      const texts = splitTexts(text);
      if (texts.length > TEXTS) return bad("too-many", { max: TEXTS });
      const long = texts.find((one) => one.length > (max ?? TEXT_LENGTH));
      return long === undefined ? { value: texts } : bad("too-long", { max: max ?? TEXT_LENGTH });
    }
    case "part": {
      const number = normalPartNumber(text);
      return number === "" || number.length > 40 || !WRITTEN_PART_NUMBER.test(text.normalize("NFKC"))
        ? bad("part")
        : { value: number };
    }
    case "vin": {
      const vin = text.toUpperCase();
      return VIN.test(vin) ? { value: vin } : bad("vin");
    }
    case "validity": {
      const rows = readValidity(text);
      if (!Array.isArray(rows)) return bad(rows.rule, { piece: rows.piece.slice(0, 80) });
      return rows.length > max! ? bad("too-many", { max: max! }) : { value: rows };
    }
  }
}

/** Letters and digits of ASCII and these marks, none of them at the beginning. */
function hasOnly(text: string, marks: string): boolean {
  return /^[A-Za-z0-9]/.test(text) &&
    [...text].every((one) => /[A-Za-z0-9]/.test(one) || marks.includes(one));
}

function bad(rule: typeof RULES[number], params?: CellFault["params"]): Read {
  return { fault: { rule, params } };
}

function within(text: string, max: number, min = 0): Read {
  if (text.length > max) return bad("too-long", { max });
  return text.length < min ? bad("too-short", { min }) : { value: text };
}

function bounded(value: number, { min, max }: Column): Read {
  if (min !== undefined && value < min) return bad("least", { min });
  return max !== undefined && value > max ? bad("most", { max }) : { value };
}
