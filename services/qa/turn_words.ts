import type { Fragment } from "postgres";
import { isOnDuty } from "@/services/departments/approver_duties.ts";
import { personOrNull } from "@/kernel/access/actor.ts";
import type { Ctx } from "@/kernel/ctx.ts";

/**
 * Words by which questions wait for whoever reads (column `waits_for`), as the rows of a query, each once: as asker, by what they have taken, by the types that
 * they are named at, by the stores that they supervise, and by the sections and designations that are theirs today, own or lent. No rows for machines.
 */
function turnWords(ctx: Ctx): Fragment {
  const { sql } = ctx;
  const me = personOrNull(ctx);
  if (!me) return sql`select null::text where false`;
  const { id, orgCode } = me;
  // In whose place they act today.
  const lent = sql`(
    select ${id}::bigint union all
    select s.user_id from duty_substitutes s join users u on u.id = s.user_id where s.substitute_id = ${id} and ${
    isOnDuty(ctx)
  }
  )`;
  return sql`
    select 'asker:' || ${id}::bigint::text
    union select 'taken:' || ${id}::bigint::text
    union select 'type:' || x.type_code from part_qa_type_staff x where x.user_id = ${id}
    union
    select 'store:' || b.code
    from user_roles ur cross join lateral org_and_below(coalesce(ur.org_code, ${orgCode})) b (code)
    where ur.user_id = ${id} and ur.role_code = 'technical-supervisor'
    union
    select 'section:' || x.department_code || ':' || b.code
    from department_duties x join (select code from brands union all select '') b on x.brand_code is null or x.brand_code = b.code
    where x.user_id in ${lent} and x.duty = 'section-chief'
    union select 'engineer:' || l.id::text from ${lent} l (id)`;
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
