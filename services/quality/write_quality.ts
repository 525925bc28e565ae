import { recordChange } from "@/engines/audit/record_change.ts";
import { publish } from "@/engines/events/publish.ts";
import type { Values } from "@/engines/registers/entry_types.ts";
import { requireCleanText } from "@/engines/sensitive/require_clean_text.ts";
import { actOn, type Asked } from "@/engines/states/act_on.ts";
import { addStep } from "@/engines/states/add_step.ts";
import { keepFiles } from "@/engines/states/keep_files.ts";
import { changeByForm, readByForm } from "@/engines/states/write_form.ts";
import { yearCode } from "@/engines/states/year_code.ts";
import { qualitySubmitted } from "@/events/quality.ts";
import { personId } from "@/kernel/access/person_id.ts";
import { personOf, requireRight } from "@/kernel/access/rights.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { normalPartNumber } from "@/services/epc/part_number.ts";
import { today } from "@/kernel/today.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";
import { linkQuality } from "./link_quality.ts";
import { QUALITY_REQUIRED, qualityForm } from "./quality_form.ts";
import { qualityStates } from "./quality_states.ts";
import { readQuality } from "./read_quality.ts";
import { OK_PHOTO, REFUSE_PHOTO } from "./rows.ts";
import { toldOfQuality } from "./told_of_quality.ts";
import type { QualityReport } from "./types.ts";

/** Place that the photos are uploaded to. */
export const QUALITY_PLACE = "quality-photo";

/** What the author says; what is left out stays. */
export interface QualityGiven {
  values: Values;
  /** Ids of files, all that it is to have. */
  refusePhotos?: readonly string[];
  okPhotos?: readonly string[];
}

const own = (tx: TxCtx) => tx.sql`(t.deleted_at is null and t.author_id = ${personId(tx)})`;

/** Begins a report, with whatever is said already. Refuses `no-right`, `person-needed`, and by field what breaks a rule. */
export async function beginQuality(ctx: Ctx, given: QualityGiven): Promise<QualityReport> {
  requireRight(ctx, "QualityFeedback:edit");
  const { id: author, orgCode } = personOf(ctx);
  const id = await ctx.tx(async (tx) => {
    const code = await yearCode(tx, qualityStates.table, "Q");
    const [row] = await tx.sql<[{ id: number }]>`
      insert into quality_reports ${
      tx.sql({ code, authorId: author, orgCode, createdAt: tx.clock(), changedAt: tx.clock() })
    } returning id::int`;
    await keepGiven(tx, row.id, given);
    await addStep(tx, { kind: qualityStates.kind, id: row.id, action: "begin", state: "draft" });
    await recordChange(tx, {
      operation: "addQualityReport",
      funLink: qualityStates.page,
      subjectKind: qualityStates.page,
      subjectId: row.id,
      after: { number: code },
    });
    return row.id;
  });
  return await readQuality(ctx, id);
}

/** Changes one's own draft. Refuses as `beginQuality` does, `not-found`, `state-changed`, `quality-submitted` and `quality-ended`. */
export async function changeQuality(ctx: Ctx, asked: Asked, given: QualityGiven): Promise<QualityReport> {
  await actOn(ctx, qualityStates, asked, "edit", own, async (tx, held) => {
    await keepGiven(tx, held.id, given);
    return {};
  });
  return await readQuality(ctx, asked.id);
}

async function keepGiven(
  tx: TxCtx,
  id: number,
  { values, refusePhotos, okPhotos }: QualityGiven,
): Promise<void> {
  const part = values.partNumber;
  await changeByForm(tx, qualityForm, String(id), {
    ...values,
    ...(typeof part === "string" && part.trim() !== "" ? { partNumber: normalPartNumber(part) } : {}),
  });
  const use = (kind: string) => ({ kind, id: String(id) });
  await keepFiles(tx, use(REFUSE_PHOTO), "refusePhotos", refusePhotos, QUALITY_PLACE);
  await keepFiles(tx, use(OK_PHOTO), "okPhotos", okPhotos, QUALITY_PLACE);
}

/**
 * Submits one's own draft to the factory. Refuses as `changeQuality` does, by field what is missing, `quality-photo-needed` without a photo of the faulty part,
 * `quality-day-ahead`, and `sensitive-word`.
 */
export async function submitQuality(ctx: Ctx, asked: Asked): Promise<QualityReport> {
  await actOn(ctx, qualityStates, asked, "submit", own, async (tx, held) => {
    const { values } = await readByForm(tx, qualityForm, String(held.id));
    const missing = QUALITY_REQUIRED.filter((name) => values[name] === null);
    if (missing.length > 0) {
      throw refuse("invalid-input", {}, missing.map((field) => ({ field, rule: "field-required" })));
    }
    if (values.faultOn! > today(tx)) throw refuseField("faultOn", "quality-day-ahead");
    const { title, description } = values;
    await requireCleanText(tx, { title, description }, (field) => tx.t(`quality.${field}`));
    const told = await toldOfQuality(tx, held.id);
    if (told.photos === 0) throw refuseField("refusePhotos", "quality-photo-needed");
    await tx.sql`update quality_reports set submitted_at = ${tx.clock()} where id = ${held.id}`;
    await linkQuality(tx, held.id);
    await publish(tx, qualitySubmitted, {
      ...told,
      version: held.version,
      vin: values.vin,
      faultCode: values.faultCode,
      mileage: values.mileage,
    });
    return {};
  });
  return await readQuality(ctx, asked.id);
}

/** Deletes one's own draft. Refuses as `changeQuality` does. */
export async function deleteQuality(ctx: Ctx, asked: Asked): Promise<null> {
  await actOn(ctx, qualityStates, asked, "delete", own, async (tx, held) => {
    for (const kind of [REFUSE_PHOTO, OK_PHOTO]) {
      await keepFiles(tx, { kind, id: String(held.id) }, "photos", [], QUALITY_PLACE);
    }
    await tx.sql`update quality_reports set deleted_at = ${tx.clock()} where id = ${held.id}`;
    return {};
  });
  return null;
}
