import { createHash } from "node:crypto";

/** A short hex digest of a file's contents, read in pieces since drawings and models may be large. */
export async function digestFile(path: string): Promise<string> {
  const hash = createHash("sha256");
  const file = await Deno.open(path);
  for await (const piece of file.readable) hash.update(piece);
  return hash.digest("hex").slice(0, 20);
}

/** The same of bytes or text in memory. */
export function digest(...parts: (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 20);
}
