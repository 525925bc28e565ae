import { cellsOf, changed, focusCell, insertRow, isBox, number, rowsOf, tell } from "./rows_editor.ts";

/** Rows as texts of their cells; of a box `true` or nothing. */
type Snapshot = string[][];

/** Most steps that can be undone. */
const MOST = 200;

/** What was done in a table of rows, to be undone and redone. */
export interface SheetHistory {
  /** Notes what the rows are now, where they are not what they were. */
  note(): void;
  /** Goes back, or on again. What is typed and not left yet counts as done. */
  step(by: -1 | 1): void;
}

const histories = new WeakMap<HTMLElement, SheetHistory>();

/** The history of a table, which begins when it is first asked for. */
export function historyOf(editor: HTMLElement): SheetHistory {
  let found = histories.get(editor);
  if (!found) histories.set(editor, found = openHistory(editor));
  return found;
}

function openHistory(editor: HTMLElement): SheetHistory {
  const states: Snapshot[] = [snapshotOf(editor)];
  let at = 0;
  const note = () => {
    const now = snapshotOf(editor);
    if (isSame(states[at]!, now)) return;
    states.splice(at + 1, states.length, now);
    if (states.length > MOST) states.shift();
    at = states.length - 1;
  };
  return {
    note,
    step(by) {
      note();
      const wanted = states[at + by];
      if (!wanted) return;
      const before = states[at]!;
      at += by;
      restore(editor, wanted);
      focusFirstDifference(editor, before, wanted);
      tell(editor, by < 0 ? "undone" : "redone");
      changed(editor);
    },
  };
}

function snapshotOf(editor: HTMLElement): Snapshot {
  const rows = rowsOf(editor).map((row) =>
    cellsOf(row).map((cell) => isBox(cell) ? (cell as HTMLInputElement).checked ? "true" : "" : cell.value)
  );
  // Empty rows at the end come and go by themselves.
  while (rows.length > 1 && rows.at(-1)!.every((text) => text === "")) rows.pop();
  return rows;
}

function isSame(one: Snapshot, other: Snapshot): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Puts rows in place as they were, as rows of their own: those that the server had under their numbers may be gone. */
function restore(editor: HTMLElement, wanted: Snapshot): void {
  while (rowsOf(editor).length > Math.max(1, wanted.length)) rowsOf(editor).at(-1)!.remove();
  while (rowsOf(editor).length < wanted.length && insertRow(editor, rowsOf(editor).at(-1)!));
  rowsOf(editor).forEach((row, place) => {
    row.querySelector<HTMLInputElement>('[data-cell="id"]')!.value = "";
    cellsOf(row).forEach((cell, column) => {
      const text = wanted[place]?.[column] ?? "";
      if (isBox(cell)) (cell as HTMLInputElement).checked = text === "true";
      else cell.value = text;
    });
  });
  number(editor);
}

function focusFirstDifference(editor: HTMLElement, before: Snapshot, after: Snapshot): void {
  const rows = rowsOf(editor);
  const place = rows.findIndex((_, at) => JSON.stringify(before[at]) !== JSON.stringify(after[at]));
  const row = rows[place] ?? rows.at(-1)!;
  const column = cellsOf(row).findIndex((_, at) => before[place]?.[at] !== after[place]?.[at]);
  focusCell(cellsOf(row)[Math.max(0, column)]);
}
