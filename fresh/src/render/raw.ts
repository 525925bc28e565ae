import { createElement, Fragment, type VNode } from "preact";

/** A node that renders as the given HTML, unescaped and without an element around it. */
export function rawHtml(html: string): VNode {
  // `tpl` is what compiled JSX templates use; the renderer writes it as it is.
  return createElement(Fragment as never, { tpl: [html], exprs: [] } as never);
}

/** A node that renders as an HTML comment. */
export function comment(text: string): VNode {
  return createElement(Fragment as never, { UNSTABLE_comment: text } as never);
}
