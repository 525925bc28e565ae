import { defaultTreeAdapter, type DefaultTreeAdapterTypes, parse } from "parse5";
import type { RichDocument } from "../rich_document.ts";
import { HTML_LIMITS, HtmlTooMuch } from "./html_limits.ts";
import type { HtmlNode } from "./html_node.ts";
import { richOfHtml } from "./rich_of_html.ts";

/** Elements within each other beyond this are not looked into: real texts have some twenty. */
const DEEPEST = 100;

/**
 * HTML of whatever origin as a rich text: what the tree cannot say is left out, its words stay. Parsed as browsers parse, run never.
 *
 * @throws HtmlTooMuch
 */
export function documentOfHtml(html: string): RichDocument {
  return richOfHtml(nodesOf(parse(html, { treeAdapter: boundedAdapter() }).childNodes, 0));
}

/**
 * What the parser makes its nodes by, for one text, given up beyond the limits while it is parsed: an element that was never closed is made
 * again in each paragraph that follows (HTML standard, 13.2.4.3), so that 20 KB of text can become millions of elements.
 */
function boundedAdapter(): typeof defaultTreeAdapter {
  let nodes = 0, depth = 0;
  const count = () => {
    if (++nodes > HTML_LIMITS.nodes) throw new HtmlTooMuch();
  };
  return {
    ...defaultTreeAdapter,
    createElement(name, namespace, attributes) {
      count();
      return defaultTreeAdapter.createElement(name, namespace, attributes);
    },
    createCommentNode(text) {
      count();
      return defaultTreeAdapter.createCommentNode(text);
    },
    onItemPush() {
      if (++depth > HTML_LIMITS.depth) throw new HtmlTooMuch();
    },
    onItemPop() {
      depth--;
    },
  };
}

function nodesOf(children: readonly DefaultTreeAdapterTypes.ChildNode[], depth: number): HtmlNode[] {
  if (depth > DEEPEST) return [];
  return children.flatMap((child): HtmlNode[] => {
    if ("value" in child) return [{ text: child.value }];
    if (!("tagName" in child)) return [];
    const attributes = new Map(child.attrs.map(({ name, value }) => [name, value]));
    return [{
      tag: child.tagName,
      attribute: (name) => attributes.get(name) ?? null,
      children: nodesOf(child.childNodes, depth + 1),
    }];
  });
}
