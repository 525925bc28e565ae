import type { BuildCache } from "./build_cache.ts";
import { type FreshConfig, resolveConfig, type ResolvedFreshConfig } from "./config.ts";
import { answer, refuseMethod, refusePath, UNKNOWN_CONNECTION } from "./answer.ts";
import { Context } from "./context.ts";
import { addFsRoutes } from "./fs_routes.ts";
import type { MaybeLazy, MaybeLazyMiddleware, Middleware, Route } from "./handlers.ts";
import type { PageComponent, ServeInfo } from "./page_props.ts";
import { addRoute, type Registry } from "./registry.ts";
import { answerRoute } from "./route.ts";
import type { LayoutConfig, RouteConfig } from "./route_config.ts";
import { Router } from "./router.ts";
import { RouteTree, type Step } from "./tree.ts";
import { RELOAD_PATH } from "./render/boot_script.ts";
import { useBuild } from "./render/use_build.ts";

type Command = (registry: Registry) => void | Promise<void>;

/** The build an app was given, kept aside since only builders and the generated server set it. */
const builds = new WeakMap<object, BuildCache>();

/** Gives an app its build. Called by the generated server, by `applySnapshot` and in development. */
export function setBuildCache<State>(app: App<State>, cache: BuildCache): void {
  builds.set(app, cache);
  app.config.root = cache.root;
  app.config.mode = cache.mode;
}

/** A web application: middlewares, routes, layouts and error pages, in the order they are added. */
export class App<State> {
  readonly config: ResolvedFreshConfig;
  #commands: Command[] = [];

  constructor(config: FreshConfig = {}) {
    this.config = resolveConfig(config);
  }

  /** Adds middlewares, below a path when one is given first. */
  use(...middlewares: MaybeLazyMiddleware<State>[]): this;
  use(path: string, ...middlewares: MaybeLazyMiddleware<State>[]): this;
  use(first: string | MaybeLazyMiddleware<State>, ...rest: MaybeLazyMiddleware<State>[]): this {
    const [path, steps] = typeof first === "string" ? [first, rest] : ["/", [first, ...rest]];
    return this.#add(({ tree }) => tree.addMiddleware(path, steps as Step[]));
  }

  get(path: string, ...steps: MaybeLazyMiddleware<State>[]): this {
    return this.#addMethod("GET", path, steps);
  }
  post(path: string, ...steps: MaybeLazyMiddleware<State>[]): this {
    return this.#addMethod("POST", path, steps);
  }
  put(path: string, ...steps: MaybeLazyMiddleware<State>[]): this {
    return this.#addMethod("PUT", path, steps);
  }
  patch(path: string, ...steps: MaybeLazyMiddleware<State>[]): this {
    return this.#addMethod("PATCH", path, steps);
  }
  delete(path: string, ...steps: MaybeLazyMiddleware<State>[]): this {
    return this.#addMethod("DELETE", path, steps);
  }
  head(path: string, ...steps: MaybeLazyMiddleware<State>[]): this {
    return this.#addMethod("HEAD", path, steps);
  }
  /** Answers all methods that have no handler of their own. */
  all(path: string, ...steps: MaybeLazyMiddleware<State>[]): this {
    return this.#addMethod("ALL", path, steps);
  }

  /** Adds a route: a component, handlers, or both; or a function that loads them on the first request. */
  route(path: string, route: MaybeLazy<Route<State>>, config?: RouteConfig): this {
    const typed = withConfig(route, config) as MaybeLazy<Route<unknown>>;
    return this.#add((registry) => addRoute(registry, "ALL", path, path, [(ctx) => answerRoute(ctx, typed)]));
  }

  /** Sets the layout of a path and all below it. */
  layout(path: string, component: PageComponent, config: LayoutConfig = {}): this {
    return this.#add(({ tree }) => tree.setLayout(path, { component: { component }, config }));
  }

  /** Sets the outermost component, which renders `<html>`. */
  appWrapper(component: PageComponent): this {
    return this.#add(({ tree }) => {
      tree.appWrapper = { component: { component }, config: {} };
    });
  }

  /** Sets what answers when nothing matched or a 404 HttpError was thrown. */
  notFound(route: Route<State> | Middleware<State>): this {
    return this.#add(({ tree }) => {
      tree.notFound = asRoute(route);
    });
  }

  /** Sets what answers errors thrown below a path. */
  onError(path: string, route: Route<State> | Middleware<State>): this {
    return this.#add(({ tree }) => tree.setOnError(path, asRoute(route)));
  }

  /** Adds the routes folder of the build. */
  fsRoutes(pattern = "*"): this {
    return this.#add((registry) => {
      const build = builds.get(this);
      if (build === undefined) throw new Error("fsRoutes() needs a build: run the builder first");
      return addFsRoutes(registry, build, pattern);
    });
  }

  /** The function that answers requests. Middlewares and routes added later have no effect on it. */
  handler(): (req: Request, info?: ServeInfo) => Promise<Response> {
    const { config } = this;
    const registry: Registry = { config, tree: new RouteTree(), router: new Router() };
    const build = builds.get(this);
    let ready: Promise<void> | undefined = prepare(registry, this.#commands, build);
    let unmatched: Step[] = [];
    // Errors of preparing are answered to the first request too; this only keeps the rejection from going unseen.
    ready.then(() => {
      unmatched = registry.tree.chain("/");
      ready = undefined;
    }, () => {});

    return async (req, info = UNKNOWN_CONNECTION) => {
      if (ready !== undefined) await ready;
      const url = new URL(req.url);
      if (url.pathname.includes("//")) url.pathname = url.pathname.replace(/\/{2,}/g, "/");
      if (build?.reload !== undefined && url.pathname === config.basePath + RELOAD_PATH) {
        return build.reload.stream();
      }
      const match = registry.router.match(req.method, url.pathname);
      const ctx = new Context<unknown>(req, url, info, config, match?.params ?? {}, match?.pattern ?? null);
      const steps = match?.item ??
        [...unmatched, match === undefined ? refusePath : refuseMethod(match.allowed)];
      return await answer(ctx, steps);
    };
  }

  /** Serves the app. Whether answers are compressed is the server's matter: an option of `Deno.serve`. */
  listen(options: Deno.ServeTcpOptions = {}): Promise<void> {
    return Deno.serve(options, this.handler()).finished;
  }

  #add(command: Command): this {
    this.#commands.push(command);
    return this;
  }

  #addMethod(method: string, path: string, steps: MaybeLazyMiddleware<State>[]): this {
    return this.#add((registry) => addRoute(registry, method, path, path, steps as Step[]));
  }
}

async function prepare(
  registry: Registry,
  commands: Command[],
  build: BuildCache | undefined,
): Promise<void> {
  const islands = useBuild(registry.config, build);
  for (const command of commands) {
    const pending = command(registry);
    if (pending !== undefined) await pending;
  }
  await islands;
}

function asRoute<State>(route: Route<State> | Middleware<State>): Route<unknown> {
  return (typeof route === "function" ? { handler: route } : route) as Route<unknown>;
}

function withConfig<State>(route: MaybeLazy<Route<State>>, config?: RouteConfig): MaybeLazy<Route<State>> {
  if (config === undefined) return route;
  if (typeof route === "function") return async () => ({ ...await route(), config });
  return { ...route, config };
}
