import type { Ctx } from "@/kernel/ctx.ts";

/** Crockford's base32: no I, L, O, U, so that what is read aloud or from paper is not mistaken. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const GROUP = 5;
/** 20 characters of 5 bits: 100 bits. */
const LENGTH = 20;

/** A new string, 100 bits from the system's generator, in groups: `7KQ2M-0XJ4T-9V8PD-3HW5C`. */
export function newCardString(ctx: Pick<Ctx, "randomBytes">): string {
  // 256 is a multiple of 32: no character is more likely than another.
  return grouped([...ctx.randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join(""));
}

/**
 * A typed string in one writing: upper case, without dashes and spaces, full width narrowed, letters that look like digits read as
 * those (Crockford). Null for what can be no card's.
 */
export function readCardString(typed: string): string | null {
  const read = typed.normalize("NFKC").replace(/[\s-]/g, "").toUpperCase()
    .replace(/[IL]/g, "1").replaceAll("O", "0");
  return read.length === LENGTH && [...read].every((character) => ALPHABET.includes(character)) ? read : null;
}

/** The last group, which lists show to tell cards apart: 75 bits stay hidden. */
export function tailOf(cardString: string): string {
  return cardString.slice(-GROUP);
}

/** A card's string as lists show it. */
export function maskedCard(tail: string): string {
  return `•••••-•••••-•••••-${tail}`;
}

function grouped(characters: string): string {
  return characters.match(new RegExp(`.{${GROUP}}`, "g"))!.join("-");
}
