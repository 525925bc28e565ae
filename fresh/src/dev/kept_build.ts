import { pathToFileURL } from "node:url";
import type { BuildCache, StaticFile } from "../build_cache.ts";
import { modulesIn, togetherSource } from "../islands_module.ts";
import type { Bundle } from "./bundle.ts";
import type { FoundRoute } from "./crawl.ts";
import { digest } from "./digest.ts";
import { scriptFile } from "./statics.ts";

type Module = Record<string, unknown>;

/** The id of a build, from all that pages name by it. */
export function buildIdOf(bundle: Bundle, statics: ReadonlyMap<string, StaticFile>): string {
  // Every page names it several times.
  return digest(
    ...[...statics].flatMap(([path, { hash }]) => [path, hash]),
    ...[...bundle.files].flatMap(([name, contents]) => [name, contents]),
  ).slice(0, 12);
}

/** The scripts of a build by their addresses. */
export function scriptsOf(bundle: Bundle, buildId: string): Map<string, StaticFile> {
  return new Map(
    Array.from(
      bundle.files,
      ([name, contents]) => [`/_fresh/js/${buildId}/${name}`, scriptFile(name, contents)],
    ),
  );
}

/** Routes and islands as an application takes them, imported from their files. */
export function importedParts(
  routes: readonly FoundRoute[],
  { islands, bootChunks }: Bundle,
  modules = new KeptModules(),
): Pick<BuildCache, "routes" | "islands" | "loadIslands" | "bootChunks"> {
  return {
    routes: routes.map((route) => ({ ...route, load: () => modules.one(route.path) })),
    islands: islands.map(({ name, chunks }) => ({ name, chunks })),
    loadIslands: () => modules.all(islands.map(({ path }) => path)),
    bootChunks,
  };
}

/** Modules that were imported, by their paths, until they are old. */
export class KeptModules {
  readonly #known = new Map<string, Module>();
  #imports = 0;

  /** All by one import, in the order of the paths. */
  async all(paths: readonly string[]): Promise<Module[]> {
    const unknown = paths.filter((path) => !this.#known.has(path));
    if (unknown.length > 0) {
      // A module of the same source is imported once only.
      const source = `${togetherSource(unknown.map((path) => pathToFileURL(path).href))}// ${++this
        .#imports}`;
      const modules = modulesIn(await import(`data:text/javascript,${encodeURIComponent(source)}`));
      for (const [at, path] of unknown.entries()) this.#known.set(path, modules[at]!);
    }
    return paths.map((path) => this.#known.get(path)!);
  }

  async one(path: string): Promise<Module> {
    return this.#known.get(path) ?? await import(pathToFileURL(path).href);
  }

  forget(paths: Iterable<string>): void {
    for (const path of paths) this.#known.delete(path);
  }
}
