import { baseKeymap, chainCommands, exitCode, toggleMark } from "prosemirror-commands";
import { dropCursor } from "prosemirror-dropcursor";
import { gapCursor } from "prosemirror-gapcursor";
import { history, redo, undo } from "prosemirror-history";
import { inputRules, textblockTypeInputRule, wrappingInputRule } from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import { liftListItem, sinkListItem, splitListItem } from "prosemirror-schema-list";
import { type Command, EditorState } from "prosemirror-state";
import { goToNextCell, tableEditing } from "prosemirror-tables";
import { EditorView } from "prosemirror-view";
import type { RichDocument } from "@/engines/richtext/rich_document.ts";
import { fromEditor, toEditor } from "./editor_tree.ts";
import { richSchema } from "./schema.ts";
import { type PictureNews, takePaste } from "./paste.ts";

const { nodes, marks } = richSchema;

export interface MountedEditor extends PictureNews {
  place: HTMLElement;
  tree: RichDocument;
  /** Of the element that is written in: its name, what describes it. */
  attributes: Record<string, string>;
  /** Told after each change of the text. */
  onChange: (tree: RichDocument) => void;
  /** Told after each change of text or selection. */
  onState: (state: EditorState) => void;
}

const hardBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hardBreak!.create()).scrollIntoView());
  return true;
};

/** Makes an element the editor of a tree. */
export function mountEditor(
  { place, tree, attributes, onChange, onState, ...paste }: MountedEditor,
): EditorView {
  const view: EditorView = new EditorView(place, {
    state: EditorState.create({ doc: toEditor(tree), plugins: plugins() }),
    attributes,
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction));
      if (transaction.docChanged) onChange(fromEditor(view.state.doc));
      onState(view.state);
    },
    // Before the library parses it: its way would have the page's policy report every style of Word.
    handleDOMEvents: {
      paste: (_, event) => isTaken(event, takePaste(view, event.clipboardData, paste)),
      drop(_, event) {
        if (view.dragging) return false;
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? null;
        return isTaken(event, takePaste(view, event.dataTransfer, { ...paste, at, isDropped: true }));
      },
    },
  });
  onState(view.state);
  return view;
}

function isTaken(event: Event, taken: boolean): boolean {
  if (taken) event.preventDefault();
  return taken;
}

function plugins() {
  return [
    inputRules({
      rules: [
        wrappingInputRule(/^\s*[-*•]\s$/, nodes.bulletList!),
        wrappingInputRule(
          /^(\d{1,4})\.\s$/,
          nodes.orderedList!,
          ([, start]) => ({ start: Number(start) || 1 }),
        ),
        textblockTypeInputRule(/^(#{2,4})\s$/, nodes.heading!, ([, signs]) => ({ level: signs!.length })),
      ],
    }),
    keymap({
      "Mod-z": undo,
      "Mod-y": redo,
      "Shift-Mod-z": redo,
      "Mod-b": toggleMark(marks.bold!),
      "Mod-i": toggleMark(marks.italic!),
      "Shift-Enter": chainCommands(exitCode, hardBreak),
      Enter: splitListItem(nodes.listItem!),
      // Past the last cell and outside of lists Tab leaves the editor, so that nobody is caught in it.
      Tab: chainCommands(goToNextCell(1), sinkListItem(nodes.listItem!)),
      "Shift-Tab": chainCommands(goToNextCell(-1), liftListItem(nodes.listItem!)),
    }),
    keymap(baseKeymap),
    dropCursor(),
    gapCursor(),
    tableEditing(),
    history(),
  ];
}
