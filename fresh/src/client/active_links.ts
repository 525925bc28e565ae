import { kindOfLink } from "../links.ts";

/** Marks the links of the page again after its address has changed. What the page says itself by `aria-current` stands. */
export function updateLinks(page: URL): void {
  for (const link of document.querySelectorAll("a")) {
    const isOurs = link.hasAttribute("data-current") || link.hasAttribute("data-ancestor");
    if (link.hasAttribute("aria-current") && !isOurs) continue;
    const { pathname, search } = new URL(link.href, location.href);
    const kind = kindOfLink(pathname + search, page.pathname, page.search);
    for (const name of ["data-current", "data-ancestor", "aria-current"]) link.removeAttribute(name);
    if (kind === undefined) continue;
    link.setAttribute(`data-${kind}`, "true");
    link.setAttribute("aria-current", kind === "current" ? "page" : "true");
  }
}
