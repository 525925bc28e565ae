import type { Fragment } from "postgres";
import { personOf } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { isOnDuty } from "@/services/departments/approver_duties.ts";
import type { Substitution, Substitutions } from "./types.ts";

/** Past ones are shown for so long. */
const SHOWN_DAYS = 90;

/** Who acts in the place of whoever asks, and in whose place they do: those of now and of later, and of the last months. */
export async function readSubstitutions(ctx: Ctx): Promise<Substitutions> {
  const own = personOf(ctx).id;
  const [mine, forOthers] = await Promise.all([
    rowsOf(ctx, ctx.sql`s.user_id = ${own}`),
    rowsOf(
      ctx,
      ctx.sql`s.substitute_id = ${own} and s.ended_at is null
        and (${ctx.clock()}::timestamptz at time zone u.zone)::date <= s.end_date`,
    ),
  ]);
  return { mine, forOthers };
}

async function rowsOf(ctx: Ctx, which: Fragment): Promise<Substitution[]> {
  const { sql, clock } = ctx;
  const rows = await sql<Substitution[]>`
    select s.id::int, s.version, s.start_date::text, s.end_date::text,
      jsonb_build_object('userCode', u.user_code, 'fullName', u.full_name) as approver,
      jsonb_build_object('userCode', v.user_code, 'fullName', v.full_name) as substitute,
      case
        when s.ended_at is not null then 'ended'
        when ${isOnDuty(ctx)} then 'now'
        when (${clock()}::timestamptz at time zone u.zone)::date < s.start_date then 'planned'
        else 'over'
      end as state
    from duty_substitutes s
    join users u on u.id = s.user_id
    join users v on v.id = s.substitute_id
    where ${which} and s.end_date > (${clock()}::timestamptz - make_interval(days => ${SHOWN_DAYS}))::date
    order by s.ended_at is not null, s.start_date desc, s.id desc`;
  return [...rows];
}
