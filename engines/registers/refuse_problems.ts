import { type FieldRefusal, Refusal, refuse } from "@/kernel/refusals/refuse.ts";
import { type RefusalKey, REFUSALS } from "@/kernel/refusals/catalogue.ts";
import type { Register } from "./define_register.ts";
import type { Problem } from "./draft.ts";
import { columnOf, fieldsOf, isTyped } from "./shape.ts";

/** Refuses values that break the rules of their fields; nothing wrong, nothing done. */
export function refuseFields(fields: readonly FieldRefusal[]): void {
  if (fields.length > 0) throw refuse("invalid-input", {}, fields);
}

/** Refuses what stands against one entry or some: by the sentence of the rule where all break the same, and always by field. */
export function refuseProblems(problems: readonly Problem[]): void {
  const [first] = problems;
  if (!first) return;
  const fields = problems.map(({ field, rule, params }) => ({ field: field ?? "", rule, params }));
  const isOne = first.rule in REFUSALS && problems.every(({ rule }) => rule === first.rule);
  throw isOne ? refuse(first.rule as RefusalKey, first.params, fields) : refuse("invalid-input", {}, fields);
}

/** What the client tells of an error of the database. */
interface DatabaseError {
  code?: string;
  detail?: string;
}

/** `Key (dtc_code, ecu)=(P0A80, ) already exists.` */
const DETAIL = /^Key \(([^)]*)\)=/;

/** Runs a change; what another made at the same moment, and a unique index found, is refused as any duplicate. */
export async function refusingDuplicates<T>(register: Register, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal || (error as DatabaseError).code !== UNIQUE_VIOLATION) throw error;
    const columns = DETAIL.exec((error as DatabaseError).detail ?? "")?.[1]?.split(", ") ?? [];
    const rule: RefusalKey = register.duplicate ?? "duplicate";
    const fields = fieldsOf(register)
      .filter(([name, field]) => isTyped(field) && columns.includes(columnOf(name, field)))
      .map(([field]) => ({ field, rule }));
    throw refuse(rule, {}, fields);
  }
}

/** PostgreSQL, appendix A. */
const UNIQUE_VIOLATION = "23505";
