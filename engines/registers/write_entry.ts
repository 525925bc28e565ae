import { requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { aimedDraft } from "./aimed_draft.ts";
import { checkDrafts } from "./check_drafts.ts";
import { type Register, REGISTER_ACTIONS, type RegisterWrite, rightOf } from "./define_register.ts";
import { draftValues } from "./draft_values.ts";
import { givenWithRight, knownEntry } from "./field_rights.ts";
import { changedDraft, newDrafts } from "./make_drafts.ts";
import { entriesOf } from "./read_entries.ts";
import { needsMoreThanSheets } from "./sheet_columns.ts";
import { refuseFields, refuseProblems, refusingDuplicates } from "./refuse_problems.ts";
import { checkOwnRules, saveDrafts } from "./save_drafts.ts";
import type { Fields, GivenValues, SeenValues, Values } from "./entry_types.ts";
import type { Entry } from "./types.ts";

/** What can be done with a register: what it says, and no import where an entry needs what no sheet holds, such as a file. */
export function writesOf(register: Register): readonly RegisterWrite[] {
  const writes = register.writes ?? REGISTER_ACTIONS;
  return needsMoreThanSheets(register) ? writes.filter((write) => write !== "import") : writes;
}

/** Refuses what the register does not offer (`not-found`), and who has no right to it (`no-right`). */
export function requireWrite(ctx: Ctx, register: Register, action: RegisterWrite): void {
  if (!writesOf(register).includes(action)) throw refuse("not-found");
  requireRight(ctx, rightOf(register, action));
}

/**
 * Adds an entry; one that was deleted is taken up again by its key. Refuses `no-right`, by field `field-no-right` and what breaks a rule, and duplicates.
 *
 * @param values by field; what is left out begins as the field says
 * @param audience whom it is for, in a register that says that of its entries; nothing said is everybody
 */
export async function addEntry<F extends Fields>(
  ctx: Ctx,
  register: Register<F>,
  values: GivenValues<F>,
  audience: Values = {},
): Promise<Entry<SeenValues<F>>> {
  requireWrite(ctx, register, "add");
  const { given, refused } = givenWithRight(ctx, register, values);
  const drafted = draftValues(register, "add", given, null);
  refuseFields([...refused, ...drafted.refused]);
  return await refusingDuplicates(register, () =>
    ctx.tx(async (tx) => {
      const { drafts, problems } = await newDrafts(tx, register, [drafted.values]);
      refuseProblems(problems);
      refuseProblems(await checkDrafts(tx, register, drafts, true));
      await checkOwnRules(tx, register, drafts[0]!);
      const aimed = [await aimedDraft(tx, register, drafts[0]!, audience)];
      const [entry] = await saveDrafts(tx, register, aimed, `add${register.noun[0]}`, { by: "add" });
      return knownEntry(tx, register, entry!);
    }));
}

/**
 * Changes an entry; fields that are left out stay as they are, and so do languages of names. Refuses `no-right`, `not-found`,
 * `state-changed` when somebody was faster, by field what breaks a rule, and duplicates. Nothing changed, nothing written.
 *
 * @param version that was read
 */
export async function changeEntry<F extends Fields>(
  ctx: Ctx,
  register: Register<F>,
  key: string,
  version: number,
  values: GivenValues<F>,
): Promise<Entry<SeenValues<F>>> {
  requireWrite(ctx, register, "edit");
  const { given, refused } = givenWithRight(ctx, register, values);
  return await refusingDuplicates(register, () =>
    ctx.tx(async (tx) => {
      const [before] = await entriesOf(tx, register, [key], { lock: "change", by: "edit" });
      if (!before) throw refuse("not-found");
      if (before.deletedAt || before.version !== version) throw refuse("state-changed");
      const drafted = draftValues(register, "change", given, before.values);
      refuseFields([...refused, ...drafted.refused]);
      const draft = changedDraft(register, before, drafted.values);
      if (draft.changed.length === 0) return knownEntry(tx, register, before);
      refuseProblems(await checkDrafts(tx, register, [draft], true));
      await checkOwnRules(tx, register, draft);
      const [entry] = await saveDrafts(tx, register, [draft], `change${register.noun[0]}`, { by: "edit" });
      return knownEntry(tx, register, entry!);
    }));
}
