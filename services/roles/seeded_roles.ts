import { GRANTS } from "@/kernel/access/grants.ts";
import type { Right } from "@/kernel/access/rights.ts";
import { ROLE_CODES, type RoleCode } from "@/kernel/access/role_codes.ts";

/** Rights of a seeded role; `all` stands for every right of the catalogue. */
export interface SeededRole {
  code: RoleCode;
  rights: readonly Right[] | "all";
}

/**
 * The roles that the portal starts with and what each may do, as the domains say. A right named there that no page or call needs is
 * passed over at the start and fails a test.
 */
export function seededRoles(): SeededRole[] {
  return ROLE_CODES.map((code) => ({
    code,
    rights: code === "administrator"
      ? "all"
      : GRANTS.all.filter(({ roles }) => roles.includes(code)).flatMap(({ rights }) => rights),
  }));
}

/** Whether a role is one that the portal brings along. */
export function isSeededRole(code: string): boolean {
  return (ROLE_CODES as readonly string[]).includes(code);
}
