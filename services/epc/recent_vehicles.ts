import { personOrNull } from "@/kernel/access/actor.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import type { VehicleChoice } from "./types.ts";
import { visibleSeries } from "./visible_series.ts";

/** Notes that the reader has opened a vehicle, and forgets the oldest beyond the limit. Nothing happens without a reader who is a person. */
export async function rememberVehicle(ctx: Ctx, vin: string): Promise<void> {
  const reader = personOrNull(ctx);
  if (!reader) return;
  const { sql, notes } = ctx;
  if (notes) return notes.opened(reader.id, vin, ctx.clock());
  const at = ctx.clock();
  await sql`
    with seen as (
      insert into recent_vehicles (user_id, vin, seen_at)
      values (${reader.id}, ${vin}, ${at})
      on conflict (user_id, vin) do update set seen_at = excluded.seen_at
    )
    delete from recent_vehicles
    where user_id = ${reader.id} and vin <> ${vin} and vin in (
      select vin from recent_vehicles
      where user_id = ${reader.id} and vin <> ${vin}
      order by seen_at desc
      offset ${LIMITS.recentVehicles - 1}
    )`;
}

/** The reader's recent vehicles that may still be seen, latest first, at most `limit`. */
export async function recentVehicles(
  ctx: Ctx,
  limit: number = LIMITS.recentVehicles,
): Promise<(VehicleChoice & { seenAt: string })[]> {
  const reader = personOrNull(ctx);
  if (!reader) return [];
  const { sql, notes } = ctx;
  await notes?.flush();
  const rows = await sql<(VehicleChoice & { seenAt: Date })[]>`
    select
      v.vin, s.brand_code, v.series_code, name_in(s.names, ${ctx
    .chain as string[]}) as series_name, v.production_date,
      r.seen_at,
      (
        select coalesce(jsonb_agg(jsonb_build_object('code', m.code, 'name', name_in(m.names, ${ctx
    .chain as string[]}))), '[]')
        from model_codes m
        where m.code = any (v.model_codes)
      ) as models
    from recent_vehicles r
    join vehicles v on v.vin = r.vin
    join series s on s.code = v.series_code
    where r.user_id = ${reader.id}
      and not exists (select from disabled_vins d where d.vin = v.vin and d.deleted_at is null)
      and ${visibleSeries(ctx)}
    order by r.seen_at desc
    limit ${limit}`;
  return rows.map((row) => ({ ...row, seenAt: row.seenAt.toISOString() }));
}

/** Takes a vehicle out of the reader's recent ones. */
export async function forgetVehicle(ctx: Ctx, vin: string): Promise<void> {
  const reader = personOrNull(ctx);
  if (!reader) return;
  await ctx.notes?.flush();
  await ctx.sql`delete from recent_vehicles where user_id = ${reader.id} and vin = ${vin}`;
}
