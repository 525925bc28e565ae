import type { AnyComponent } from "preact";
import type { PageProps } from "./page_props.ts";
import type { HandlerByMethod, HandlerFn, Middleware, RouteHandler } from "./handlers.ts";

/** Functions that return what they are given and only help TypeScript to infer types. */
export interface Define<State> {
  /**
   * Types a route's handlers. When the methods return data of different shapes, name the type:
   * `define.handlers<Data>({...})`.
   */
  handlers<Data, Handlers extends RouteHandler<Data, State> = RouteHandler<Data, State>>(
    handlers: Handlers,
  ): typeof handlers;
  /** Types a page; `define.page<typeof handler>` infers the type of `props.data` from the handlers. */
  page<
    // deno-lint-ignore no-explicit-any
    Handler extends RouteHandler<any, State> = never,
    Data = Handler extends HandlerFn<infer Data, State> ? Data
      : Handler extends HandlerByMethod<infer Data, State> ? Data
      : never,
  >(render: AnyComponent<PageProps<Data, State>>): typeof render;
  /** Types one middleware or several. */
  middleware<M extends Middleware<State> | Middleware<State>[]>(middleware: M): typeof middleware;
  /** Types a layout or the app wrapper. */
  layout(render: AnyComponent<PageProps<unknown, State>>): typeof render;
}

/** The define functions for one type of `ctx.state`. */
export function createDefine<State>(): Define<State> {
  return {
    handlers: (handlers) => handlers,
    page: (render) => render,
    middleware: (middleware) => middleware,
    layout: (render) => render,
  };
}
