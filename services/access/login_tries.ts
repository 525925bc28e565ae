import type { Ctx } from "../ctx.ts";
import { LIMITS } from "../limits.ts";
import { type Refusal, refuse } from "../refusals/refuse.ts";

const LOCK_MS = LIMITS.loginLockMinutes * 60_000;

/** A name as tries are counted: per typed name, so that unknown names answer exactly as known ones. */
export function typedNameOf(account: string): string {
  return account.trim().toLowerCase().normalize("NFC");
}

/** Refuses with the minutes left while the name is locked. */
export async function demandNotLocked(ctx: Ctx, typedName: string): Promise<void> {
  const now = ctx.clock();
  const [row] = await ctx.sql<{ lockedUntil: Date }[]>`
    select locked_until
    from login_tries
    where typed_name = ${typedName} and locked_until > ${now}`;
  if (row) throw locked(row.lockedUntil, now);
}

/**
 * Counts a wrong try and answers the refusal to give: how many tries remain, or that the name is locked now. Tries older
 * than the length of a lock are forgotten.
 */
export async function recordWrongTry(ctx: Ctx, typedName: string): Promise<Refusal> {
  const now = ctx.clock();
  const stale = new Date(now.getTime() - LOCK_MS);
  const lockUntil = new Date(now.getTime() + LOCK_MS);
  const [row] = await ctx.sql<{ wrong: number; lockedUntil: Date | null }[]>`
    insert into login_tries as l (typed_name, wrong, last_at)
    values (${typedName}, 1, ${now})
    on conflict (typed_name) do update
    set
      wrong = case when l.last_at <= ${stale} or l.locked_until <= ${now} then 1 else l.wrong + 1 end,
      last_at = ${now},
      locked_until = case
        when l.locked_until > ${now} then l.locked_until
        when l.last_at > ${stale} and l.locked_until is null and l.wrong + 1 >= ${LIMITS.loginTries}
          then ${lockUntil}::timestamptz
      end
    returning wrong, locked_until`;
  await ctx.sql`
    delete from login_tries
    where typed_name in (
      select typed_name
      from login_tries
      where last_at <= ${stale} and (locked_until is null or locked_until <= ${now})
      limit 100
      for update skip locked
    )`;
  if (row!.lockedUntil) return locked(row!.lockedUntil, now);
  return refuse("wrong-credentials", { tries: LIMITS.loginTries - row!.wrong });
}

/** Forgets the wrong tries of a name after a right one. */
export async function forgetTries(ctx: Ctx, typedName: string): Promise<void> {
  await ctx.sql`delete from login_tries where typed_name = ${typedName}`;
}

function locked(until: Date, now: Date): Refusal {
  return refuse("account-locked", {
    minutes: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 60_000)),
  });
}
