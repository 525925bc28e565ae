import type { TxCtx } from "@/kernel/ctx.ts";
import type { Register } from "./define_register.ts";
import type { Draft } from "./draft.ts";
import type { Values } from "./entry_types.ts";

/** The draft of a new entry with whom it is for: at no moment is it shown to more people than that. */
export async function aimedDraft(tx: TxCtx, register: Register, draft: Draft, given: Values): Promise<Draft> {
  if (!register.audience) return draft;
  const { id, said } = await register.audience.keep(tx, given);
  return id === null ? draft : { ...draft, audience: { id, said }, changed: [...draft.changed, "audience"] };
}
