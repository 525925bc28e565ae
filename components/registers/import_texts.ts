import { islandTexts, transportTexts } from "@/components/island_texts.ts";
import type { Translate } from "@/kernel/texts/texts.ts";

/** What the import says by itself; `{count}` and its like are filled in by it. */
export function importTexts(t: Translate) {
  const open = (key: string, ...names: string[]) =>
    t(key, Object.fromEntries(names.map((name) => [name, `{${name}}`])));
  return {
    ...transportTexts(t),
    ...islandTexts(t, {
      file: "register.import_file",
      drop: "register.import_drop",
      mode: "register.import_mode",
      modeAdd: "register.import_mode_add",
      modeChange: "register.import_mode_change",
      checking: "register.import_checking",
      working: "register.import_working",
      all: "register.import_all",
      new: "register.import_new",
      changed: "register.import_changed",
      same: "register.import_same",
      refused: "register.import_refused",
      row: "register.import_row",
      state: "register.import_state",
      entry: "register.import_entry",
      why: "register.import_why",
      nothing: "register.import_nothing",
      other: "register.import_other",
      badOnly: "register.import_bad_only",
      ready: "register.import_ready",
      table: "register.import_table",
      back: "register.import_back",
      comma: "register.comma",
    }),
    changes: open("register.import_changes", "fields"),
    rows: open("register.import_rows", "count"),
    good: open("register.import_good", "count"),
    unknown: open("register.import_unknown", "columns"),
    more: open("register.import_more", "count"),
    done: open("register.import_done", "added", "changed", "same"),
    left: open("register.import_left", "count"),
  };
}
export type ImportTexts = ReturnType<typeof importTexts>;
