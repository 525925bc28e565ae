import { lift, setBlockType, toggleMark, wrapIn } from "prosemirror-commands";
import { redo, undo } from "prosemirror-history";
import type { NodeType } from "prosemirror-model";
import { liftListItem, wrapInList } from "prosemirror-schema-list";
import { type Command, type EditorState, NodeSelection, TextSelection } from "prosemirror-state";
import * as tables from "prosemirror-tables";
import { richSchema } from "./schema.ts";

const { nodes, marks } = richSchema;

/** Rows and columns of a new table (specification section 4). */
const NEW_ROWS = 2, NEW_COLUMNS = 3;

/** A button of the tool bar. */
export interface Tool {
  name: string;
  icon: string;
  run: Command;
  /** Told as pressed; left out: it is no switch. */
  isOn?: (state: EditorState) => boolean;
  /** Shown within a table alone. */
  inTable?: true;
}

/** The innermost node of a type around the cursor; by `kind` where it has one. */
function isIn(state: EditorState, type: NodeType, attrs: Record<string, unknown> = {}): boolean {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth);
    if (node.type === type) return Object.entries(attrs).every(([name, value]) => node.attrs[name] === value);
  }
  return false;
}

function hasMark(
  state: EditorState,
  name: "bold" | "italic" | "subscript" | "superscript" | "link",
): boolean {
  const { from, $from, to, empty } = state.selection;
  return empty
    ? marks[name]!.isInSet(state.storedMarks ?? $from.marks()) !== undefined
    : state.doc.rangeHasMark(from, to, marks[name]!);
}

const markTool = (name: "bold" | "italic" | "subscript" | "superscript", icon: string): Tool => ({
  name,
  icon,
  run: toggleMark(marks[name]!),
  isOn: (state) => hasMark(state, name),
});

const headingTool = (level: 2 | 3 | 4, icon: string): Tool => ({
  name: `heading${level}`,
  icon,
  run: (state, dispatch) =>
    isIn(state, nodes.heading!, { level })
      ? setBlockType(nodes.paragraph!)(state, dispatch)
      : setBlockType(nodes.heading!, { level })(state, dispatch),
  isOn: (state) => isIn(state, nodes.heading!, { level }),
});

const listTool = (name: "bulletList" | "orderedList", icon: string): Tool => ({
  name,
  icon,
  run: (state, dispatch) =>
    isIn(state, nodes[name]!)
      ? liftListItem(nodes.listItem!)(state, dispatch)
      : wrapInList(nodes[name]!)(state, dispatch),
  isOn: (state) => isIn(state, nodes[name]!),
});

const boxTool = (kind: "warning" | "note", icon: string): Tool => ({
  name: kind,
  icon,
  run: (state, dispatch) =>
    isIn(state, nodes.box!, { kind }) ? lift(state, dispatch) : wrapIn(nodes.box!, { kind })(state, dispatch),
  isOn: (state) => isIn(state, nodes.box!, { kind }),
});

/** A table of empty cells with the cursor in the first; a paragraph goes before it where the cursor cannot get out otherwise. */
const insertTable: Command = (state, dispatch) => {
  if (tables.isInTable(state)) return false;
  const cells = (type: NodeType) => Array.from({ length: NEW_COLUMNS }, () => type.createAndFill()!);
  const table = nodes.table!.create(
    null,
    Array.from(
      { length: NEW_ROWS },
      (_, row) => nodes.tableRow!.create(null, cells(row === 0 ? nodes.tableHeader! : nodes.tableCell!)),
    ),
  );
  if (dispatch) {
    const tr = state.tr.replaceSelectionWith(table);
    const at = tr.mapping.map(state.selection.from, -1);
    let first: number | null = null;
    tr.doc.descendants((node, pos) => {
      if (first === null && node.type === nodes.tableHeader && pos >= at - 1) first = pos + 2;
      return first === null;
    });
    if (first !== null) tr.setSelection(TextSelection.create(tr.doc, first));
    // Something can always be written after it.
    if (tr.doc.lastChild?.type === nodes.table) tr.insert(tr.doc.content.size, nodes.paragraph!.create());
    dispatch(tr.scrollIntoView());
  }
  return true;
};

const tableTool = (name: string, icon: string, run: Command): Tool => ({ name, icon, run, inTable: true });

/** The tools in the order of the tool bar. */
export const TOOLS: readonly Tool[] = [
  { name: "undo", icon: "undo-2", run: undo },
  { name: "redo", icon: "redo-2", run: redo },
  headingTool(2, "heading-2"),
  headingTool(3, "heading-3"),
  headingTool(4, "heading-4"),
  markTool("bold", "bold"),
  markTool("italic", "italic"),
  markTool("subscript", "subscript"),
  markTool("superscript", "superscript"),
  listTool("bulletList", "list"),
  listTool("orderedList", "list-ordered"),
  boxTool("warning", "triangle-alert"),
  boxTool("note", "info"),
  { name: "table", icon: "table", run: insertTable },
  tableTool("rowBelow", "between-vertical-end", tables.addRowAfter),
  tableTool("rowAbove", "between-vertical-start", tables.addRowBefore),
  tableTool("columnRight", "between-horizontal-end", tables.addColumnAfter),
  tableTool("columnLeft", "between-horizontal-start", tables.addColumnBefore),
  tableTool("deleteRow", "table-rows-split", tables.deleteRow),
  tableTool("deleteColumn", "table-columns-split", tables.deleteColumn),
  tableTool("mergeCells", "table-cells-merge", tables.mergeCells),
  tableTool("splitCell", "table-cells-split", tables.splitCell),
  tableTool("headerRow", "panel-top", tables.toggleHeaderRow),
  tableTool("deleteTable", "trash", tables.deleteTable),
];

/** Whether the cursor is in a table. */
export const isInTable = tables.isInTable;

/** Puts a node where the cursor is. */
export function insert(name: "torque" | "picture", attrs: Record<string, unknown>): Command {
  return (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(nodes[name]!.create(attrs)).scrollIntoView());
    return true;
  };
}

/** Makes what is selected lead to a thing; nothing selected: its code is written. */
export function linkTo(attrs: { kind: string; id: string }, code: string): Command {
  return (state, dispatch) => {
    const { from, to, empty } = state.selection;
    const mark = marks.link!.create(attrs);
    const tr = empty
      ? state.tr.replaceSelectionWith(richSchema.text(code, [mark]), false)
      : state.tr.addMark(from, to, mark);
    dispatch?.(tr.removeStoredMark(marks.link!).scrollIntoView());
    return true;
  };
}

/** Takes the links off what is selected. */
export const unlink: Command = (state, dispatch) => {
  const { from, to, empty, $from } = state.selection;
  const start = $from.start();
  let range = { from, to };
  // In the midst of a link: all of its words.
  if (empty) {
    $from.parent.forEach((child, offset) => {
      const at = start + offset;
      if (at <= from && from <= at + child.nodeSize && marks.link!.isInSet(child.marks)) {
        range = { from: at, to: at + child.nodeSize };
      }
    });
  }
  dispatch?.(state.tr.removeMark(range.from, range.to, marks.link!));
  return true;
};

/** Whether a link is selected or the cursor is in one. */
export const isLinked = (state: EditorState) => hasMark(state, "link");

/** The picture that is selected. */
export function pictureAt({ selection }: EditorState): { alt: string; caption: string } | null {
  const isPicture = selection instanceof NodeSelection && selection.node.type === nodes.picture;
  return isPicture ? selection.node.attrs as { alt: string; caption: string } : null;
}

/** Writes what the selected picture shows. */
export function describePicture(told: { alt: string; caption: string }): Command {
  return (state, dispatch) => {
    if (!pictureAt(state)) return false;
    const { from } = state.selection;
    const tr = state.tr.setNodeMarkup(from, null, {
      ...(state.selection as NodeSelection).node.attrs,
      ...told,
    });
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, from)));
    return true;
  };
}
