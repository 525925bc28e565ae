/**
 * Whether a spreadsheet that opens a CSV file would take a text for a formula, or could not tell whether its apostrophe belongs to it. Numbers with a
 * sign are what they look like.
 */
export function isTakenForFormula(text: string): boolean {
  return /^'*[=+\-@\t\r]/.test(text) && !/^[+-]\d+(\.\d+)?$/.test(text);
}
