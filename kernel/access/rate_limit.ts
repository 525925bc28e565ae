import type { Fragment } from "postgres";
import type { Ctx } from "../ctx.ts";
import type { Actor } from "./actor.ts";
import { commitLater } from "../commit_later.ts";
import { addressKey } from "./address_key.ts";
import { LIMITS } from "../limits.ts";
import { type Refusal, refuse } from "../refusals/refuse.ts";

/** What is counted of whom, as the sentence names it that refuses more of it: `login-address`. */
export type Bucket = `${string}-${"address" | "account" | "user" | "machine"}`;

/** One thing counted: `login-address` of `192.0.2.7`, at most so many times a minute. */
export interface Rate {
  bucket: Bucket;
  key: string;
  perMinute: number;
}

/**
 * Counts one hit on each rate and refuses with `too-many-requests` (429, "retry in one minute") when one is over. Counted
 * outside any transaction of the caller, so that a refusal does not take its own hit back.
 */
export async function enforceRates(ctx: Ctx, rates: readonly Rate[]): Promise<void> {
  if (rates.length === 0) return;
  requireWithin(rates, await ctx.sql<Counted[]>`${countHits(ctx, rates)}`);
}

/** What the minute has of a rate, with this hit. */
export type Counted = { bucket: string; key: string; hits: number };

function requireWithin(rates: readonly Rate[], counted: readonly Counted[]): void {
  for (const rate of rates) {
    const hits = counted.find((row) => row.bucket === rate.bucket && row.key === rate.key)!.hits;
    if (hits > rate.perMinute) throw overRate(rate);
  }
}

/** The refusal of a rate that is over, which names it. */
export function overRate({ bucket, perMinute: limit }: Pick<Rate, "bucket" | "perMinute">): Refusal {
  const [what, by] = bucket.split("-") as [string, string];
  return refuse("too-many-requests", { limit, what, by });
}

/** The statement that counts one hit on each rate and returns them with their hits; part of another where that one depends on it. */
export function countHits(ctx: Ctx, rates: readonly Rate[]): Fragment {
  const { sql } = ctx;
  const minute = minuteOf(ctx);
  // One order for all, so that two requests never wait for each other's rows.
  const rows = [...rates]
    .sort((a, b) => a.bucket < b.bucket ? -1 : a.bucket > b.bucket ? 1 : a.key < b.key ? -1 : 1)
    .map(({ bucket, key }) => ({ bucket, key, minute, hits: 1 }));
  return sql`insert into rates ${sql(rows)} ${addedUp(ctx)}`;
}

/** How the hits of a minute add up; without what else is returned. */
function addedUp({ sql }: Ctx): Fragment {
  return sql`
    on conflict (bucket, key) do update
    set hits = case when rates.minute = excluded.minute then rates.hits + 1 else 1 end, minute = excluded.minute
    returning bucket, key, hits`;
}

function minuteOf(ctx: Ctx): number {
  return Math.floor(ctx.clock().getTime() / 60_000);
}

/**
 * The rate of any call: per address, and per person or machine.
 *
 * @param before what was counted already (`hitsOfCall`)
 */
export async function allowCall(ctx: Ctx, before: readonly Counted[] = []): Promise<void> {
  const rates: Rate[] = [];
  if (ctx.address) {
    rates.push({
      bucket: "call-address",
      key: addressKey(ctx.address),
      perMinute: LIMITS.callsPerAddressPerMinute,
    });
  }
  const caller = callerOf(ctx.actor);
  if (caller) rates.push({ ...caller, perMinute: LIMITS.callsPerUserPerMinute });
  const others = rates.filter(({ bucket, key }) =>
    !before.some((one) => one.bucket === bucket && one.key === key)
  );
  // Before each call: a count that a dying server forgets is no reason for all of them to wait for its disk.
  const now = others.length === 0
    ? []
    : await ctx.sql<Counted[]>`${countHits(ctx, others)}, ${commitLater(ctx)}`;
  requireWithin(rates, [...before, ...now]);
}

/**
 * Counts a call before it is known whose session it has, as part of the statement that reads it: by its address, and by the person of the session, live or not. A
 * machine's is counted once it is known.
 */
export function hitsOfCall(ctx: Ctx, tokenHash: Uint8Array): Fragment {
  return ctx.sql`
    insert into rates (bucket, key, minute, hits)
    select bucket, key, ${minuteOf(ctx)}::int, 1
    from (
      select 'call-address' as bucket, ${ctx.address ? addressKey(ctx.address) : null}::text as key
      union all
      select 'call-user', user_id::text from sessions where token_hash = ${tokenHash} and ended_at is null
    ) hit
    where key is not null
    order by bucket, key
    ${addedUp(ctx)}, ${commitLater(ctx)}`;
}

function callerOf(actor: Actor): Pick<Rate, "bucket" | "key"> | null {
  if (actor.kind === "person") return { bucket: "call-user", key: String(actor.id) };
  return actor.kind === "machine" ? { bucket: "call-machine", key: String(actor.machineId) } : null;
}

/**
 * The rate of what asks for a secret or sends mail: per address and per account.
 *
 * @param account as it was typed, with where it comes from, so that nobody uses up what its owner may ask for elsewhere
 */
export async function allowEntry(ctx: Ctx, bucket: "login" | "reset", account: string): Promise<void> {
  const rates: Rate[] = [
    { bucket: `${bucket}-account`, key: account, perMinute: LIMITS.loginsPerAccountPerMinute },
  ];
  if (ctx.address) {
    rates.push({
      bucket: `${bucket}-address`,
      key: addressKey(ctx.address),
      perMinute: LIMITS.loginsPerAddressPerMinute,
    });
  }
  await enforceRates(ctx, rates);
  await forgetOldRates(ctx);
}

/** Names typed at the door are without number: what was counted in past minutes goes, a few rows at a time. */
async function forgetOldRates(ctx: Ctx): Promise<void> {
  await ctx.sql`
    delete from rates
    where (bucket, key) in (
      select bucket, key
      from rates
      where minute < ${Math.floor(ctx.clock().getTime() / 60_000) - 1}
      limit 100
      for update skip locked
    )`;
}
