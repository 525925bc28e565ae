import type { EditorView } from "prosemirror-view";
import type { RichDocument } from "@/engines/richtext/rich_document.ts";
import { toEditor } from "./editor_tree.ts";

/** Puts another text in the place of all that is written; it can be undone. */
export function writeAnew(view: EditorView, document: RichDocument): void {
  const { state } = view;
  view.dispatch(state.tr.replaceWith(0, state.doc.content.size, toEditor(document).content));
}
