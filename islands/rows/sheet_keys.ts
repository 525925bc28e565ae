import {
  addRow,
  cellsOf,
  focusCell,
  insertRow,
  isBox,
  isEmptyRow,
  limitOf,
  removeRow,
  rowsOf,
  tell,
} from "./rows_editor.ts";
import { historyOf } from "./sheet_history.ts";

type Control = HTMLInputElement | HTMLSelectElement;

/**
 * What a key does in a table of rows that is typed like a spreadsheet: arrows go to the cell beside, left and right from the end of what is typed; Enter goes down
 * and begins a new row behind the last one; with the control key Enter inserts a row, Delete removes one, Z and Y undo and redo.
 *
 * @returns whether it did something
 */
export function moveInSheet(
  editor: HTMLElement,
  row: HTMLElement,
  cell: HTMLElement,
  event: KeyboardEvent,
): boolean {
  const control = event.ctrlKey || event.metaKey;
  if (event.altKey) return false;
  if (control) return withControl(editor, row, event);
  if (event.shiftKey) return false;
  const column = cellsOf(row).indexOf(cell as Control);
  switch (event.key) {
    case "Enter": {
      const below = row.nextElementSibling as HTMLElement | null;
      if (below && !isEmptyRow(below)) focusCell(cellsOf(below)[column]);
      else addRow(editor, row);
      return true;
    }
    case "ArrowDown":
    case "ArrowUp":
      // A list of suggestions, and a select, have these for themselves.
      if (cell instanceof HTMLSelectElement || isChoosing(cell as HTMLInputElement)) return false;
      return go(row, event.key === "ArrowDown" ? "nextElementSibling" : "previousElementSibling", column);
    case "ArrowLeft":
    case "ArrowRight":
      return beside(row, cell as Control, column, event.key === "ArrowRight" ? 1 : -1);
    default:
      return false;
  }
}

/** Whether suggestions are open below a cell: something is typed in it that is none of them yet. */
function isChoosing({ list, value }: HTMLInputElement): boolean {
  return list !== null && value !== "" && ![...list.options].some((one) => one.value === value);
}

function withControl(editor: HTMLElement, row: HTMLElement, event: KeyboardEvent): boolean {
  switch (event.key.toLowerCase()) {
    case "enter": {
      const inserted = insertRow(editor, row);
      if (inserted) focusCell(cellsOf(inserted)[0]);
      else tell(editor, "full", { limit: limitOf(editor), count: 1 });
      return true;
    }
    case "delete":
    case "backspace":
      removeRow(editor, row);
      return true;
    case "z":
      historyOf(editor).step(event.shiftKey ? 1 : -1);
      return true;
    case "y":
      historyOf(editor).step(1);
      return true;
    case "home":
    case "end": {
      const rows = rowsOf(editor);
      focusCell(cellsOf(event.key === "Home" ? rows[0]! : rows.at(-1)!)[0]);
      return true;
    }
    default:
      return false;
  }
}

function go(row: HTMLElement, to: "nextElementSibling" | "previousElementSibling", column: number): boolean {
  const other = row[to] as HTMLElement | null;
  if (!other) return false;
  focusCell(cellsOf(other)[column]);
  return true;
}

/** The cell beside, from the end of what is typed, or from all of it when it is selected. */
function beside(row: HTMLElement, cell: Control, column: number, by: 1 | -1): boolean {
  if (cell instanceof HTMLInputElement && !isBox(cell)) {
    const { selectionStart: from, selectionEnd: to, value } = cell;
    const isWhole = from === 0 && to === value.length;
    const isAtEnd = from === to && from === (by > 0 ? value.length : 0);
    if (!isWhole && !isAtEnd) return false;
  } else if (cell instanceof HTMLSelectElement) return false;
  const other = cellsOf(row)[column + by];
  if (!other) return false;
  focusCell(other);
  return true;
}
