import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { checkDrafts } from "./check_drafts.ts";
import type { Register, Values } from "./define_register.ts";
import { draftValues } from "./draft_values.ts";
import { givenWithRight } from "./field_rights.ts";
import { changedDraft } from "./make_drafts.ts";
import { entriesOf } from "./read_entries.ts";
import { refuseFields, refuseProblems, refusingDuplicates } from "./refuse_problems.ts";
import { checkOwnRules, saveDrafts } from "./save_drafts.ts";
import type { EntryVersion } from "./types.ts";
import { requireWrite } from "./write_entry.ts";

/**
 * Gives many entries the same values in fields with `batch`, all or none. Refuses `no-right`, `batch-no-rows`, `batch-no-change` when no
 * value is given or nothing would differ, `not-found`, `state-changed`, and what a change of one refuses.
 *
 * @returns how many changed
 */
export async function changeTogether(
  ctx: Ctx,
  register: Register,
  entries: readonly EntryVersion[],
  values: Values,
): Promise<number> {
  requireWrite(ctx, register, "edit");
  if (entries.length === 0) throw refuse("batch-no-rows");
  if (Object.values(values).every((value) => value === undefined)) throw refuse("batch-no-change");
  const { given, refused } = givenWithRight(ctx, register, values);
  refuseFields(refused);
  return await refusingDuplicates(register, () =>
    ctx.tx(async (tx) => {
      const there = await entriesOf(tx, register, entries.map(({ key }) => key), {
        lock: "change",
        by: "edit",
      });
      requireFresh(entries, there);
      const drafted = there.map((before) => ({
        before,
        ...draftValues(register, "batch", given, before.values),
      }));
      refuseFields(drafted[0]!.refused);
      const drafts = drafted
        .map(({ before, values }) => changedDraft(register, before, values))
        .filter(({ changed }) => changed.length > 0);
      if (drafts.length === 0) throw refuse("batch-no-change");
      refuseProblems(await checkDrafts(tx, register, drafts, true));
      for (const draft of drafts) await checkOwnRules(tx, register, draft);
      await saveDrafts(tx, register, drafts, `change${register.noun[1]}Together`, { by: "edit" });
      return drafts.length;
    }));
}

/** Refuses unless each entry is there, live, and as it was read. */
export function requireFresh(
  wanted: readonly EntryVersion[],
  there: readonly (EntryVersion & { deletedAt: Date | null })[],
): void {
  const found = new Map(there.map((entry) => [entry.key, entry]));
  const missing = wanted.filter(({ key }) => !found.has(key));
  if (missing.length > 0) throw refuse("not-found", {}, [], { keys: missing.map(({ key }) => key) });
  const stale = wanted.filter(({ key, version }) => {
    const entry = found.get(key)!;
    return entry.deletedAt !== null || entry.version !== version;
  });
  if (stale.length > 0) throw refuse("state-changed", {}, [], { keys: stale.map(({ key }) => key) });
}
