import type { Fragment } from "postgres";
import type { Right } from "@/kernel/access/rights.ts";
import { scopeOf } from "@/kernel/access/scope.ts";
import type { Ctx } from "@/kernel/ctx.ts";

/** Diagnoses `g` with device, store, vehicle and who began them. */
export function diagnosisTables({ sql }: Pick<Ctx, "sql">): Fragment {
  return sql`vds_diagnoses g
    join vds_devices d on d.id = g.device_id
    join orgs o on o.code = g.store_code
    join users p on p.id = g.started_by
    left join vehicles v on v.vin = g.vin
    left join series s on s.code = v.series_code`;
}

/** What a row says of a diagnosis. DTCs that were cleared do not count. */
export function diagnosisColumns({ sql, chain }: Pick<Ctx, "sql" | "chain">): Fragment {
  const langs = chain as string[];
  const faults = (what: Fragment) =>
    sql`(select count(*)::int from vds_dtcs t where t.diagnosis_id = g.id and t.cleared_at is null and ${what})`;
  return sql`
    g.id::int, g.version, g.vin, coalesce(name_in(s.names, ${langs}), '') as series_name, name_in(o.names, ${langs}) as store_name,
    d.serial, g.worksheet_id::int, g.state, p.full_name as started_by, g.started_at, g.ended_at,
    (select count(*)::int from vds_ecus e where e.diagnosis_id = g.id) as ecus,
    ${faults(sql`t.status_byte & 1 = 1`)} as current_faults,
    ${faults(sql`t.status_byte & 9 = 8`)} as historical_faults`;
}

/** Diagnoses that a right reaches: those of its organisations. */
export function diagnosisScope(ctx: Ctx, right: Right): Fragment {
  return scopeOf(ctx, right)({ org: ctx.sql`g.store_code` });
}
