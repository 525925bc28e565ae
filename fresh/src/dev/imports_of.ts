import { fileURLToPath, pathToFileURL } from "node:url";

/** Imports and exports with `from`, and those for the sake of what a module does; what is of types alone is left out. */
const AT_ONCE =
  /^\s*(?:import|export)\b(?!\s+type\b)[^"';]*?\bfrom\s*["']([^"']+)["']|^\s*import\s*["']([^"']+)["']/gm;
const LATER = /\bimport\(\s*["']([^"']+)["']/g;

/** The modules of the project, as file URLs, that a module's source imports at once. Packages are left out. */
export function importedAtOnceBy(url: string, source: string): string[] {
  return targets(url, source, AT_ONCE);
}

/** The same, as paths, with those that it imports later by a name that stands in it. */
export function importedBy(path: string, source: string): string[] {
  const url = pathToFileURL(path).href;
  return [...importedAtOnceBy(url, source), ...targets(url, source, LATER)].map((target) =>
    fileURLToPath(target)
  );
}

function targets(url: string, source: string, pattern: RegExp): string[] {
  const found: string[] = [];
  for (const [, first, second] of source.matchAll(pattern)) {
    const specifier = (first ?? second)!;
    const target = specifier.startsWith(".") ? new URL(specifier, url).href : resolved(specifier);
    if (target?.startsWith("file:")) found.push(target);
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
