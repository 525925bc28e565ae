import { networkKey } from "@/kernel/access/address_key.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { type Refusal, refuse } from "@/kernel/refusals/refuse.ts";

const LOCK_MS = LIMITS.loginLockMinutes * 60_000;

/** All networks together, from which an account was not entered before. */
const ANYWHERE = "anywhere";
/** All devices together from which it was. */
const ANY_DEVICE = "any device";

/** Where a try comes from: what is counted and locked for a name. */
export type TrySource = `device ${string}` | `network ${string}`;

/** A name as tries are counted: per typed name, so that unknown names answer exactly as known ones. */
export function typedNameOf(account: string): string {
  return account.trim().toLowerCase().normalize("NFC");
}

/** Where a try at the door comes from: a device from which that account was entered before, else the network of the address. */
export function sourceOf({ address }: Pick<Ctx, "address">, device: string | null): TrySource {
  if (device !== null) return `device ${device}`;
  return `network ${address === null ? "unknown" : networkKey(address)}`;
}

/**
 * Takes one try of a name before its password is looked at, so that guesses sent at the same moment cannot pass the lock
 * together. Refuses with the minutes left while the name is locked for where the try comes from. Wrong tries of one network lock that
 * network alone, and those of one known device that device; very many of all networks lock all of them, but never a known device, and very
 * many of all known devices lock these. A right password gives the try back by `forgiveLoginTries`; tries older than the length of a lock
 * are forgotten.
 *
 * @returns the refusal to give when the password turns out wrong: how many tries remain, or that the name is locked now
 */
export async function countLoginTry(ctx: Ctx, typedName: string, source: TrySource): Promise<Refusal> {
  const here = await take(ctx, typedName, source, LIMITS.loginTries);
  const together = await take(ctx, typedName, allLike(source), LIMITS.loginTriesAnywhere);
  await forgetStale(ctx);
  const lockedUntil = here.lockedUntil ?? together.lockedUntil;
  return lockedUntil
    ? locked(lockedUntil, ctx.clock())
    : refuse("wrong-credentials", { tries: LIMITS.loginTries - here.wrong });
}

/** What counts the tries of a source together with those of all others of its kind. */
function allLike(source: TrySource): typeof ANYWHERE | typeof ANY_DEVICE {
  return source.startsWith("network ") ? ANYWHERE : ANY_DEVICE;
}

async function take(
  ctx: Ctx,
  typedName: string,
  source: string,
  limit: number,
): Promise<{ wrong: number; lockedUntil: Date | null }> {
  const now = ctx.clock();
  const stale = new Date(now.getTime() - LOCK_MS);
  const lockUntil = new Date(now.getTime() + LOCK_MS);
  const [row] = await ctx.sql<{ wrong: number; lockedUntil: Date | null; lockedBefore: Date | null }[]>`
    insert into login_tries as l (typed_name, source, wrong, last_at)
    values (${typedName}, ${source}, 1, ${now})
    on conflict (typed_name, source) do update
    set
      wrong = case
        when l.locked_until > ${now} then l.wrong
        when l.last_at <= ${stale} or l.locked_until <= ${now} then 1
        else l.wrong + 1
      end,
      last_at = case when l.locked_until > ${now} then l.last_at else ${now}::timestamptz end,
      locked_until = case
        when l.locked_until > ${now} then l.locked_until
        when l.last_at > ${stale} and l.locked_until is null and l.wrong + 1 >= ${limit}
          then ${lockUntil}::timestamptz
      end
    returning new.wrong, new.locked_until, old.locked_until as locked_before`;
  if (row!.lockedBefore && row!.lockedBefore > now) throw locked(row!.lockedBefore, now);
  return row!;
}

/** Names typed at the door are without number: old ones go, a few rows at a time. */
async function forgetStale(ctx: Ctx): Promise<void> {
  const now = ctx.clock();
  const stale = new Date(now.getTime() - LOCK_MS);
  await ctx.sql`
    delete from login_tries
    where (typed_name, source) in (
      select typed_name, source
      from login_tries
      where last_at <= ${stale} and (locked_until is null or locked_until <= ${now})
      limit 100
      for update skip locked
    )`;
}

/**
 * Gives back the try that a right password took, and none before it: codes of a second factor are guessed for as long as the password is
 * known, so that they count until one was right.
 */
export async function returnLoginTry(ctx: Ctx, typedName: string, source: TrySource): Promise<void> {
  const together = allLike(source);
  await ctx.sql`
    update login_tries
    set
      wrong = greatest(wrong - 1, 0),
      locked_until = case
        when wrong - 1 >= case source when ${together} then ${LIMITS.loginTriesAnywhere}::int else ${LIMITS.loginTries}::int end
          then locked_until
      end
    where typed_name = ${typedName} and source in (${source}, ${together})`;
}

/** Forgets the wrong tries from where a right one came; what was tried elsewhere counts on. */
export async function forgiveLoginTries(ctx: Ctx, typedName: string, source: TrySource): Promise<void> {
  const [gone] = await ctx.sql<{ wrong: number }[]>`
    delete from login_tries where typed_name = ${typedName} and source = ${source} returning wrong`;
  if (!gone) return;
  const together = allLike(source);
  await ctx.sql`
    with left_over as (
      update login_tries
      set wrong = wrong - ${gone.wrong}
      where typed_name = ${typedName} and source = ${together} and wrong > ${gone.wrong}
    )
    delete from login_tries
    where typed_name = ${typedName} and source = ${together} and wrong <= ${gone.wrong}`;
}

/** Forgets all wrong tries of a name, wherever they came from: its password is another one, or staff lift the lock. */
export async function clearLoginTries(ctx: Ctx, typedName: string): Promise<void> {
  await ctx.sql`delete from login_tries where typed_name = ${typedName}`;
}

function locked(until: Date, now: Date): Refusal {
  return refuse("account-locked", {
    minutes: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 60_000)),
  });
}
