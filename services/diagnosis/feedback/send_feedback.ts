import { recordChange } from "@/engines/audit/record_change.ts";
import { readableDocuments } from "@/engines/documents/readable_documents.ts";
import { publish } from "@/engines/events/publish.ts";
import { requireCleanText } from "@/engines/sensitive/require_clean_text.ts";
import { addStep } from "@/engines/states/add_step.ts";
import { keepFiles } from "@/engines/states/keep_files.ts";
import { diagnosisFeedbackSent } from "@/events/diagnosis.ts";
import { personOf, requireRight } from "@/kernel/access/rights.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import { fullVinOf } from "@/services/epc/subject.ts";
import { readVin } from "@/services/epc/vin.ts";
import { diagnosisScope } from "../course/rows.ts";
import { VDS_FEEDBACK, type VdsFeedbackKind } from "./feedback_states.ts";
import { telling, VDS_FEEDBACK_USE } from "./rows.ts";
import type { NewNoDiagnosis, NewVdsFeedback } from "./types.ts";

/** The place that its pictures are uploaded to. */
const PLACE = "feedback-image";

/**
 * Says whether a diagnosis of the caller's stores led to the fault, once a person. Refuses `not-found`, `vds-diagnosis-running`, `vds-feedback-there`,
 * at `causeCode` a document that is none of theirs, and `sensitive-word`.
 */
export async function sendVdsFeedback(
  ctx: Ctx,
  { diagnosisId, outcome, causeCode, ...said }: NewVdsFeedback,
): Promise<{ id: number }> {
  requireRight(ctx, "VDSFeedback:edit");
  return await ctx.tx(async (tx) => {
    const [diagnosis] = await tx.sql<{ vin: string; storeCode: string; state: string }[]>`
      select g.vin, g.store_code, g.state
      from vds_diagnoses g
      where g.id = ${diagnosisId} and ${diagnosisScope(tx, "VDSFeedback:edit")}
      for key share`;
    if (!diagnosis) throw refuse("not-found");
    if (diagnosis.state === "running") throw refuse("vds-diagnosis-running");
    const { vin, storeCode } = diagnosis;
    const causeId = causeCode === "" ? null : await documentOf(tx, causeCode);
    return await write(tx, "diagnosis", { ...said, vin, storeCode, diagnosisId, outcome, causeId });
  });
}

/**
 * Says why a vehicle could not be diagnosed at the caller's store. Refuses `worksheet-store-needed` for people of no store, at `vin` what is none, what its last
 * characters are refused by, and `sensitive-word`.
 */
export async function sendNoDiagnosis(ctx: Ctx, given: NewNoDiagnosis): Promise<{ id: number }> {
  requireRight(ctx, "VDSFeedbackNoDiagnose:edit");
  const { orgCode, userType } = personOf(ctx);
  if (orgCode === null || userType === "factory") throw refuse("worksheet-store-needed");
  const typed = readVin(given.vin);
  const vin = typed.whole ? typed.vin : await fullVinOf(ctx, given.vin);
  return await ctx.tx((tx) => write(tx, "none", { ...given, vin, storeCode: orgCode }));
}

interface Written {
  vin: string;
  storeCode: string;
  text: string;
  dtcCodes: readonly string[];
  attachments: readonly string[];
  diagnosisId?: number;
  outcome?: NewVdsFeedback["outcome"];
  reason?: NewNoDiagnosis["reason"];
  causeId?: number | null;
}

async function write(
  tx: TxCtx,
  kind: VdsFeedbackKind,
  { attachments, dtcCodes, text, vin, storeCode, ...more }: Written,
): Promise<{ id: number }> {
  const { sql } = tx;
  const author = personOf(tx);
  const { page, kind: course } = VDS_FEEDBACK[kind];
  const { diagnosisId = null, outcome = null, reason = null, causeId = null } = more;
  await requireCleanText(tx, { text }, () => tx.t("diagnosis.feedback.text"));
  const [row] = await sql<{ id: number }[]>`
    insert into vds_feedback ${
    sql({
      kind,
      diagnosisId,
      vin,
      storeCode,
      authorId: author.id,
      sentAt: tx.clock(),
      changedAt: tx.clock(),
      outcome,
      reason,
      dtcCodes: [...dtcCodes],
      text,
      causeId,
    })
  } on conflict (diagnosis_id, author_id) where diagnosis_id is not null do nothing
    returning id::int`;
  if (!row) throw refuse("vds-feedback-there");
  const { id } = row;
  await keepFiles(tx, { kind: VDS_FEEDBACK_USE, id: String(id) }, "attachments", attachments, PLACE);
  await addStep(tx, { kind: course, id, action: "send", state: "unprocessed" });
  await recordChange(tx, {
    operation: kind === "diagnosis" ? "sendVdsFeedback" : "sendVdsNoDiagnosis",
    funLink: page,
    subjectKind: page,
    subjectId: id,
    after: { vin, state: "unprocessed" },
  });
  await publish(tx, diagnosisFeedbackSent, {
    feedbackId: id,
    version: 1,
    diagnosisId,
    vin,
    storeCode,
    authorCode: author.userCode,
    outcome,
    reason,
    dtcCodes: [...dtcCodes],
    sentAt: tx.clock().toISOString(),
  });
  return { id };
}

/** A case or bulletin by its code, where the caller may read it. */
async function documentOf(tx: TxCtx, code: string): Promise<number> {
  const [row] = await tx.sql<{ id: number }[]>`
    select d.id::int
    from documents d join document_revisions r on r.document_id = d.id and r.publish_state = 1
    where upper(d.code) = upper(${code}) and ${readableDocuments(tx, telling())}
    limit 1`;
  if (!row) throw refuseField("causeCode", "choice-unknown", { key: code });
  return row.id;
}
