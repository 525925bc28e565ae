import type { Context } from "./context.ts";
import { internals } from "./render_context.ts";
import type { LayoutEntry } from "./layout_entry.ts";
import type { MaybeLazy, Middleware, Route } from "./handlers.ts";
import { HttpError } from "./error.ts";
import { answerRoute } from "./route.ts";

/** A function of a request's chain. */
export type Step = Middleware<unknown>;

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
    this.#node(path).middlewares.push(...steps);
  }

  setLayout(path: string, layout: LayoutEntry): void {
    this.#node(path).layout = layout;
  }

  setOnError(path: string, route: MaybeLazy<Route<unknown>>): void {
    this.#node(path).onError = route;
  }

  /** All steps that lead to a path, as registered up to now: per node its layout and error page, then middlewares. */
  chain(path: string): Step[] {
    const steps: Step[] = [this.#enterRoot()];
    for (const node of this.#lineage(path)) {
      if (node.onError !== undefined) steps.push(catchErrors(node.layout, node.onError, this));
      else if (node.layout !== undefined) steps.push(enterLayout(node.layout));
      if (node === this.#root) steps.push(this.#catchNotFound());
      steps.push(...node.middlewares);
    }
    return steps;
  }

  #enterRoot(): Step {
    const { appWrapper } = this;
    return (ctx) => {
      ctx[internals].appWrapper = appWrapper;
      return ctx.next();
    };
  }

  #catchNotFound(): Step {
    return async (ctx) => {
      const { layouts } = ctx[internals];
      try {
        return await ctx.next();
      } catch (error) {
        if (this.notFound === undefined || !isNotFound(error)) throw error;
        ctx.error = error;
        ctx[internals].layouts = layouts;
        return await answerRoute(ctx, this.notFound, { anyMethod: true });
      }
    };
  }

  #lineage(path: string): Node[] {
    const nodes = [this.#root];
    let node: Node | undefined = this.#root;
    for (const segment of segmentsOf(path)) {
      node = node.children.get(segment);
      if (node === undefined) break;
      nodes.push(node);
    }
    return nodes;
  }

  #node(path: string): Node {
    let node = this.#root;
    for (const segment of segmentsOf(path)) {
      let child = node.children.get(segment);
      if (child === undefined) node.children.set(segment, child = newNode());
      node = child;
    }
    return node;
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

function isNotFound(error: unknown): boolean {
  return error instanceof HttpError && error.status === 404;
}

function addLayout(ctx: Context<unknown>, layout: LayoutEntry): void {
  ctx[internals].layouts = [...ctx[internals].layouts, layout];
}

function enterLayout(layout: LayoutEntry): Step {
  return (ctx) => {
    addLayout(ctx, layout);
    return ctx.next();
  };
}

function catchErrors(
  layout: LayoutEntry | undefined,
  route: MaybeLazy<Route<unknown>>,
  tree: RouteTree,
): Step {
  return async (ctx) => {
    if (layout !== undefined) addLayout(ctx, layout);
    const { layouts } = ctx[internals];
    try {
      return await ctx.next();
    } catch (error) {
      // The not-found page lies at the root: a nested error page must let a 404 through to it.
      if (tree.notFound !== undefined && isNotFound(error)) throw error;
      ctx.error = error;
      ctx[internals].layouts = layouts;
      return await answerRoute(ctx, route, { anyMethod: true });
    }
  };
}
