import { islandTexts, transportTexts } from "@/components/island_texts.ts";
import type { Translate } from "@/kernel/texts/texts.ts";

/** What the import says by itself; `{count}` and its like are filled in by it. */
export function importTexts(t: Translate) {
  const open = (key: string, ...names: string[]) =>
    t(key, Object.fromEntries(names.map((name) => [name, `{${name}}`])));
  return {
    ...transportTexts(t),
    ...islandTexts(t, {
      file: "registers.import_file",
      drop: "registers.import_drop",
      mode: "registers.import_mode",
      modeAdd: "registers.import_mode_add",
      modeChange: "registers.import_mode_change",
      checking: "registers.import_checking",
      working: "registers.import_working",
      all: "registers.import_all",
      new: "registers.import_new",
      changed: "registers.import_changed",
      same: "registers.import_same",
      refused: "registers.import_refused",
      row: "registers.import_row",
      state: "registers.import_state",
      entry: "registers.import_entry",
      why: "registers.import_why",
      nothing: "registers.import_nothing",
      other: "registers.import_other",
      badOnly: "registers.import_bad_only",
      ready: "registers.import_ready",
      table: "registers.import_table",
      back: "registers.import_back",
      comma: "registers.comma",
    }),
    changes: open("registers.import_changes", "fields"),
    rows: open("registers.import_rows", "count"),
    good: open("registers.import_good", "count"),
    unknown: open("registers.import_unknown", "columns"),
    more: open("registers.import_more", "count"),
    done: open("registers.import_done", "added", "changed", "same"),
    left: open("registers.import_left", "count"),
  };
}
export type ImportTexts = ReturnType<typeof importTexts>;
