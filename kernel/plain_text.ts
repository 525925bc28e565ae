/**
 * A tag, a comment or a processing instruction begins; `a < b` and `<3` do not match. White space is taken in one place at a
 * time, so that a long run of it costs its length and not the square of it.
 */
const MARKUP = /<\s*(?:[/!?]\s*)?[a-z][a-z0-9-]*(\s|\/|>|$)|<!--|javascript\s*:|\bdata\s*:\s*text\/html/i;
// deno-lint-ignore no-control-regex -- the control characters are just what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/;
/** Embeddings, overrides and isolates of writing direction: with them a name reads otherwise than it is stored. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/;

/** Whether a text holds control characters other than tab and line ends; the database refuses some of them. */
export function hasControls(text: string): boolean {
  return CONTROL.test(text);
}

/**
 * Whether a text is plain (specification section 7, the anti-XSS filter): no markup, no control characters, none that turn
 * the writing direction and no half characters (lone surrogates of UTF-16), which the database refuses.
 */
export function isPlainText(text: string): boolean {
  return !MARKUP.test(text) && !hasControls(text) && !DIRECTION.test(text) && text.isWellFormed();
}
