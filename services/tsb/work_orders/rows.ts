import type { Fragment } from "postgres";
import { titleColumn } from "@/engines/documents/list_parts.ts";
import type { Right } from "@/kernel/access/rights.ts";
import { scopeOf } from "@/kernel/access/scope.ts";
import type { Ctx } from "@/kernel/ctx.ts";

/** Orders `w` with their bulletin `b`, its revision `r`, store and vehicle. */
export function workOrderTables({ sql }: Pick<Ctx, "sql">): Fragment {
  return sql`tsb_work_orders w
    join tsb_asking b on b.id = w.document_id
    join document_revisions r on r.id = b.revision_id
    join orgs o on o.code = w.store_code
    left join sales_regions g on g.code = o.region_code
    left join vehicles v on v.vin = w.vin
    left join series s on s.code = v.series_code
    left join users u on u.id = w.taken_up_by`;
}

/** What a row says of an order. */
export function workOrderColumns(ctx: Ctx): Fragment {
  const { sql } = ctx;
  const chain = ctx.chain as string[];
  return sql`
    w.id::int, w.version, w.document_id::int as tsb_id, b.code as tsb_code, ${
    titleColumn(ctx)
  } as title, w.vin,
    coalesce(name_in(s.names, ${chain}), '') as series_name, w.store_code, name_in(o.names, ${chain}) as store_name,
    name_in(g.names, ${chain}) as region_name, w.state, w.due_on::text, ${
    isOverdue(ctx)
  } as overdue, w.raised_at,
    u.full_name as taken_up_by, w.taken_up_at, w.ended_at, w.ended_by, w.worked_on::text, w.mileage, w.reason`;
}

/** Whether an order is not ended and its day has passed at its store, alias `o` of `orgs`. */
export function isOverdue({ sql, clock }: Pick<Ctx, "sql" | "clock">): Fragment {
  return sql`(w.state in ('open', 'in_work') and w.due_on is not null
    and w.due_on < (${clock()}::timestamptz at time zone o.zone)::date)`;
}

/** Orders that a right reaches: those of its organisations and brands; the portal itself reaches all. */
export function workOrderScope(ctx: Ctx, right: Right = "TsbWorkOrder:view"): Fragment {
  const { sql } = ctx;
  if (ctx.actor.kind === "system") return sql`true`;
  return scopeOf(ctx, right)({ org: sql`w.store_code`, brand: sql`b.brand_code` });
}
