import { createElement, options } from "preact";
import { renderToString } from "preact-render-to-string";

let checked = false;

/**
 * Fails when rendering uses another copy of Preact than components do. Two copies do not complain by themselves: hooks
 * and islands just stop working.
 */
export function assertOnePreact(): void {
  if (checked) return;
  const hooks = options as unknown as Record<string, unknown>;
  const before = hooks.__b as ((vnode: unknown) => void) | undefined;
  let seen = false;
  hooks.__b = (vnode: unknown) => {
    seen = true;
    before?.(vnode);
  };
  try {
    renderToString(createElement("p", null));
  } finally {
    hooks.__b = before;
  }
  if (!seen) {
    throw new Error(
      "Two copies of preact are loaded: pin one version of preact in deno.json and renew deno.lock",
    );
  }
  checked = true;
}
