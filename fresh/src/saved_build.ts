import { fileURLToPath } from "node:url";
import { modulesIn } from "./islands_module.ts";
import type { BootChunks, BuildCache, RouteFileKind, StaticFile } from "./build_cache.ts";

type Load = () => Promise<Record<string, unknown>>;

/** A build as the generated server holds it: paths as text, modules as functions that import them. */
export interface SavedBuild {
  buildId: string;
  routes: [kind: RouteFileKind, node: string, pattern: string, overridesPattern: boolean, load: Load][];
  islands: [name: string, chunks: string[]][];
  /** Imports the module that exports those of all islands. */
  loadIslands: Load;
  bootChunks: BootChunks;
  /** By path below the base path; the file lies at the same path in the folder `static` beside the server. */
  statics: Record<string, [hash: string, size: number, contentType: string]>;
}

/**
 * Opens what a builder wrote.
 * @param outDir folder of the generated server, as a file URL ending in a slash
 * @param root folder of the project, as a file URL
 */
export function openBuild(saved: SavedBuild, outDir: string, root: string): BuildCache {
  const folder = fileURLToPath(outDir);
  const statics = new Map<string, StaticFile>(
    Object.entries(saved.statics).map(([path, [hash, size, contentType]]) => [
      path,
      { source: `${folder}static${path}`, hash, size, contentType },
    ]),
  );
  return {
    buildId: saved.buildId,
    root: fileURLToPath(root),
    mode: "production",
    routes: saved.routes.map(([kind, node, pattern, overridesPattern, load]) => ({
      kind,
      node,
      pattern,
      overridesPattern,
      load,
    })),
    islands: saved.islands.map(([name, chunks]) => ({ name, chunks })),
    loadIslands: async () => modulesIn(await saved.loadIslands()),
    bootChunks: saved.bootChunks,
    staticFile: (pathname) => statics.get(pathname),
  };
}
