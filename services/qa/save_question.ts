import { z } from "zod";
import { keepUses } from "@/engines/files/keep_uses.ts";
import { recordChange } from "@/engines/audit/record_change.ts";
import { personOf, requireRight } from "@/kernel/access/rights.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { dayText } from "@/kernel/day_text.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import { cleanVin } from "@/services/epc/vin.ts";
import { normalPartNumber } from "@/services/epc/part_number.ts";
import { visibleSeries } from "@/services/epc/visible_series.ts";
import type { QuestionKind } from "./advance_question.ts";
import type { AskedQuestion } from "./change_question.ts";
import { fileIds } from "./file_ids.ts";
import { QUESTION_ROUTES } from "./question_rights.ts";

/** What a question was asked from, so that it leads back there. */
export const askedFrom = z.object({
  kind: z.enum(["figure", "part", "case", "tsb", "dtc", "diagnosis", "order"]),
  key: z.string().min(1).max(120),
  callout: z.string().max(20).optional(),
});

const km = z.int().min(0).max(9_999_999);

/** Codes as a list, or as a text with one a line or separated by commas. */
const codes = (longest: number) =>
  z.union([z.string().max(2000), z.array(z.string().max(longest)).max(50)])
    .transform((given) =>
      (typeof given === "string" ? given.split(/[\s,;，；]+/) : given).map((one) => one.trim()).filter(
        Boolean,
      )
    )
    .pipe(z.array(z.string().max(longest)).max(50));

/** What a draft may say; all of it may be left out. */
export const questionDraft = z.object({
  typeCode: z.string().max(20).nullish(),
  title: z.string().max(200).optional(),
  body: z.string().max(LIMITS.questionLength).optional(),
  vin: z.string().max(40).nullish(),
  seriesCode: z.string().max(60).nullish(),
  mileage: km.nullish().describe("km"),
  mileageElectric: km.nullish().describe("km driven electrically"),
  producedOn: dayText().nullish(),
  soldOn: dayText().nullish(),
  urgent: z.boolean().optional(),
  partNumbers: codes(60).optional().describe("a list, or one a line"),
  dtcCodes: codes(20).optional().describe("a list, or one a line"),
  askedFrom: askedFrom.nullish(),
  files: fileIds.optional(),
});
export type QuestionDraft = z.infer<typeof questionDraft>;

/** A draft that is there, or one that begins: without an id. */
export interface WrittenQuestion extends QuestionDraft {
  id?: number;
  version?: number;
}

/** Files of a question, as `file_uses` names them. */
export const QUESTION_FILES = "question";

/** Begins a draft, which only its asker sees. */
function beginQuestion(ctx: Ctx, kind: QuestionKind, draft: QuestionDraft): Promise<AskedQuestion> {
  const { id: askerId, orgCode } = personOf(ctx);
  if (orgCode === null) throw refuse("question-needs-store");
  return ctx.tx(async (tx) => {
    const { sql } = tx;
    const at = tx.clock();
    const [row] = await sql<[{ id: number }]>`
      insert into questions (kind, stage, lang, store_code, asker_id, created_at, changed_at)
      values (${kind}, 'draft', ${tx.lang}, ${orgCode}, ${askerId}, ${at}, ${at})
      returning id::int`;
    await write(tx, row.id, draft);
    await log(tx, kind, "save", row.id, draft);
    return { id: row.id, version: 1 };
  });
}

/**
 * Saves a draft of one's own, which begins by its first save. Refuses `no-right`, `question-needs-store`, `not-found`, `state-changed`, `question-asked` once it was asked, and
 * by field what `write` refuses.
 */
export function saveQuestion(
  ctx: Ctx,
  kind: QuestionKind,
  { id, version, ...draft }: WrittenQuestion,
): Promise<AskedQuestion> {
  requireRight(ctx, `${QUESTION_ROUTES[kind].add}:edit`);
  if (id === undefined) return beginQuestion(ctx, kind, draft);
  return ctx.tx(async (tx) => {
    await holdDraft(tx, kind, { id, version: version ?? 0 });
    await write(tx, id, draft);
    const [row] = await tx.sql<[{ version: number }]>`
      update questions set version = version + 1, changed_at = ${tx.clock()} where id = ${id} returning version`;
    return { id, version: row.version };
  });
}

/** Deletes a draft of one's own with its files (specification section 6: delete only of drafts). Refuses as `saveQuestion` does. */
export function deleteQuestion(ctx: Ctx, kind: QuestionKind, asked: AskedQuestion): Promise<null> {
  requireRight(ctx, `${QUESTION_ROUTES[kind].add}:edit`);
  return ctx.tx(async (tx) => {
    await holdDraft(tx, kind, asked);
    await keepUses(tx, { kind: QUESTION_FILES, id: String(asked.id) }, [], ["qa"]);
    await tx.sql`delete from questions where id = ${asked.id}`;
    await log(tx, kind, "delete", asked.id);
    return null;
  });
}

/** Holds a draft of whoever acts. */
async function holdDraft(tx: TxCtx, kind: QuestionKind, { id, version }: AskedQuestion): Promise<void> {
  const [row] = await tx.sql<{ version: number; stage: string }[]>`
    select q.version, q.stage from questions q
    where q.id = ${id} and q.kind = ${kind} and q.asker_id = ${personOf(tx).id}
    for update`;
  if (!row) throw refuse("not-found");
  if (row.stage !== "draft") throw refuse("question-asked");
  if (row.version !== version) throw refuse("state-changed");
}

/**
 * Writes what is given and what follows from it: brand, series and days of the vehicle that a VIN names, as far as they are not given along with it. Refuses by field `vin-unknown`,
 * `choice-unknown` and files that are not the writer's.
 */
async function write(tx: TxCtx, id: number, draft: QuestionDraft): Promise<void> {
  const { sql } = tx;
  const { files, askedFrom: from, ...plain } = draft;
  const given: Record<string, unknown> = Object.fromEntries(
    Object.entries(plain).filter(([, value]) => value !== undefined).map((
      [name, value],
    ) => [name, value === "" && name !== "title" && name !== "body" ? null : value]),
  );
  if (typeof given.vin === "string") given.vin = cleanVin(given.vin) || null;
  if (draft.partNumbers) given.partNumbers = draft.partNumbers.map(normalPartNumber);
  if (typeof given.vin === "string") Object.assign(given, await factsOf(tx, given.vin), dropNull(given));
  if (typeof given.seriesCode === "string") {
    const [series] = await sql<{ brandCode: string }[]>`
      select s.brand_code from series s where s.code = ${given.seriesCode} and ${visibleSeries(tx)}`;
    if (!series) throw refuseField("seriesCode", "choice-unknown", { key: given.seriesCode });
    given.brandCode = series.brandCode;
  }
  if (from !== undefined) given.askedFrom = from === null ? null : sql.json(from);
  if (Object.keys(given).length > 0) await sql`update questions set ${sql(given)} where id = ${id}`;
  if (files) {
    const unknown = await keepUses(tx, { kind: QUESTION_FILES, id: String(id) }, files, ["qa"]);
    if (unknown.length > 0) throw refuseField("files", "file-gone");
  }
}

/** What the vehicle says; nothing of one that is not known, which is refused when the question is asked. */
async function factsOf(tx: TxCtx, vin: string): Promise<Record<string, unknown>> {
  const [vehicle] = await tx.sql<Record<string, unknown>[]>`
    select v.series_code, v.production_date::text as produced_on, v.sale_date::text as sold_on
    from vehicles v join series s on s.code = v.series_code
    where v.vin = ${vin} and ${
    visibleSeries(tx)
  } and not exists (select from disabled_vins d where d.vin = v.vin and d.deleted_at is null)`;
  return vehicle ?? {};
}

function dropNull(given: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null && value !== ""));
}

async function log(
  tx: TxCtx,
  kind: QuestionKind,
  verb: "save" | "delete",
  id: number,
  after?: QuestionDraft,
): Promise<void> {
  const { add } = QUESTION_ROUTES[kind];
  await recordChange(tx, {
    operation: `${verb}${kind === "part" ? "Part" : "Tech"}Question`,
    funLink: add,
    subjectKind: add,
    subjectId: id,
    after,
  });
}
