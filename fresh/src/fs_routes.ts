import type { BuildCache, RouteFile } from "./build_cache.ts";
import type { Middleware, Route } from "./handlers.ts";
import type { LayoutEntry, LoadedLayout } from "./layout_entry.ts";
import type { PageComponent } from "./page_props.ts";
import { addRoute, type Registry } from "./registry.ts";
import { answerRoute } from "./route.ts";
import type { LayoutConfig, RouteConfig } from "./route_config.ts";
import type { Step } from "./tree.ts";

type Module = Record<string, unknown>;

/**
 * Adds the files of the routes folder: what encloses routes first, since a route's chain is fixed when it is added.
 * @param mount `*`, or a path such as `/admin/*` below which all of them come to lie
 */
export async function addFsRoutes(registry: Registry, build: BuildCache, mount: string): Promise<void> {
  const prefix = mount.replace(/\/?\*$/, "");
  const { tree } = registry;
  const routes: RouteFile[] = [];
  for (const file of build.routes) {
    const node = prefix + file.node;
    if (file.kind === "app") tree.appWrapper = lazyLayout(file);
    else if (file.kind === "layout") tree.setLayout(node, lazyLayout(file));
    else if (file.kind === "middleware") tree.addMiddleware(node, [lazyMiddleware(file)]);
    else if (file.kind === "error") tree.setOnError(node, lazyRoute(file));
    else if (file.kind === "notFound") tree.notFound = lazyRoute(file);
    else routes.push(file);
  }
  for (const file of routes) {
    const route = lazyRoute(file);
    const override = file.overridesPattern ? (await route()).config?.routeOverride : undefined;
    const pattern = override ?? (prefix === "" || file.pattern !== "/" ? prefix + file.pattern : prefix);
    addRoute(registry, "ALL", pattern, prefix + file.node, [(ctx) => answerRoute(ctx, route)]);
  }
}

/** Loads once; a failure is not kept, so that the next request tries again. */
function once<T>(file: RouteFile, read: (module: Module) => T): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= file.load().then(read).catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

function lazyLayout(file: RouteFile): LayoutEntry {
  const load = once(file, (module): LoadedLayout => ({
    component: module.default as PageComponent,
    config: module.config as LayoutConfig | undefined,
  }));
  return { component: { load }, config: {} };
}

function lazyRoute(file: RouteFile): () => Promise<Route<unknown>> {
  return once(file, (module) => ({
    component: module.default as PageComponent | undefined,
    handler: (module.handler ?? module.handlers) as Route<unknown>["handler"],
    config: module.config as RouteConfig | undefined,
  }));
}

function lazyMiddleware(file: RouteFile): Step {
  let steps: Middleware<unknown>[] | undefined;
  const load = once(file, (module) => {
    const exported = (module.default ?? module.handler ?? module.handlers) as
      | Middleware<unknown>
      | Middleware<unknown>[];
    steps = Array.isArray(exported) ? exported : [exported];
    return steps;
  });
  return async (ctx) => {
    const run = steps ?? await load();
    const after = ctx.next;
    const call = async (index: number): Promise<Response> => {
      if (index === run.length) return await after();
      ctx.next = () => call(index + 1);
      return await run[index]!(ctx);
    };
    return await call(0);
  };
}
