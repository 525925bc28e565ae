import { emptyDocument } from "../plain_document.ts";
import type { RichBlock, RichDocument } from "../rich_document.ts";
import { RICH_LIMITS } from "../rich_limits.ts";
import { type HtmlElement, type HtmlNode, isElement } from "./html_node.ts";
import { InlineReader } from "./inline_reader.ts";
import { listsOfWord } from "./word_lists.ts";
import { tableOf } from "./table_of.ts";

/** Elements of which nothing is read, neither markup nor words. */
const NOTHING = new Set([
  ...["script", "style", "template", "noscript", "iframe", "frame", "frameset", "object", "embed", "applet"],
  ...["svg", "math", "head", "title", "meta", "link", "base", "xml", "select", "textarea", "option"],
  ...["audio", "video", "canvas", "noembed", "noframes", "plaintext", "xmp", "o:p"],
]);
/** Elements that begin and end a paragraph. */
const BLOCKS = new Set([
  ...["p", "div", "section", "article", "main", "header", "footer", "aside", "nav", "address", "blockquote"],
  ...["pre", "center", "form", "fieldset", "dl", "dt", "dd", "figure", "figcaption", "details", "summary"],
  ...["html", "body", "hgroup", "hr", "caption", "tbody", "thead", "tfoot", "tr", "td", "th", "li"],
]);
const HEADINGS: Readonly<Record<string, 2 | 3 | 4>> = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 };
/** Nodes that each of these lays between its blocks and what is around it. */
const DEPTH: Readonly<Record<string, number>> = { ul: 2, ol: 2, table: 3, div: 1 };
/** Nodes within each other but for a paragraph and its words: what lies deeper is read as plain paragraphs, so that no tree is too deep. */
const ROOM = RICH_LIMITS.depth - 2;
const MOST_BLOCKS = 2000;

type PictureOf = (image: HtmlElement) => Extract<RichBlock, { type: "picture" }> | null;

/**
 * HTML as a rich text. The tree itself is the allow-list: elements are read into what it can say, and of everything else the words alone
 * stay, or nothing of what is no words. Lists and tables of Word and Excel are read as such.
 *
 * @param pictureOf the picture that an `img` has become in the file store; left out: pictures are left out
 */
export function richOfHtml(nodes: readonly HtmlNode[], pictureOf: PictureOf = () => null): RichDocument {
  const content = blocksOf(listsOfWord(nodes), { room: ROOM, pictureOf }).slice(0, MOST_BLOCKS);
  return content.length === 0 ? emptyDocument() : { type: "doc", content };
}

interface Reading {
  /** Nodes that may still lie within each other. */
  room: number;
  pictureOf: PictureOf;
}

/** Blocks of nodes. */
function blocksOf(nodes: readonly HtmlNode[], reading: Reading): RichBlock[] {
  const blocks: RichBlock[] = [];
  const inline = new InlineReader(NOTHING);
  const end = () => {
    const content = inline.take();
    if (content.length > 0) blocks.push({ type: "paragraph", content });
  };
  const walk = (node: HtmlNode) => {
    if (!isElement(node)) return inline.text(node.text);
    if (NOTHING.has(node.tag)) return;
    const heading = HEADINGS[node.tag];
    const picture = node.tag === "img" ? reading.pictureOf(node) : null;
    const made = picture ? [picture] : heading ? null : blockOf(node, reading);
    if (heading) {
      end();
      const content = inline.of(node.children);
      if (content.length > 0) blocks.push({ type: "heading", attrs: { level: heading }, content });
    } else if (made) {
      end();
      blocks.push(...made);
    } else if (BLOCKS.has(node.tag) || ["ul", "ol", "table"].includes(node.tag)) {
      end();
      node.children.forEach(walk);
      end();
    } else inline.within(node, () => node.children.forEach(walk));
  };
  nodes.forEach(walk);
  end();
  return blocks;
}

/** Lists, tables and boxes; null: it is none. */
function blockOf(node: HtmlElement, reading: Reading): RichBlock[] | null {
  const room = reading.room - (DEPTH[node.tag] ?? 0);
  if (room < 0) return null;
  const inside = (nodes: readonly HtmlNode[]) => {
    const blocks = blocksOf(nodes, { ...reading, room });
    return blocks.length > 0 ? blocks : [{ type: "paragraph" as const }];
  };
  if (node.tag === "ul" || node.tag === "ol") {
    const content = itemsOf(node).map((item) => ({ type: "listItem" as const, content: inside(item) }));
    if (content.length === 0) return [];
    const start = Math.trunc(Number(node.attribute("start") ?? 1));
    if (node.tag === "ul") return [{ type: "bulletList", content }];
    return [{ type: "orderedList", ...start > 1 && start < 10_000 ? { attrs: { start } } : {}, content }];
  }
  if (node.tag === "table") return tableOf(node, inside);
  const box = node.tag === "div" ? node.attribute("data-box") : null;
  return box === "warning" || box === "note"
    ? [{ type: "box", attrs: { kind: box }, content: inside(node.children) }]
    : null;
}

/** Entries of a list; a list that stands between entries, as Word writes it, belongs to the one before it. */
function itemsOf(list: HtmlElement): HtmlNode[][] {
  const items: HtmlNode[][] = [];
  for (const child of list.children) {
    if (isElement(child, "li")) items.push([...child.children]);
    else if (!isElement(child) ? child.text.trim() === "" : NOTHING.has(child.tag)) continue;
    else if (items.length > 0) items.at(-1)!.push(child);
    else items.push([child]);
  }
  return items;
}
