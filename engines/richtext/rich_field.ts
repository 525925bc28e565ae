import { z } from "zod";
import { checkTree, type RichRule } from "./check_tree.ts";
import type { RichDocument } from "./rich_document.ts";
import { documentOf } from "./plain_document.ts";

/**
 * A rich text as a member of a call: as a tree (`body.tree`, in a form its JSON) or as plain text (`body.text`), which becomes
 * paragraphs. What comes out is always the tree. Refusals are told at the member itself, each with block and thing.
 */
export function richField(rule: RichRule = {}) {
  return z.strictObject({
    tree: z.unknown().optional().describe("the tree, `{type: doc, content: [...]}`; in a form its JSON"),
    text: z.string().optional().describe("plain text in place of the tree; an empty line begins a paragraph"),
  }).transform(({ tree, text }, ctx): RichDocument => {
    const checked = checkTree(tree === undefined ? documentOf(text ?? "") : readJson(tree), rule);
    if ("document" in checked) return checked.document;
    for (const { key, params } of checked.faults) ctx.addIssue({ code: "custom", message: key, params });
    return z.NEVER;
  });
}

/** The value of a JSON text; what is none stays as it is, and is refused as no document. */
function readJson(given: unknown): unknown {
  if (typeof given !== "string") return given;
  try {
    return JSON.parse(given);
  } catch {
    return given;
  }
}
