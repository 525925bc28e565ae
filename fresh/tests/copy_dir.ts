import { join } from "node:path";

/** A new folder for modules, below the tests: there deno.json says what packages are called. Who reads the project's sources leaves `.data` out. */
export async function makeCopyDir(prefix: string): Promise<string> {
  const dir = join(import.meta.dirname!, ".data");
  await Deno.mkdir(dir, { recursive: true });
  return await Deno.makeTempDir({ dir, prefix });
}
