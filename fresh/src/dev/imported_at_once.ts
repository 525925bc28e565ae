import { fileURLToPath } from "node:url";

/** Imports and exports with `from`, and those for the sake of what a module does. Types are among them, which does no harm. */
const IMPORT = /^\s*(?:import|export)\b[^"';]*?\bfrom\s*["']([^"']+)["']|^\s*import\s*["']([^"']+)["']/gm;

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
    const text = await Deno.readTextFile(path).catch(() => "");
    for (const [, from, alone] of text.matchAll(IMPORT)) {
      const specifier = (from ?? alone)!;
      const target = specifier.startsWith(".") ? new URL(specifier, url).href : resolved(specifier);
      if (target?.startsWith("file:")) waiting.push(target);
    }
  }
  return found;
}

/** Where a name of the import map leads; null for one that it does not have. */
function resolved(specifier: string): string | null {
  try {
    return import.meta.resolve(specifier);
  } catch {
    return null;
  }
}
