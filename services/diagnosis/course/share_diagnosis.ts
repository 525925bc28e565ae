import { recordChange } from "@/engines/audit/record_change.ts";
import { notifyPeople } from "@/engines/messages/notify_people.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import { may, personOf, requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import { diagnosisScope } from "./rows.ts";

/**
 * Tells somebody of a diagnosis by a message that leads to its report; the same again on one day (UTC) is the same message. Refuses `not-found`,
 * `share-overseas` in the overseas edition, and `share-not-readable` alike for who may not see it and who is not there.
 */
export async function shareDiagnosis(
  ctx: Ctx,
  { id, receivingUser }: { id: number; receivingUser: string },
): Promise<null> {
  requireRight(ctx, "VDSDiagnose:view");
  if (ctx.edition === "overseas") throw refuse("share-overseas");
  const person = personOf(ctx);
  return await ctx.tx(async (tx) => {
    const [diagnosis] = await tx.sql<{ vin: string; eventId: string }[]>`
      select g.vin, md5(${`diagnosis-shared ${
      tx.clock().toISOString().slice(0, 10)
    } ${person.id} ${receivingUser} `}::text || g.id)::uuid
        as event_id
      from vds_diagnoses g
      where g.id = ${id} and ${diagnosisScope(tx, "VDSDiagnose:view")}`;
    if (!diagnosis) throw refuse("not-found");
    const receiver = await loadUser(tx, receivingUser, tx.edition);
    if (!receiver || !await maySee({ ...tx, actor: receiver }, id)) {
      throw refuseField("receivingUser", "share-not-readable");
    }
    await notifyPeople(tx, {
      eventId: diagnosis.eventId,
      kind: "diagnosis-shared",
      params: { from: person.fullName, number: id, vin: diagnosis.vin },
      link: `DiagnosePreview?id=${id}`,
      receivers: [receiver.id],
    });
    await recordChange(tx, {
      operation: "shareVdsDiagnosis",
      funLink: "VDSDiagnose",
      subjectKind: "diagnosis",
      subjectId: id,
      after: { receivingUser },
    });
    return null;
  });
}

async function maySee(ctx: Ctx, id: number): Promise<boolean> {
  if (!may(ctx.actor, "VDSDiagnose:view")) return false;
  const [row] = await ctx.sql`
    select from vds_diagnoses g where g.id = ${id} and ${diagnosisScope(ctx, "VDSDiagnose:view")}`;
  return row !== undefined;
}
