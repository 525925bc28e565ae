import { pasteRows } from "./paste_rows.ts";
import { addRow, editorOf, focusCell, moveRow, removeRow, rowsOf } from "./rows_editor.ts";

/** Makes the tables of rows in forms act (components/rows/RowsEditor.tsx), also such as come later: by buttons, by keys, by pasting. */
export function installRows(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  document.addEventListener("click", (event) => {
    const button = (event.target as Element).closest<HTMLElement>("button");
    const editor = button && editorOf(button);
    if (!editor) return;
    const row = button.closest<HTMLElement>("[data-row]");
    if (button.matches("[data-row-add]")) addRow(editor, rowsOf(editor).at(-1)!);
    else if (row && button.matches("[data-row-remove]")) removeRow(editor, row);
    else if (row && button.matches("[data-row-up]")) moveRow(editor, row, -1, button);
    else if (row && button.matches("[data-row-down]")) moveRow(editor, row, 1, button);
  }, { signal });
  document.addEventListener("keydown", (event) => {
    const cell = event.target as HTMLElement;
    const editor = editorOf(cell);
    const row = cell.closest<HTMLElement>("[data-row]");
    if (!editor || !row || !cell.dataset.cell || event.isComposing) return;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (event.key === "Enter" && isPlain && !event.altKey) {
      // Else the form would be sent.
      event.preventDefault();
      addRow(editor, row);
    } else if (event.altKey && isPlain && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
      event.preventDefault();
      moveRow(editor, row, event.key === "ArrowUp" ? -1 : 1, cell);
    }
  }, { signal });
  document.addEventListener("paste", (event) => {
    const cell = event.target as HTMLElement;
    const editor = editorOf(cell);
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (!editor || !cell.dataset?.cell || !/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    const first = pasteRows(editor, cell, text);
    focusCell(first);
  }, { signal });
  return () => controller.abort();
}
