import { changed, editorOf, number, rowsOf, tell } from "./rows_editor.ts";

/** Lets rows of tables that are typed like spreadsheets be dragged by their numbers, within their table. Where there is no mouse the arrows beside do the same. */
export function dragRows(signal: AbortSignal): void {
  let dragged: HTMLElement | null = null;
  const rowOver = (event: DragEvent): HTMLElement | null => {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-row]") : null;
    return dragged && row && row !== dragged && editorOf(row) === editorOf(dragged) ? row : null;
  };
  document.addEventListener("dragstart", (event) => {
    const grip = event.target as HTMLElement;
    if (!grip.dataset || !("rowGrip" in grip.dataset)) return;
    dragged = grip.closest<HTMLElement>("[data-row]");
    event.dataTransfer!.effectAllowed = "move";
    event.dataTransfer!.setData("text/plain", grip.textContent ?? "");
    dragged!.dataset.dragged = "";
  }, { signal });
  document.addEventListener("dragover", (event) => {
    if (rowOver(event)) event.preventDefault();
  }, { signal });
  document.addEventListener("drop", (event) => {
    const row = rowOver(event);
    if (!row || !dragged) return;
    event.preventDefault();
    const editor = editorOf(row)!;
    const rows = rowsOf(editor);
    if (rows.indexOf(dragged) < rows.indexOf(row)) row.after(dragged);
    else row.before(dragged);
    number(editor);
    tell(editor, "moved", { row: rowsOf(editor).indexOf(dragged) + 1 });
    changed(editor);
  }, { signal });
  document.addEventListener("dragend", () => {
    if (dragged) delete dragged.dataset.dragged;
    dragged = null;
  }, { signal });
}
