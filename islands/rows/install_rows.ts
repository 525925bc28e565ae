import { pasteRows } from "./paste_rows.ts";
import { dragRows } from "./drag_rows.ts";
import { addRow, editorOf, focusCell, moveRow, removeRow, rowsOf } from "./rows_editor.ts";
import { historyOf } from "./sheet_history.ts";
import { moveInSheet } from "./sheet_keys.ts";

/** Makes the tables of rows in forms act (components/rows/RowsEditor.tsx), also such as come later: by buttons, by keys, by pasting. */
export function installRows(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  document.addEventListener("click", (event) => {
    const button = (event.target as Element).closest<HTMLElement>("button");
    const editor = button && editorOf(button);
    if (!editor) return;
    if (button.matches("[data-row-undo], [data-row-redo]")) {
      historyOf(editor).step(button.matches("[data-row-undo]") ? -1 : 1);
      return;
    }
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
    if ("sheet" in editor.dataset && moveInSheet(editor, row, cell, event)) {
      event.preventDefault();
      return;
    }
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
  // What was there before anything is changed can be had back.
  document.addEventListener("focusin", (event) => {
    const editor = editorOf(event.target as Element);
    if (editor && "sheet" in editor.dataset) historyOf(editor);
  }, { signal });
  document.addEventListener("change", (event) => {
    const editor = editorOf(event.target as Element);
    if (editor && "sheet" in editor.dataset) historyOf(editor).note();
  }, { signal });
  dragRows(signal);
  return () => controller.abort();
}
