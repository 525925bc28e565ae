import { type ComponentChildren, createElement, isValidElement, type VNode } from "preact";
import type { IslandInfo } from "./build_in_use.ts";
import type { RenderPass } from "./pass.ts";
import { enclose, keyText } from "./enclose.ts";

/** Islands whose comments are already around them. */
const marked = new WeakSet<VNode>();

/** True for the node of an island inside its own boundary. */
export function isMarked(vnode: VNode): boolean {
  return marked.has(vnode);
}

/** A prop that the browser must be given as the HTML rendered here. */
export class SlotRef {
  constructor(readonly id: number) {}
}

/**
 * Encloses an island in comments by which the browser finds it, and registers its props. JSX among the props becomes
 * slots: rendered here, enclosed in comments too, and islands inside them are islands again.
 */
export function islandBoundary(vnode: VNode, info: IslandInfo, pass: RenderPass): VNode {
  const serverProps: Record<string, unknown> = {};
  const browserProps: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(vnode.props)) {
    if (isJsx(value)) {
      const id = pass.slots.push({ content: value as ComponentChildren, rendered: false }) - 1;
      browserProps[name] = new SlotRef(id);
      serverProps[name] = slotNode(id, pass);
    } else {
      browserProps[name] = value;
      serverProps[name] = value;
    }
  }
  const index = pass.islands.push({ info, props: browserProps }) - 1;
  const inner = createElement(vnode.type as never, serverProps as never) as VNode;
  // A ref on an island has no meaning on the server; its key stays with the boundary.
  marked.add(inner);
  return enclose(pass, "island", pass.keepsKeys ? `${index}:${keyText(vnode)}` : String(index), inner);
}

/** The content of a slot between its comments. */
export function slotNode(id: number, pass: RenderPass): VNode {
  return createElement(SlotContent, { id, pass }) as VNode;
}

function SlotContent({ id, pass }: { id: number; pass: RenderPass }): VNode {
  const slot = pass.slots[id]!;
  slot.rendered = true;
  return enclose(pass, "slot", String(id), slot.content);
}

const SIGNAL_BRAND = Symbol.for("preact-signals");

/** True for nodes and lists with nodes. A signal passes for a node too, and is none. */
export function isJsx(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  if ((value as { brand?: unknown }).brand === SIGNAL_BRAND) return false;
  if (Array.isArray(value)) return value.some(isJsx);
  return isValidElement(value);
}
