import type { Fragment } from "postgres";
import { personId } from "@/kernel/access/person_id.ts";
import type { Right } from "@/kernel/access/rights.ts";
import { scopeOf } from "@/kernel/access/scope.ts";
import type { Ctx } from "@/kernel/ctx.ts";

/** Under which the photos of a report are used: of the faulty part, and of a good one. */
export const REFUSE_PHOTO = "quality-refuse";
export const OK_PHOTO = "quality-ok";

/** Reports `t` with author, store, series and part. */
export function qualityTables({ sql }: Pick<Ctx, "sql">): Fragment {
  return sql`quality_reports t
    join users a on a.id = t.author_id
    left join orgs o on o.code = t.org_code
    left join series s on s.code = t.series_code
    left join parts p on p.number = t.part_number
    left join users w on w.id = t.taken_by`;
}

/** What a row says of one. */
export function qualityColumns(ctx: Ctx): Fragment {
  const { sql } = ctx;
  const chain = ctx.chain as string[];
  return sql`
    t.id::int, t.version, t.code, t.title, t.state, t.series_code, name_in(s.names, ${chain}) as series_name, t.part_number,
    name_in(p.names, ${chain}) as part_name, t.quantity, t.batch, t.vin, name_in(o.names, ${chain}) as org_name,
    a.full_name as author, coalesce(t.author_id = ${personId(ctx)}, false) as own, w.full_name as taken_by,
    t.submitted_at, t.ended_at`;
}

/** Which reports a right reaches: those of its organisations and brands, and one's own. Drafts are their author's alone. */
export function reachesQuality(ctx: Ctx, right: Right = "QualityFeedback:view"): Fragment {
  const { sql } = ctx;
  if (ctx.actor.kind === "system") return sql`t.deleted_at is null`;
  const brand = sql`(select x.brand_code from series x where x.code = t.series_code)`;
  return sql`(t.deleted_at is null and (t.author_id = ${personId(ctx)}
    or t.state <> 'draft' and ${scopeOf(ctx, right)({ org: sql`t.org_code`, brand })}))`;
}
