import type { LayoutEntry } from "./layout_entry.ts";
import type { PageProps } from "./page_props.ts";

/** Rendering details of a request that are no part of the public API. */
export interface ContextInternals {
  layouts: LayoutEntry[];
  appWrapper: LayoutEntry | undefined;
}

/** Key of a context's internals. */
export const internals: unique symbol = Symbol("fresh.internals");

/** What rendering needs of a request. */
export interface RenderContext extends PageProps {
  [internals]: ContextInternals;
}
