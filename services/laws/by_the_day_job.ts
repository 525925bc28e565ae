import { defineJob } from "@/engines/clock/define_job.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { abolish, enforce } from "./end_law.ts";

/** Where a day begins for a legal standard of no country in which there is a store. */
const HOME_ZONE = "Asia/Shanghai";

/** The day that it is by now in the first of a legal standard's countries, or in the first of all where it is for everywhere. */
function dayThere({ sql, clock }: Pick<Ctx, "sql" | "clock">) {
  return sql`coalesce(
    (
      select max((${clock()}::timestamptz at time zone o.zone)::date) from orgs o
      where o.state = 'open' and (t.country_codes = '{}' or o.country_code = any(t.country_codes))
    ),
    (${clock()}::timestamptz at time zone ${HOME_ZONE})::date
  )`;
}

interface Due {
  id: number;
  version: number;
  day: string;
}

/** Puts into effect what begins today, and abolishes what ends: each by itself, so that one that somebody changes meanwhile holds up no other. */
export async function settleLaws(ctx: Ctx): Promise<void> {
  const { sql } = ctx;
  const begun = await sql<Due[]>`
    select t.id::int, t.version, t.effective_on::text as day from legal_standards t
    where t.state = 'new' and t.deleted_at is null and t.effective_on <= ${dayThere(ctx)}
    order by t.effective_on, t.id`;
  for (const { id, version, day } of begun) await attempt(() => enforce(ctx, { id, version }, day));
  const ended = await sql<Due[]>`
    select t.id::int, t.version, t.abolished_on::text as day from legal_standards t
    where t.state = 'effective' and t.deleted_at is null and t.abolished_on <= ${dayThere(ctx)}
    order by t.abolished_on, t.id`;
  for (const { id, version, day } of ended) await attempt(() => abolish(ctx, { id, version }, day));
}

/** Days begin at a quarter of an hour in every zone. */
export const lawsByTheDayJob = defineJob({
  name: "settle-legal-standards",
  schedule: "20 */15 * * * *",
  leaseSeconds: 120,
  run: settleLaws,
});
