import { isValidElement, type Options, toChildArray, type VNode } from "preact";
import { asset, assetSrcSet } from "../asset.ts";
import { headCollector } from "../head.ts";
import { islandBoundary, isMarked } from "./island.ts";
import { markActiveLink } from "./links.ts";
import { current, type RenderPass } from "./pass.ts";
import { rawHtml } from "./raw.ts";

/** Stands for the children of `<head>` until the whole document is rendered. */
export const HEAD_PLACEHOLDER = "<!--fresh-head-->";

type Props = Record<string, unknown>;
let installed = false;

/** Hooks into Preact so that islands are marked and links, assets, scripts and `<Head>` get what they need. */
export function installHooks(options: Options): void {
  if (installed) return;
  installed = true;
  const hooks = options as Options & { __b?: (vnode: VNode) => void };
  const before = hooks.__b;
  hooks.__b = (vnode) => {
    if (current.pass !== null) prepare(vnode, current.pass);
    before?.(vnode);
  };
  headCollector.collect = (children) => {
    const nodes = toChildArray(children).filter((child) => isValidElement(child));
    current.pass?.heads.at(-1)?.push(...nodes);
  };
}

function prepare(vnode: VNode, pass: RenderPass): void {
  const { type } = vnode;
  if (typeof type === "function") {
    const island = pass.use.islands.get(type);
    if (island === undefined || pass.inIsland || isMarked(vnode)) return;
    const boundary = islandBoundary(vnode, island, pass);
    vnode.type = boundary.type;
    vnode.props = boundary.props;
    return;
  }
  const props = vnode.props as Props;
  switch (type) {
    case "a":
      // Inside an island the browser would take the marks away again.
      if (!pass.inIsland) markActiveLink(props, pass.pathname);
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
    case "link":
      if (pass.nonce !== undefined && needsNonce(type, props)) props.nonce ??= pass.nonce;
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

function needsNonce(type: string, props: Props): boolean {
  return type !== "link" || /\b(stylesheet|preload|modulepreload)\b/.test(String(props.rel));
}
