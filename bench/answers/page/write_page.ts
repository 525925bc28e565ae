import { stable } from "../stable.ts";
import { nameIcon } from "./name_icon.ts";
import { resolveAction, resolveAddress } from "./resolve_address.ts";
import { elementsOf, type HtmlElement, type HtmlNode, textOf } from "./parse_html.ts";

/** How what stands around every page is written: its bar and its navigation. */
export type Frame = "whole" | "hash";

/** Classes of what stands around every page. */
const FRAME = /\b(?:top-bar|rail-scroll|bottom-bar)\b/;

/** Drawings larger than this are kept by their hash, characters. */
const LONG_SVG = 4000;

/** Attributes that are of the build or of the moment, and marks of the framework beside `aria-current`, which no style looks at. */
const PASSING = new Set(["nonce", "integrity", "data-icons", "data-current", "data-ancestor"]);

/**
 * A page as what it means, a line for each element and text: attributes sorted, classes as a set, icons by their name however they
 * are drawn, links by where they lead, scripts only by the islands they start, styles and preloads left out.
 *
 * @param at address of the page
 */
export async function writePage(
  document: HtmlElement,
  at: string,
  frame: Frame = "whole",
): Promise<string> {
  const lines: string[] = [];
  for (const child of document.children) await writeNode(child, 0, lines, { at, frame });
  return stable(lines.join("\n"));
}

interface Page {
  at: string;
  frame: Frame;
}

async function writeNode(node: HtmlNode, depth: number, lines: string[], page: Page): Promise<void> {
  const indent = " ".repeat(depth);
  if (typeof node === "string") {
    const text = node.replace(/[ \t\r\n]+/g, " ").trim();
    if (text !== "") lines.push(indent + text);
    return;
  }
  if (node.tag === "script") return writeScript(node, indent, lines);
  if (node.tag === "style" || isAsset(node)) return;
  if (node.tag === "svg") return await writeSvg(node, depth, lines, page);
  const begin = `${indent}<${node.tag}${attributesText(meantAttributes(node, page.at))}>`;
  const inner: string[] = [];
  for (const child of joinTexts(node.children)) await writeNode(child, depth + 1, inner, page);
  if (page.frame === "hash" && FRAME.test(node.attributes.class ?? "")) {
    const unmarked = inner.map((line) => line.replace(CURRENT, ""));
    lines.push(`${begin} ${await hashOf(stable(unmarked.join("\n")))}`);
    return void lines.push(...inner.filter((line) => CURRENT.test(line)));
  }
  lines.push(begin);
  for (const line of inner) lines.push(line);
}

/** The mark of where one is, told beside the hash of a navigation. */
const CURRENT = / aria-current="[^"]*"/;

/** Attributes in which islands are told where to go, some of them by a word. */
const ADDRESSES = ["data-leave", "data-go-on", "data-after", "data-address"];

/** Attributes as a browser understands them: addresses resolved, and no mark where the mark says that there is none. */
function meantAttributes({ tag, attributes }: HtmlElement, at: string): Record<string, string> {
  const { "aria-current": current, ...meant } = attributes;
  if (current !== undefined && current !== "false") meant["aria-current"] = current;
  if (tag === "a" && meant.href !== undefined) meant.href = resolveAddress(meant.href, at);
  for (const name of ADDRESSES) {
    if (/^[/?]/.test(meant[name] ?? "")) meant[name] = resolveAddress(meant[name]!, at);
  }
  if (tag === "form" && (meant.method ?? "get").toLowerCase() === "get") {
    meant.action = resolveAction(meant.action, at);
  } else if (tag === "form" && meant.action !== undefined) meant.action = resolveAddress(meant.action, at);
  return meant;
}

/** Texts beside each other are one: where one ends and the next begins is how it was drawn, not what it says. */
function joinTexts(children: readonly HtmlNode[]): HtmlNode[] {
  const joined: HtmlNode[] = [];
  for (const child of children) {
    const last = joined.at(-1);
    if (typeof child === "string" && typeof last === "string") joined[joined.length - 1] = last + child;
    else joined.push(child);
  }
  return joined;
}

function isAsset({ tag, attributes }: HtmlElement): boolean {
  return tag === "link" && /stylesheet|preload|icon/.test(attributes.rel ?? "");
}

function attributesText(attributes: Record<string, string>): string {
  return Object.keys(attributes).filter((name) => !PASSING.has(name)).sort().map((name) => {
    const value = name === "class"
      ? attributes[name]!.split(/\s+/).filter(Boolean).sort().join(" ")
      : attributes[name]!.trim();
    return value === "" ? ` ${name}` : ` ${name}="${value}"`;
  }).join("");
}

/** How an icon is drawn is no matter of the page: its name, class and what is said of it are. */
const ICON_ATTRIBUTES = new Set(["class", "role", "style", "id"]);

async function writeSvg(svg: HtmlElement, depth: number, lines: string[], page: Page): Promise<void> {
  const indent = " ".repeat(depth);
  const icon = nameIcon(svg);
  if (icon !== null) {
    const said = Object.fromEntries(
      Object.entries(svg.attributes).filter(([name]) =>
        ICON_ATTRIBUTES.has(name) || /^(aria|data)-/.test(name)
      ),
    );
    return void lines.push(`${indent}<svg icon=${icon}${attributesText(said)}>`);
  }
  const inner: string[] = [];
  for (const child of svg.children) await writeNode(child, depth + 1, inner, page);
  const drawn = inner.join("\n");
  lines.push(`${indent}<svg${attributesText(svg.attributes)}>`);
  if (drawn.length <= LONG_SVG) return void (drawn && lines.push(drawn));
  lines.push(`${indent} drawing of ${[...elementsOf(svg)].length} elements, ${await hashOf(stable(drawn))}`);
  const said = textOf(svg);
  if (said !== "") lines.push(`${indent} ${said}`);
}

/** Names of the islands that a page starts, sorted; other scripts by their kind. */
function writeScript(script: HtmlElement, indent: string, lines: string[]): void {
  const content = String(script.children[0] ?? "");
  const islands = [
    ...content.matchAll(/import\s*\{?\s*(\w+)(?:\s+as\s+\w+)?\s*\}?\s*from\s*"[^"]*islands?[_/]/g),
  ]
    .map(([, name]) => name!).sort();
  if (islands.length > 0) return void lines.push(`${indent}<script islands="${islands.join(" ")}">`);
  const { type, src } = script.attributes;
  // Properties of islands are written by the framework in a form of its own.
  if (type === "application/json" || (type === "module" && src === undefined)) return;
  lines.push(`${indent}<script${type ? ` type="${type}"` : ""}${src ? " src" : ""}>`);
}

/** SHA-256 of a text or of bytes, the first 16 hexadecimal digits. */
export async function hashOf(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  return `sha256 ${new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).toHex().slice(0, 16)}`;
}
