import { isoMoments } from "@/engines/lists/iso_moments.ts";
import { personOrNull } from "@/kernel/access/actor.ts";
import { may, requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import type { RefusalKey } from "@/kernel/refusals/catalogue.ts";
import { sentenceOf } from "@/kernel/refusals/sentence_of.ts";
import {
  advanceQuestion,
  QUESTION_ACTIONS,
  type QuestionAction,
  type QuestionKind,
} from "./advance_question.ts";
import { QUESTION_FILES } from "./save_question.ts";
import { REPLY_FILES } from "./answer_question.ts";
import { whyNotDesignated, whyNotEscalated } from "./why_not_passed_on.ts";
import { chainOf } from "@/services/departments/chain_of.ts";
import { hasAnswered } from "./has_answered.ts";
import { type Answerable, type InCharge, inChargeOf } from "./in_charge.ts";
import { QUESTION_ROUTES, questionScope, rightOfAction } from "./question_rights.ts";
import type { Question, QuestionFile } from "./question_types.ts";
import { questionColumns, questionJoins, questionTables, readsNotes, rowOf } from "./rows.ts";

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

/** What was said, and the version that the question had then; none where nothing was said. */
async function repliesOf(
  ctx: Ctx,
  kind: QuestionKind,
  id: number,
): Promise<{ replyList: Question["replyList"]; version: number | undefined }> {
  const { sql } = ctx;
  const me = personOrNull(ctx)?.id ?? 0;
  const rows = await sql<(Question["replyList"][number] & { version: number })[]>`
    select q.version, r.id::int, r.part, r.node, r.body, r.lang, r.at, r.waited_minutes, r.adopted_at is not null as adopted, r.user_id = ${me} as own,
      jsonb_build_object('fullName', u.full_name, 'userType', u.user_type, 'orgName', name_in(o.names, ${ctx
    .chain as string[]})) as by,
      case when x.id is not null then jsonb_build_object('id', x.id, 'by', y.full_name, 'body', x.body) end as quoted,
      ${filesColumn(ctx, REPLY_FILES, "r.id")} as files
    from question_replies r
    join questions q on q.id = r.question_id
    join users u on u.id = r.user_id
    left join orgs o on o.code = u.org_code
    left join question_replies x on x.id = r.quoted_id
    left join users y on y.id = x.user_id
    where r.question_id = ${id} and ${readsNotes(ctx, kind) ? sql`true` : sql`r.part <> 'note'`}
    order by r.id`;
  return {
    replyList: rows.map(({ version: _, ...row }) => isoMoments(row)),
    version: rows[0]?.version,
  };
}

async function stepsOf(ctx: Ctx, kind: QuestionKind, id: number): Promise<Question["steps"]> {
  const { sql } = ctx;
  const rows = await sql<Question["steps"]>`
    select t.action, t.stage, u.full_name as by, d.full_name as designated, t.remark, t.at
    from question_steps t
    left join users u on u.id = t.user_id
    left join users d on d.id = t.designated_id
    where t.question_id = ${id} and ${readsNotes(ctx, kind) ? sql`true` : sql`t.action <> 'note'`}
    order by t.id`;
  return rows.map((row) => isoMoments(row));
}

/** The files of a use, in the order in which they came. */
function filesColumn({ sql }: Pick<Ctx, "sql">, use: string, of: string) {
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object('fileId', f.id, 'name', f.name, 'size', f.size) order by p.since, f.id), '[]')
    from file_uses p join files f on f.id = p.file_id
    where p.kind = ${use} and p.id = ${sql.unsafe(of)}::text
  )`;
}

async function filesOf({ sql }: Ctx, use: string, id: number): Promise<QuestionFile[]> {
  const [row] = await sql<[{ files: QuestionFile[] }]>`
    select ${filesColumn({ sql }, use, String(Number(id)))} as files`;
  return row.files;
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

/** Each action with why the reader cannot do it, as the verbs themselves would refuse it. */
async function actionsOf(
  ctx: Ctx,
  kind: QuestionKind,
  question: Answerable & Pick<Row, "id" | "stage" | "score"> & { people: readonly InCharge[] },
): Promise<Question["actions"]> {
  const { sql } = ctx;
  const me = personOrNull(ctx);
  const rights = [...new Set(QUESTION_ACTIONS.map((action) => rightOfAction(kind, action)))]
    .filter((right) => may(ctx.actor, right));
  const reached = rights.length === 0 ? [] : await sql<{ right: string }[]>`
    ${
    rights.map((right) =>
      sql`select ${right}::text as right from questions q where q.id = ${question.id} and ${
        questionScope(ctx, right)
      }`
    ).reduce((before, one) => sql`${before} union all ${one}`)
  }`;
  const reaches = new Set(reached.map(({ right }) => right));
  const answered = await hasAnswered(ctx, question.id);
  const goesOn = (action: QuestionAction) =>
    reaches.has(rightOfAction(kind, action)) && "to" in advanceQuestion(question.stage, action, kind);
  const chain = goesOn("escalate") || goesOn("designate")
    ? await chainOf(ctx, { store: question.storeCode, brand: question.brandCode ?? "" })
    : null;
  const notDesignated = chain && me && goesOn("designate")
    ? await whyNotDesignated(ctx, question, chain)
    : null;
  const why = (action: QuestionAction): RefusalKey | null => {
    if (!me || !reaches.has(rightOfAction(kind, action))) return "no-right";
    const move = advanceQuestion(question.stage, action, kind);
    if ("refused" in move) return move.refused;
    const isAsker = question.askerId === me.id;
    const isAskersSide = isAsker || (me.userType !== "factory" && me.orgCode === question.storeCode);
    const isAtNode = kind === "part" || question.people.length === 0 ||
      question.people.some(({ id }) => id === me.id);
    switch (action) {
      case "save":
      case "ask":
      case "delete":
        return isAsker ? null : "no-right";
      case "answer":
        return isAsker ? "question-own" : isAtNode ? null : "question-not-at-you";
      case "escalate":
        return isAtNode ? chain && whyNotEscalated(chain) : "question-not-at-you";
      case "designate":
        return notDesignated;
      case "hand-back":
        return isAtNode ? null : "question-not-at-you";
      case "ask-again":
      case "adopt":
        return isAskersSide ? null : "question-not-yours";
      case "score":
        return !isAskersSide
          ? "question-not-yours"
          : answered
          ? "question-score-own"
          : question.score === null
          ? null
          : "question-scored";
      case "note":
        return me.userType === "factory" ? null : "no-right";
      default:
        return null;
    }
  };
  return QUESTION_ACTIONS.map((action) => {
    const key = why(action);
    return { action, refused: key === null ? null : sentenceOf(ctx, refuse(key)) };
  });
}
