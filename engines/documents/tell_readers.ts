import type { Fragment } from "postgres";
import { z } from "zod";
import { notifyPeople } from "@/engines/messages/notify_people.ts";
import { peopleWith } from "@/engines/messages/people_with.ts";
import { tellInBatches } from "@/engines/messages/tell_in_batches.ts";
import { defineWork } from "@/engines/work/define_work.ts";
import { enqueue } from "@/engines/work/enqueue.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { documentKind } from "./document_kinds.ts";
import { asksConfirmation, type DocumentKind } from "./define_document.ts";
import { dayOfPerson, firstDayOf, isReadOn } from "./own_days.ts";
import { readDocument } from "./read_document.ts";
import { releasedAgainId, releasedId, remindedId, revokedId } from "./told_ids.ts";
import { isOpenTo, mayReadIt, readingRight } from "./readers.ts";

/** After so long what was published is no news: its event was late. */
const NEWS_MS = 14 * 24 * 3_600_000;

const told = z.object({
  kind: z.string().describe("kind of the document"),
  revisionId: z.number(),
  message: z.string().describe("kind of the message, whose sentence is filled with `code` and `title`"),
  remindedAt: z.iso.datetime().optional().describe("of a reminder, which is for those who have not yet"),
});

/**
 * Tells the readers of a published revision in batches, each in a transaction of its own that first sees that the revision is still the one that
 * is read. The id of the message is that of the revision, so that a try again, or a release again, tells only whom none before has reached, or who was told that it was revoked.
 */
export const tellReadersWork = defineWork({
  kind: "tell-readers",
  payload: told,
  tries: 8,
  leaseSeconds: 120,
  atOnce: 1,
  async run(ctx, { kind: name, revisionId, message, remindedAt }, run) {
    const kind = documentKind(name);
    const receivers = remindedAt
      ? await openReaders(ctx, kind, revisionId)
      : await readersOfRevision(ctx, kind, revisionId);
    await tellInBatches(ctx, run, receivers, async (tx, batch) => {
      const news = await newsOf(tx, revisionId, remindedAt);
      if (!news) return false;
      const { documentId, code, revision, titles } = news;
      // Who was told that it was revoked is told that it is in force again.
      const again = remindedAt ? new Set<number>() : await toldOfRevocation(tx, revisionId, batch);
      const said = {
        kind: message,
        // Who has read the one before is told that this is another.
        params: {
          code: revision === 1 ? code : { key: "documents.code_of_revision", params: { code, revision } },
          title: { inLangs: titles },
        },
        link: `${kind.routes.preview}?id=${documentId}`,
      };
      await notifyPeople(tx, {
        ...said,
        eventId: news.eventId,
        receivers: batch.filter((id) => !again.has(id)),
      });
      if (news.againId) await notifyPeople(tx, { ...said, eventId: news.againId, receivers: [...again] });
      return true;
    });
  },
  givenUp(_ctx, { kind, revisionId, message }, reason) {
    console.error(`not all readers were told by ${message} of revision ${revisionId} of a ${kind}:`, reason);
    return Promise.resolve();
  },
});

/**
 * Leaves it to the workers to tell the readers of what was released, in the transaction of its cause. What has been revoked or superseded since, and what
 * was released so long ago that it is no news, is told to nobody; who does not read it yet on this day is told when its first day has come, by another call.
 *
 * @param released `revision` left out, where its event does not say it: the one that is read
 * @param message kind of the message, whose sentence is filled with `code` and `title`, the title in each reader's language
 */
export async function tellReaders(
  tx: TxCtx,
  released: { kind: string; id: number; revision?: number },
  message: string,
): Promise<void> {
  const { sql } = tx;
  const kind = documentKind(released.kind);
  const [found] = await sql<{ revisionId: string }[]>`
    select r.id::text as revision_id
    from document_revisions r
    join documents d on d.id = r.document_id
    join ${sql(kind.table)} k on k.revision_id = r.id
    where d.id = ${released.id} and d.kind = ${kind.kind} and r.number = coalesce(${
    released.revision ?? null
  }::int, r.number)
      and r.publish_state = 1
      and greatest(r.published_at, ${firstDayOf(tx, kind, "k")}) > ${new Date(
    tx.clock().getTime() - NEWS_MS,
  )}`;
  if (!found) return;
  const revisionId = Number(found.revisionId);
  // Work of its own each time: another call may mean readers whose first day has come since.
  await enqueue(tx, tellReadersWork, `${revisionId}:${message}:${tx.clock().toISOString()}`, {
    kind: kind.kind,
    revisionId,
    message,
  });
}

/** Who may read a revision at this moment, in the order of their ids. */
async function readersOfRevision(
  ctx: Ctx,
  kind: DocumentKind,
  revisionId: number,
  among: Fragment = ctx.sql`true`,
): Promise<number[]> {
  const { sql } = ctx;
  const people = await peopleWith(ctx, readingRight(kind));
  const rows = await sql<{ id: string }[]>`
    select u.id::text
    from users u
    join document_revisions r on r.id = ${revisionId}
    join ${sql(kind.table)} k on k.revision_id = r.id
    where u.id = any(${people}::bigint[]) and ${mayReadIt(ctx, kind, revisionId)} and ${among}
      and ${isReadOn(ctx, kind, "k", dayOfPerson(ctx))}
    order by u.id`;
  return rows.map(({ id }) => Number(id));
}

/** Who of them has not yet read a published revision, or confirmed it where that is asked, in the order of their ids. */
export async function openReaders(ctx: Ctx, kind: DocumentKind, revisionId: number): Promise<number[]> {
  const [row] = await ctx.sql<{ id: number; number: number }[]>`
    select document_id as id, number from document_revisions where id = ${revisionId}`;
  if (!row) return [];
  const { values } = await readDocument(ctx, kind, { id: Number(row.id), revision: row.number });
  return await readersOfRevision(
    ctx,
    kind,
    revisionId,
    isOpenTo(ctx, revisionId, asksConfirmation(kind, values)),
  );
}

/** Who of some people was told of the last revocation of a revision. */
async function toldOfRevocation(
  tx: TxCtx,
  revisionId: number,
  among: readonly number[],
): Promise<Set<number>> {
  const rows = await tx.sql<{ userId: string }[]>`
    select m.user_id::text
    from document_revisions r
    join messages m on m.event_id = ${revokedId(tx)} and m.user_id = any(${[...among]}::bigint[])
    where r.id = ${revisionId} and r.revoked_at is not null`;
  return new Set(rows.map(({ userId }) => Number(userId)));
}

interface News {
  eventId: string;
  /** For whom it is news once more; null: it was never revoked. */
  againId: string | null;
  documentId: number;
  code: string;
  /** From 1. */
  revision: number;
  /** By language, the source first. */
  titles: [lang: string, title: string][];
}

/** What is told of a revision, held as it is until the commit; null once it is not read any more or another document has taken its place, and for a reminder once it is stopped. */
async function newsOf(tx: TxCtx, revisionId: number, remindedAt?: string): Promise<News | null> {
  const { sql } = tx;
  const [row] = await sql<News[]>`
    select ${remindedAt ? remindedId(tx, remindedAt) : releasedId(tx)} as event_id, ${
    releasedAgainId(tx)
  } as again_id, d.id::int as document_id, coalesce(d.code, '') as code, r.number as revision,
      coalesce((
        select jsonb_agg(jsonb_build_array(t.lang, t.title) order by t.state <> 'source', t.lang)
        from document_texts t where t.revision_id = r.id and t.title <> ''
      ), '[]') as titles
    from document_revisions r
    join documents d on d.id = r.document_id
    where r.id = ${revisionId} and r.publish_state = 1 and (${!remindedAt} or r.stop_state = 0)
      and not exists (
        select from documents o
        join document_revisions q on q.document_id = o.id and q.publish_state = 1
        where o.supersedes_id = d.id
      )
    for share of r`;
  return row ?? null;
}
