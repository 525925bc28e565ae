import { refuse } from "@/services/refusals/refuse.ts";
import type { FieldRefusal } from "@/services/refusals/refuse.ts";

/**
 * A tag, a comment or a processing instruction begins; `a < b` and `<3` do not match. White space is taken in one place at a
 * time, so that a long run of it costs its length and not the square of it.
 */
const MARKUP = /<\s*(?:[/!?]\s*)?[a-z][a-z0-9-]*(\s|\/|>|$)|<!--|javascript\s*:|\bdata\s*:\s*text\/html/i;
// deno-lint-ignore no-control-regex -- the control characters are just what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/;

/**
 * The anti-XSS filter of JSON bodies (specification section 7). Plain text may hold no markup and no control
 * characters; it is refused by field rather than changed behind the writer's back. Rich members pass the sanitiser.
 *
 * @param exempt members of the top level that are checked elsewhere (rich text, passwords)
 */
export function refuseMarkup(body: unknown, exempt: readonly string[] = []): void {
  const found: FieldRefusal[] = [];
  walk(body, "", exempt, found);
  if (found.length > 0) throw refuse("unsafe-content", {}, found);
}

function walk(value: unknown, path: string, exempt: readonly string[], found: FieldRefusal[]): void {
  if (typeof value === "string") {
    // Half a character (a lone surrogate of UTF-16) is no text: the database refuses it.
    if (MARKUP.test(value) || CONTROL.test(value) || !value.isWellFormed()) {
      found.push({ field: path, rule: "unsafe-content" });
    }
  } else if (Array.isArray(value)) {
    value.forEach((item, index) => walk(item, path ? `${path}.${index}` : String(index), exempt, found));
  } else if (value && typeof value === "object" && !(value instanceof File)) {
    for (const [name, member] of Object.entries(value)) {
      if (path === "" && exempt.includes(name)) continue;
      walk(member, path ? `${path}.${name}` : name, exempt, found);
    }
  }
}
