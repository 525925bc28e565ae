import { type ComponentChildren, createElement, Fragment, type VNode } from "preact";
import type { RenderPass } from "./pass.ts";
import { comment } from "./raw.ts";

/**
 * Puts content between two comments by which the browser finds it, and has the pass know what it is within meanwhile.
 * @param label what the browser must know: of an island its number, of a slot too, of a partial its name
 */
export function enclose(
  pass: RenderPass,
  kind: RenderPass["within"][number],
  label: string,
  content: ComponentChildren,
): VNode {
  const depth = pass.within.length;
  return createElement(
    Fragment,
    null,
    comment(`frsh:${kind}:${label}`),
    step(() => pass.within.push(kind)),
    content,
    step(() => pass.within.length = depth),
    comment(`/frsh:${kind}`),
  );
}

/** The same with nothing to know but the key, for components in a partial that have one. */
export function encloseKeyed(key: string, content: ComponentChildren): VNode {
  return createElement(Fragment, null, comment(`frsh:key:${key}`), content, comment("/frsh:key"));
}

/** A node's key as a comment may hold it; empty when it has none. */
export function keyText({ key }: VNode): string {
  return key === null || key === undefined ? "" : encodeURIComponent(String(key));
}

/** A node that renders nothing and does something when its turn comes: siblings are rendered in order. */
function step(effect: () => void): VNode {
  const Step = () => {
    effect();
    return null;
  };
  return createElement(Step, {});
}
