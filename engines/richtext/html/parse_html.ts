import { type DefaultTreeAdapterTypes, parse } from "parse5";
import type { RichDocument } from "../rich_document.ts";
import type { HtmlNode } from "./html_node.ts";
import { richOfHtml } from "./rich_of_html.ts";

/** Elements within each other beyond this are not looked into: real texts have some twenty. */
const DEEPEST = 100;

/** HTML of whatever origin as a rich text: what the tree cannot say is left out, its words stay. Parsed as browsers parse, run never. */
export function documentOfHtml(html: string): RichDocument {
  return richOfHtml(nodesOf(parse(html).childNodes, 0));
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
