import { recordChange } from "@/engines/audit/record_change.ts";
import { enqueue } from "@/engines/work/enqueue.ts";
import { may, requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";
import { sentenceOf } from "@/kernel/refusals/sentence_of.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { DocumentKind } from "./define_document.ts";
import { documentRight } from "./document_rights.ts";
import { isReadToday } from "./own_days.ts";
import { readDocument } from "./read_document.ts";
import type { DocumentView } from "./types.ts";
import { openReaders, tellReadersWork } from "./tell_readers.ts";

/** Kind of the message that reminds of a document. */
export const REMINDER = "document-reminder";

/** No reminder sooner after the one before. */
const APART_MS = 24 * 3_600_000;

/** A reminder as the page of a document offers it: how many people it would go to, or the sentence that it would be refused with. */
export type ReminderOffer = { people: number; whyNot: null } | { people: null; whyNot: string };

/** What a reminder of a document would come to now; null for who may not remind of it at all. */
export async function reminderOffer(ctx: Ctx, kind: DocumentKind, id: number): Promise<ReminderOffer | null> {
  const by = documentRight(kind, "publish");
  if (!may(ctx.actor, by)) return null;
  const { ok: document } = await attempt(() =>
    readDocument(ctx, kind, { id, revision: "published" }, { by })
  );
  if (!document) return null;
  const { ok: people, refusal } = await attempt(() => peopleToRemind(ctx, kind, document));
  return refusal ? { people: null, whyNot: sentenceOf(ctx, refusal) } : { people, whyNot: null };
}

/** How many people a reminder would go to, the one decision of button and verb. Refuses as `remindReaders` says. */
async function peopleToRemind(
  ctx: Ctx,
  kind: DocumentKind,
  { revisionId, state, supersededBy }: DocumentView,
): Promise<number> {
  const { sql } = ctx;
  const [{ remindedAt, shown }] = await sql<[{ remindedAt: Date | null; shown: boolean }]>`
    select r.reminded_at, ${isReadToday(ctx, kind, "k")} as shown
    from document_revisions r
    join ${sql(kind.table)} k on k.revision_id = r.id
    where r.id = ${revisionId}`;
  if (!shown || state.stopState === 1 || supersededBy) throw refuse("document-not-in-force");
  const next = remindedAt && new Date(remindedAt.getTime() + APART_MS);
  if (next && next > ctx.clock()) throw refuse("document-reminded", { next: formatOf(ctx).moment(next) });
  const people = (await openReaders(ctx, kind, revisionId)).length;
  if (people === 0) throw refuse("document-nobody-open");
  return people;
}

/**
 * Leaves it to the workers to remind whoever has not yet read the published revision, or confirmed it where that is asked. Refuses `no-right`,
 * `not-found`, `document-not-in-force` where it is stopped, superseded or not shown on this day, `document-reminded` within a day after the last one, and `document-nobody-open` where all have.
 *
 * @returns how many people that are now
 */
export async function remindReaders(ctx: Ctx, kind: DocumentKind, id: number): Promise<{ people: number }> {
  const by = documentRight(kind, "publish");
  requireRight(ctx, by);
  return await ctx.tx(async (tx) => {
    const document = await readDocument(tx, kind, { id, revision: "published" }, { by, lock: true });
    const { revisionId } = document;
    const { sql } = tx;
    const now = tx.clock();
    const people = await peopleToRemind(tx, kind, document);
    await sql`update document_revisions set reminded_at = ${now} where id = ${revisionId}`;
    await recordChange(tx, {
      operation: `remind${kind.noun[0]}Readers`,
      funLink: kind.routes.working,
      subjectKind: kind.routes.working,
      subjectId: id,
      after: { people },
    });
    await enqueue(tx, tellReadersWork, `${revisionId}:${REMINDER}:${now.toISOString()}`, {
      kind: kind.kind,
      revisionId,
      message: REMINDER,
      remindedAt: now.toISOString(),
    });
    return { people };
  });
}
