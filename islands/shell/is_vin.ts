/** Whether a text is a whole VIN by its alphabet (ISO 3779: 17 characters, no I, O or Q). */
export function isVin(text: string): boolean {
  return /^[A-HJ-NPR-Z0-9]{17}$/i.test(text.trim());
}
