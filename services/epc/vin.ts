import { LIMITS } from "@/kernel/limits.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";

/** Values of the letters for the check digit (49 CFR 565.15, table III; ISO 3779 leaves the position free). */
const VALUES: Record<string, number> = {
  ...Object.fromEntries([..."0123456789"].map((digit) => [digit, Number(digit)])),
  ...{ A: 1, B: 2, C: 3, D: 4, E: 5, F: 6, G: 7, H: 8 },
  ...{ J: 1, K: 2, L: 3, M: 4, N: 5, P: 7, R: 9 },
  ...{ S: 2, T: 3, U: 4, V: 5, W: 6, X: 7, Y: 8, Z: 9 },
};
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** The ninth character that the other sixteen demand (49 CFR 565.15 (c)). */
export function checkDigitOf(vin: string): string {
  const sum = [...vin].reduce((total, character, place) => total + VALUES[character]! * WEIGHTS[place]!, 0);
  return sum % 11 === 10 ? "X" : String(sum % 11);
}

/**
 * Country whose law gives a VIN its check digit, told by the first characters (ISO 3780), or null where the place is free: the United States
 * (49 CFR 565), Canada (CMVSS 115), Mexico (NOM-001-SSP) and China (GB 16735). A filler of three Z says that the maker has left
 * it free, as those built there for Europe do.
 */
export function checkDigitCountry(vin: string): string | null {
  if (vin.slice(3, 6) === "ZZZ") return null;
  if (/^([145]|7[F-Z0-9])/.test(vin)) return "US";
  if (vin.startsWith("2")) return "CA";
  if (/^3[A-X1-7]/.test(vin)) return "MX";
  return vin.startsWith("L") ? "CN" : null;
}

/** A typed VIN or tail: full-width narrowed, white space and dashes dropped, upper case. */
export function cleanVin(text: string): string {
  return text.normalize("NFKC").replace(/[\s-]/g, "").toUpperCase();
}

/** Whether a text has the form of a VIN or of its last 8 characters. */
export function looksLikeVin(text: string): boolean {
  const vin = cleanVin(text);
  return /^[A-HJ-NPR-Z0-9]+$/.test(vin) && (vin.length === LIMITS.vinLength || vin.length === LIMITS.vinTail);
}

/**
 * A typed VIN as it is stored (17 characters) or its tail (8). Refuses `vin-length` and `vin-alphabet` (ISO 3779: no I,
 * O, Q), telling the position in what was typed.
 */
export function readVin(text: string): { vin: string; whole: boolean } {
  const vin = cleanVin(text);
  const characters = [...vin];
  const whole = characters.length === LIMITS.vinLength;
  if (!whole && characters.length !== LIMITS.vinTail) {
    throw refuseField("vin", "vin-length", { length: characters.length });
  }
  const wrong = characters.findIndex((character) => !/[A-HJ-NPR-Z0-9]/.test(character));
  if (wrong >= 0) {
    throw refuseField("vin", "vin-alphabet", { position: wrong + 1, character: characters[wrong]! });
  }
  return { vin, whole };
}
