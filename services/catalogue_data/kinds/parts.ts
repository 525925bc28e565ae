import { LANGS } from "@/kernel/texts/languages.ts";
import { normalPartNumber } from "@/services/epc/part_number.ts";
import { column } from "../format/column.ts";
import { defineKind } from "../format/kind.ts";
import { names, note } from "./words.ts";

/** Units in which parts are counted. */
const UNITS = ["piece", "set", "pair", "litre", "metre", "kilogram"] as const;

/** Parts. The number is kept in one writing, and shown as the file writes it. A further column of the table is a line here. */
export const parts = defineKind({
  name: "parts",
  table: "parts",
  live: "t.deleted_at is null",
  columns: [
    column("number", "part", { example: "3411 6872 014" }),
    column("shown", "text", { max: 40, fallback: "c.data ->> 'number'", example: "3411 6872 014" }),
    names,
    note,
    column("packQuantity", "whole", { min: 1, max: 100_000, fallback: "1", example: "1" }),
    column("unit", "choice", { values: UNITS, fallback: "'piece'", example: "piece" }),
    column("weightG", "whole", { min: 0, max: 100_000_000, example: "8200" }),
    column("dimensions", "text", { max: 60, example: "330 × 28 mm" }),
    column("customsCode", "text", { max: 10, example: "87083091" }),
    column("unNumber", "text", { max: 6, example: "" }),
    column("hazardClass", "text", { max: 10, example: "" }),
    column("standardPart", "code", {
      refers: { table: "standard_parts" },
      into: "standard_part_code",
      example: "",
    }),
    column("auxiliary", "code", { refers: { table: "auxiliaries" }, into: "auxiliary_code", example: "" }),
    column("exchange", "flag", { fallback: "false", example: "0" }),
    column("replaceOnceOpened", "flag", { fallback: "false", example: "0" }),
    column("torqueNm", "number", { min: 0, max: 100_000, example: "110" }),
    column("torqueAngle", "whole", { min: 0, max: 3600, example: "" }),
    column("orderable", "flag", { fallback: "true", example: "1" }),
    column("discontinuedOn", "day", { example: "" }),
  ],
  key: ["number"],
  within: null,
  rules: [
    ({ customsCode }) =>
      typeof customsCode === "string" && !/^\d{6,10}$/.test(customsCode)
        ? { column: "customsCode", rule: "customs" }
        : null,
    ({ unNumber }) =>
      typeof unNumber === "string" && !/^UN\d{4}$/.test(unNumber)
        ? { column: "unNumber", rule: "un-number" }
        : null,
    // The one means nothing without the other: both are told, or neither.
    ({ unNumber, hazardClass }) =>
      typeof unNumber === typeof hazardClass && (unNumber === null) === (hazardClass === null)
        ? null
        : { column: typeof unNumber === "string" ? "hazardClass" : "unNumber", rule: "required" },
  ],
  complete(row, cells) {
    const written = cells.get("number")?.trim() ?? "";
    if (row.shown === undefined && written !== row.number && normalPartNumber(written) === row.number) {
      row.shown = written;
    }
  },
  conflict: ["number"],
  isSoft: true,
});

/** Names of parts in one language after the other, as translators deliver them. */
export const partNames = defineKind({
  name: "part-names",
  table: "parts",
  joins: "cross join lateral jsonb_each_text(t.names) as n (language, name)",
  live: "t.deleted_at is null",
  columns: [
    column("number", "part", { refers: { kind: "parts", isPartOf: true }, example: "3411 6872 014" }),
    // As the columns of names: any of the sixteen, offered or not.
    column("language", "choice", {
      values: LANGS,
      read: "n.language",
      into: null,
      example: "de_DE",
    }),
    column("text", "text", {
      required: true,
      max: 200,
      read: "n.name",
      into: null,
      example: "Bremsscheibe vorn",
    }),
  ],
  key: ["number", "language"],
  within: null,
  conflict: ["number"],
  async upsert({ sql }, changed) {
    await sql.unsafe(`
      update parts t
      set names = t.names || n.added
      from (
        select c.data ->> 'number' as number, jsonb_object_agg(c.data ->> 'language', c.data ->> 'text') as added
        from ${changed} c
        where c.data is not null
        group by 1
      ) n
      where t.number = n.number`);
  },
  async remove({ sql }, changed) {
    await sql.unsafe(`
      update parts t
      set names = t.names - n.gone
      from (
        select c.old ->> 'number' as number, array_agg(c.old ->> 'language') as gone
        from ${changed} c
        where c.data is null
        group by 1
      ) n
      where t.number = n.number`);
  },
});

/** Codes of ISO 4217. */
const CURRENCIES = new Set(Intl.supportedValuesOf("currency"));

/** As the table takes a discount group. */
const DISCOUNT_GROUP = /^[A-Z0-9]{1,8}$/;

/** Prices by list, net and as customers are asked for; the newest that has begun counts. */
export const prices = defineKind({
  name: "prices",
  table: "prices",
  columns: [
    column("part", "part", {
      refers: { kind: "parts", isPartOf: true },
      into: "part_number",
      example: "3411 6872 014",
    }),
    column("priceList", "code", { required: true, max: 20, example: "EU" }),
    column("validFrom", "day", { required: true, example: "2026-01-01" }),
    column("currency", "code", { required: true, min: 3, max: 3, example: "EUR" }),
    column("net", "money", { required: true, min: 0, example: "88.60" }),
    column("core", "money", { min: 0, example: "" }),
    column("list", "money", { min: 0, example: "118.15" }),
    column("discountGroup", "code", { max: 8, marks: "", example: "B" }),
  ],
  key: ["part", "priceList", "validFrom"],
  within: "priceList",
  rules: [
    ({ currency }) =>
      typeof currency === "string" && !CURRENCIES.has(currency)
        ? { column: "currency", rule: "currency" }
        : null,
    ({ discountGroup }) =>
      typeof discountGroup === "string" && !DISCOUNT_GROUP.test(discountGroup)
        ? { column: "discountGroup", rule: "discount-group" }
        : null,
  ],
  conflict: ["part_number", "price_list", "valid_from"],
});
