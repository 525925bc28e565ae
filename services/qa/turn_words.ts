import type { Fragment } from "postgres";
import { isOnDuty } from "@/services/departments/approver_duties.ts";
import { isActive } from "@/services/departments/active_person.ts";
import { personOrNull } from "@/kernel/access/actor.ts";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { QUESTION_KINDS } from "./advance_question.ts";
import { rightOfAction } from "./question_rights.ts";

/**
 * Words by which questions wait for whoever reads (column `waits_for`), as the rows of a query, each with name and last day of whoever is away in whose place they act (null: their own):
 * by what they have taken, the types that they are named at, the stores that they supervise, the sections that they head and their designations, and by what they have asked themselves.
 */
function turns(ctx: Ctx, { id, orgCode }: { id: number; orgCode: string | null }): Fragment {
  const { sql } = ctx;
  // What they may not answer is not lent.
  const mayAnswer = QUESTION_KINDS.some((kind) => may(ctx.actor, rightOfAction(kind, "answer")));
  const lent = sql`
    select u.id, u.org_code, u.full_name, s.end_date
    from duty_substitutes s join users u on u.id = s.user_id
    where s.substitute_id = ${id} and ${mayAnswer} and ${isOnDuty(ctx)} and ${isActive(ctx)}`;
  return sql`
    select w.word, l.full_name, l.end_date
    from (select ${id}::bigint as id, ${orgCode}::text as org_code, null as full_name, null::date as end_date union all ${lent}) l
    cross join lateral (
      select 'taken:' || l.id::text
      union all select 'engineer:' || l.id::text
      union all select 'type:' || x.type_code from part_qa_type_staff x where x.user_id = l.id
      union all
      select 'store:' || b.code
      from user_roles ur cross join lateral org_and_below(coalesce(ur.org_code, l.org_code)) b (code)
      where ur.user_id = l.id and ur.role_code = 'technical-supervisor'
      union all
      select 'section:' || x.department_code || ':' || b.code
      from department_duties x join (select code from brands union all select '') b on x.brand_code is null or x.brand_code = b.code
      where x.user_id = l.id and x.duty = 'section-chief'
    ) w (word)
    union all select 'asker:' || ${id}::bigint::text, null, null`;
}

/** These words; no rows for machines. */
function turnWords(ctx: Ctx): Fragment {
  const { sql } = ctx;
  const me = personOrNull(ctx);
  return me ? sql`select word from (${turns(ctx, me)}) t` : sql`select null::text where false`;
}

/**
 * The same words with in whose place each is the reader's (`turn.places`: by word, null for their own), as one row beside all others: found once for a page, since of each question they
 * are asked several times.
 */
export function joinTurns(ctx: Ctx): Fragment {
  const { sql } = ctx;
  const me = personOrNull(ctx);
  if (!me) return sql`cross join (select '{}'::jsonb as places) turn`;
  // Of several that have a word the last one counts: one's own place, else the first name.
  return sql`cross join (
    select jsonb_object_agg(
      t.word,
      case when t.full_name is not null then jsonb_build_object('fullName', t.full_name, 'until', t.end_date) end
      order by t.full_name desc nulls last, t.end_date
    ) as places
    from (${turns(ctx, me)}) t) turn`;
}

/** Of a row joined to `joinTurns` whether it is the reader's turn, and in whose place (`inPlaceOf` of a row); null where it is in their own. */
export function turnColumns(ctx: Ctx): Fragment {
  const { sql } = ctx;
  return sql`coalesce(turn.places ? q.waits_for and ${notOwn(ctx)}, false) as mine,
    case when ${notOwn(ctx)} then nullif(turn.places -> q.waits_for, 'null') end as in_place_of`;
}

/**
 * Whether it is the turn of whoever reads a question, alias `q`: answers of the factory and of the chain wait for who stands at the node, has taken it or is
 * named at its type; once answered it is the asker's to adopt. Where each list begins: the words are found in an index.
 */
export function atTurn(ctx: Ctx): Fragment {
  const { sql } = ctx;
  return sql`(q.waits_for = any(array(${turnWords(ctx)})) and ${notOwn(ctx)})`;
}

/** The opposite: asked of each of very many rows, by a hash of the words. */
export function notAtTurn(ctx: Ctx): Fragment {
  const { sql } = ctx;
  return sql`((q.waits_for in (${turnWords(ctx)}) and ${notOwn(ctx)}) is not true)`;
}

/** The asker answers nobody, and adopts. */
function notOwn(ctx: Ctx): Fragment {
  return ctx.sql`(q.state = 'replied' or q.asker_id <> ${personOrNull(ctx)?.id ?? 0})`;
}
