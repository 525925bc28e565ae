/** An element, or a text. */
export type HtmlNode = string | HtmlElement;

export interface HtmlElement {
  tag: string;
  attributes: Record<string, string>;
  children: HtmlNode[];
}

const VOID = new Set("area base br col embed hr img input link meta param source track wbr".split(" "));
/** Their content is text to the end tag. */
const RAW = new Set(["script", "style"]);

const TAG =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<\/([a-z][^\s/>]*)\s*>|<([a-z][^\s/>]*)((?:\s+[^\s"'>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*(\/?)>/gi;
const ATTRIBUTE = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/**
 * Reads HTML as the portal writes it: every element that is not void has its end tag, SVG elements may close themselves. Comments
 * are left out. Returns an element without a name that holds the document.
 */
export function parseHtml(html: string): HtmlElement {
  const root: HtmlElement = { tag: "", attributes: {}, children: [] };
  const open = [root];
  let at = 0;
  TAG.lastIndex = 0;
  const text = (end: number) => {
    if (end > at) open.at(-1)!.children.push(decodeEntities(html.slice(at, end)));
  };
  for (let found = TAG.exec(html); found; found = TAG.exec(html)) {
    text(found.index);
    at = TAG.lastIndex;
    const [, closing, opening, written, selfClosing] = found;
    if (closing) close(open, closing.toLowerCase());
    if (!opening) continue;
    const element: HtmlElement = {
      tag: opening.toLowerCase(),
      attributes: attributesOf(written ?? ""),
      children: [],
    };
    open.at(-1)!.children.push(element);
    if (VOID.has(element.tag) || selfClosing) continue;
    if (RAW.has(element.tag)) {
      const end = html.toLowerCase().indexOf(`</${element.tag}`, at);
      element.children.push(html.slice(at, end < 0 ? html.length : end));
      at = end < 0 ? html.length : html.indexOf(">", end) + 1;
      TAG.lastIndex = at;
    } else open.push(element);
  }
  text(html.length);
  return root;
}

/** Closes the element of this name and what is open inside of it; an end tag without its begin closes nothing. */
function close(open: HtmlElement[], tag: string): void {
  const place = open.findLastIndex((element) => element.tag === tag);
  if (place > 0) open.length = place;
}

function attributesOf(written: string): Record<string, string> {
  return Object.fromEntries(
    [...written.matchAll(ATTRIBUTE)].map(([, name, double, single, bare]) => [
      name!.toLowerCase(),
      decodeEntities(double ?? single ?? bare ?? ""),
    ]),
  );
}

const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };

function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return NAMED[name] ?? whole;
  });
}

/** Every element below one, in the order of the document. */
export function* elementsOf(from: HtmlElement): Generator<HtmlElement> {
  for (const child of from.children) {
    if (typeof child === "string") continue;
    yield child;
    yield* elementsOf(child);
  }
}

/** All text below an element, runs of white space as one blank. */
export function textOf(element: HtmlElement): string {
  const parts = (one: HtmlElement): string =>
    one.children.map((child) => typeof child === "string" ? child : parts(child)).join(" ");
  return parts(element).replace(/\s+/g, " ").trim();
}
