import { fillText } from "../fill_text.ts";

type Control = HTMLInputElement | HTMLSelectElement;

/** The table of rows that something stands in; null elsewhere. */
export function editorOf(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>("[data-rows]");
}

/** Rows of a table in their order. */
export function rowsOf(editor: HTMLElement): HTMLElement[] {
  return [...editor.querySelectorAll<HTMLElement>("[data-row]")];
}

/** Cells of a row that are typed in, in the order of the columns. */
export function cellsOf(row: HTMLElement): Control[] {
  return [...row.querySelectorAll<Control>('[data-cell]:not([data-cell="id"])')];
}

/**
 * Adds an empty row below another, and puts the focus into it. Where the next one is empty already, that is taken.
 *
 * @returns null when there are as many as there can be
 */
export function addRow(editor: HTMLElement, above: HTMLElement): HTMLElement | null {
  const next = above.nextElementSibling as HTMLElement | null;
  const row = next && isEmptyRow(next) ? next : isEmptyRow(above) && !next ? above : insertRow(editor, above);
  if (row) focusCell(cellsOf(row)[0]);
  else tell(editor, "full", { limit: limitOf(editor), count: 1 });
  return row;
}

/** A new row as the last, or below another; null when there are as many as there can be. */
export function insertRow(editor: HTMLElement, above: HTMLElement): HTMLElement | null {
  if (rowsOf(editor).length >= limitOf(editor)) return null;
  const row = above.cloneNode(true) as HTMLElement;
  emptyRow(row);
  above.after(row);
  number(editor);
  return row;
}

/** Removes a row; the last one is emptied instead, so that one stays to be typed in. */
export function removeRow(editor: HTMLElement, row: HTMLElement): void {
  const next = (row.nextElementSibling ?? row.previousElementSibling) as HTMLElement | null;
  if (next) row.remove();
  else emptyRow(row);
  number(editor);
  focusCell(cellsOf(next ?? row)[0]);
  tell(editor, "removed", { count: rowsOf(editor).filter((one) => !isEmptyRow(one)).length });
  changed(editor);
}

/** Moves a row by one place; what had the focus keeps it. */
export function moveRow(editor: HTMLElement, row: HTMLElement, by: 1 | -1, focused: HTMLElement): void {
  const other = by < 0 ? row.previousElementSibling : row.nextElementSibling;
  if (!other) return;
  if (by < 0) other.before(row);
  else other.after(row);
  number(editor);
  focused.focus();
  tell(editor, "moved", { row: rowsOf(editor).indexOf(row) + 1 });
  changed(editor);
}

/** Whether nothing has been filled in: what a row begins with does not count. */
export function isEmptyRow(row: HTMLElement): boolean {
  return row.querySelector<HTMLInputElement>('[data-cell="id"]')!.value === "" &&
    cellsOf(row).every((cell) =>
      isBox(cell)
        ? !(cell as HTMLInputElement).checked
        : (cell as HTMLInputElement).readOnly || cell.value.trim() === "" || cell.value === cell.dataset.start
    );
}

/** Most rows of a table. */
export function limitOf(editor: HTMLElement): number {
  return Number(editor.dataset.rowsMax);
}

/** Says to assistive technology what has been done. */
export function tell(
  editor: HTMLElement,
  what: "moved" | "removed" | "full" | "undone" | "redone",
  params: Record<string, number> = {},
): void {
  const pattern = editor.getAttribute(`data-rows-${what}`)!;
  editor.querySelector("[data-rows-said]")!.textContent = fillText(pattern, params);
}

/** Puts the focus into a cell, with its text selected. */
export function focusCell(cell: Control | undefined): void {
  cell?.focus();
  if (cell instanceof HTMLInputElement && !isBox(cell)) cell.select();
}

/** A box to tick. */
export function isBox(cell: Control): boolean {
  return cell instanceof HTMLInputElement && cell.type === "checkbox";
}

function emptyRow(row: HTMLElement): void {
  row.querySelector<HTMLInputElement>('[data-cell="id"]')!.value = "";
  for (const cell of cellsOf(row)) {
    if (isBox(cell)) (cell as HTMLInputElement).checked = false;
    else cell.value = cell.dataset.start ?? "";
    if (cell instanceof HTMLInputElement) cell.placeholder = "";
    cell.removeAttribute("aria-invalid");
  }
  for (const error of row.querySelectorAll("[data-error-of]")) error.textContent = "";
}

/** Names, numbers and words of the rows follow their places. */
export function number(editor: HTMLElement): void {
  rowsOf(editor).forEach((row, place) => {
    const named = (of: string) => `${editor.dataset.rows}.${place}.${of}`;
    row.querySelector("[data-row-number]")!.textContent = String(place + 1);
    for (const cell of row.querySelectorAll<Control>("[data-cell]")) {
      cell.name = named(cell.dataset.cell!);
    }
    for (const error of row.querySelectorAll<HTMLElement>("[data-error-of]")) {
      error.dataset.errorOf = named(error.dataset.errorOf!.split(".").at(-1)!);
    }
    for (const one of row.querySelectorAll<HTMLElement>("[data-says]")) {
      const says = fillText(one.dataset.says!, { row: place + 1 });
      one.setAttribute("aria-label", says);
      if (one.title) one.title = says;
    }
  });
}

/** Says that rows were changed otherwise than by typing. */
export function changed(editor: HTMLElement): void {
  editor.dispatchEvent(new Event("change", { bubbles: true }));
}
