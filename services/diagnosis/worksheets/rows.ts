import type { Fragment } from "postgres";
import type { Right } from "@/kernel/access/rights.ts";
import { scopeOf } from "@/kernel/access/scope.ts";
import type { Ctx } from "@/kernel/ctx.ts";

/** Worksheets `w` with store, vehicle and people. */
export function worksheetTables({ sql }: Pick<Ctx, "sql">): Fragment {
  return sql`vds_worksheets w
    join orgs o on o.code = w.store_code
    join users p on p.id = w.opened_by
    left join users b on b.id = w.begun_by
    left join users e on e.id = w.ended_by
    left join vehicles v on v.vin = w.vin
    left join series s on s.code = v.series_code`;
}

/** What a row says of a worksheet. */
export function worksheetColumns({ sql, chain }: Pick<Ctx, "sql" | "chain">): Fragment {
  const langs = chain as string[];
  return sql`
    w.id::int, w.version, w.vin, coalesce(name_in(s.names, ${langs}), '') as series_name, w.store_code,
    name_in(o.names, ${langs}) as store_name, w.state, w.complaint, w.mileage, p.full_name as opened_by, w.opened_at,
    b.full_name as begun_by, w.begun_at, e.full_name as ended_by, w.ended_at, w.result`;
}

/** Worksheets that a right reaches: those of its organisations. */
export function worksheetScope(ctx: Ctx, right: Right = "VDSWorkSheet:view"): Fragment {
  return scopeOf(ctx, right)({ org: ctx.sql`w.store_code` });
}
