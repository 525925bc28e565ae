import type { z } from "zod";
import type { RichFault } from "./rich_fault.ts";

/** Issues of the tree's schema in the words of a reader: in which block, counted from 1, and at what kind of thing. */
export function schemaFaults(issues: readonly z.core.$ZodIssue[], value: unknown): RichFault[] {
  return issues.map((issue): RichFault => {
    const [first, index] = issue.path;
    if (first !== "content" || typeof index !== "number") return { key: "richtext.no_document", params: {} };
    const block = index + 1;
    const unknown = issue.code === "invalid_union" && issue.path.at(-1) === "type";
    const what = typeAt(value, unknown ? issue.path.slice(0, -1) : issue.path);
    if (unknown) return { key: "richtext.unknown_node", params: { block, name: what.slice(0, 40) } };
    const member = issue.path.findLast((one) => typeof one === "string") ?? "content";
    const extra = issue.code === "unrecognized_keys" ? issue.keys[0]! : String(member);
    return { key: "richtext.wrong_value", params: { block, what, member: extra.slice(0, 40) } };
  });
}

/** The type of the innermost node or mark along a path. */
function typeAt(value: unknown, path: readonly PropertyKey[]): string {
  let type = "";
  let here = value;
  for (const name of path) {
    here = (here as Record<PropertyKey, unknown> | null | undefined)?.[name];
    const told = (here as { type?: unknown } | null | undefined)?.type;
    if (typeof told === "string") type = told;
  }
  return type;
}
