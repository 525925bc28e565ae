/** A number as so many hexadecimal digits, as addresses and identifiers are written. */
export function hexOf(value: number, digits: number): string {
  return value.toString(16).toUpperCase().padStart(digits, "0");
}
