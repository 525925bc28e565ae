import { personOf } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { isOnDuty } from "@/services/departments/approver_duties.ts";
import type { Substitution, Substitutions } from "./types.ts";

/** Past ones are shown for so long. */
const SHOWN_DAYS = 90;

/** Who acts in the place of whoever asks, and in whose place they do: those of now and of later, and of the last months. */
export async function readSubstitutions(ctx: Ctx): Promise<Substitutions> {
  const { sql, clock } = ctx;
  const own = personOf(ctx).id;
  const rows = await sql<(Substitution & { isMine: boolean })[]>`
    select s.id::int, s.version, s.start_date::text, s.end_date::text,
      jsonb_build_object('userCode', u.user_code, 'fullName', u.full_name) as approver,
      jsonb_build_object('userCode', v.user_code, 'fullName', v.full_name) as substitute,
      case
        when s.ended_at is not null then 'ended'
        when ${isOnDuty(ctx)} then 'now'
        when (${clock()}::timestamptz at time zone u.zone)::date < s.start_date then 'planned'
        else 'over'
      end as state,
      s.user_id = ${own} as is_mine
    from duty_substitutes s
    join users u on u.id = s.user_id
    join users v on v.id = s.substitute_id
    where s.end_date > (${clock()}::timestamptz - make_interval(days => ${SHOWN_DAYS}))::date
      and (
        s.user_id = ${own}
        or (
          s.substitute_id = ${own} and s.ended_at is null
          and (${clock()}::timestamptz at time zone u.zone)::date <= s.end_date
        )
      )
    order by s.ended_at is not null, s.start_date desc, s.id desc`;
  const those = (mine: boolean) =>
    rows.filter(({ isMine }) => isMine === mine).map(({ isMine: _, ...substitution }) => substitution);
  return { mine: those(true), forOthers: those(false) };
}
