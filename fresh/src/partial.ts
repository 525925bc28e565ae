import type { ComponentChildren, VNode } from "preact";

/** Query parameter by which the browser asks for the partials of a page. */
export const PARTIAL_PARAM = "fresh-partial";

/** Attribute that turns client navigation on (`true`) or off (`false`) for what lies in its element. */
export const CLIENT_NAV = "f-client-nav";

/** Attribute by which keyed elements keep their key on the way to the browser. */
export const KEY_ATTRIBUTE = "data-frsh-key";

/** How what comes is put in: instead of what was there, after it, or before it. */
export type PartialMode = "replace" | "append" | "prepend";

export interface PartialProps {
  children?: ComponentChildren;
  /** Unique in the page; by it the browser knows which part of a response goes where. */
  name: string;
  /** Default `replace`. */
  mode?: PartialMode;
}

/** A part of a page that may be fetched and shown again without the rest. Not inside an island. */
export function Partial({ children }: PartialProps): VNode {
  return children as VNode;
}
