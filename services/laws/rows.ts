import type { Fragment } from "postgres";
import { inAudience } from "@/engines/audience/in_audience.ts";
import { timesRead } from "@/engines/states/note_reading.ts";
import { personId } from "@/kernel/access/person_id.ts";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { betweenNames } from "@/kernel/texts/between_names.ts";
import { lawStates } from "./law_states.ts";

/** Under which the files of legal standards are used. */
export const LAW_USE = "law";

/** Legal standards `t`. */
export function lawTables({ sql }: Pick<Ctx, "sql">): Fragment {
  return sql`legal_standards t`;
}

/** What a row says of one. */
export function lawColumns(ctx: Ctx): Fragment {
  const { sql } = ctx;
  const chain = ctx.chain as string[];
  const named = (table: string, codes: Fragment) =>
    sql`coalesce((
      select string_agg(name_in(x.names, ${chain}), ${betweenNames(ctx.lang)} order by x.code) from ${
      sql(table)
    } x where x.code = any(${codes})
    ), '')`;
  return sql`
    t.id::int, t.version, t.number, name_in(t.titles, ${chain}) as title, name_in(t.authorities, ${chain}) as authority, t.state,
    t.published_on::text, t.effective_on::text, t.abolished_on::text,
    ${named("countries", sql`t.country_codes`)} as countries, ${
    named("car_types", sql`t.car_types`)
  } as car_type_names,
    (select count(*)::int from file_uses u where u.kind = ${LAW_USE} and u.id = t.id::text) as file_count,
    ${timesRead(ctx, lawStates.kind, sql`t.id`)} as times_read,
    exists (
      select from course_reads c
      where c.subject_kind = ${lawStates.kind} and c.subject_id = t.id and c.user_id = ${personId(ctx)}
    ) as is_read`;
}

/** Which of those that are there somebody sees: those that are meant for them; who keeps them sees all. */
export function seesLaw(ctx: Ctx): Fragment {
  const { sql } = ctx;
  if (ctx.actor.kind === "system" || may(ctx.actor, "Laws:edit")) return sql`t.deleted_at is null`;
  return sql`(t.deleted_at is null and ${inAudience(ctx, sql`t.audience_id`)})`;
}
