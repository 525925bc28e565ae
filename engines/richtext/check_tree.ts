import { hasControls } from "@/kernel/plain_text.ts";
import { RICH_LIMITS } from "./rich_limits.ts";
import { type RichDocument, richDocument } from "./rich_document.ts";
import type { RichFault } from "./rich_fault.ts";
import { schemaFaults } from "./schema_faults.ts";
import { isEven } from "./table_grid.ts";
import { isWebAddress } from "./web_address.ts";

/** What a rich text may hold where it is used. */
export interface RichRule {
  /** Kinds of things that links may lead to; `web` allows addresses of http and https. */
  links?: readonly string[];
}

/** Faults that are told of one text. */
const MOST_FAULTS = 5;
/** How much deeper than its node a mark with its members lies. */
const MARK_DEPTH = 3;

/**
 * Any value as a rich text, or why it is none: never throws. Size, number and depth are measured first, without recursion, so that what is
 * made to be deep costs nothing.
 */
export function checkTree(
  value: unknown,
  rule: RichRule = {},
): { document: RichDocument } | { faults: RichFault[] } {
  const measured = measure(value);
  if (measured) return { faults: [measured] };
  const parsed = richDocument.safeParse(value);
  if (!parsed.success) return { faults: schemaFaults(parsed.error.issues, value).slice(0, MOST_FAULTS) };
  const faults = parsed.data.content.flatMap((block, at) => nodeFaults(block, at + 1, rule));
  return faults.length > 0 ? { faults: faults.slice(0, MOST_FAULTS) } : { document: parsed.data };
}

/** A tree too large, too deep or of too many nodes. */
function measure(value: unknown): RichFault | null {
  const waiting: { value: unknown; depth: number; block: number }[] = [{ value, depth: 0, block: 0 }];
  let nodes = 0, characters = 0;
  while (waiting.length > 0) {
    const { value, depth, block } = waiting.pop()!;
    if (typeof value === "string") characters += value.length;
    else if (typeof value === "object" && value !== null) {
      if (!Array.isArray(value) && ++nodes > RICH_LIMITS.nodes) {
        return { key: "richtext.too_many", params: { limit: RICH_LIMITS.nodes } };
      }
      if (depth > 2 * RICH_LIMITS.depth + MARK_DEPTH) {
        return { key: "richtext.too_deep", params: { block, limit: RICH_LIMITS.depth } };
      }
      const members = Array.isArray(value) ? value : Object.values(value);
      // Their number is bounded by the nodes and characters that were counted on the way.
      characters += members.length;
      for (let at = members.length - 1; at >= 0; at--) {
        waiting.push({ value: members[at], depth: depth + 1, block: depth === 1 ? at + 1 : block });
      }
    }
    if (characters > RICH_LIMITS.characters) {
      return { key: "richtext.too_long", params: { limit: RICH_LIMITS.characters } };
    }
  }
  return null;
}

type Node = { type: string; content?: readonly Node[]; [member: string]: unknown };

/** What no schema says: texts the database refuses, links that the place does not take, tables whose rows are of different length. */
function nodeFaults(node: unknown, block: number, rule: RichRule): RichFault[] {
  const { type, content = [], text, attrs = {}, marks = [] } = node as Node & {
    text?: string;
    attrs?: Record<string, unknown>;
    marks?: { type: string; attrs?: { kind: string; id: string } }[];
  };
  const faults: RichFault[] = [];
  const texts = [text, ...Object.values(attrs), ...marks.map((one) => one.attrs?.id)];
  if (texts.some((one) => typeof one === "string" && (hasControls(one) || !one.isWellFormed()))) {
    faults.push({ key: "richtext.bad_characters", params: { block, what: type } });
  }
  for (const { type, attrs } of marks) {
    if (type !== "link") continue;
    if (!rule.links?.includes(attrs!.kind)) {
      faults.push({ key: "richtext.link_kind", params: { block, kind: attrs!.kind } });
    } else if (attrs!.kind === "web" && !isWebAddress(attrs!.id)) {
      faults.push({ key: "richtext.link_address", params: { block } });
    }
  }
  if (type === "table" && !isEven(content as never)) {
    faults.push({ key: "richtext.table_uneven", params: { block } });
  }
  return [...faults, ...content.flatMap((one) => nodeFaults(one, block, rule))];
}
