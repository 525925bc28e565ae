import type { Fragment } from "postgres";
import { holderOrNull, personOrNull } from "@/kernel/access/actor.ts";
import type { Ctx } from "@/kernel/ctx.ts";

/** What the asking page knows better than the reader's row does. */
export interface ReaderFacts {
  /** Brand by which the reader came: things of other brands are not meant; left out: the brands of the reader. */
  brand?: string;
}

/**
 * The condition under which something is meant for whoever reads: ``where ${inAudience(ctx, sql`d.audience_id`)}``. Null is everybody; the
 * portal itself reads everything, a visitor what is for everybody. Of a reader with a role being tried, the roles tried count.
 */
export function inAudience(ctx: Ctx, column: Fragment, facts: ReaderFacts = {}): Fragment {
  const { sql } = ctx;
  if (ctx.actor.kind === "system") return sql`true`;
  const subject = readerSubject(ctx, facts);
  if (subject === null) return sql`${column} is null`;
  // Asked of each audience once, not of each row that has it.
  return sql`(${column} is null or ${column} in (
    select a.id from audiences a, ${subject} s where in_audience(a, s)
  ))`;
}

/** The reader as a row of `audience_subject`; null for a visitor. */
function readerSubject(ctx: Ctx, { brand }: ReaderFacts): Fragment | null {
  const holder = holderOrNull(ctx);
  if (!holder) return null;
  const { sql } = ctx;
  const person = personOrNull(ctx);
  const markets = [...holder.assignments.map(({ market }) => market), holder.marketCode];
  const known = {
    edition: [ctx.edition],
    user_type: [holder.userType],
    role: [...new Set(holder.assignments.map(({ role }) => role))],
    market: [...new Set(markets.filter((market) => market !== null))],
    ...(brand === undefined ? {} : { brand: [brand] }),
    ...(person ? {} : { country: holder.countryCode === null ? [] : [holder.countryCode] }),
  };
  const row = person ? sql`audience_person(${person.id})` : sql`audience_org(${holder.orgCode})`;
  return sql`jsonb_populate_record(${row}, ${sql.json(known)})`;
}

/** The condition under which something is meant for a vehicle, known or not. */
export function inAudienceOfVehicle({ sql }: Pick<Ctx, "sql">, column: Fragment, vin: string): Fragment {
  return sql`(${column} is null or ${column} in (
    select a.id from audiences a, audience_vehicle(${vin}) s where in_audience(a, s)
  ))`;
}
