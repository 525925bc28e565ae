import { z } from "zod";
import type { MessageParam } from "@/engines/messages/words.ts";
import { notifyPeople } from "@/engines/messages/notify_people.ts";
import { peopleWith } from "@/engines/messages/people_with.ts";
import { tellInBatches } from "@/engines/messages/tell_in_batches.ts";
import { defineWork } from "@/engines/work/define_work.ts";
import { enqueue } from "@/engines/work/enqueue.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { cutText } from "@/kernel/cut_text.ts";
import type { DocumentKind } from "./define_document.ts";
import { documentKind } from "./document_kinds.ts";
import { mayReadIt, readingRight } from "./readers.ts";
import { releasedId, revokedId } from "./told_ids.ts";
import type { DocumentView } from "./types.ts";

/** Most of a reason that stands in the message. */
const SHOWN = 300;

const told = z.object({
  kind: z.string().describe("kind of the document"),
  revisionId: z.number(),
  message: z.string().describe("kind of the message, filled with `code`, `title`, `instead` and `reason`"),
});

/** Keeps when and why a publication was revoked, in the transaction of that. */
export async function keepRevocation(
  { sql, clock }: TxCtx,
  { revisionId }: Pick<DocumentView, "revisionId">,
  reason: string | undefined,
): Promise<void> {
  await sql`
    update document_revisions set revoked_at = ${clock()}, revoked_because = ${reason?.trim() || null}
    where id = ${revisionId}`;
}

/**
 * Tells whoever was told of a revision, or has read it, that it was revoked: why, and what takes its place, with the way there for who may read that. In batches, each of which
 * first sees that it is still revoked: what was published again meanwhile is told to nobody.
 */
export const tellRevokedWork = defineWork({
  kind: "tell-revoked",
  payload: told,
  tries: 8,
  leaseSeconds: 120,
  atOnce: 1,
  async run(ctx, { kind: name, revisionId, message }, run) {
    const kind = documentKind(name);
    const receivers = await toldOfRevision(ctx, revisionId);
    await tellInBatches(ctx, run, receivers, async (tx, batch) => {
      const revoked = await revocationOf(tx, revisionId);
      if (!revoked) return false;
      const { eventId, successor, params } = revoked;
      const led = successor ? await mayRead(tx, kind, successor.revisionId, batch) : new Set<number>();
      const news = { eventId, kind: message };
      await notifyPeople(tx, {
        ...news,
        params: { ...params, instead: { key: "documents.revoked_nothing_instead" } },
        link: null,
        receivers: batch.filter((id) => !led.has(id)),
      });
      if (successor) {
        await notifyPeople(tx, {
          ...news,
          params: {
            ...params,
            instead: { key: "documents.revoked_instead", params: { code: successor.code } },
          },
          link: `${kind.routes.preview}?id=${successor.id}`,
          receivers: [...led],
        });
      }
      return true;
    });
  },
  givenUp(_ctx, { kind, revisionId, message }, reason) {
    console.error(
      `not all who knew of it were told by ${message} of revision ${revisionId} of a ${kind}:`,
      reason,
    );
    return Promise.resolve();
  },
});

/**
 * Leaves it to the workers to tell whoever was told of a revision that it was revoked, in the transaction of its cause.
 *
 * @param revoked `revision` left out, where its event does not say it: the one that was revoked last
 * @param message kind of the message
 */
export async function tellRevoked(
  tx: TxCtx,
  revoked: { kind: string; id: number; revision?: number },
  message: string,
): Promise<void> {
  const [found] = await tx.sql<{ revisionId: number; revokedAt: Date }[]>`
    select r.id::int as revision_id, r.revoked_at
    from document_revisions r
    join documents d on d.id = r.document_id
    where d.id = ${revoked.id} and d.kind = ${revoked.kind} and r.publish_state = 0 and r.revoked_at is not null
      and r.number = coalesce(${revoked.revision ?? null}::int, r.number)
    order by r.revoked_at desc
    limit 1`;
  if (!found) return;
  const { revisionId, revokedAt } = found;
  await enqueue(tx, tellRevokedWork, `${revisionId}:${message}:${revokedAt.toISOString()}`, {
    kind: revoked.kind,
    revisionId,
    message,
  });
}

/** Who was told of a revision or has read it, in the order of their ids; a message may be gone by then. */
async function toldOfRevision(ctx: Ctx, revisionId: number): Promise<number[]> {
  const rows = await ctx.sql<{ id: string }[]>`
    select u.id::text
    from users u
    cross join document_revisions r
    where r.id = ${revisionId} and u.state = 'normal' and u.deleted_at is null
      and (
        exists (select from messages m where m.user_id = u.id and m.event_id = ${releasedId(ctx)})
        or exists (select from document_reads x where x.revision_id = r.id and x.user_id = u.id)
      )
    order by u.id`;
  return rows.map(({ id }) => Number(id));
}

interface Revocation {
  eventId: string;
  code: string;
  revision: number;
  reason: string | null;
  titles: [lang: string, title: string][];
  /** The published document that takes its place. */
  successor: { id: number; revisionId: number; code: string } | null;
}

/** What is told of a revocation, held as it is until the commit; null once it is published again, or its document goes on in another revision. */
async function revocationOf(tx: TxCtx, revisionId: number) {
  const [row] = await tx.sql<Revocation[]>`
    select ${
    revokedId(tx)
  } as event_id, coalesce(d.code, '') as code, r.number as revision, r.revoked_because as reason,
      coalesce((
        select jsonb_agg(jsonb_build_array(t.lang, t.title) order by t.state <> 'source', t.lang)
        from document_texts t where t.revision_id = r.id and t.title <> ''
      ), '[]') as titles,
      (
        select jsonb_build_object('id', o.id, 'revisionId', q.id, 'code', coalesce(o.code, ''))
        from documents o
        join document_revisions q on q.document_id = o.id and q.publish_state = 1
        where o.supersedes_id = d.id
        order by o.id desc
        limit 1
      ) as successor
    from document_revisions r
    join documents d on d.id = r.document_id
    where r.id = ${revisionId} and r.revoked_at is not null
      and not exists (select from document_revisions o where o.document_id = d.id and o.publish_state = 1)
    for share of r`;
  if (!row) return null;
  const { eventId, code, revision, reason, titles, successor } = row;
  const params: Record<string, MessageParam> = {
    code: revision === 1 ? code : { key: "documents.code_of_revision", params: { code, revision } },
    title: { inLangs: titles },
    reason: reason === null ? "" : {
      key: "documents.revoked_because",
      params: { reason: cutText(reason, SHOWN) },
    },
  };
  return { eventId, successor, params };
}

/** Which of some people may read a published revision. */
async function mayRead(
  tx: TxCtx,
  kind: DocumentKind,
  revisionId: number,
  among: readonly number[],
): Promise<Set<number>> {
  const holders = new Set(await peopleWith(tx, readingRight(kind)));
  const rows = await tx.sql<{ id: string }[]>`
    select u.id::text
    from users u
    join document_revisions r on r.id = ${revisionId}
    where u.id = any(${among.filter((id) => holders.has(id))}::bigint[]) and ${
    mayReadIt(tx, kind, revisionId)
  }`;
  return new Set(rows.map(({ id }) => Number(id)));
}
