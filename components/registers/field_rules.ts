import type { FieldRule } from "@/islands/registers/field_rules.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { CODE, isRequired, PHONE, TIME, URL_TEXT } from "@/engines/registers/entry_schema.ts";
import type { Field } from "@/engines/registers/field_kinds.ts";

/** Good enough to catch a slip of the hand; the server decides. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The rules of a field that are told while it is filled in, with the server's own sentences. */
export function fieldRules({ t }: Ctx, field: Field, demanded = isRequired(field)): FieldRule[] {
  const required: FieldRule[] = demanded ? [{ test: "required", says: t("refusal.field-required") }] : [];
  return [...required, ...kindRules(t, field)];
}

function kindRules(t: Ctx["t"], field: Field): FieldRule[] {
  const longest = (limit: number): FieldRule => ({
    test: "longest",
    limit,
    says: t("rule.too_big", { of: "string", limit }),
  });
  const pattern = (expression: RegExp, says: string): FieldRule => ({
    test: "pattern",
    source: expression.source,
    ...(expression.flags ? { flags: expression.flags } : {}),
    says,
  });
  switch (field.kind) {
    case "code":
      return [longest(field.max), pattern(field.pattern ?? CODE, t("rule.code"))];
    case "text":
      return [longest(field.max), ...formatRules(t, field.format, pattern)];
    case "longText":
    case "names":
      return [longest(field.max)];
    case "whole":
      return [pattern(/^-?\d+$/, t("rule.whole")), ...ends(t, field)];
    case "decimal": {
      const { places, min, max } = field;
      const fraction = places > 0 ? `(\\.\\d{1,${places}})?` : "";
      const says = places > 0 ? t("rule.decimal", { places }) : t("rule.whole");
      const isFree = min === undefined && max === undefined;
      return [
        pattern(new RegExp(`^-?\\d{1,12}${fraction}$`), says),
        ...(isFree ? [] : [{
          test: "range" as const,
          min,
          max,
          says: t("rule.decimal-range", { min: min ?? "−∞", max: max ?? "∞" }),
        }]),
      ];
    }
    default:
      return [];
  }
}

function ends(t: Ctx["t"], { min, max }: { min?: number; max?: number }): FieldRule[] {
  return [
    ...(min === undefined ? [] : [{
      test: "range" as const,
      min,
      says: t("rule.too_small", { of: "number", limit: min }),
    }]),
    ...(max === undefined ? [] : [{
      test: "range" as const,
      max,
      says: t("rule.too_big", { of: "number", limit: max }),
    }]),
  ];
}

function formatRules(
  t: Ctx["t"],
  format: (Field & { kind: "text" })["format"],
  pattern: (expression: RegExp, says: string) => FieldRule,
): FieldRule[] {
  switch (format) {
    case "email":
      return [pattern(EMAIL, t("refusal.email-invalid"))];
    case "url":
      return [pattern(URL_TEXT, t("rule.url"))];
    case "phone":
      return [pattern(PHONE, t("rule.phone"))];
    case "time":
      return [pattern(TIME, t("rule.time"))];
    default:
      return [];
  }
}
