import { HttpError, statusOf } from "./error.ts";
import type { LayoutEntry } from "./layout_entry.ts";
import type { MaybeLazy, MaybeLazyMiddleware, Route } from "./handlers.ts";
import { internals } from "./render_context.ts";
import { answerRoute } from "./route.ts";

/** A function of a request's chain; one that loads a middleware answers with it the first time. */
export type Step = MaybeLazyMiddleware<unknown>;

interface Node {
  children: Map<string, Node>;
  layout?: LayoutEntry;
  onError?: MaybeLazy<Route<unknown>>;
  middlewares: Step[];
}

/** Layouts, error pages and middlewares by path segment; groups such as `(epc)` are segments of their own. */
export class RouteTree {
  #root: Node = newNode();
  appWrapper: LayoutEntry | undefined;
  notFound: MaybeLazy<Route<unknown>> | undefined;

  addMiddleware(path: string, steps: Step[]): void {
    this.#lineage(path).at(-1)!.middlewares.push(...steps);
  }

  setLayout(path: string, layout: LayoutEntry): void {
    this.#lineage(path).at(-1)!.layout = layout;
  }

  setOnError(path: string, route: MaybeLazy<Route<unknown>>): void {
    this.#lineage(path).at(-1)!.onError = route;
  }

  /** All steps that lead to a path, as registered up to now: per node its layout and error page, then its middlewares. */
  chain(path: string): Step[] {
    return this.#lineage(path).flatMap((node) => [this.#enter(node), ...node.middlewares]);
  }

  /**
   * Enters a node, and answers what is thrown below it: a 404 always, so that the innermost node does, inside the middlewares
   * of all others; other errors where the node has a page for them. Its own middlewares lie below it.
   */
  #enter(node: Node): Step {
    const appWrapper = node === this.#root ? this.appWrapper : undefined;
    const { layout, onError } = node;
    return async (ctx) => {
      const inner = ctx[internals];
      if (appWrapper !== undefined) inner.appWrapper = appWrapper;
      if (layout !== undefined) inner.layouts = [...inner.layouts, layout];
      try {
        return await ctx.next();
      } catch (error) {
        if (this.notFound !== undefined && error instanceof HttpError && error.status === 404) {
          return await answerRoute(ctx, this.notFound, { anyMethod: true });
        }
        if (onError === undefined) throw error;
        return await answerRoute(ctx, onError, { anyMethod: true, status: statusOf(error) });
      }
    };
  }

  /** The nodes from the root to a path, made where they are missing. */
  #lineage(path: string): Node[] {
    const nodes = [this.#root];
    for (const segment of segmentsOf(path)) {
      const { children } = nodes.at(-1)!;
      const child = children.get(segment) ?? newNode();
      children.set(segment, child);
      nodes.push(child);
    }
    return nodes;
  }
}

function newNode(): Node {
  return { children: new Map(), middlewares: [] };
}

/** A trailing `*` only says that the node encloses what lies below it. */
function segmentsOf(path: string): string[] {
  const segments = path.split("/").filter((segment) => segment !== "");
  if (segments.at(-1) === "*") segments.pop();
  return segments;
}
