import type { Content } from "../content.ts";
import type { AdmittedType } from "../require_place.ts";
import { notFitting } from "./faults.ts";

/** Bytes at the beginning that are looked at: whoever reads on tells the row of what is no text further down. */
const LOOKED_AT = 1024 * 1024;

/** Refuses what does not begin as text in UTF-8. */
export async function checkText(content: Content, admitted: AdmittedType): Promise<void> {
  const bytes = await content.read(0, LOOKED_AT);
  try {
    // The last character may be cut off.
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    if (!text.includes("\0")) return;
  } catch {
    // Told below.
  }
  throw notFitting(admitted);
}
