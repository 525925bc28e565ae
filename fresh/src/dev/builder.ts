import { resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { type App, setBuildCache } from "../app.ts";
import type { BuildCache, StaticFile } from "../build_cache.ts";
import { type Bundle, bundleIslands } from "./bundle.ts";
import { readBundle } from "./bundle_handover.ts";
import { isChild, turnOfChild } from "./child.ts";
import { modulesIn, togetherSource } from "../islands_module.ts";
import { crawl, type FoundRoute, TEST_FILES } from "./crawl.ts";
import { digest } from "./digest.ts";
import { reloadOf } from "./reload_stream.ts";
import { readStatic, readStatics, scriptFile } from "./statics.ts";
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

const FORMER_STOPS_MS = 6000;

/** Builds a project's islands and routes. */
export class Builder {
  readonly config: Required<FreshBuilderOptions> & { staticDir: string[] };

  constructor(options: FreshBuilderOptions = {}) {
    const given = options.root ?? Deno.cwd();
    const root = given.startsWith("file://") ? fileURLToPath(given) : given;
    this.config = {
      root: resolve(root),
      outDir: resolve(root, options.outDir ?? "_fresh"),
      staticDir: [options.staticDir ?? "static"].flat().map((folder) => resolve(root, folder)),
      islandDir: resolve(root, options.islandDir ?? "islands"),
      routeDir: resolve(root, options.routeDir ?? "routes"),
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
    // Every page names it several times.
    const buildId = digest(
      ...[...found].flatMap(([path, { hash }]) => [path, hash]),
      ...[...bundle.files].flatMap(([name, contents]) => [name, contents]),
    ).slice(0, 12);
    const scripts = new Map<string, StaticFile>();
    for (const [name, contents] of bundle.files) {
      scripts.set(`/_fresh/js/${buildId}/${name}`, scriptFile(name, contents));
    }
    const statics = new Map([...found, ...scripts]);
    if (snapshot === "disk") {
      await writeBuild({ outDir, root, serverEntry, buildId, routes, bundle, statics });
    }
    const importer = (path: string) => () => import(pathToFileURL(path).href);
    const cache: BuildCache = {
      buildId,
      root,
      mode,
      routes: routes.map((route) => ({ ...route, load: importer(route.path) })),
      islands: bundle.islands.map(({ name, chunks }) => ({ name, chunks })),
      loadIslands: () => importIslands(bundle.islands.map(({ path }) => path)),
      bootChunks: bundle.bootChunks,
      staticFile: mode === "production"
        ? (pathname) => statics.get(pathname)
        : (pathname) => scripts.get(pathname) ?? readStatic(staticDir, pathname),
      reload: mode === "development" ? reloadOf(staticDir) : undefined,
    };
    return (app) => setBuildCache(app, cache);
  }

  /**
   * Serves the app while it is developed: when a source file changes, the server starts again, and pages that are open
   * load again; when a static file changes, only the latter. Returns when `options.signal` ends it. Another process waits beside the one that
   * serves with what the program's main module imports at once, to take its place.
   * @param importMain imports the module that exports `app`
   */
  async listen(
    importMain: () => Promise<{ app: unknown }>,
    options: Deno.ServeTcpOptions = {},
  ): Promise<void> {
    if (!isChild()) return await superviseChild(this.config, options.signal);
    const turn = await turnOfChild(options.signal);
    if (turn === null) return;
    const { routeDir, islandDir, ignore } = this.config;
    const [main, { routes }, bundle] = await Promise.all([
      importMain(),
      crawl(routeDir, islandDir, ignore),
      readBundle(turn.bundle),
    ]);
    const app = main.app as App<unknown>;
    (await this.#snapshot({ mode: "development", snapshot: "memory" }, routes, bundle))(app);
    await listenAfterFormer(app, options, () => Deno.writeTextFileSync(turn.served, ""));
  }
}

/** All of them by one import. */
async function importIslands(paths: readonly string[]): Promise<Record<string, unknown>[]> {
  const source = togetherSource(paths.map((path) => pathToFileURL(path).href));
  return modulesIn(await import(`data:text/javascript,${encodeURIComponent(source)}`));
}

/** The server before this one may hold the port until it has stopped. */
async function listenAfterFormer(
  app: App<unknown>,
  options: Deno.ServeTcpOptions,
  onServing: () => void,
): Promise<void> {
  const onListen = (address: Deno.NetAddr) => {
    onServing();
    if (options.onListen !== undefined) options.onListen(address);
    else console.info(`Listening on http://${address.hostname}:${address.port}/`);
  };
  const until = performance.now() + FORMER_STOPS_MS;
  for (;;) {
    try {
      return await app.listen({ ...options, onListen });
    } catch (error) {
      if (!(error instanceof Deno.errors.AddrInUse) || performance.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}
