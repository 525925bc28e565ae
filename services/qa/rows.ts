import type { Fragment } from "postgres";
import { personOrNull } from "@/kernel/access/actor.ts";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { overallOf, qaStateOf, type QuestionKind } from "./advance_question.ts";
import { isOnDuty } from "@/services/departments/approver_duties.ts";
import { rightOfAction } from "./question_rights.ts";
import type { QuestionRow } from "./question_types.ts";

/** Questions `q` with store `o`, type `t` and the rest that a row names. */
export function questionTables({ sql }: Pick<Ctx, "sql">, kind: QuestionKind): Fragment {
  return sql`questions q
    join orgs o on o.code = q.store_code
    join users a on a.id = q.asker_id
    left join ${kind === "part" ? sql`part_qa_types` : sql`tech_qa_types`} t on t.code = q.type_code
    left join series s on s.code = q.series_code
    left join sales_regions n on n.code = o.region_code
    left join sales_areas g on g.code = n.area_code
    left join users w on w.id = coalesce(q.designated_id, q.assignee_id)`;
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
    atTurn(ctx)
  } as mine, q.asked_at, q.waiting_since, q.answer_due_at, ${
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

/**
 * Whether it is the turn of whoever reads: answers of the factory and of the chain wait for who stands at the node, has taken it or is named at its type; once
 * answered it is the asker's to adopt.
 */
export function atTurn(ctx: Ctx): Fragment {
  const { sql } = ctx;
  const me = personOrNull(ctx);
  if (!me) return sql`false`;
  const { id, orgCode } = me;
  // In whose place they act today.
  const lent = sql`(
    select ${id}::bigint union all
    select s.user_id from duty_substitutes s join users u on u.id = s.user_id where s.substitute_id = ${id} and ${
    isOnDuty(ctx)
  }
  )`;
  return sql`(case
    when q.stage in ('draft', 'closed') then false
    when q.state = 'replied' then q.asker_id = ${id}
    when q.asker_id = ${id} then false
    when q.stage = 'unanswered' then coalesce(q.assignee_id = ${id},
      exists (select from part_qa_type_staff x where q.kind = 'part' and x.type_code = q.type_code and x.user_id = ${id}))
    when q.stage = 'supervisor' then exists (
      select from user_roles ur
      where ur.user_id = ${id} and ur.role_code = 'technical-supervisor'
        and q.store_code in (select org_and_below(coalesce(ur.org_code, ${orgCode})))
    )
    when q.stage = 'section-head' then exists (
      select from department_duties x
      where x.user_id in ${lent} and x.duty = 'section-chief' and x.department_code = q.section_code
        and (x.brand_code is null or x.brand_code = q.brand_code)
    )
    when q.stage = 'engineer' then coalesce(q.designated_id in ${lent}, false)
    else false
  end)`;
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
