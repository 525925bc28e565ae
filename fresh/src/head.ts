import { type ComponentChildren, toChildArray, type VNode } from "preact";
import { useEffect } from "preact/hooks";

/** Set by the server to take the children of a `<Head>` while it renders. */
export const headCollector: { collect?: (children: ComponentChildren) => void } = {};

/**
 * Puts its children into the document's head. A `title`, a `meta` of the same name and whatever has the same `key` is
 * replaced, the innermost wins. In an island it also changes the head in the browser.
 */
export function Head({ children }: { children?: ComponentChildren }): VNode | null {
  if (headCollector.collect !== undefined) {
    headCollector.collect(children);
    return null;
  }
  useEffect(() => updateDocumentHead(toChildArray(children)));
  return null;
}

/** The attributes by which two `meta` elements are the same. */
export const META_KEYS = ["name", "property", "http-equiv", "charset"] as const;

function updateDocumentHead(children: ReturnType<typeof toChildArray>): void {
  for (const child of children) {
    if (typeof child !== "object") continue;
    const props = child.props as Record<string, unknown>;
    const content = toChildArray(child.props.children).map(String).join("");
    if (child.type === "title") {
      document.title = content;
    } else if (child.type === "meta") {
      const key = META_KEYS.find((name) => props[name] !== undefined);
      if (key === undefined) continue;
      const selector = `meta[${key}="${CSS.escape(String(props[key]))}"]`;
      const found = document.head.querySelector(selector) ??
        document.head.appendChild(document.createElement("meta"));
      for (const [name, value] of Object.entries(props)) {
        if (name !== "children") found.setAttribute(name, String(value));
      }
    }
  }
}
