import { isoMoments } from "@/engines/lists/iso_moments.ts";
import { requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import type { QuestionKind } from "./advance_question.ts";
import { type Answerable, type InCharge, inChargeOf } from "./in_charge.ts";
import { actionsOf } from "./question_actions.ts";
import { QUESTION_ROUTES, questionScope } from "./question_rights.ts";
import { filesOf, repliesOf, stepsOf } from "./question_thread.ts";
import type { Question } from "./question_types.ts";
import { questionColumns, questionJoins, questionTables, rowOf } from "./rows.ts";
import { QUESTION_FILES } from "./save_question.ts";

type Row = Omit<Question, "replyList" | "steps" | "files" | "inCharge" | "standIns" | "actions"> & {
  askerId: number;
  brandCode: string | null;
  designatedId: number | null;
  assigneeId: number | null;
  node: Question["replyList"][number]["node"];
};

/** How often a question is read at most before it is told as it was found. */
const MAX_READS = 3;

/**
 * A question with its thread and course, and what the reader may do with it. Notes and their steps reach the factory alone. What somebody says while it is read
 * comes with the version that it made: who answers to it is not refused for that. Refuses `no-right` and `not-found`.
 */
export async function readQuestion(ctx: Ctx, kind: QuestionKind, id: number): Promise<Question> {
  for (let read = 1;; read++) {
    const { question, versionOfReplies } = await readParts(ctx, kind, id);
    if (versionOfReplies === question.version || read === MAX_READS) return question;
  }
}

/** The question, and then by further statements what belongs to it, with the version that it had by then. Refuses `no-right` and `not-found`. */
async function readParts(
  ctx: Ctx,
  kind: QuestionKind,
  id: number,
): Promise<{ question: Question; versionOfReplies: number }> {
  const { view } = QUESTION_ROUTES[kind];
  requireRight(ctx, `${view}:view`);
  const { sql } = ctx;
  const [found] = await sql<Row[]>`
    select ${
    questionColumns(ctx)
  }, q.body, q.lang, q.type_code, q.mileage, q.mileage_electric, q.produced_on::text, q.sold_on::text, q.part_numbers,
      q.dtc_codes, q.asked_from, q.closing_note, k.question_id::int as knowledge_id, q.asker_id::int, q.brand_code, q.designated_id::int,
      q.assignee_id::int, q.node,
      not isempty(worked_between(o.market_code, o.zone, ${ctx.clock()}::timestamptz, ${ctx.clock()}::timestamptz + interval '1 minute')) as at_work
    from ${questionTables(ctx)} ${questionJoins(ctx, kind)}
    left join question_knowledge k on k.question_id = q.id
    where q.id = ${id} and q.kind = ${kind} and ${questionScope(ctx, `${view}:view`)}`;
  if (!found) throw refuse("not-found");
  const { askerId, brandCode, designatedId, assigneeId, node, ...row } = isoMoments(found);
  const asked: Answerable = {
    kind,
    node,
    typeCode: row.typeCode,
    storeCode: row.storeCode,
    askerId,
    brandCode,
    designatedId,
    assigneeId,
  };
  const isOpen = row.stage !== "draft" && row.stage !== "closed";
  const people = isOpen ? await inChargeOf(ctx, asked) : [];
  const [replies, steps, files, waitedFor, actions] = await Promise.all([
    repliesOf(ctx, kind, id),
    stepsOf(ctx, kind, id),
    filesOf(ctx, QUESTION_FILES, id),
    namesOf(ctx, people),
    actionsOf(ctx, kind, { ...row, ...asked, people }),
  ]);
  const inCharge = waitedFor.map(({ fullName }) => fullName);
  const standIns = waitedFor.flatMap(({ fullName, inPlaceOf }) => inPlaceOf ? [{ fullName, inPlaceOf }] : []);
  const { replyList, version = row.version } = replies;
  const question = { ...rowOf(row), ...rest(row), replyList, steps, files, inCharge, standIns, actions };
  return { question, versionOfReplies: version };
}

/** What a question says beside its row. */
function rest(row: Omit<Row, "askerId" | "brandCode" | "designatedId" | "assigneeId" | "node">) {
  return row as Omit<Question, "replyList" | "steps" | "files" | "inCharge" | "standIns" | "actions">;
}

async function namesOf(
  { sql }: Ctx,
  people: readonly InCharge[],
): Promise<(Pick<InCharge, "inPlaceOf"> & { fullName: string })[]> {
  if (people.length === 0) return [];
  const rows = await sql<{ id: number; fullName: string }[]>`
    select id::int, full_name from users where id = any(${
    people.map(({ id }) => id)
  }::bigint[]) order by full_name, id`;
  const places = new Map(people.map(({ id, inPlaceOf }) => [id, inPlaceOf]));
  return rows.map(({ id, fullName }) => ({ fullName, inPlaceOf: places.get(id) ?? null }));
}
