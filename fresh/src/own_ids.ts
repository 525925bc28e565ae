import type { VNode } from "preact";

/**
 * Gives a tree its own series of `useId`. Preact counts from zero in each tree it renders, and a page consists of several:
 * its levels on the server, its islands in the browser. Two labels for the same id would be the result.
 */
export function withOwnIds<T extends VNode>(root: T, series: string): T {
  // The name that Preact's builds give to the property `_mask`.
  (root as T & { __m?: [string, number] }).__m = [series, 0];
  return root;
}
