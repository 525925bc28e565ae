/** A part number as people write it, in any case and with separators: `34-11-02.100 A`. */
export const WRITTEN_PART_NUMBER = /^[A-Za-z0-9][A-Za-z0-9 ._/-]*$/;

/**
 * A part number in the one writing it is stored and compared by: full-width characters narrowed (NFKC), upper case,
 * letters and digits only. Answers '' for a text without any.
 */
export function normalPartNumber(text: string): string {
  return text.normalize("NFKC").toUpperCase().replace(/[^A-Z0-9]/g, "");
}

/** Whether a text may be a part number: letters, digits and separators only, with a digit among them. */
export function looksLikePartNumber(text: string): boolean {
  const narrow = text.normalize("NFKC").trim();
  return WRITTEN_PART_NUMBER.test(narrow) && /\d/.test(narrow);
}
