import { publish } from "@/engines/events/publish.ts";
import { requireCleanText } from "@/engines/sensitive/require_clean_text.ts";
import { qaAsked } from "@/events/qa.ts";
import { personOf } from "@/kernel/access/rights.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { type FieldRefusal, refuse } from "@/kernel/refusals/refuse.ts";
import { visibleSeries } from "@/services/epc/visible_series.ts";
import { today } from "@/kernel/today.ts";
import type { QuestionKind } from "./advance_question.ts";
import { type AskedQuestion, changeQuestion, type HeldQuestion, toldOf } from "./change_question.ts";
import { saveQuestion, type WrittenQuestion } from "./save_question.ts";

/**
 * Saves what is written and asks it. Refuses what `saveQuestion` and `changeQuestion` do, by field what is missing, an unknown vehicle, days in the wrong order (specification section 5) and
 * sensitive words.
 */
export function askQuestion(ctx: Ctx, kind: QuestionKind, written: WrittenQuestion): Promise<AskedQuestion> {
  return ctx.tx(async (tx) => await askDraft(tx, kind, await saveQuestion(tx, kind, written)));
}

function askDraft(ctx: Ctx, kind: QuestionKind, asked: AskedQuestion): Promise<AskedQuestion> {
  return changeQuestion(ctx, kind, asked, "ask", async (tx, question, to) => {
    const { sql } = tx;
    if (question.askerId !== personOf(tx).id) throw refuse("not-found");
    await requireComplete(tx, question);
    await requireCleanText(
      tx,
      { title: question.title, body: question.body },
      (field) => tx.t(`qa.${field}`),
    );
    const at = tx.clock();
    const [row] = await sql<[{ code: string }]>`
      update questions q
      set code = ${
      kind === "part" ? "PQ" : "TQ"
    } || '-' || to_char(${at}::timestamptz at time zone o.zone, 'YYYY') || '-' ||
        lpad(nextval('question_numbers')::text, 6, '0'), asked_at = ${at}, stage = ${to}
      from orgs o
      where q.id = ${question.id} and o.code = q.store_code
      returning q.code`;
    await publish(tx, qaAsked, {
      ...toldOf({ ...question, code: row.code }),
      askerCode: personOf(tx).userCode,
      typeCode: question.typeCode!,
      vin: question.vin,
      urgent: question.urgent,
      askedAt: at.toISOString(),
    });
    return { after: { code: row.code } };
  });
}

/** Refuses by field what a question lacks or has wrong. */
async function requireComplete(tx: TxCtx, question: HeldQuestion): Promise<void> {
  const { sql } = tx;
  const refused: FieldRefusal[] = [];
  for (const field of ["typeCode", "title", "body", "seriesCode"] as const) {
    if ((question[field] ?? "").trim() === "") refused.push({ field, rule: "field-required" });
  }
  const types = question.kind === "part" ? sql`part_qa_types` : sql`tech_qa_types`;
  const [row] = await sql<
    [{ knownType: boolean; knownVin: boolean; producedOn: string | null; soldOn: string | null }]
  >`
    select exists (select from ${types} t where t.code = q.type_code and t.deleted_at is null) as known_type,
      q.vin is null or exists (
        select from vehicles v join series s on s.code = v.series_code
        where v.vin = q.vin and ${
    visibleSeries(tx)
  } and not exists (select from disabled_vins d where d.vin = v.vin and d.deleted_at is null)
      ) as known_vin,
      q.produced_on::text, q.sold_on::text
    from questions q where q.id = ${question.id}`;
  if (question.typeCode && !row.knownType) {
    refused.push({ field: "typeCode", rule: "choice-unknown", params: { key: question.typeCode } });
  }
  if (!row.knownVin) refused.push({ field: "vin", rule: "vin-unknown", params: { vin: question.vin! } });
  const { producedOn, soldOn } = row;
  if (producedOn && producedOn > today(tx)) refused.push({ field: "producedOn", rule: "day-in-future" });
  if (soldOn && soldOn > today(tx)) refused.push({ field: "soldOn", rule: "day-in-future" });
  if (producedOn && soldOn && soldOn < producedOn) {
    refused.push({ field: "soldOn", rule: "sale-before-production" });
  }
  if (refused.length > 0) throw refuse("invalid-input", {}, refused);
}
