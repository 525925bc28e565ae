import type { AnyComponent, FunctionComponent } from "preact";
import type { ResolvedFreshConfig } from "./config.ts";

/** Connection details as Deno.serve hands them over. */
export type ServeInfo = Deno.ServeHandlerInfo;

/** What a page, a layout and the app wrapper are given. */
export interface PageProps<Data = unknown, State = unknown> {
  config: ResolvedFreshConfig;
  url: URL;
  req: Request;
  params: Record<string, string>;
  info: ServeInfo;
  state: State;
  isPartial: boolean;
  /** What a layout or the app wrapper encloses. */
  Component: FunctionComponent;
  error: unknown;
  /** Pattern of the matched route; null when none matched. */
  route: string | null;
  data: Data;
}

// deno-lint-ignore no-explicit-any
export type PageComponent = AnyComponent<PageProps<any, any>>;
