import type { z } from "zod";
import { fieldOfIssue } from "@/kernel/refusals/field_of_issue.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";

/** Checks a call's input against its schema; a refusal names the wrong fields, so many at most, and the rule that each breaks. */
export function validateInput<S extends z.ZodType>(schema: S, raw: unknown): z.output<S> {
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  const named = result.error.issues.slice(0, LIMITS.refusedFields);
  throw refuse("invalid-input", {}, named.map((issue) => fieldOfIssue(issue, raw)));
}
