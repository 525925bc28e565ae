import type { RoleCode } from "@/kernel/access/role_codes.ts";

/**
 * Kinds of people whom a role keeps: who has it may make, unlock and end such people within their own reach, though their roles may do what
 * the role itself may not. The page of roles shows it. Everybody else is kept by who may do all that they may.
 */
export const KEPT_ROLES: Readonly<Partial<Record<RoleCode, readonly RoleCode[]>>> = {
  "factory-manager": [
    "technical-supervisor",
    "store-technician",
    "store-manager",
    "social-user",
    "dealer-group-user",
    "overseas-store",
  ],
  "dealer-group-user": ["technical-supervisor", "store-technician", "store-manager"],
  "store-manager": ["store-technician"],
};

/** Kinds of people whom the synchronisation with the dealer management system keeps. */
export const KEPT_BY_SYNC = [
  "technical-supervisor",
  "store-technician",
  "store-manager",
  "overseas-store",
] as const satisfies readonly RoleCode[];
export type RoleBySync = typeof KEPT_BY_SYNC[number];

/**
 * Roles by whose name somebody decides or answers (services/departments/department_kinds.ts, consultation chain), beyond the rights that they
 * list: given by those who have them, by administrators, and by roles that keep them.
 */
export const DECIDING_ROLES: readonly RoleCode[] = [
  "factory-manager",
  "factory-engineer",
  "designated-engineer",
  "section-chief",
  "technical-supervisor",
  "claim-approver-1",
  "claim-approver-2",
  "claim-approver-3",
];

/** Roles that a role keeps; none for one that people made. */
export function keptBy(role: string): readonly RoleCode[] {
  return Object.hasOwn(KEPT_ROLES, role) ? KEPT_ROLES[role as RoleCode] ?? [] : [];
}

/** Roles that keep a role. */
export function keepersOf(role: string): string[] {
  return Object.entries(KEPT_ROLES).filter(([, kept]) => (kept as readonly string[]).includes(role)).map((
    [keeper],
  ) => keeper);
}
