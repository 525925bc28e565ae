import type { z } from "zod";
import type { FieldRefusal } from "./refuse.ts";

/**
 * One issue of a schema as a refused field. A schema's own `error` that names a text (`refusal.email-invalid`) speaks for itself; others
 * get the rule's sentence. What such a sentence needs is the issue's own `params`.
 *
 * @param raw what was looked at, to tell what is missing from what is wrong
 */
export function fieldOfIssue(issue: z.core.$ZodIssue, raw: unknown): FieldRefusal {
  const field = issue.path.map(String).join(".");
  if (/^[a-z_]+\.[A-Za-z0-9._-]+$/.test(issue.message)) {
    return {
      field,
      rule: issue.message,
      ...(issue.code === "custom" && issue.params ? { params: issue.params } : {}),
    };
  }
  switch (issue.code) {
    case "invalid_type":
      if ((valueAt(raw, issue.path) ?? null) === null) return { field, rule: "field-required" };
      return { field, rule: "rule.invalid_type", params: { expected: issue.expected } };
    case "too_small":
      if (issue.origin === "string" && Number(issue.minimum) === 1) return { field, rule: "field-required" };
      return { field, rule: "rule.too_small", params: { limit: Number(issue.minimum), of: issue.origin } };
    case "too_big":
      return { field, rule: "rule.too_big", params: { limit: Number(issue.maximum), of: issue.origin } };
    case "invalid_format":
      return { field, rule: "rule.invalid_format" };
    case "invalid_value":
      if ((valueAt(raw, issue.path) ?? null) === null) return { field, rule: "field-required" };
      return { field, rule: "rule.invalid_value", params: { allowed: issue.values.map(String) } };
    case "unrecognized_keys":
      return { field, rule: "rule.unrecognized_keys", params: { keys: issue.keys } };
    default:
      return { field, rule: "rule.other" };
  }
}

/** What stands at a path of the input; undefined where nothing does. */
function valueAt(raw: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>((value, name) => (value as Record<PropertyKey, unknown> | null)?.[name], raw);
}
