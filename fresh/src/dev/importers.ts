import { importedBy } from "./imports_of.ts";

/** Which files of a project import which, told from their sources and kept up as they change. */
export class Importers {
  /** By a file, those that it imports. */
  #imports = new Map<string, readonly string[]>();
  /** By a file, those that import it. */
  #importers = new Map<string, Set<string>>();

  /** Reads files that are new or have changed; one that is gone imports nothing. */
  async read(paths: Iterable<string>): Promise<void> {
    await Promise.all(Array.from(paths, async (path) => {
      const source = await Deno.readTextFile(path).catch(() => "");
      for (const imported of this.#imports.get(path) ?? []) this.#importers.get(imported)?.delete(path);
      const imports = importedBy(path, source);
      this.#imports.set(path, imports);
      for (const imported of imports) {
        const those = this.#importers.get(imported) ?? new Set();
        this.#importers.set(imported, those.add(path));
      }
    }));
  }

  /** These files, those that import them, those that import those, and so on. */
  upFrom(paths: Iterable<string>): Set<string> {
    const found = new Set(paths);
    for (const path of found) for (const importer of this.#importers.get(path) ?? []) found.add(importer);
    return found;
  }
}
