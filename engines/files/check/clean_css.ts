import { FUNCTIONS } from "./svg_allowed.ts";

/** What could load or run something, or hide that it does: rules such as `@import`, escapes, old browsers' scripts. */
const NEVER = /[@\\<]|javascript:|behaviou?r|-moz-binding|-o-link/i;

/** An address that `url()` may have: a part of the same drawing. */
const PART = /^\s*(["']?)#[\w.:-]+\1\s*$/;

/**
 * A style of a drawing without its comments; null when it calls anything but a few plain functions, also within each other, or `url()`
 * with anything but a part of the same drawing. It takes time in proportion to its length.
 */
export function cleanCss(css: string): string | null {
  const plain = withoutComments(css);
  if (plain === null || NEVER.test(plain)) return null;
  for (let at = plain.indexOf("("); at !== -1; at = plain.indexOf("(", at + 1)) {
    const name = nameBefore(plain, at);
    if (!FUNCTIONS.has(name)) return null;
    if (name !== "url") continue;
    const end = plain.indexOf(")", at);
    if (!PART.test(plain.slice(at + 1, end === -1 ? undefined : end))) return null;
  }
  return plain;
}

/** Null when a comment does not end. */
function withoutComments(css: string): string | null {
  const kept: string[] = [];
  let from = 0;
  for (let at = css.indexOf("/*"); at !== -1; at = css.indexOf("/*", from)) {
    const end = css.indexOf("*/", at + 2);
    if (end === -1) return null;
    kept.push(css.slice(from, at));
    from = end + 2;
  }
  return [...kept, css.slice(from)].join(" ");
}

/** Name of the function that is called by the bracket at `at`, in lower case; white space between the two is passed over. */
function nameBefore(css: string, at: number): string {
  let end = at;
  while (end > 0 && /\s/.test(css[end - 1]!)) end--;
  let begin = end;
  while (begin > 0 && /[a-z-]/i.test(css[begin - 1]!)) begin--;
  return css.slice(begin, end).toLowerCase();
}
