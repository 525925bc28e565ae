/** What the reading of HTML needs to know of a node, whoever has parsed it. */
export type HtmlNode = { text: string } | HtmlElement;

export interface HtmlElement {
  /** Lower case. */
  tag: string;
  attribute: (name: string) => string | null;
  children: readonly HtmlNode[];
}

/** Whether a node is an element, of one of these names where some are given. */
export function isElement(node: HtmlNode, ...tags: string[]): node is HtmlElement {
  return "tag" in node && (tags.length === 0 || tags.includes(node.tag));
}
