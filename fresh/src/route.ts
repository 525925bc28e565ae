import type { Context } from "./context.ts";
import type { HandlerFn, MaybeLazy, Method, PageResponse, Route, RouteHandler } from "./handlers.ts";
import { METHODS } from "./handlers.ts";
import { HttpError } from "./error.ts";
import { renderPage } from "./render/page.ts";

/** Methods of a 405 or an OPTIONS answer, in the form of the Allow header. */
export function allowHeader(methods: Iterable<string>): string {
  const allowed = new Set(methods);
  if (allowed.has("ALL")) return METHODS.join(", ");
  if (allowed.has("GET")) allowed.add("HEAD");
  allowed.add("OPTIONS");
  return METHODS.filter((method) => allowed.has(method)).join(", ");
}

/** 405, with the Allow header that RFC 9110 section 15.5.6 demands, kept until the answer is made. */
export class MethodNotAllowed extends HttpError {
  allow: string;
  constructor(methods: Iterable<string>) {
    super(405);
    this.allow = allowHeader(methods);
  }
}

/**
 * Answers a request by a route: its handler first, then its component with the data of the handler.
 * @param options.anyMethod error pages answer whatever method failed
 * @param options.status of a rendered page whose handler names none, default 200
 */
export async function answerRoute(
  ctx: Context<unknown>,
  lazyRoute: MaybeLazy<Route<unknown>>,
  options: { anyMethod?: boolean; status?: number } = {},
): Promise<Response> {
  const route = typeof lazyRoute === "function" ? await lazyRoute() : lazyRoute;
  const result = await callHandler(ctx, route, options.anyMethod === true);
  if (result instanceof Response) return result;
  if (route.component === undefined) {
    throw new TypeError(`The handler of ${ctx.route} asks for a page, but the route has no component`);
  }
  ctx.data = result.data;
  const status = result.status ?? options.status ?? 200;
  return await renderPage(ctx, route.component, { status, headers: result.headers }, route.config);
}

function callHandler(
  ctx: Context<unknown>,
  route: Route<unknown>,
  anyMethod: boolean,
): Response | PageResponse<unknown> | Promise<Response | PageResponse<unknown>> {
  const handler = handlerFor(route.handler, ctx.req.method);
  if (handler !== undefined) return handler(ctx);
  const known = methodsOf(route);
  if (
    route.component !== undefined && (anyMethod || known.has(ctx.req.method) || ctx.req.method === "HEAD")
  ) {
    return { data: undefined };
  }
  if (ctx.req.method === "OPTIONS") {
    return new Response(null, { status: 204, headers: { allow: allowHeader(known) } });
  }
  throw new MethodNotAllowed(known);
}

function handlerFor(
  handler: RouteHandler<unknown, unknown> | undefined,
  method: string,
): HandlerFn<unknown, unknown> | undefined {
  if (typeof handler === "function" || handler === undefined) return handler;
  return handler[method as Method] ?? (method === "HEAD" ? handler.GET : undefined);
}

function methodsOf(route: Route<unknown>): Set<string> {
  const methods = new Set(Object.keys(route.handler ?? {}));
  if (route.component !== undefined) methods.add("GET");
  return methods;
}
