import { act } from "@/engines/documents/act.ts";
import { readDocument } from "@/engines/documents/read_document.ts";
import { asRequester, type Requester } from "@/engines/exports/load_requester.ts";
import { notifyPeople } from "@/engines/messages/notify_people.ts";
import { sendUserHint } from "@/engines/live/live_hint.ts";
import { defineWork } from "@/engines/work/define_work.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { Refusal } from "@/kernel/refusals/refuse.ts";
import { laborDocument } from "../labor_document.ts";
import { RECOMPUTE_WORK } from "./begin_recompute.ts";

/** What whoever asked is told at the end, and each author of items that have a successor now. */
export const RECOMPUTED = "labor-recomputed";
export const PREPARED = "labor-successors-prepared";

interface Run extends Requester {
  documentIds: number[];
  done: number;
  prepared: number;
}

/**
 * Prepares a successor of each labor item that a run names, in the name of whoever asked for it and each in a transaction of its own with the progress, so that a
 * run after one that was killed goes on where that ended. What has a successor by then, or cannot have one any more, is passed over.
 */
export const recomputeLaborWork = defineWork({
  ...RECOMPUTE_WORK,
  tries: 5,
  leaseSeconds: 120,
  atOnce: 1,
  async run(ctx, { recomputeId }, work) {
    const [run] = await ctx.sql<Run[]>`
      update labor_recomputes set state = 'running'
      where id = ${recomputeId} and state in ('waiting', 'running')
      returning user_id::int as user_id, edition, lang, document_ids::int[] as document_ids, done, prepared`;
    if (!run) return;
    const person = await asRequester(ctx, run);
    if (!person) return await end(ctx, recomputeId, "failed");
    for (const id of run.documentIds.slice(run.done)) {
      work.signal.throwIfAborted();
      await prepare(person, recomputeId, id);
      await work.progress(Math.min(0.99, (run.done += 1) / run.documentIds.length));
    }
    await end(ctx, recomputeId, "done");
  },
  async givenUp(ctx, { recomputeId }) {
    await end(ctx, recomputeId, "failed");
  },
});

async function prepare(person: Ctx, recomputeId: number, id: number): Promise<void> {
  await person.tx(async (tx) => {
    const isPrepared = await revised(tx, id);
    await tx.sql`
      update labor_recomputes set done = done + 1, prepared = prepared + ${isPrepared ? 1 : 0}
      where id = ${recomputeId}`;
  });
}

/** Whether there is a successor by this; what the workflow has against it is no fault of the run. */
async function revised(ctx: Ctx, id: number): Promise<boolean> {
  try {
    const { revision, version } = await readDocument(ctx, laborDocument, { id });
    await act(ctx, laborDocument, { id, revision, version, action: "revise" });
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Ends a run once, and tells whoever asked for it, and the authors of what was prepared. */
async function end(ctx: Ctx, recomputeId: number, state: "done" | "failed"): Promise<void> {
  await ctx.tx(async (tx) => {
    const { sql } = tx;
    const [run] = await sql<{ userId: number; done: number; prepared: number; documentIds: number[] }[]>`
      update labor_recomputes set state = ${state}, ended_at = ${tx.clock()}
      where id = ${recomputeId} and state in ('waiting', 'running')
      returning user_id::int as user_id, done, prepared, document_ids::int[] as document_ids`;
    if (!run) return;
    const eventId = tx.newId();
    await notifyPeople(tx, {
      eventId,
      kind: RECOMPUTED,
      params: { prepared: run.prepared, items: run.documentIds.length },
      link: `LaborRecompute?run=${recomputeId}`,
      receivers: [run.userId],
    });
    const authors = await sql<{ authorId: number; items: number }[]>`
      select d.author_id::int as author_id, count(*)::int as items
      from documents d
      join document_revisions r on r.document_id = d.id and r.is_last and r.submit_state = 0 and r.number > 1
      where d.id = any(${run.documentIds.slice(0, run.done)}::bigint[]) and d.author_id <> ${run.userId}
      group by d.author_id`;
    for (const { authorId, items } of authors) {
      await notifyPeople(tx, {
        eventId,
        kind: PREPARED,
        params: { items },
        link: "LaborWork?of=mine&stage=draft",
        receivers: [authorId],
      });
    }
    sendUserHint(tx, "messages", run.userId);
  });
}
