import type { Ctx } from "../ctx.ts";
import type { AllOf } from "../exports/define_export.ts";
import type { Register } from "./define_register.ts";
import type { Entry, EntryFilter, EntryQuery, Page } from "./types.ts";

/** A page of a register's list. */
export function listEntries(_ctx: Ctx, _register: Register, _query: EntryQuery): Promise<Page<Entry>> {
  throw new Error("not built yet");
}

/** One entry, a deleted one too; null when there is none that the reader may see. */
export function readEntry(_ctx: Ctx, _register: Register, _key: string): Promise<Entry | null> {
  throw new Error("not built yet");
}

/** All of a list, in the same order: for the export. */
export function allEntries(_ctx: Ctx, _register: Register, _filter: EntryFilter): Promise<AllOf<Entry>> {
  throw new Error("not built yet");
}
