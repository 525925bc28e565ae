import { recordChange } from "@/engines/audit/record_change.ts";
import { enqueue } from "@/engines/work/enqueue.ts";
import { requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { today } from "@/kernel/today.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { type DocumentKind, documentRight } from "./define_document.ts";
import { isReadOn } from "./own_days.ts";
import { readDocument } from "./read_document.ts";
import { openReaders, tellReadersWork } from "./tell_readers.ts";

/** Kind of the message that reminds of a document. */
export const REMINDER = "document-reminder";

/** No reminder sooner after the one before. */
const APART_MS = 24 * 3_600_000;

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
    const [{ remindedAt, shown }] = await sql<[{ remindedAt: Date | null; shown: boolean }]>`
      select r.reminded_at, ${isReadOn(tx, kind, "k", sql`${today(tx)}::date`)} as shown
      from document_revisions r
      join ${sql(kind.table)} k on k.revision_id = r.id
      where r.id = ${revisionId}`;
    if (!shown || document.state.stopState === 1 || document.supersededBy) {
      throw refuse("document-not-in-force");
    }
    const now = tx.clock();
    const next = remindedAt && new Date(remindedAt.getTime() + APART_MS);
    if (next && next > now) throw refuse("document-reminded", { next: formatOf(tx).moment(next) });
    const people = (await openReaders(tx, kind, revisionId)).length;
    if (people === 0) throw refuse("document-nobody-open");
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
