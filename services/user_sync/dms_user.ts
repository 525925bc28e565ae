import type { RoleBySync } from "@/services/roles/kept_roles.ts";
import { z } from "zod";

/** A text that the database keeps: no control characters, no half characters. */
const plain = z.string().refine((text) => !/\p{Cc}/u.test(text) && text.isWellFormed(), "no plain text");

/** A person as the dealer management system tells them: `GET /users`, docs/dms.md. */
export const dmsUser = z.object({
  id: plain.min(1).max(64),
  account: z.string().regex(/^[\p{L}\p{N}._@-]{2,64}$/u),
  name: plain.trim().min(1).max(100),
  email: z.email().max(200).nullable(),
  state: z.enum(["active", "left"]),
  roleCode: plain.min(1).max(64),
  storeCode: plain.min(1).max(32),
  country: z.string().length(2),
  changedAt: z.iso.datetime({ offset: true }),
});
export type DmsUser = z.output<typeof dmsUser>;

/** One page of people. Entries are checked one by one, so that a bad one does not hide the others. */
export const dmsPage = z.object({
  page: z.int().positive(),
  pages: z.int().positive().max(10_000),
  /** People on all pages together. */
  total: z.int().nonnegative(),
  users: z.array(z.unknown()).max(1000),
});
export type DmsPage = z.output<typeof dmsPage>;

/**
 * Roles of the dealer management system and what they are here, in the stores of the domestic edition; those overseas have one role. A
 * role that is not named is refused with its entry.
 */
export const DMS_ROLES: Readonly<Record<string, RoleBySync>> = {
  TECH: "store-technician",
  SUPERVISOR: "technical-supervisor",
  MANAGER: "store-manager",
  PARTS: "store-technician",
};
export const OVERSEAS_ROLE: RoleBySync = "overseas-store";
