import type { TxCtx } from "@/kernel/ctx.ts";
import type { Register, Values } from "./define_register.ts";
import { draftValues } from "./draft_values.ts";
import { entriesOf } from "./read_entries.ts";
import type { SheetRow } from "./read_sheet.ts";
import { keyField } from "./shape.ts";
import type { Entry } from "./types.ts";
import { sameEntries } from "./unique_sets.ts";

/** Version of an entry outside the writer's scope. */
export const OTHERS = -1;

/** The entry that each row means, by its key or, where the database numbers them, by the first set that is unique. */
export async function entriesOfRows(
  tx: TxCtx,
  register: Register,
  rows: readonly SheetRow[],
  mode: "add" | "change",
  lock: boolean,
): Promise<(Entry | undefined)[]> {
  const how = { all: true, ...(lock ? { lock: "change" as const } : {}) };
  const name = keyField(register);
  const keys = name !== null
    ? rows.map(({ given }) => String(soundValues(register, given)[name] ?? ""))
    : mode === "change"
    ? await sameEntries(
      tx,
      register,
      rows.map(({ given }) => soundValues(register, given)),
    )
    : [];
  const wanted = [...new Set(keys.filter((key): key is string => Boolean(key)))];
  const found = new Map((await entriesOf(tx, register, wanted, how)).map((entry) => [entry.key, entry]));
  if (register.scope) {
    const mine = new Set((await entriesOf(tx, register, wanted, { by: "import" })).map(({ key }) => key));
    // What the writer may not see is there all the same: as another's it can neither be added nor changed.
    for (const key of found.keys()) {
      if (!mine.has(key)) found.set(key, { ...found.get(key)!, version: OTHERS });
    }
  }
  return keys.map((key) => key ? found.get(key) : undefined);
}

/** Values without those that break their field's rule: the database could not read them. */
function soundValues(register: Register, given: Values): Values {
  const { values, refused } = draftValues(register, "add", given, null);
  const broken = new Set(refused.map(({ field }) => field.split(".")[0]));
  return Object.fromEntries(Object.entries(values).filter(([name]) => !broken.has(name)));
}
