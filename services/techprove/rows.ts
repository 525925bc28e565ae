import type { Fragment } from "postgres";
import { personId } from "@/kernel/access/person_id.ts";
import { scopeOf } from "@/kernel/access/scope.ts";
import type { Ctx } from "@/kernel/ctx.ts";

/** Under which files of an improvement are used. */
export const USES = {
  beforePhotos: "techprove-before",
  afterPhotos: "techprove-after",
  files: "techprove-file",
} as const;

/** Improvements `t` with author, store, series and department. */
export function techproveTables({ sql }: Pick<Ctx, "sql">): Fragment {
  return sql`technical_improvements t
    join users a on a.id = t.author_id
    left join orgs o on o.code = t.org_code
    left join series s on s.code = t.series_code
    left join departments d on d.code = t.department_code`;
}

/** What a row says of one. */
export function techproveColumns(ctx: Ctx): Fragment {
  const { sql } = ctx;
  const chain = ctx.chain as string[];
  const count = (more: Fragment) =>
    sql`(
      select count(*)::int from technical_improvement_approvals v
      where v.improvement_id = t.id and v.voided_at is null ${more}
    )`;
  return sql`
    t.id::int, t.version, t.code, t.title, t.state, name_in(d.names, ${chain}) as department_name,
    name_in(s.names, ${chain}) as series_name, name_in(o.names, ${chain}) as org_name, a.full_name as author,
    coalesce(t.author_id = ${personId(ctx)}, false) as own, ${count(sql``)} as approvals,
    ${count(sql`and v.result = 1`)} as approved, t.submitted_at, t.closed_at`;
}

/** Whose word is asked for now. */
function isAsked(ctx: Ctx): Fragment {
  return ctx.sql`exists (
    select from technical_improvement_approvals v
    where v.improvement_id = t.id and v.user_id = ${personId(ctx)} and v.voided_at is null
  )`;
}

/** One's own, those that one is to approve, and once submitted those of the right's organisations. */
export function reachesTechprove(ctx: Ctx): Fragment {
  const { sql } = ctx;
  if (ctx.actor.kind === "system") return sql`t.deleted_at is null`;
  return sql`(t.deleted_at is null and (t.author_id = ${personId(ctx)} or ${isAsked(ctx)}
    or t.submitted_at is not null and ${scopeOf(ctx, "TechProve:view")({ org: sql`t.org_code` })}))`;
}
