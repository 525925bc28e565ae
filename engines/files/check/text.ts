import type { Content } from "../content.ts";
import type { AdmittedType } from "../require_place.ts";
import { notFitting, otherEncoding } from "./faults.ts";

/** Bytes at the beginning that are looked at: whoever reads on tells the row of what is no text further down. */
const LOOKED_AT = 1024 * 1024;

/** Refuses what does not begin as text in UTF-8; what is text all the same, of an older spreadsheet, is told to be so. */
export async function checkText(content: Content, admitted: AdmittedType): Promise<void> {
  const bytes = await content.read(0, LOOKED_AT);
  try {
    // The last character may be cut off.
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    if (!text.includes("\0")) return;
  } catch {
    if (isOtherText(bytes)) throw otherEncoding(admitted);
  }
  throw notFitting(admitted);
}

/** Text of one byte a character or of GB 18030 has no control characters but those of lines; UTF-16 begins with its mark. */
function isOtherText(bytes: Uint8Array): boolean {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return isUtf16 || bytes.every((byte) => byte >= 32 || byte === 9 || byte === 10 || byte === 13);
}
