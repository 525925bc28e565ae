import { cellsOf, insertRow, isBox, limitOf, rowsOf, tell } from "./rows_editor.ts";

type Control = HTMLInputElement | HTMLSelectElement;

/** What ticks a box when it is pasted. */
const YES = ["true", "1", "yes", "y", "x", "是"];

/**
 * Puts cells of a spreadsheet (columns by tabs, rows by lines) into the table from a cell on, in new rows where there are not enough.
 * What does not fit is told.
 *
 * @returns the cell that was pasted into
 */
export function pasteRows(editor: HTMLElement, into: HTMLElement, text: string): Control {
  const first = into as Control;
  const row = first.closest<HTMLElement>("[data-row]")!;
  const column = cellsOf(row).indexOf(first);
  const lines = linesOf(text);
  let at: HTMLElement | null = row;
  let left = 0;
  lines.forEach((cells, place) => {
    if (place > 0) {
      const above: HTMLElement = at ?? rowsOf(editor).at(-1)!;
      at = at && ((at.nextElementSibling as HTMLElement | null) ?? insertRow(editor, above));
    }
    if (at) fill(cellsOf(at).slice(column), cells);
    else left++;
  });
  if (left > 0) tell(editor, "full", { limit: limitOf(editor), count: left });
  editor.dispatchEvent(new Event("change", { bubbles: true }));
  return first;
}

/** Cells of a text as spreadsheets copy it, line by line; empty lines at its end are none. */
export function linesOf(text: string): string[][] {
  return text.replace(/\s*$/, "").split(/\r?\n/).map((line) => line.split("\t").map((cell) => cell.trim()));
}

function fill(controls: readonly Control[], cells: readonly string[]): void {
  controls.slice(0, cells.length).forEach((control, place) => {
    const text = cells[place]!;
    // It follows from the others.
    if (control instanceof HTMLInputElement && control.readOnly) return;
    if (control instanceof HTMLSelectElement) {
      const word = text.toLowerCase();
      const found = [...control.options].find((one) =>
        one.value.toLowerCase() === word || one.text.trim().toLowerCase() === word
      );
      control.value = found?.value ?? "";
    } else if (isBox(control)) control.checked = YES.includes(text.toLowerCase());
    else control.value = text;
  });
}
