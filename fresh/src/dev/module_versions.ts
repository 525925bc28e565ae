import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";

/**
 * Lets a process that runs import newer modules beside those that it has: a module that has become old is imported by a name of its own
 * (`page.tsx?v=2`) from then on, wherever it is imported. All that import it must have become old with it.
 */
export class ModuleVersions {
  readonly #versions = new Map<string, number>();
  #latest = 0;

  /** @param paths the modules of which newer ones are imported from now on */
  renew(paths: Iterable<string>): void {
    if (this.#latest++ === 0) this.#follow();
    for (const path of paths) this.#versions.set(path, this.#latest);
  }

  #follow(): void {
    registerHooks({
      resolve: (specifier, context, next) => {
        const resolved = next(specifier, context);
        if (!resolved.url.startsWith("file:")) return resolved;
        const version = this.#versions.get(fileURLToPath(resolved.url));
        if (version === undefined) return resolved;
        return { ...resolved, url: `${resolved.url}?v=${version}`, shortCircuit: true };
      },
    });
  }
}
