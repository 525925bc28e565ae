import type { z } from "zod";
import { fieldOfIssue } from "@/kernel/refusals/field_of_issue.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { mistypedNumbers } from "./mistyped_numbers.ts";

/** Checks a call's input against its schema; a refusal names the wrong fields, so many at most, and the rule that each breaks. */
export function validateInput<S extends z.ZodType>(schema: S, raw: unknown): z.output<S> {
  const result = schema.safeParse(raw);
  const mistyped = mistypedNumbers(schema, raw);
  if (result.success && mistyped.length === 0) return result.data;
  const told = new Set(mistyped.map(({ path }) => path.join(".")));
  const others = (result.error?.issues ?? []).filter(({ path }) => !told.has(path.join(".")));
  const named = [...mistyped, ...others].slice(0, LIMITS.refusedFields);
  throw refuse("invalid-input", {}, named.map((issue) => fieldOfIssue(issue, raw)));
}
