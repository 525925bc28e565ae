import { createElement, type FunctionComponent, type VNode } from "preact";
import { Partial, type PartialProps } from "../partial.ts";
import { enclose, keyText } from "./enclose.ts";
import type { RenderPass } from "./pass.ts";

/** Partials whose comments are already around them. */
const marked = new WeakSet<VNode>();

/** True for the node of a partial that has yet to be enclosed. */
export function isOpenPartial(vnode: VNode): boolean {
  return vnode.type === Partial && !marked.has(vnode);
}

/**
 * Encloses a partial in comments with its name, mode and key.
 * @throws Error when the page has another of that name, or inside an island, whose nodes the browser renders by itself
 */
export function partialBoundary(vnode: VNode, pass: RenderPass): VNode {
  const props = vnode.props as PartialProps;
  const { name, mode = "replace" } = props;
  if (pass.inIsland) throw new Error(`<Partial name="${name}"> cannot be used inside an island`);
  if (pass.partials.has(name)) throw new Error(`The page has two partials of the name "${name}"`);
  pass.partials.add(name);
  const inner = createElement(Partial as FunctionComponent, props as object);
  marked.add(inner);
  return enclose(pass, "partial", `${encodeURIComponent(name)}:${mode}:${keyText(vnode)}`, inner);
}
