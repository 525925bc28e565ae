import { FUNCTIONS } from "./svg_allowed.ts";

/** What could load or run something, or hide that it does: rules such as `@import`, escapes, old browsers' scripts. */
const NEVER = /[@\\<]|javascript:|behaviou?r|-moz-binding|-o-link/i;

/**
 * A style of a drawing without its comments; null when it calls anything but a few plain functions, or `url()` with anything but a
 * part of the same drawing.
 */
export function cleanCss(css: string): string | null {
  const plain = css.replace(/\/\*[^]*?\*\//g, " ");
  if (plain.includes("/*") || NEVER.test(plain)) return null;
  for (const [, name, rest] of plain.matchAll(/([a-z-]*)\s*\(([^)]*)/gi)) {
    if (!FUNCTIONS.has(name!.toLowerCase())) return null;
    if (name!.toLowerCase() === "url" && !/^\s*(["']?)#[\w.:-]+\1\s*$/.test(rest!)) return null;
  }
  return plain;
}
