/** A text as the database takes it: signs that it refuses (zero, half characters) are replaced. */
export function storable(text: string): string {
  return text.replaceAll("\0", "\uFFFD").toWellFormed();
}

/** A zero or a half character in JSON text, as `JSON.stringify` writes them. */
const REFUSED = /\\u(0000|d[89a-f])/;

/** What a text says as JSON, or the text itself where it is none or holds signs that the database refuses in JSON. */
export function jsonOrText(text: string): unknown {
  try {
    const value = JSON.parse(text);
    return REFUSED.test(JSON.stringify(value)) ? text : value;
  } catch {
    return text;
  }
}
