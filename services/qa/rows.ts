import type { Fragment } from "postgres";
import { personOrNull } from "@/kernel/access/actor.ts";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { overallOf, qaStateOf, type QuestionKind } from "./advance_question.ts";
import { rightOfAction } from "./question_rights.ts";
import type { QuestionRow } from "./question_types.ts";
import { joinTurns, turnColumns } from "./turn_words.ts";

/**
 * Questions `q` with store `o` and region `n`: what scopes, filters and orders of lists ask for. Nothing else is joined where rows are counted, since indexes
 * that hold all that is asked of `q` are not read alone once another column of it joins something.
 */
export function questionTables({ sql }: Pick<Ctx, "sql">): Fragment {
  return sql`questions q
    left join orgs o on o.code = q.store_code
    left join sales_regions n on n.code = o.region_code`;
}

/** Asker `a`, type `t`, the reader's `turn` and the rest that a row names, joined to `questionTables`. */
export function questionJoins(ctx: Ctx, kind: QuestionKind): Fragment {
  const { sql } = ctx;
  return sql`
    left join users a on a.id = q.asker_id
    left join ${questionTypes(ctx, kind)} t on t.code = q.type_code
    left join series s on s.code = q.series_code
    left join sales_areas g on g.code = n.area_code
    left join users w on w.id = coalesce(q.designated_id, q.assignee_id)
    ${joinTurns(ctx)}`;
}

/** The table of types of a kind. */
export function questionTypes({ sql }: Pick<Ctx, "sql">, kind: QuestionKind): Fragment {
  return kind === "part" ? sql`part_qa_types` : sql`tech_qa_types`;
}

/** Whether whoever reads is from the factory: only then areas and notes are told (specification section 6). */
export function isFactory(ctx: Ctx): boolean {
  return personOrNull(ctx)?.userType === "factory";
}

/** What a row says of a question. */
export function questionColumns(ctx: Ctx): Fragment {
  const { sql } = ctx;
  const chain = ctx.chain as string[];
  return sql`
    q.id::int, q.version, q.kind, q.code, q.title, q.stage, t.type_parent, name_in(t.names, ${chain}) as type_name, q.series_code,
    name_in(s.names, ${chain}) as series_name, q.vin, q.store_code, name_in(o.names, ${chain}) as store_name,
    ${isFactory(ctx) ? sql`name_in(g.names, ${chain})` : sql`null`} as area_name, a.full_name as asker_name,
    w.full_name as assignee_name, q.urgent, ${
    turnColumns(ctx)
  }, q.asked_at, q.waiting_since, q.answer_due_at, ${
    minutesLeft(ctx)
  } as minutes_left, q.changed_at, q.closed_at,
    (select count(*)::int from question_replies r where r.question_id = q.id and r.part = 'answer') as replies, q.score::float8 as score`;
}

/** Minutes of business hours until an answer is due, or minutes since it was, below 0. */
function minutesLeft({ sql, clock }: Ctx): Fragment {
  const now = sql`${clock()}::timestamptz`;
  return sql`(case
    when q.answer_due_at < ${now} then -ceil(extract(epoch from ${now} - q.answer_due_at) / 60)
    when q.answer_due_at is not null then ceil(worked_seconds(o.market_code, o.zone, ${now}, q.answer_due_at) / 60.0)
  end)::int`;
}

/** A row as the statement reads it, moments already as texts. */
type Read = Omit<QuestionRow, "qaState" | "overall">;

/** The row with the states that follow from its stage. */
export function rowOf(row: Read): QuestionRow {
  return { ...row, qaState: qaStateOf(row.stage), overall: overallOf(row.stage) };
}

/** Whether whoever reads is told of notes: staff of the factory with the right to write them, whatever roles of stores are given. */
export function readsNotes(ctx: Ctx, kind: QuestionKind): boolean {
  return isFactory(ctx) && may(ctx.actor, rightOfAction(kind, "note"));
}
