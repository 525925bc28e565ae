import type { AnyComponent } from "preact";
import type { Context } from "./context.ts";
import type { PageProps } from "./page_props.ts";
import type { RouteConfig } from "./route_config.ts";

/** HTTP methods a route may answer. */
export type Method = "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS";

export const METHODS: readonly Method[] = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** What a handler returns to have the page's component rendered. */
export interface PageResponse<T> {
  data: T;
  headers?: HeadersInit;
  /** HTTP status, default 200. */
  status?: number;
}

/**
 * Asks for the page's component to be rendered with this data.
 * @param data becomes `props.data` of the component
 */
export function page<T>(data: T, options?: { headers?: HeadersInit; status?: number }): PageResponse<T>;
export function page(): PageResponse<undefined>;
export function page<T>(data?: T, options?: { headers?: HeadersInit; status?: number }): PageResponse<T> {
  return { data: data as T, headers: options?.headers, status: options?.status };
}

/** Answers a request, or asks for the page to be rendered. */
export interface HandlerFn<Data, State> {
  (ctx: Context<State>): Response | PageResponse<Data> | Promise<Response | PageResponse<Data>>;
}

/** A handler for each HTTP method. */
export type HandlerByMethod<Data, State> = { [M in Method]?: HandlerFn<Data, State> };

export type RouteHandler<Data, State> = HandlerFn<Data, State> | HandlerByMethod<Data, State>;

/** The data a handler passes to its page. */
export type RouteData<Handler extends RouteHandler<unknown, unknown>> = Handler extends
  RouteHandler<infer Data, unknown> ? Data : never;

/** Runs before the route; `ctx.next()` calls what follows. */
export type Middleware<State> = (ctx: Context<State>) => Response | Promise<Response>;

/** A middleware, or a function that loads it on the first request. */
export type MaybeLazyMiddleware<State> = (
  ctx: Context<State>,
) => Response | Promise<Response | Middleware<State>>;

/** A route: a component, a handler, or both. */
export interface Route<State> {
  // deno-lint-ignore no-explicit-any
  component?: AnyComponent<PageProps<any, State>>;
  // deno-lint-ignore no-explicit-any
  handler?: RouteHandler<any, State>;
  config?: RouteConfig;
}

/** A value, or a function that loads it on the first request. */
export type MaybeLazy<T> = T | (() => Promise<T>);
