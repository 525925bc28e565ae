import { type FieldRefusal, Refusal, refuse } from "../refusals/refuse.ts";
import type { RefusalKey } from "../refusals/catalogue.ts";
import type { Register } from "./define_register.ts";
import type { Problem } from "./draft.ts";
import { columnOf, fieldsOf } from "./shape.ts";

/** Refuses values that break the rules of their fields; nothing wrong, nothing done. */
export function refuseFields(fields: readonly FieldRefusal[]): void {
  if (fields.length > 0) throw refuse("invalid-input", {}, fields);
}

/** Refuses what stands against one entry or some: a duplicate by its own sentence, all else by field. */
export function refuseProblems(register: Register, problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  const fields = problems.map(({ field, rule, params }) => ({ field: field ?? "", rule, params }));
  const duplicate = register.duplicate ?? "duplicate";
  const one = problems.every(({ rule }) => rule === duplicate) ? duplicate : null;
  throw refuse(one ?? "invalid-input", {}, fields);
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
      .filter(([name, field]) => columns.includes(columnOf(name, field)))
      .map(([field]) => ({ field, rule }));
    throw refuse(rule, {}, fields);
  }
}

/** PostgreSQL, appendix A. */
const UNIQUE_VIOLATION = "23505";
