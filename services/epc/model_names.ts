import type { Fragment } from "postgres";
import type { Ctx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";

/** Names of the model codes of `vehicles v`, at most as many as a VIN may have. */
export function modelNames(ctx: Ctx): Fragment {
  const { sql } = ctx;
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object('code', m.code, 'name', name_in(m.names, ${ctx
    .chain as string[]})) order by m.sort, m.code), '[]')
    from model_codes m
    where m.code = any (v.model_codes[1:${LIMITS.epcModelCodesPerVin + 1}])
  )`;
}
