import { notifyPeople } from "@/engines/messages/notify_people.ts";
import { peopleWith } from "@/engines/messages/people_with.ts";
import type { EntryChange } from "@/engines/registers/define_register.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import { affectedItems } from "../recompute/affected_items.ts";
import { RECOMPUTE_RIGHT } from "../recompute/begin_recompute.ts";
import { writeTimesOf } from "../time/write_times.ts";

/** What whoever can prepare successors is told when a base step has changed that released items were submitted with. */
export const BASE_STEP_CHANGED = "labor-base-step-changed";

/** Members of a base step that the time of items comes from. */
const OF_TIME = ["stepTime", "workerNum"];

/**
 * What follows from a changed base step in the same transaction: drafts that use it have its new time at once, and where released items would have another time
 * whoever can prepare successors is told.
 */
export async function followBaseStep(
  tx: TxCtx,
  { key, action, changed }: Pick<EntryChange, "key" | "action" | "changed">,
): Promise<void> {
  if (action === "added" || (action === "changed" && !changed.some((name) => OF_TIME.includes(name)))) return;
  const { sql } = tx;
  const drafts = await sql<{ id: number }[]>`
    select distinct r.id::int as id
    from labor_steps l
    join document_revisions r on r.id = l.revision_id
    where l.step_id = ${key} and r.submit_state <> 1 and r.discard = 1 and r.replaced_at is null
    order by id`;
  await writeTimesOf(tx, drafts.map(({ id }) => id));
  if (action !== "changed") return;
  const items = await affectedItems(tx, key);
  if (items.length === 0) return;
  await notifyPeople(tx, {
    eventId: tx.newId(),
    kind: BASE_STEP_CHANGED,
    params: { step: key, items: items.length },
    link: `LaborRecompute?${new URLSearchParams({ step: key })}`,
    receivers: await peopleWith(tx, RECOMPUTE_RIGHT),
  });
}
