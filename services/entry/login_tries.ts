import type { Ctx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { type Refusal, refuse } from "@/kernel/refusals/refuse.ts";

const LOCK_MS = LIMITS.loginLockMinutes * 60_000;

/** A name as tries are counted: per typed name, so that unknown names answer exactly as known ones. */
export function typedNameOf(account: string): string {
  return account.trim().toLowerCase().normalize("NFC");
}

/**
 * Takes one try of a name before its password is looked at, so that guesses sent at the same moment cannot pass the lock
 * together. Refuses with the minutes left while the name is locked. A right password gives the try back by `clearLoginTries`;
 * tries older than the length of a lock are forgotten.
 *
 * @returns the refusal to give when the password turns out wrong: how many tries remain, or that the name is locked now
 */
export async function countLoginTry(ctx: Ctx, typedName: string): Promise<Refusal> {
  const now = ctx.clock();
  const stale = new Date(now.getTime() - LOCK_MS);
  const lockUntil = new Date(now.getTime() + LOCK_MS);
  const [row] = await ctx.sql<{ wrong: number; lockedUntil: Date | null; lockedBefore: Date | null }[]>`
    insert into login_tries as l (typed_name, wrong, last_at)
    values (${typedName}, 1, ${now})
    on conflict (typed_name) do update
    set
      wrong = case
        when l.locked_until > ${now} then l.wrong
        when l.last_at <= ${stale} or l.locked_until <= ${now} then 1
        else l.wrong + 1
      end,
      last_at = case when l.locked_until > ${now} then l.last_at else ${now}::timestamptz end,
      locked_until = case
        when l.locked_until > ${now} then l.locked_until
        when l.last_at > ${stale} and l.locked_until is null and l.wrong + 1 >= ${LIMITS.loginTries}
          then ${lockUntil}::timestamptz
      end
    returning new.wrong, new.locked_until, old.locked_until as locked_before`;
  if (row!.lockedBefore && row!.lockedBefore > now) throw locked(row!.lockedBefore, now);
  await forgetStale(ctx, now, stale);
  if (row!.lockedUntil) return locked(row!.lockedUntil, now);
  return refuse("wrong-credentials", { tries: LIMITS.loginTries - row!.wrong });
}

/** Names typed at the door are without number: old ones go, a few rows at a time. */
async function forgetStale(ctx: Ctx, now: Date, stale: Date): Promise<void> {
  await ctx.sql`
    delete from login_tries
    where typed_name in (
      select typed_name
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
export async function returnLoginTry(ctx: Ctx, typedName: string): Promise<void> {
  await ctx.sql`
    update login_tries
    set wrong = greatest(wrong - 1, 0), locked_until = case when wrong - 1 >= ${LIMITS.loginTries} then locked_until end
    where typed_name = ${typedName}`;
}

/** Forgets the wrong tries of a name after a right one. */
export async function clearLoginTries(ctx: Ctx, typedName: string): Promise<void> {
  await ctx.sql`delete from login_tries where typed_name = ${typedName}`;
}

function locked(until: Date, now: Date): Refusal {
  return refuse("account-locked", {
    minutes: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 60_000)),
  });
}
