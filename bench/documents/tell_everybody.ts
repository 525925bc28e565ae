import { tellReadersWork } from "@/engines/documents/tell_readers.ts";
import type { Ctx, Pool } from "@/kernel/ctx.ts";
import { tsbDocument } from "@/services/tsb/tsb_document.ts";

/** What telling all readers of one bulletin came to. */
export interface Told {
  people: number;
  batches: number;
  seconds: number;
  /** Of one batch, which is one transaction, ms. */
  longest: number;
}

/**
 * Tells everybody who may read a bulletin that it was released, by the work that a worker does, and takes the messages away again.
 *
 * @throws Error where no bulletin of the bench is for everybody
 */
export async function tellEverybody(ctx: Ctx): Promise<Told> {
  const sql = ctx.sql as Pool;
  const [bulletin] = await sql<{ revisionId: number }[]>`
    select r.id::int as revision_id
    from document_revisions r
    where r.kind = ${tsbDocument.kind} and r.publish_state = 1 and r.stop_state = 0 and r.audience_id is null
    order by r.id desc limit 1`;
  if (!bulletin) throw new Error("no bulletin of the bench is for everybody");
  const [before] = await sql<[{ id: number }]>`select coalesce(max(id), 0)::float8 as id from messages`;
  const begun = performance.now();
  const ends: number[] = [];
  await tellReadersWork.run(ctx, {
    kind: tsbDocument.kind,
    revisionId: bulletin.revisionId,
    message: "tsb-published",
  }, {
    attempt: 1,
    signal: new AbortController().signal,
    progress: () => Promise.resolve(void ends.push(performance.now())),
  });
  const seconds = (performance.now() - begun) / 1000;
  const { count } = await sql`delete from messages where id > ${before.id}`;
  const longest = Math.max(0, ...ends.slice(1).map((end, place) => end - ends[place]!));
  return { people: count, batches: ends.length, seconds, longest };
}
