import { fileURLToPath } from "node:url";
import { importedAtOnceBy } from "./imports_of.ts";

/**
 * The files of the project, as paths, that are loaded before the first line of a module runs: itself, and all that it imports but for
 * `import()`, further and further. Packages are left out.
 */
export async function importedAtOnce(module: string): Promise<Set<string>> {
  const found = new Set<string>();
  const waiting = [module];
  for (const url of waiting) {
    const path = fileURLToPath(url);
    if (found.has(path)) continue;
    found.add(path);
    waiting.push(...importedAtOnceBy(url, await Deno.readTextFile(path).catch(() => "")));
  }
  return found;
}
