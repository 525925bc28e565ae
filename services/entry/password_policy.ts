import { LIMITS } from "@/kernel/limits.ts";
import type { FieldRefusal } from "@/kernel/refusals/refuse.ts";
import type { RefusalKey } from "@/kernel/refusals/catalogue.ts";
import { isCommonPassword } from "./common_passwords.ts";

/** What the policy needs to know beside the password. */
export interface PasswordOwner {
  account: string;
  email?: string | null;
}

const specials = new Set<string>(LIMITS.passwordSpecials);

/**
 * The first rule of the policy that a password breaks, or null (specification section 5): at least 8 characters, upper and
 * lower case letters, digits and special characters; then at most 128, not common, and no account name inside.
 */
export function weaknessOf(password: string, owner: PasswordOwner): RefusalKey | null {
  const characters = [...password];
  if (characters.length > LIMITS.passwordMaxLength) return "password-long";
  if (characters.length < LIMITS.passwordMinLength) return "password-weak";
  const has = (test: (character: string) => boolean) => characters.some(test);
  const complete = has((c) => /[a-z]/.test(c)) && has((c) => /[A-Z]/.test(c)) &&
    has((c) => /[0-9]/.test(c)) &&
    has((c) => specials.has(c));
  if (!complete) return "password-weak";
  if (isCommonPassword(password)) return "password-common";
  const lower = password.toLowerCase();
  const names = [owner.account, owner.email?.split("@")[0] ?? ""];
  if (names.some((name) => name.length >= 4 && lower.includes(name.toLowerCase()))) return "password-common";
  return null;
}

/** Refusals of the two fields of a new password: the policy at the first, the repetition at the second. */
export function newPasswordRefusals(
  password: string,
  repetition: string,
  owner: PasswordOwner,
  fields: { password: string; repetition: string } = {
    password: "newPassword",
    repetition: "repeatPassword",
  },
): FieldRefusal[] {
  const refusals: FieldRefusal[] = [];
  const weakness = weaknessOf(password, owner);
  if (weakness) refusals.push({ field: fields.password, rule: weakness, params: policyParams() });
  if (password !== repetition) refusals.push({ field: fields.repetition, rule: "password-mismatch" });
  return refusals;
}

/** What the policy's sentences name. */
export function policyParams(): { min: number; max: number; specials: string } {
  return { min: LIMITS.passwordMinLength, max: LIMITS.passwordMaxLength, specials: LIMITS.passwordSpecials };
}
