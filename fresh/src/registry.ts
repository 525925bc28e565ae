import type { ResolvedFreshConfig } from "./config.ts";
import type { Router } from "./router.ts";
import type { RouteTree, Step } from "./tree.ts";

/** Where commands are applied when the handler is made. */
export interface Registry {
  config: ResolvedFreshConfig;
  tree: RouteTree;
  router: Router<Step[]>;
}

/**
 * Fixes the chain of a route as it is now.
 * @param node where the route hangs in the tree of layouts and middlewares
 */
export function addRoute(
  registry: Registry,
  method: string,
  pattern: string,
  node: string,
  steps: Step[],
): void {
  const { basePath } = registry.config;
  const full = basePath !== "" && pattern === "/" ? basePath : basePath + pattern;
  registry.router.add(method, full, [...registry.tree.chain(node), ...steps]);
}
