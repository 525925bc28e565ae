import { addRow } from "../rows/rows_editor.ts";

/** Puts a part into the table of parts, as a new row below the others; one that is there already has its row shown instead. */
export function addPart(editor: HTMLElement, rows: readonly HTMLElement[], shown: string): void {
  const code = (row: HTMLElement) => row.querySelector<HTMLInputElement>('[data-cell="partCode"]')!;
  const there = rows.find((row) => plain(code(row).value) === plain(shown));
  if (there) return void code(there).focus();
  const row = addRow(editor, rows.at(-1)!);
  if (!row) return;
  code(row).value = shown;
  for (const type of ["input", "change"]) code(row).dispatchEvent(new Event(type, { bubbles: true }));
}

function plain(number: string): string {
  return number.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
}
