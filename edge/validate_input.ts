import type { z } from "zod";
import { fieldOfIssue } from "@/kernel/refusals/field_of_issue.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { mayBeLeftOut } from "./may_be_left_out.ts";
import { mistypedNumbers } from "./mistyped_numbers.ts";

/** Checks a call's input against its schema; a refusal names the wrong fields, so many at most, and the rule that each breaks. */
export function validateInput<S extends z.ZodType>(schema: S, raw: unknown): z.output<S> {
  const result = schema.safeParse(raw);
  const mistyped = mistypedNumbers(schema, raw);
  if (result.success && mistyped.length === 0) return result.data;
  const told = new Set(mistyped.map(({ path }) => path.join(".")));
  const others = (result.error?.issues ?? []).filter(({ path }) => !told.has(path.join(".")));
  const named = [...mistyped, ...others].slice(0, LIMITS.refusedFields);
  throw refuse(
    "invalid-input",
    {},
    named.map((issue) => {
      const field = fieldOfIssue(issue, raw);
      // Only a program sends null; that the field is missing would send it the wrong way.
      return field.rule === "field-required" && isNullAt(raw, issue.path) && mayBeLeftOut(schema, issue.path)
        ? { ...field, rule: "rule.null" }
        : field;
    }),
  );
}

function isNullAt(raw: unknown, path: readonly PropertyKey[]): boolean {
  return path.reduce<unknown>(
    (value, name) => (value as Record<PropertyKey, unknown> | null)?.[name],
    raw,
  ) === null;
}
