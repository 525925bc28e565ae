import type { z } from "zod";
import { fieldOfIssue } from "@/kernel/refusals/field_of_issue.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";

/** Checks a call's input against its schema; a refusal names every wrong field and the rule it breaks. */
export function validateInput<S extends z.ZodType>(schema: S, raw: unknown): z.output<S> {
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  throw refuse("invalid-input", {}, result.error.issues.map((issue) => fieldOfIssue(issue, raw)));
}
