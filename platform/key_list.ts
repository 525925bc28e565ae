import { z } from "zod";

const KEY = /^[A-Za-z0-9+/]{43}=$/;

/** The keys of a text, in their order: each 32 bytes in base64, a comma or a line between them. */
export function keysIn(text: string): Uint8Array<ArrayBuffer>[] {
  return words(text).map((word) => Uint8Array.fromBase64(word));
}

/** A variable of keys: the first writes what is new, what was written under the others is still read. */
export const keyList = z.string().refine(
  (text) => words(text).length > 0 && words(text).every((word) => KEY.test(word)),
  "must be 32 bytes in base64, as `openssl rand -base64 32` writes them, or several such keys with commas between them",
).transform(keysIn);

function words(text: string): string[] {
  return text.split(/[\s,]+/).filter((word) => word !== "");
}
