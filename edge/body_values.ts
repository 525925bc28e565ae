import { Buffer } from "node:buffer";

const [QUOTE, BACKSLASH, SQUARE, SQUARE_END, CURLY, CURLY_END, COMMA] = [...'"\\[]{},'].map((sign) =>
  sign.charCodeAt(0)
);

/** How much a JSON text holds, told without making anything of it; what is quoted is no sign of JSON. */
export interface JsonMeasure {
  /** Lists and objects within each other, at the deepest. */
  depth: number;
  /** Members and items, one more than there are commas. */
  values: number;
}

/** Measures a JSON text in one pass: reading it into objects costs a hundred times as much. */
export function measureJson(json: string): JsonMeasure {
  let depth = 0, deepest = 0, values = 1, quoted = false;
  for (let at = 0; at < json.length; at++) {
    const sign = json.charCodeAt(at);
    if (quoted) {
      if (sign === BACKSLASH) at++;
      else if (sign === QUOTE) quoted = false;
    } else if (sign === QUOTE) quoted = true;
    else if (sign === COMMA) values++;
    else if (sign === SQUARE || sign === CURLY) deepest = Math.max(deepest, ++depth);
    else if (sign === SQUARE_END || sign === CURLY_END) depth--;
  }
  return { depth: deepest, values };
}

/** Whether a urlencoded form has more than so many names. */
export function hasMoreNames(form: string, most: number): boolean {
  return hasMore((from) => form.indexOf("&", from), 1, most - 1);
}

/** The longest boundary (RFC 2046, 5.1.1). */
const BOUNDARY = 70;

/**
 * The parts of a multipart body by its boundaries (RFC 2046, 5.1.1), each at the start of a line: one before each part, and one with two hyphens
 * behind it at the end. It costs the body's length, since a boundary holds no end of a line.
 *
 * @param type `multipart/form-data; boundary=...`; without a good boundary there is neither part nor end
 */
export function measureParts(
  body: Uint8Array,
  type: string,
  most: number,
): { more: boolean; ended: boolean } {
  const boundary = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type);
  const sign = boundary?.[1] ?? boundary?.[2] ?? "";
  if (sign === "" || sign.length > BOUNDARY) return { more: false, ended: false };
  const line = Buffer.from(`\r\n--${sign}`), end = Buffer.from(`\r\n--${sign}--`);
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  // The first line has no end of a line before it.
  const begins = (mark: Buffer) => bytes.subarray(0, mark.length - 2).equals(mark.subarray(2));
  const first = begins(line) ? 1 : 0;
  return {
    more: hasMore((from) => bytes.indexOf(line, from), line.length, most + 1 - first),
    ended: begins(end) || bytes.includes(end),
  };
}

function hasMore(next: (from: number) => number, length: number, most: number): boolean {
  let found = 0;
  for (let at = next(0); at >= 0; at = next(at + length)) if (++found > most) return true;
  return false;
}
