import type { TxCtx } from "@/kernel/ctx.ts";
import type { Register, Values } from "./define_register.ts";
import type { Draft, Problem } from "./draft.ts";
import { changedFields, isEmpty } from "./draft_values.ts";
import { keepHidden } from "./field_rights.ts";
import { entriesOf } from "./read_entries.ts";
import { fieldsOf, isTyped, keyField } from "./shape.ts";
import type { Entry } from "./types.ts";

/**
 * Drafts of new entries. One whose key a deleted entry has takes that entry up again; one whose key a live entry has is a problem.
 */
export async function newDrafts(
  tx: TxCtx,
  register: Register,
  all: readonly Values[],
): Promise<{ drafts: Draft[]; problems: Problem[] }> {
  const name = keyField(register);
  const keys = name === null ? [] : all.map((values) => String(values[name]));
  const there = new Map(
    (await entriesOf(tx, register, keys, { lock: "change", all: true })).map((entry) => [entry.key, entry]),
  );
  const problems: Problem[] = [];
  const seen = new Set<string>();
  const drafts = all.map((values): Draft => {
    const key = name === null ? null : String(values[name]);
    const found = key === null ? undefined : there.get(key);
    const draft = newDraft(tx, register, key, values, found?.deletedAt ? found : null);
    if (found && !found.deletedAt || key !== null && seen.has(key)) {
      problems.push({ draft, field: name, rule: register.duplicate ?? "duplicate" });
    }
    if (key !== null) seen.add(key);
    return draft;
  });
  return { drafts, problems };
}

/** Draft of a new entry. One that takes up a deleted one keeps what is hidden from its writer. */
export function newDraft(
  ctx: Pick<TxCtx, "actor">,
  register: Register,
  key: string | null,
  given: Values,
  revives: Entry | null,
): Draft {
  const values = revives ? keepHidden(ctx, register, given, revives.values) : given;
  const filled = fieldsOf(register)
    .filter(([name, field]) => isTyped(field) && !isEmpty(values[name]))
    .map(([name]) => name);
  const differing = revives ? changedFields(register, revives.values, values) : [];
  return { key, before: null, revives, values, changed: [...new Set([...filled, ...differing])] };
}

/** Draft of a changed entry. */
export function changedDraft(register: Register, before: Entry, values: Values): Draft {
  return {
    key: before.key,
    before,
    revives: null,
    values,
    changed: changedFields(register, before.values, values),
  };
}
