import type { TxCtx } from "@/kernel/ctx.ts";
import type { Register } from "./define_register.ts";
import type { Draft } from "./draft.ts";
import type { Values } from "./entry_types.ts";

/**
 * A draft with whom its entry is for: at no moment is it shown to more people than that.
 *
 * @param known whom an entry that is there is for until now
 */
export async function aimedDraft(
  tx: TxCtx,
  register: Register,
  draft: Draft,
  given: Values,
  known: Values = {},
): Promise<Draft> {
  if (!register.audience) return draft;
  const { id, said } = await register.audience.keep(tx, given, known);
  if (id === null && !draft.before) return draft;
  const changed = [...new Set([...draft.changed, "audience"])];
  return { ...draft, audience: { id, said, before: known }, changed };
}
