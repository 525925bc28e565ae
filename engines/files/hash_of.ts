import { createHash } from "node:crypto";
import type { Content } from "./content.ts";

/** SHA-256 as lower-case hex. */
export async function hashOf(content: Content): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of await content.stream()) hash.update(chunk);
  return hash.digest("hex");
}
