import { personId } from "@/kernel/access/person_id.ts";
import type { TxCtx } from "@/kernel/ctx.ts";

/** Something that happened to a thing. */
export interface NewStep {
  kind: string;
  id: number;
  action: string;
  /** Of the thing after it. */
  state: string;
  /** What was said with it; empty: nothing. */
  note?: string;
}

/** Adds a step to the course of a thing, in the transaction of what happened. */
export async function addStep(tx: TxCtx, { kind, id, action, state, note = "" }: NewStep): Promise<void> {
  await tx.sql`
    insert into course_steps (subject_kind, subject_id, action, state, user_id, at, note)
    values (${kind}, ${id}, ${action}, ${state}, ${personId(tx)}, ${tx.clock()}, ${note})`;
}
