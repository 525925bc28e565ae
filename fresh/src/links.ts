/** How a link stands to the page that holds it. */
export type LinkKind = "current" | "ancestor" | undefined;

/**
 * How a root-relative link stands to a page: a link to its path is the current one, unless it names another query, a link to a
 * path above it is an ancestor. A link to the same path with another query counts as an ancestor too.
 * @param search query of the page with its question mark, empty when there is none
 */
export function kindOfLink(href: string, pathname: string, search: string): LinkKind {
  if (href[0] !== "/" || href[1] === "/") return undefined;
  const here = withoutTrailingSlash(pathname);
  const target = parts(href);
  const there = withoutTrailingSlash(target.pathname);
  if (there === here) return target.search === "" || target.search === search ? "current" : "ancestor";
  return there === "/" || (here.startsWith(there) && here[there.length] === "/") ? "ancestor" : undefined;
}

/** Marks a link for styles and screen readers. What the page says itself by `aria-current` stands, and then nothing is added. */
export function markActiveLink(props: Record<string, unknown>, pathname: string, search: string): void {
  const { href } = props;
  if (typeof href !== "string" || props["aria-current"] !== undefined) return;
  const kind = kindOfLink(href, pathname, search);
  if (kind === undefined) return;
  props[kind === "current" ? "data-current" : "data-ancestor"] = "true";
  props["aria-current"] = kind === "current" ? "page" : "true";
}

/** Path and query of a link. Parsing a URL costs microseconds a link, so it is done only where dots could change the path. */
function parts(href: string): { pathname: string; search: string } {
  if (href.includes("/.") || href.includes("\\")) return new URL(href, "http://localhost");
  const hash = href.indexOf("#");
  const address = hash < 0 ? href : href.slice(0, hash);
  const query = address.indexOf("?");
  if (query < 0) return { pathname: address, search: "" };
  const search = address.slice(query);
  return { pathname: address.slice(0, query), search: search === "?" ? "" : search };
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
}
