import type { TxCtx } from "@/kernel/ctx.ts";
import { checkDrafts } from "./check_drafts.ts";
import type { Register, Values } from "./define_register.ts";
import type { Draft } from "./draft.ts";
import { canonical, type Drafted, draftValues } from "./draft_values.ts";
import { entriesOfRows, OTHERS } from "./entries_of_rows.ts";
import { givenFields } from "./entry_schema.ts";
import { givenWithRight } from "./field_rights.ts";
import { reasonOf, reasonsOf } from "./import_reasons.ts";
import { changedDraft, newDraft } from "./make_drafts.ts";
import type { SheetRow } from "./read_sheet.ts";
import { checkOwnRules, titleOf } from "./save_drafts.ts";
import { keyField, titleField } from "./shape.ts";
import type { Entry, ImportOptions, ImportReason, ImportRow } from "./types.ts";

/** A row of an import with what it would write. */
export interface Planned {
  row: number;
  draft: Draft;
  /** Whom the entry will be for and is until now, where the row says that it changes. */
  aim?: { said: Values; before: Values };
  reasons: ImportReason[];
}

/**
 * What an import would write, row by row, and what stands against it.
 *
 * @param lock hold the entries, and what is referred to, until the commit
 */
export async function planImport(
  tx: TxCtx,
  register: Register,
  rows: readonly SheetRow[],
  { mode = "add" }: ImportOptions,
  lock: boolean,
): Promise<Planned[]> {
  const there = await entriesOfRows(tx, register, rows, mode, lock);
  const planned = rows.map((row, place) => planRow(tx, register, row, there[place] ?? null, mode));
  await aimRows(tx, register, rows, planned);
  refuseTwice(tx, register, planned);
  const good = planned.filter(({ reasons }) => reasons.length === 0);
  const writing = good.filter(({ draft }) => draft.changed.length > 0);
  const byDraft = new Map(writing.map((one) => [one.draft, one]));
  for (
    const { draft, ...problem } of await checkDrafts(
      tx,
      register,
      writing.map(({ draft }) => draft),
      lock,
    )
  ) {
    byDraft.get(draft)!.reasons.push(reasonOf(tx, problem));
  }
  for (const one of writing) {
    if (one.reasons.length === 0) one.reasons.push(...await ownRules(tx, register, one.draft));
  }
  return planned;
}

function planRow(
  tx: TxCtx,
  register: Register,
  { row, given: told }: SheetRow,
  there: Entry | null,
  mode: "add" | "change",
): Planned {
  const { given, refused: hidden } = givenWithRight(tx, register, told);
  const name = keyField(register);
  const live = there && there.deletedAt === null ? there : null;
  if (live && live.version !== OTHERS && mode === "change") {
    const { values, refused } = changedValues(register, given, live);
    return {
      row,
      draft: changedDraft(register, live, values),
      reasons: [...hidden, ...refused].map((one) => reasonOf(tx, one)),
    };
  }
  const { values, refused } = draftValues(register, "add", given, null);
  const key = name === null ? null : String(values[name] ?? "") || null;
  const draft = newDraft(tx, register, key, values, there && !live ? there : null);
  const duplicate = register.duplicate ?? "duplicate";
  const taken = live ? [{ field: name, rule: duplicate }] : [];
  return { row, draft, reasons: [...hidden, ...refused, ...taken].map((one) => reasonOf(tx, one)) };
}

/** Adds to planned rows whom their entries are for: parts that a row says over those of an entry that is there. */
async function aimRows(
  tx: TxCtx,
  { audience }: Register,
  rows: readonly SheetRow[],
  planned: readonly Planned[],
): Promise<void> {
  if (!audience) return;
  for (const [place, { aim }] of rows.entries()) {
    const one = planned[place]!;
    if (!aim || one.reasons.length > 0) continue;
    try {
      const before = await audience.read(tx, (one.draft.before?.values.audienceId ?? null) as number | null);
      const said = await audience.check(tx, { ...before, ...aim }, before);
      if (canonical(said) === canonical(before)) continue;
      one.aim = { said, before };
      one.draft.changed.push("audience");
    } catch (error) {
      one.reasons.push(...reasonsOf(tx, error));
    }
  }
}

/** Values over those of an entry; what cannot be changed must be as it is. */
function changedValues(register: Register, given: Values, live: Entry): Drafted {
  const can = new Set(givenFields(register, "change").map(([name]) => name));
  const changing = Object.fromEntries(Object.entries(given).filter(([name]) => can.has(name)));
  const fixed = Object.keys(given).filter((name) => !can.has(name) && name !== keyField(register));
  const drafted = draftValues(register, "change", changing, live.values);
  const meant = draftValues(register, "add", given, null).values;
  for (const field of fixed) {
    if (canonical(meant[field]) !== canonical(live.values[field])) {
      drafted.refused.push({ field, rule: "rule.fixed" });
    }
  }
  return drafted;
}

/** Rows that mean the same entry as a row before them. */
function refuseTwice(tx: TxCtx, register: Register, planned: readonly Planned[]): void {
  const seen = new Map<string, number>();
  for (const { row, draft, reasons } of planned) {
    if (draft.key === null) continue;
    const first = seen.get(draft.key);
    if (first === undefined) seen.set(draft.key, row);
    else {reasons.push(
        reasonOf(tx, { field: keyField(register), rule: "import-twice", params: { row: first } }),
      );}
  }
}

async function ownRules(tx: TxCtx, register: Register, draft: Draft): Promise<ImportReason[]> {
  try {
    await checkOwnRules(tx, register, draft);
    return [];
  } catch (error) {
    return reasonsOf(tx, error);
  }
}

/** A planned row as people are told of it. */
export function toldRow(tx: TxCtx, register: Register, { row, draft, reasons }: Planned): ImportRow {
  const { key, before, changed, values } = draft;
  return {
    row,
    state: reasons.length > 0 ? "refused" : !before ? "new" : changed.length > 0 ? "changed" : "same",
    key,
    title: titleOf(tx, values, titleField(register)),
    changed: before ? changed : [],
    reasons,
  };
}
