import { isoMoments } from "@/engines/lists/iso_moments.ts";
import { holderOf } from "@/kernel/access/rights.ts";
import { scopeOf } from "@/kernel/access/scope.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import type { Push, PushDetail } from "./answer_schemas.ts";
import { describeReason } from "@/engines/pushes/describe_reason.ts";

/** Whose hand-overs the reader sees: by the assignments that give PushLog:view, factory staff those of their brands' stores. */
export function pushScope(ctx: Ctx) {
  const { sql } = ctx;
  const brands = holderOf(ctx).brandCodes as string[];
  const inScope = scopeOf(ctx, "PushLog:view")({ org: sql`p.store_code`, market: sql`st.market_code` });
  return brands.length === 0 ? inScope : sql`(${inScope} and st.brand_codes && ${brands}::text[])`;
}

/** Columns of a hand-over, over the tables below. */
export function pushColumns({ sql, chain }: Ctx) {
  return sql`
    p.id, p.subject_kind, p.subject_id, p.round, p.receiver, p.store_code,
    name_in(st.names, ${chain as string[]}) as store_name, p.state, d.attempts as tries, p.http_status, p.reason,
    p.requested_at, p.requested_by, p.last_try_at,
    case when d.sent_at is null and d.given_up_at is null then d.next_try_at end as next_try_at`;
}

/** Hand-overs `p` with their deliveries `d` and stores `st`. */
export function pushTables({ sql }: Ctx) {
  return sql`
    pushes p
    join deliveries d on d.id = p.delivery_id
    left join orgs st on st.code = p.store_code`;
}

/** A row as the reader is told of it. */
export function pushOf<P extends Push>({ t }: Ctx, row: P): P {
  return {
    ...row,
    stateName: t(`pushes.state.${row.state}`),
    reason: row.reason === null ? null : describeReason(t, row.reason),
  };
}

/** One hand-over with what was sent and what came back. Refuses `push-unknown`, also outside the reader's scope. */
export async function readPush(ctx: Ctx, id: number): Promise<PushDetail> {
  const [row] = await ctx.sql<PushDetail[]>`
    select ${pushColumns(ctx)}, d.payload ->> 'body' as sent, p.answer,
      not exists (
        select from pushes later
        where later.subject_kind = p.subject_kind and later.subject_id = p.subject_id and later.round > p.round
      ) as is_last
    from ${pushTables(ctx)}
    where p.id = ${id} and ${pushScope(ctx)}`;
  if (!row) throw refuse("push-unknown");
  return pushOf(ctx, isoMoments(row));
}
