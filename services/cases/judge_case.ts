import { recordChange } from "@/engines/audit/record_change.ts";
import { readDocument } from "@/engines/documents/read_document.ts";
import { countOn } from "@/engines/documents/tell.ts";
import { readingRight } from "@/engines/documents/readers.ts";
import { publish } from "@/engines/events/publish.ts";
import { caseTried } from "@/events/cases.ts";
import { personOf, requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { caseDocument } from "./case_document.ts";
import { VERDICT_RIGHT } from "./case_rights.ts";

/**
 * Says for the reader's store whether a case fixed a vehicle; the store's last word counts. Refuses `no-right`, `not-found`, `case-stores-judge` for who is of no
 * store, and `case-own-store` of a case of one's own store.
 */
export async function judgeCase(ctx: Ctx, { id, fixed }: { id: number; fixed: boolean }): Promise<null> {
  requireRight(ctx, VERDICT_RIGHT);
  const person = personOf(ctx);
  const org = person.userType === "factory" ? null : person.orgCode;
  if (org === null) throw refuse("case-stores-judge");
  return await ctx.tx(async (tx) => {
    const { sql } = tx;
    const by = readingRight(caseDocument);
    const document = await readDocument(tx, caseDocument, { id, revision: "published" }, { by });
    if (document.org === org) throw refuse("case-own-store");
    const [before] = await sql<{ fixed: boolean }[]>`
      select fixed from case_verdicts where document_id = ${id} and org_code = ${org} for update`;
    if (before?.fixed === fixed) return null;
    await sql`
      insert into case_verdicts (document_id, org_code, user_id, fixed, said_at)
      values (${id}, ${org}, ${person.id}, ${fixed}, ${tx.clock()})
      on conflict (document_id, org_code) do update
      set user_id = excluded.user_id, fixed = excluded.fixed, said_at = excluded.said_at`;
    await recordChange(tx, {
      operation: "judgeRepairCase",
      funLink: caseDocument.routes.reading,
      subjectKind: caseDocument.routes.working,
      subjectId: id,
      before: { fixed: before?.fixed ?? null },
      after: { fixed },
    });
    await publish(tx, caseTried, {
      caseId: id,
      caseCode: document.code!,
      storeCode: org,
      fixed,
      actorCode: person.userCode,
      version: await countOn(tx, document),
    });
    return null;
  });
}
