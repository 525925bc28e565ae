import { LIMITS } from "@/kernel/limits.ts";
import type { Ctx } from "@/kernel/ctx.ts";

/** Without those that are read as another: O and 0, l, I and 1. */
const UPPER = "ABCDEFGHJKLMNPQRSTUVWXYZ";
const LOWER = "abcdefghijkmnpqrstuvwxyz";
const DIGITS = "23456789";
const SIGNS = LIMITS.passwordSpecials;

/** One group of characters for each place: every class of the policy is there, and over 80 bits are drawn. */
const PLACES = [
  UPPER,
  LOWER,
  LOWER,
  DIGITS,
  SIGNS,
  LOWER,
  UPPER,
  DIGITS,
  LOWER,
  UPPER,
  LOWER,
  SIGNS,
  DIGITS,
  LOWER,
  UPPER,
  DIGITS,
  LOWER,
  LOWER,
];

/** When a password that is given at this moment for one use ends unused. */
export function endOfOneTime(now: Date): Date {
  return new Date(now.getTime() + LIMITS.oneTimePasswordHours * 3_600_000);
}

/** A password that meets the policy of section 5, easy to read out. */
export function oneTimePassword({ randomBytes }: Pick<Ctx, "randomBytes">): string {
  return PLACES.map((characters) => characters[drawn(randomBytes, characters.length)]).join("");
}

/** A number below `below`, each as likely as the others: bytes that would favour the first are thrown away. */
function drawn(randomBytes: Ctx["randomBytes"], below: number): number {
  const most = 256 - 256 % below;
  for (;;) {
    const [byte] = randomBytes(1);
    if (byte! < most) return byte! % below;
  }
}
