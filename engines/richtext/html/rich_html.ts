import { z } from "zod";
import type { RichRule } from "../check_tree.ts";
import type { RichDocument } from "../rich_document.ts";
import { RICH_LIMITS } from "../rich_limits.ts";
import { checkedTree } from "../rich_tree.ts";
import { HTML_LIMITS, HtmlTooMuch } from "./html_limits.ts";
import { documentOfHtml } from "./parse_html.ts";

/** HTML as a member of a call, read into the tree at once: what the tree cannot say is left out. Nothing of the markup is kept. */
export function richHtml(rule: RichRule = {}) {
  return z.string().max(RICH_LIMITS.characters)
    .transform((html, ctx) => {
      const document = parsed(html);
      if (document) return checkedTree(document, rule, ctx);
      ctx.addIssue({ code: "custom", message: "richtext.html_too_much", params: { ...HTML_LIMITS } });
      return z.NEVER;
    })
    .describe("the text as HTML, in place of `body`; pictures, scripts and styles are left out");
}

/** Null: it is more than is parsed. */
function parsed(html: string): RichDocument | null {
  try {
    return documentOfHtml(html);
  } catch (error) {
    if (error instanceof HtmlTooMuch) return null;
    throw error;
  }
}
