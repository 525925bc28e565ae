import { pathToFileURL } from "node:url";
import { type App, setBuildCache } from "../app.ts";
import type { BuildCache } from "../build_cache.ts";
import type { ServeInfo } from "../page_props.ts";
import type { Bundle } from "./bundle.ts";
import { readBundle } from "./bundle_handover.ts";
import { type Renewal, toldToChild, type Turn } from "./child.ts";
import { crawl } from "./crawl.ts";
import { buildIdOf, importedParts, KeptModules, scriptsOf } from "./kept_build.ts";
import { listenAfterFormer } from "./listen_after_former.ts";
import { ModuleVersions } from "./module_versions.ts";
import { Reloads } from "./reload_stream.ts";
import { readStatic } from "./statics.ts";

/** Where a child finds what it serves. */
export interface ServedFolders {
  root: string;
  routeDir: string;
  islandDir: string;
  staticDir: readonly string[];
  ignore: RegExp[];
}

/**
 * In a child: serves the application once its turn has come, and takes newer modules of pages when told so. Ends with the options' signal.
 */
export async function serveChild(
  folders: ServedFolders,
  importMain: () => Promise<{ app: unknown }>,
  options: Deno.ServeTcpOptions,
): Promise<void> {
  const told = toldToChild(options.signal);
  const turn = await told.next();
  if (turn.done) return;
  const reloads = new Reloads(folders.staticDir, options.signal);
  const pages = new ServedPages(folders, importMain().then(({ app }) => app as App<unknown>), reloads);
  const { bundle, served } = turn.value as Turn;
  const handle = await pages.open(bundle);
  const serving = listenAfterFormer(handle, options, () => Deno.writeTextFileSync(served, ""));
  void renewAsTold(pages, told);
  await serving;
}

async function renewAsTold(pages: ServedPages, told: AsyncGenerator<Turn | Renewal>): Promise<void> {
  for await (const renewal of told) {
    await pages.renew(renewal as Renewal).catch((error) => {
      console.error("The pages of before are still served:", error);
    });
  }
}

/** Files of the folder of routes, as they are now. */
type Routes = Awaited<ReturnType<typeof crawl>>["routes"];
type Handle = (request: Request, info: ServeInfo) => Promise<Response>;

/** The pages of an application while they are being written. */
class ServedPages {
  readonly #versions = new ModuleVersions();
  readonly #modules = new KeptModules();
  #bundle: { folder: string; bundle: Bundle } | null = null;
  /** Routes that were asked for since the last renewal: those that stand open. */
  #asked = new Set<string>();
  /** What has become old and could not be renewed, for a fault in the newer one. */
  #owed = new Set<string>();
  #handle!: Handle;

  constructor(
    private readonly folders: ServedFolders,
    private readonly app: Promise<App<unknown>>,
    private readonly reloads: Reloads,
  ) {}

  /** @returns what answers requests, now and after each renewal */
  async open(bundle: string): Promise<Handle> {
    await this.#take(bundle, await this.#routes());
    return (request, info) => this.#handle(request, info);
  }

  /**
   * Takes newer modules, and tells open pages to load again.
   * @throws where one of those that are in use has a fault: what stands open stays as it is; a page that nobody had opened since comes with the fault
   */
  async renew({ bundle, old }: Renewal): Promise<void> {
    for (const path of old) this.#owed.add(path);
    this.#versions.renew(old);
    this.#modules.forget(old);
    const routes = await this.#routes();
    for (const { path } of routes) {
      if (this.#asked.has(path) && this.#owed.has(path)) await import(pathToFileURL(path).href);
    }
    const tell = await this.#take(bundle, routes);
    this.#owed.clear();
    tell();
  }

  async #take(folder: string, routes: Routes): Promise<() => void> {
    const { root, staticDir } = this.folders;
    const [app, bundle] = await Promise.all([this.app, this.#read(folder)]);
    const buildId = buildIdOf(bundle, new Map());
    const scripts = scriptsOf(bundle, buildId);
    const reload = this.reloads.next();
    const parts = importedParts(routes, bundle, this.#modules);
    const asked = new Set<string>();
    const cache: BuildCache = {
      ...parts,
      ...{ buildId, root, mode: "development", reload },
      routes: routes.map((route, at) => ({
        ...route,
        load: () => {
          asked.add(route.path);
          return parts.routes[at]!.load();
        },
      })),
      staticFile: (pathname) => scripts.get(pathname) ?? readStatic(staticDir, pathname),
    };
    // Known before anything is replaced; what encloses routes together with the islands, since nearly every page needs it.
    const enclosing = routes.filter(({ kind }) => kind !== "route");
    await this.#modules.all([...bundle.islands, ...enclosing].map(({ path }) => path));
    setBuildCache(app, cache);
    this.#handle = app.handler();
    this.#asked = asked;
    return reload.tell;
  }

  async #routes(): Promise<Routes> {
    const { routeDir, islandDir, ignore } = this.folders;
    return (await crawl(routeDir, islandDir, ignore)).routes;
  }

  async #read(folder: string): Promise<Bundle> {
    if (this.#bundle?.folder !== folder) this.#bundle = { folder, bundle: await readBundle(folder) };
    return this.#bundle.bundle;
  }
}
