import { createElement, isValidElement, type Options, toChildArray, type VNode } from "preact";
import { asset, assetSrcSet } from "../asset.ts";
import { headCollector } from "../head.ts";
import { markActiveLink } from "../links.ts";
import { CLIENT_NAV, KEY_ATTRIBUTE } from "../partial.ts";
import { encloseKeyed, keyText } from "./enclose.ts";
import { islandBoundary, isMarked } from "./island.ts";
import { isOpenPartial, partialBoundary } from "./partial_boundary.ts";
import { current, type RenderPass } from "./pass.ts";
import { rawHtml } from "./raw.ts";
import { stillSignals } from "./still_signals.ts";

/** Stands for the children of `<head>` until the whole document is rendered. */
export const HEAD_PLACEHOLDER = "<!--fresh-head-->";

type Props = Record<string, unknown>;
let installed = false;

/** Hooks into Preact so that islands are marked and links, assets, scripts and `<Head>` get what they need. */
export function installHooks(options: Options): void {
  if (installed) return;
  installed = true;
  stillSignals(options);
  const hooks = options as Options & {
    __b?: (vnode: VNode) => void;
    attr?: (name: string, value: unknown) => string | void;
  };
  const before = hooks.__b;
  hooks.__b = (vnode) => {
    if (current.pass !== null) prepare(vnode, current.pass);
    before?.(vnode);
  };
  // Attributes of precompiled JSX pass here alone.
  const attr = hooks.attr;
  hooks.attr = (name, value) => {
    if (name !== CLIENT_NAV) return attr?.(name, value);
    return `${CLIENT_NAV}="${noteClientNav(value, current.pass)}"`;
  };
  headCollector.collect = (children) => {
    const nodes = toChildArray(children).filter((child) => isValidElement(child));
    current.pass?.heads.at(-1)?.push(...nodes);
  };
}

function prepare(vnode: VNode, pass: RenderPass): void {
  const { type } = vnode;
  if (typeof type === "function") {
    const boundary = boundaryOf(vnode, pass);
    if (boundary === undefined) return;
    vnode.type = boundary.type;
    vnode.props = boundary.props;
    return;
  }
  const props = vnode.props as Props;
  if (CLIENT_NAV in props) props[CLIENT_NAV] = noteClientNav(props[CLIENT_NAV], pass);
  if (vnode.key != null && pass.keepsKeys) props[KEY_ATTRIBUTE] = String(vnode.key);
  switch (type) {
    case "a":
      // Inside an island the browser would take the marks away again.
      if (!pass.inIsland) markActiveLink(props, pass.pathname, pass.search);
      break;
    case "img":
    case "source":
      if (pass.inIsland) break;
      if (typeof props.src === "string") props.src = asset(props.src);
      if (typeof props.srcset === "string") props.srcset = assetSrcSet(props.srcset);
      if (typeof props.srcSet === "string") props.srcSet = assetSrcSet(props.srcSet);
      break;
    case "script":
    case "style":
      props.nonce ??= pass.nonce;
      break;
    case "html":
      pass.has.html = true;
      break;
    case "head":
      pass.has.head = true;
      pass.headChildren = vnode.props.children;
      vnode.props = { ...vnode.props, children: rawHtml(HEAD_PLACEHOLDER) };
      break;
    case "body":
      pass.has.body = true;
      break;
  }
}

/** The comments around an island, a partial, or a keyed component in a partial; undefined for any other component. */
function boundaryOf(vnode: VNode, pass: RenderPass): VNode | undefined {
  if (isOpenPartial(vnode)) return partialBoundary(vnode, pass);
  if (pass.inIsland || isMarked(vnode)) return undefined;
  const island = pass.use.islands.get(vnode.type);
  if (island !== undefined) return islandBoundary(vnode, island, pass);
  if (!pass.keepsKeys || vnode.key == null) return undefined;
  const { type, props } = vnode;
  return encloseKeyed(keyText(vnode), createElement(type as never, props as never));
}

/** Client navigation is on for any value but false. */
function noteClientNav(value: unknown, pass: RenderPass | null): "true" | "false" {
  if (value === false || value === "false") return "false";
  if (pass !== null) pass.clientNav = true;
  return "true";
}
