import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type App, setBuildCache } from "../app.ts";
import type { BuildCache } from "../build_cache.ts";
import { type Bundle, bundleIslands } from "./bundle.ts";
import { isChild } from "./child.ts";
import { crawl, type FoundRoute, TEST_FILES } from "./crawl.ts";
import { buildIdOf, importedParts, scriptsOf } from "./kept_build.ts";
import { serveChild } from "./serve_child.ts";
import { readStatic, readStatics } from "./statics.ts";
import { superviseChild } from "./supervisor.ts";
import { writeBuild } from "./write_build.ts";

/** Where a project's parts lie; relative paths count from `root`. */
export interface FreshBuilderOptions {
  /** Folder of the project, as a path or file URL. Default: the current folder. */
  root?: string;
  /** Default `_fresh`. */
  outDir?: string;
  /** Of several folders the first that has a file serves it. Default `static`. */
  staticDir?: string | string[];
  /** Default `islands`. */
  islandDir?: string;
  /** Default `routes`. */
  routeDir?: string;
  /**
   * Folders of what routes and islands draw by: modules that keep from one request to the next only what follows from their arguments and from what they import. While developing, a server that runs
   * takes newer ones of them and of routes and islands. Default none.
   */
  componentDir?: string | string[];
  /** Module that exports `app`. Default `main.ts`. */
  serverEntry?: string;
  /** JavaScript versions or browsers that islands are written for, in esbuild's terms. Default `es2022`. */
  target?: string | string[];
  /** Files of the folders of routes and islands that are neither, by their absolute paths. Default: tests. */
  ignore?: RegExp[];
}

export interface BuildOptions {
  /** Default `production`. */
  mode?: "production" | "development";
  /** `disk` writes the output folder, `memory` keeps the build in this process. Default `disk`. */
  snapshot?: "disk" | "memory";
}

/** Gives a build to an app whose `fsRoutes` and islands need it. */
export type ApplySnapshot = <State>(app: App<State>) => void;

/** Builds a project's islands and routes. */
export class Builder {
  readonly config: Required<FreshBuilderOptions> & { staticDir: string[]; componentDir: string[] };

  constructor(options: FreshBuilderOptions = {}) {
    const given = options.root ?? Deno.cwd();
    const root = given.startsWith("file://") ? fileURLToPath(given) : given;
    this.config = {
      root: resolve(root),
      outDir: resolve(root, options.outDir ?? "_fresh"),
      staticDir: [options.staticDir ?? "static"].flat().map((folder) => resolve(root, folder)),
      islandDir: resolve(root, options.islandDir ?? "islands"),
      routeDir: resolve(root, options.routeDir ?? "routes"),
      componentDir: [options.componentDir ?? []].flat().map((folder) => resolve(root, folder)),
      serverEntry: resolve(root, options.serverEntry ?? "main.ts"),
      target: options.target ?? "es2022",
      ignore: options.ignore ?? [TEST_FILES],
    };
  }

  /** Builds. The function it returns gives the build to an app, as tests do before they ask for its handler. */
  async build(options: BuildOptions = {}): Promise<ApplySnapshot> {
    const { mode = "production", snapshot = "disk" } = options;
    const { root, routeDir, islandDir, target, ignore } = this.config;
    const { routes, islands } = await crawl(routeDir, islandDir, ignore);
    const bundle = await bundleIslands(islands, { root, target, mode });
    return await this.#snapshot({ mode, snapshot }, routes, bundle);
  }

  async #snapshot(
    { mode, snapshot }: Required<BuildOptions>,
    routes: FoundRoute[],
    bundle: Bundle,
  ): Promise<ApplySnapshot> {
    const { root, staticDir, outDir, serverEntry } = this.config;
    const found = await readStatics(staticDir);
    const buildId = buildIdOf(bundle, found);
    const scripts = scriptsOf(bundle, buildId);
    const statics = new Map([...found, ...scripts]);
    if (snapshot === "disk") {
      await writeBuild({ outDir, root, serverEntry, buildId, routes, bundle, statics });
    }
    const cache: BuildCache = {
      ...importedParts(routes, bundle),
      ...{ buildId, root, mode },
      staticFile: mode === "production"
        ? (pathname) => statics.get(pathname)
        : (pathname) => scripts.get(pathname) ?? readStatic(staticDir, pathname),
    };
    return (app) => setBuildCache(app, cache);
  }

  /**
   * Serves the app while it is developed, and has pages that are open load again: when modules of routes, islands and components change, the
   * server takes the newer ones; when another source file changes, it starts again; when a static file changes, it serves on. Returns when
   * `options.signal` ends it. Another process waits beside the one that serves with what the program's main module imports at once, to take
   * its place.
   * @param importMain imports the module that exports `app`
   */
  async listen(
    importMain: () => Promise<{ app: unknown }>,
    options: Deno.ServeTcpOptions = {},
  ): Promise<void> {
    if (isChild()) await serveChild(this.config, importMain, options);
    else await superviseChild(this.config, options.signal);
  }
}
