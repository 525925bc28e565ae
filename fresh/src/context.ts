import type { ComponentChildren, FunctionComponent, VNode } from "preact";
import type { ResolvedFreshConfig } from "./config.ts";
import { PARTIAL_PARAM } from "./partial.ts";
import type { ServeInfo } from "./page_props.ts";
import { type ContextInternals, internals } from "./render_context.ts";
import { renderWithLayouts } from "./render/page.ts";

/** One request on its way through middlewares to its route. */
export class Context<State> {
  readonly config: ResolvedFreshConfig;
  readonly url: URL;
  readonly req: Request;
  readonly params: Record<string, string>;
  /** Pattern of the matched route; null when none matched. */
  readonly route: string | null;
  readonly info: ServeInfo;
  /** Shared along the chain: middlewares write to it, pages read it. */
  readonly state: State = {} as State;
  /** True when the browser asks for the partials of a page only. */
  readonly isPartial: boolean;
  /** What the handler passed to `page()`. */
  data: unknown = undefined;
  /** What was thrown, on error pages. */
  error: unknown = null;
  /** Calls what follows in the chain. */
  next!: () => Promise<Response>;
  /** What the current layout encloses. */
  Component!: FunctionComponent;
  [internals]: ContextInternals = { layouts: [], appWrapper: undefined };

  constructor(
    req: Request,
    url: URL,
    info: ServeInfo,
    config: ResolvedFreshConfig,
    params: Record<string, string>,
    route: string | null,
  ) {
    this.req = req;
    this.url = url;
    this.info = info;
    this.config = config;
    this.params = params;
    this.route = route;
    this.isPartial = url.searchParams.has(PARTIAL_PARAM);
  }

  /**
   * Answers with a redirect. A request for partials asks for those of where it leads, too.
   * @param to path or absolute URL; doubled slashes of a path are collapsed, so that it cannot name another host
   * @param status default 302; after a POST say 303
   */
  redirect(to: string, status = 302): Response {
    const location = this.isPartial ? withPartialParam(sameHostPath(to)) : sameHostPath(to);
    return new Response(null, { status, headers: { location } });
  }

  /** Renders a node inside the layouts and the app wrapper of the route. */
  render(content: VNode | ComponentChildren | null, init: ResponseInit = {}): Promise<Response> {
    return renderWithLayouts(this, content as ComponentChildren, init);
  }

  /** Answers with plain text. */
  text(content: string, init?: ResponseInit): Response {
    return new Response(content, withType(init, "text/plain;charset=utf-8"));
  }

  /** Answers with a string of HTML as it is. */
  html(content: string, init?: ResponseInit): Response {
    return new Response(content, withType(init, "text/html; charset=utf-8"));
  }

  /** Answers with JSON. */
  json(content: unknown, init?: ResponseInit): Response {
    return Response.json(content, init);
  }

  /** Answers with what an iterable, or a function that returns one, yields; strings are sent as UTF-8. */
  stream<T extends string | Uint8Array>(
    source: Iterable<T> | AsyncIterable<T> | (() => Iterable<T> | AsyncIterable<T>),
    init?: ResponseInit,
  ): Response {
    const iterable = typeof source === "function" ? source() : source;
    const encoder = new TextEncoder();
    const bytes = ReadableStream.from(iterable).pipeThrough(
      new TransformStream<T, Uint8Array<ArrayBuffer>>({
        transform(chunk, controller) {
          controller.enqueue(
            typeof chunk === "string" ? encoder.encode(chunk) : chunk as Uint8Array<ArrayBuffer>,
          );
        },
      }),
    );
    return new Response(bytes, init);
  }

  /** Turns the request into a WebSocket: the socket, and the response that must be returned. */
  upgrade(options?: Deno.UpgradeWebSocketOptions): Deno.WebSocketUpgrade {
    return Deno.upgradeWebSocket(this.req, options);
  }
}

function withType(init: ResponseInit | undefined, type: string): ResponseInit {
  const headers = new Headers(init?.headers);
  if (!headers.has("content-type")) headers.set("content-type", type);
  return { ...init, headers };
}

function withPartialParam(to: string): string {
  const hash = to.indexOf("#");
  const address = hash < 0 ? to : to.slice(0, hash);
  const fragment = hash < 0 ? "" : to.slice(hash);
  return `${address}${address.includes("?") ? "&" : "?"}${PARTIAL_PARAM}=true${fragment}`;
}

function sameHostPath(to: string): string {
  if (!/^[/\\]/.test(to)) return to;
  const end = to.search(/[?#]/);
  const path = end < 0 ? to : to.slice(0, end);
  return path.replace(/^[/\\]+/, "/").replace(/\/{2,}/g, "/") + (end < 0 ? "" : to.slice(end));
}
