import { Selection } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { documentOf } from "@/engines/richtext/plain_document.ts";
import type { RichDocument } from "@/engines/richtext/rich_document.ts";
import { toEditor } from "./editor_tree.ts";

/** Puts what was typed as plain text in the place of all that is written, the caret behind it. */
export function writeTyped(view: EditorView, text: string): void {
  writeAnew(view, documentOf(text));
  view.dispatch(view.state.tr.setSelection(Selection.atEnd(view.state.doc)));
}

/** Puts another text in the place of all that is written; it can be undone. */
export function writeAnew(view: EditorView, document: RichDocument): void {
  const { state } = view;
  view.dispatch(state.tr.replaceWith(0, state.doc.content.size, toEditor(document).content));
}
