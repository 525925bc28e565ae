import { z } from "zod";
import type { RichRule } from "../check_tree.ts";
import { RICH_LIMITS } from "../rich_limits.ts";
import { checkedTree } from "../rich_tree.ts";
import { documentOfHtml } from "./parse_html.ts";

/** HTML as a member of a call, read into the tree at once: what the tree cannot say is left out. Nothing of the markup is kept. */
export function richHtml(rule: RichRule = {}) {
  return z.string().max(RICH_LIMITS.characters)
    .transform((html, ctx) => checkedTree(documentOfHtml(html), rule, ctx))
    .describe("the text as HTML, in place of `body`; pictures, scripts and styles are left out");
}
