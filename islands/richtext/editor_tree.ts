import { Node } from "prosemirror-model";
import type { RichDocument } from "@/engines/richtext/rich_document.ts";
import { richSchema } from "./schema.ts";

/** A kept tree as the editor's document. Throws on what its schema does not hold, which a checked tree never has. */
export function toEditor(document: RichDocument): Node {
  const node = Node.fromJSON(richSchema, document);
  node.check();
  return node;
}

/** The editor's document as the tree that is kept: attributes that say nothing are left out, so the same text is always the same tree. */
export function fromEditor(node: Node): RichDocument {
  return plain(node.toJSON()) as RichDocument;
}

interface Json {
  type: string;
  attrs?: Record<string, unknown>;
  content?: Json[];
  marks?: Json[];
  text?: string;
}

function plain({ type, attrs, content, marks, text }: Json): Json {
  const says = attrs && !(
    (type.startsWith("tableCell") || type === "tableHeader") && attrs.colspan === 1 && attrs.rowspan === 1 ||
    type === "orderedList" && attrs.start === 1
  );
  return {
    type,
    ...says ? { attrs: { ...attrs } } : {},
    // A row whose cells all hang down from above keeps its empty list.
    ...content ? { content: content.map(plain) } : type === "tableRow" ? { content: [] } : {},
    ...marks?.length ? { marks: marks.map(plain) } : {},
    ...text === undefined ? {} : { text },
  };
}
