import { type ComponentChildren, toChildArray, type VNode } from "preact";
import { useEffect } from "preact/hooks";

/** Set by the server to take the children of a `<Head>` while it renders. */
export const headCollector: { collect?: (children: ComponentChildren) => void } = {};

/**
 * Puts its children into the document's head. What is the same there is replaced: a `title`, a `meta` of the same name, a canonical
 * link, whatever has the same `key` or the same attributes; the innermost wins. In an island it also changes the head in the
 * browser, where elements are also known by their `id`.
 */
export function Head({ children }: { children?: ComponentChildren }): VNode | null {
  if (headCollector.collect !== undefined) {
    headCollector.collect(children);
    return null;
  }
  useEffect(() => updateDocumentHead(toChildArray(children)));
  return null;
}

function updateDocumentHead(children: ReturnType<typeof toChildArray>): void {
  for (const child of children) {
    if (typeof child !== "object" || typeof child.type !== "string") continue;
    const text = toChildArray(child.props.children).map(String).join("");
    if (child.type === "title") document.title = text;
    else updateElement(child as HeadNode, text);
  }
}

type HeadNode = VNode<Record<string, unknown>> & { type: string };

/** The attributes by which two `meta` elements are the same. */
const META_KEYS = ["name", "property", "http-equiv", "charset"];

/** What names an element of the head for the browser; undefined for one that the server has put there once and for all. */
function selectorOf({ type, key, props }: HeadNode): string | undefined {
  const same = (name: string) => `${type}[${name}="${CSS.escape(String(props[name]))}"]`;
  const named = META_KEYS.find((name) => props[name] !== undefined);
  if (key !== null && key !== undefined) return `[data-key="${CSS.escape(String(key))}"]`;
  if (props.id !== undefined) return same("id");
  if (type === "meta" && named !== undefined) return same(named);
  if (type === "base") return type;
  return type === "link" && props.rel === "canonical" ? same("rel") : undefined;
}

function updateElement(node: HeadNode, text: string): void {
  const selector = selectorOf(node);
  if (selector === undefined) return;
  const element = document.head.querySelector(selector) ??
    document.head.appendChild(document.createElement(node.type));
  if (element.textContent !== text) element.textContent = text;
  if (node.key !== null && node.key !== undefined) element.setAttribute("data-key", String(node.key));
  for (const [name, value] of Object.entries(node.props)) {
    if (name === "children") continue;
    if (value === null || value === undefined || value === false) element.removeAttribute(name);
    else element.setAttribute(name, String(value));
  }
}
