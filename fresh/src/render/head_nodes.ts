import { cloneElement, type ComponentChildren, isValidElement, type VNode } from "preact";

type HeadNode = VNode<Record<string, unknown>>;

/**
 * What makes two elements of the head the same, so that the later replaces the earlier: their key; for `title` and `base` their
 * name; else all their attributes but what they say (`content` of a meta, `href` of a canonical link, children).
 * Undefined for what is replaced by nothing, such as text and components.
 */
export function sameInHead(node: ComponentChildren): string | undefined {
  if (!isElement(node)) return undefined;
  const { type, key, props } = node;
  const own = ownKey(key);
  if (own !== undefined) return `key ${own}`;
  if (type === "title" || type === "base") return type;
  const names = Object.keys(props).filter((name) => !SAID.has(name) && !isWhatItSays(node, name)).sort();
  return [type, ...names.map((name) => `${name}=${textOf(props[name])}`)].join("\n");
}

/** An element with its key as an attribute, by which a `<Head>` in the browser finds it. */
export function withDataKey(node: ComponentChildren): ComponentChildren {
  const key = isElement(node) ? ownKey(node.key) : undefined;
  return key === undefined ? node : cloneElement(node as HeadNode, { "data-key": key });
}

const SAID = new Set(["children", "nonce", "ref", "data-key"]);

function isWhatItSays({ type, props }: HeadNode, name: string): boolean {
  return type === "meta"
    ? name === "content"
    : type === "link" && name === "href" && props.rel === "canonical";
}

/** The text of an attribute, or of HTML that is put in as it is. */
function textOf(value: unknown): string {
  return typeof value === "object" && value !== null && "__html" in value
    ? String(value.__html)
    : String(value);
}

function isElement(node: ComponentChildren): node is HeadNode {
  return isValidElement(node) && typeof node.type === "string";
}

/** Children in a list get keys that begin with a dot from Preact itself. */
function ownKey(key: unknown): string | undefined {
  return key === null || key === undefined || String(key).startsWith(".") ? undefined : String(key);
}
