/** The server's half of Fresh: applications, routes, middlewares. */
export { App } from "./src/app.ts";
export type { FreshConfig, ResolvedFreshConfig } from "./src/config.ts";
export type { Context } from "./src/context.ts";
export type { PageProps } from "./src/page_props.ts";
export type { LayoutConfig, RouteConfig } from "./src/route_config.ts";
export { createDefine, type Define } from "./src/define.ts";
export { HttpError } from "./src/error.ts";
export {
  type HandlerByMethod,
  type HandlerFn,
  type Method,
  type Middleware,
  page,
  type PageResponse,
  type Route,
  type RouteData,
  type RouteHandler,
} from "./src/handlers.ts";
export { cors, type CORSOptions } from "./src/middlewares/cors.ts";
export { csp, type CSPOptions } from "./src/middlewares/csp.ts";
export { csrf, type CsrfOptions } from "./src/middlewares/csrf.ts";
export { staticFiles } from "./src/middlewares/static_files.ts";
export { trailingSlashes } from "./src/middlewares/trailing_slashes.ts";
