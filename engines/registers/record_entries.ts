import { registerChanged } from "@/events/registers.ts";
import { publishAll } from "@/engines/events/publish_all.ts";
import { recordChanges } from "../audit/record_changes.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import { sendLiveHint } from "../live/live_hint.ts";
import { type EntryChange, type Register, rightOf, type Values } from "./define_register.ts";
import { type EntryRowValues, loggedRows } from "./entry_rows.ts";
import type { Entry } from "./types.ts";

/** A change with both states of the entry, for what people read of them. */
export interface Recorded {
  change: EntryChange;
  before: Entry | null;
  after: Entry | null;
}

/** What follows every change: the register's own hook, a line in the log, an event, and a hint for open pages. */
export async function recordEntries(
  tx: TxCtx,
  register: Register,
  operation: string,
  all: readonly Recorded[],
): Promise<void> {
  if (all.length === 0) return;
  if (register.after) { for (const { change } of all) await register.after(tx, change); }
  await recordChanges(
    tx,
    all.map(({ change, before, after }) => ({
      operation,
      funLink: register.route,
      subjectKind: register.route,
      subjectId: change.key,
      before: before && readable(register, before, change.changed),
      after: after && readable(register, after, change.changed),
    })),
  );
  if (register.event) { for (const { change } of all) await register.event(tx, change); }
  else {
    await publishAll(
      tx,
      registerChanged,
      all.map(({ change }) => ({
        register: register.route,
        entryKey: change.key,
        version: change.version,
        action: change.action,
        changed: change.changed,
      })),
    );
  }
  sendLiveHint(tx, { topic: "register", to: { right: rightOf(register, "view") }, id: register.route });
}

/** The fields that differ, in words where the value alone says nothing: keys of others with their names, names of files; rows by their members. */
function readable(register: Register, entry: Entry, changed: readonly string[]): Values {
  return Object.fromEntries(changed.flatMap((name): [string, unknown][] => {
    const value = entry.values[name];
    const label = entry.labels[name];
    switch (register.fields[name]?.kind) {
      case "reference":
      case "parent":
        return [[name, value && label && label !== value ? `${value} · ${label}` : value]];
      case "file":
      case "image":
        return [[name, label ?? value]];
      case "rows":
        return loggedRows(name, value as EntryRowValues[]);
      default:
        return [[name, value]];
    }
  }));
}
