import { z } from "zod";
import { checkTree, type RichRule } from "./check_tree.ts";
import type { RichDocument } from "./rich_document.ts";

/**
 * A rich text as members of a call: the tree, in a form its JSON. What comes out is always the checked tree. Refusals are told at the
 * member itself, each with block and thing.
 */
export function richTree(rule: RichRule = {}) {
  return z.unknown().transform((given, ctx) => checkedTree(readJson(given), rule, ctx)).describe(
    "a text as a tree, `{type: doc, content: [...]}`; in a form its JSON",
  );
}

/** A checked tree, or its faults told at the member that it came in. */
export function checkedTree(value: unknown, rule: RichRule, ctx: z.RefinementCtx): RichDocument {
  const checked = checkTree(value, rule);
  if ("document" in checked) return checked.document;
  for (const { key, params } of checked.faults) ctx.addIssue({ code: "custom", message: key, params });
  return z.NEVER;
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
