import { checkDrafts } from "@/engines/registers/check_drafts.ts";
import type { Register } from "@/engines/registers/define_register.ts";
import { draftValues } from "@/engines/registers/draft_values.ts";
import type { Fields, ReadValues, Values } from "@/engines/registers/entry_types.ts";
import { changedDraft, newDrafts } from "@/engines/registers/make_drafts.ts";
import { entriesOf } from "@/engines/registers/read_entries.ts";
import { refuseFields, refuseProblems } from "@/engines/registers/refuse_problems.ts";
import type { Entry } from "@/engines/registers/types.ts";
import { writeFileUses, writeRows } from "@/engines/registers/write_rows.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";

/**
 * The fields of things that go through states are those of a register, whose table they share: the same kinds, checks and controls. Such a form is none of the portal's
 * registers. What is here checks and writes them, in the transaction of a verb that has asked for the right and tells of it.
 */

/** Adds a row with these values; its other columns begin as the table says. Refuses by field what breaks a rule, and duplicates. */
export async function addByForm<F extends Fields>(
  tx: TxCtx,
  form: Register<F>,
  given: Values,
): Promise<Entry<ReadValues<F>>> {
  const drafted = draftValues(form, "add", given, null);
  refuseFields(drafted.refused);
  const { drafts, problems } = await newDrafts(tx, form, [drafted.values]);
  refuseProblems(problems);
  const [draft] = drafts;
  refuseProblems(await checkDrafts(tx, form, drafts, true));
  await form.check?.(tx, draft!.values as never, null);
  await writeRows(tx, form, drafts);
  await writeFileUses(tx, form, drafts);
  return await readByForm(tx, form, draft!.key!);
}

/**
 * Changes the values of a row that is held; what is left out stays. Its version is counted on. Refuses by field what breaks a rule, and duplicates.
 *
 * @returns the row as it is now, and the names of the fields that differ: none, and nothing is written
 */
export async function changeByForm<F extends Fields>(
  tx: TxCtx,
  form: Register<F>,
  key: string,
  given: Values,
): Promise<{ before: Entry<ReadValues<F>>; after: Entry<ReadValues<F>>; changed: string[] }> {
  const before = await readByForm(tx, form, key);
  const drafted = draftValues(form, "change", given, before.values as Values);
  refuseFields(drafted.refused);
  const draft = changedDraft(form, before as Entry, drafted.values);
  if (draft.changed.length === 0) return { before, after: before, changed: [] };
  refuseProblems(await checkDrafts(tx, form, [draft], true));
  await form.check?.(tx, draft.values as never, before.values);
  await writeRows(tx, form, [draft]);
  await writeFileUses(tx, form, [draft]);
  return { before, after: await readByForm(tx, form, key), changed: draft.changed };
}

/** The values of a row, with what people read in their place. Who may see it is for the caller to decide. */
export async function readByForm<F extends Fields>(
  ctx: Ctx,
  form: Register<F>,
  key: string,
): Promise<Entry<ReadValues<F>>> {
  const [entry] = await entriesOf(ctx, form, [key], { all: true });
  if (!entry) throw new Error(`${form.table} has no row ${key}`);
  return entry;
}
