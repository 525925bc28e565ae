import { recordChange } from "@/engines/audit/record_change.ts";
import { readDocument } from "@/engines/documents/read_document.ts";
import { countOn, toldState } from "@/engines/documents/tell.ts";
import { publish } from "@/engines/events/publish.ts";
import { caseMarkedExcellent } from "@/events/cases.ts";
import { codeOf } from "@/kernel/access/actor.ts";
import { personOf, requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { caseDocument } from "./case_document.ts";
import { EXCELLENT_RIGHT } from "./case_rights.ts";

/**
 * Marks a published case as excellent, for good. Refuses `no-right`, `not-found`, `document-own-barred` of one's own case, `document-not-published` and
 * `case-excellent` where it is marked already.
 */
export async function markExcellent(ctx: Ctx, id: number): Promise<null> {
  requireRight(ctx, EXCELLENT_RIGHT);
  return await ctx.tx(async (tx) => {
    const { sql } = tx;
    const last = await readDocument(tx, caseDocument, { id }, { by: EXCELLENT_RIGHT, lock: true });
    if (last.author.id === personOf(tx).id) throw refuse("document-own-barred");
    if (last.publishedRevision === null) throw refuse("document-not-published");
    const document = await readDocument(tx, caseDocument, { id, revision: "published" }, {
      by: EXCELLENT_RIGHT,
    });
    const marked = await sql`
      insert into case_marks (document_id, marked_by, marked_at)
      values (${id}, ${personOf(tx).id}, ${tx.clock()})
      on conflict do nothing
      returning document_id`;
    if (marked.length === 0) throw refuse("case-excellent");
    await recordChange(tx, {
      operation: "markRepairCaseExcellent",
      funLink: caseDocument.routes.working,
      subjectKind: caseDocument.routes.working,
      subjectId: id,
      before: { excellent: false },
      after: { excellent: true },
    });
    await publish(tx, caseMarkedExcellent, {
      caseId: id,
      caseCode: document.code!,
      brandCode: document.values.brandCode!,
      seriesCode: document.values.seriesCode!,
      storeCode: document.org,
      authorCode: document.author.code,
      version: await countOn(tx, document),
      revision: document.revision,
      ...toldState(document),
      actorCode: codeOf(tx.actor) ?? "portal",
    });
    return null;
  });
}
