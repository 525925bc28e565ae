import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { type App, setBuildCache } from "../app.ts";
import type { BuildCache } from "../build_cache.ts";
import { crawl } from "./crawl.ts";

/** Where a project's parts lie; relative paths count from `root`. */
export interface FreshBuilderOptions {
  /** Folder of the project, as a path or file URL. Default: the current folder. */
  root?: string;
  /** Default `_fresh`. */
  outDir?: string;
  /** Default `static`. */
  staticDir?: string;
  /** Default `islands`. */
  islandDir?: string;
  /** Default `routes`. */
  routeDir?: string;
  /** Module that exports `app`. Default `main.ts`. */
  serverEntry?: string;
  /** JavaScript versions or browsers that islands are written for, in esbuild's terms. Default `es2022`. */
  target?: string | string[];
}

export interface BuildOptions {
  /** Default `production`. */
  mode?: "production" | "development";
  /** `disk` writes the output folder, `memory` keeps the build in this process. Default `disk`. */
  snapshot?: "disk" | "memory";
}

/** Builds a project's islands and routes. */
export class Builder {
  readonly config: Required<FreshBuilderOptions>;

  constructor(options: FreshBuilderOptions = {}) {
    const given = options.root ?? Deno.cwd();
    const root = given.startsWith("file://") ? fileURLToPath(given) : resolve(given);
    this.config = {
      root,
      outDir: resolve(root, options.outDir ?? "_fresh"),
      staticDir: resolve(root, options.staticDir ?? "static"),
      islandDir: resolve(root, options.islandDir ?? "islands"),
      routeDir: resolve(root, options.routeDir ?? "routes"),
      serverEntry: resolve(root, options.serverEntry ?? "main.ts"),
      target: options.target ?? "es2022",
    };
  }

  /** Builds. The function it returns gives the build to an app, as tests do. */
  async build(_options: BuildOptions = {}): Promise<<State>(app: App<State>) => void> {
    const { routeDir, islandDir, root, staticDir } = this.config;
    const found = await crawl(routeDir, islandDir);
    const importer = (path: string) => () => import(pathToFileURL(path).href);
    const build: BuildCache = {
      buildId: "0",
      root,
      mode: "production",
      routes: found.routes.map((route) => ({ ...route, load: importer(route.path) })),
      islands: [],
      bootChunks: [],
      staticFile: async (pathname) => {
        const path = join(staticDir, pathname);
        try {
          const { isFile, size } = await Deno.stat(path);
          return isFile
            ? { path, size, hash: String(size), contentType: "application/octet-stream" }
            : undefined;
        } catch {
          return undefined;
        }
      },
    };
    return (app) => setBuildCache(app, build);
  }

  /** Serves the app while it is developed. */
  async listen(
    importMain: () => Promise<{ app: unknown }>,
    options: Deno.ServeTcpOptions = {},
  ): Promise<void> {
    const { app } = await importMain() as { app: App<unknown> };
    (await this.build({ mode: "development" }))(app);
    await app.listen(options);
  }
}
