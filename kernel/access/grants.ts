import { Declared } from "@/kernel/declared.ts";
import type { Right } from "./rights.ts";
import type { RoleCode } from "./role_codes.ts";

/**
 * What seeded roles may do with a domain. The administrator has every right and is not named. A right that no page or call needs fails
 * a test.
 */
export interface Grant {
  roles: readonly Exclude<RoleCode, "administrator">[];
  rights: readonly Right[];
}

/** Every grant of every domain; `seededRoles` gathers them by role. */
export const GRANTS = new Declared<Grant>("grants");

const WRITES = ["add", "edit", "delete", "import"];

/** Reading these pages. */
export function viewing(...routes: string[]): Right[] {
  return routes.map((route): Right => `${route}:view`);
}

/** Changing the entries of these registers, which also needs to read them. */
export function writing(...routes: string[]): Right[] {
  return routes.flatMap((route) => WRITES.map((action): Right => `${route}:${action}`));
}

/** All that can be done with the entries of these registers. */
export function keeping(...routes: string[]): Right[] {
  return [...viewing(...routes), ...writing(...routes)];
}
