/** Departments that decide or answer (specification section 6): three for claims, TSB approval, the support section, and others. */
export const DEPARTMENT_KINDS = [
  "claim-1",
  "claim-2",
  "claim-3",
  "tsb",
  "case",
  "labor",
  "support",
  "other",
] as const;
export type DepartmentKind = typeof DEPARTMENT_KINDS[number];

/** Kinds of which there is one each, in the order in which claims pass them (rules.md 1). */
export const CLAIM_KINDS = ["claim-1", "claim-2", "claim-3"] as const satisfies readonly DepartmentKind[];

/** What a person does in a department. */
export const DUTIES = ["member", "approver", "section-chief", "engineer", "designated-engineer"] as const;
export type Duty = typeof DUTIES[number];

/** The duties that each kind of department has. */
export const DUTIES_OF_KIND: Readonly<Record<DepartmentKind, readonly Duty[]>> = {
  "claim-1": ["approver", "member"],
  "claim-2": ["approver", "member"],
  "claim-3": ["approver", "member"],
  "tsb": ["approver", "member"],
  "case": ["approver", "member"],
  "labor": ["approver", "member"],
  "support": ["section-chief", "engineer", "designated-engineer", "member"],
  "other": ["member"],
};

/** Who can judge how a vehicle was repaired, and what a repair takes. */
const REPAIR_APPROVERS = ["factory-manager", "section-chief", "factory-engineer", "designated-engineer"];

/**
 * Roles of which a person must have one for a duty; none: anybody may. Whoever loses the role keeps the duty in the list, marked, and it
 * no longer counts.
 */
export function rolesForDuty(kind: DepartmentKind, duty: Duty): readonly string[] {
  switch (duty) {
    case "approver":
      if (kind === "tsb") return ["factory-manager", "section-chief"];
      if (kind === "case" || kind === "labor") return REPAIR_APPROVERS;
      return [`claim-approver-${kind.slice(-1)}`];
    case "section-chief":
      return ["section-chief"];
    case "engineer":
      return ["factory-engineer", "designated-engineer"];
    case "designated-engineer":
      return ["designated-engineer"];
    case "member":
      return [];
  }
}
