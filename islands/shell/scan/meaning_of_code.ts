/** A VIN inside other characters: Code 39 of some makers has an I before it, QR codes of papers have more around it. */
const VIN = /(?<![A-HJ-NPR-Z0-9])I?([A-HJ-NPR-Z0-9]{17})(?![A-HJ-NPR-Z0-9])/;
/** Separators of a label with several fields: control characters (ISO/IEC 15434: record and group separator, end of transmission). */
const FIELDS = /\p{Cc}+/u;
/** What a part label has before its number: data identifiers of the customer's and supplier's part number (ANSI MH10.8.2). */
const PART = /^(?:P|1P|30P)(?=[A-Z0-9])/;

/**
 * What a read code says for the search: the VIN in it, or the number of a part without the letters that say it is one. Of a label with several
 * fields the one of the part's number; any other text as it is.
 */
export function meaningOfCode(code: string): string {
  const text = code.trim().toUpperCase();
  const vin = text.match(VIN)?.[1];
  if (vin && /\d{3}/.test(vin)) return vin;
  const fields = text.split(FIELDS).filter((field) => field !== "" && !field.startsWith("[)>"));
  const part = fields.find((field) => PART.test(field) && /\d/.test(field));
  return (part ? part.replace(PART, "") : fields[0] ?? "").slice(0, 64);
}
