/**
 * Marks a root-relative link that leads to the current page or to one above it. A link with a query leads to a state of a page
 * (a sorted list, a chosen row); whether that is the current one, only the page knows, so the current page's own are left alone.
 */
export function markActiveLink(props: Record<string, unknown>, pathname: string): void {
  const { href } = props;
  if (typeof href !== "string" || href[0] !== "/" || href[1] === "/") return;
  const here = withoutTrailingSlash(pathname);
  const there = withoutTrailingSlash(pathOf(href));
  if (there === here) {
    if (href.includes("?")) return;
    props["data-current"] = "true";
    props["aria-current"] ??= "page";
  } else if (there === "/" || (here.startsWith(there) && here[there.length] === "/")) {
    props["data-ancestor"] = "true";
    props["aria-current"] ??= "true";
  }
}

/** The path of a link. Parsing a URL costs microseconds a link, so it is done only where dots could change the path. */
function pathOf(href: string): string {
  if (href.includes("/.") || href.includes("\\")) return new URL(href, "http://localhost").pathname;
  const end = href.search(/[?#]/);
  return end < 0 ? href : href.slice(0, end);
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
}
