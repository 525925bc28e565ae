import type { Ctx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";

/** Processes differ by less than this, seconds: what lies further ahead was written before the clock was set back. */
const AHEAD_SECONDS = 5;
/** How long a code of an authenticator app is shown, seconds. */
const CODE_SECONDS = 30;

/**
 * Brings what people come in by back to the time that counts, after the clock of the database was set back. What was begun at moments that
 * now lie ahead would be good, or locked, until they have come: sessions, links of mails and one-time passwords last from now on as
 * long as they may, who proved within a session who they are is asked again, locks end after their usual time, and codes of an app are
 * taken again from the next but one on. Done twice it does nothing.
 */
export async function bringLoginsBack(ctx: Ctx): Promise<void> {
  const now = ctx.clock();
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const ahead = later(AHEAD_SECONDS);
  const asksAgain = later(-LIMITS.confirmedMinutes * 60);
  const lastStep = Math.floor(now.getTime() / 1000 / CODE_SECONDS) + 1;
  const shortLived = [
    ["captchas", LIMITS.captchaSeconds],
    ["login_steps", LIMITS.loginStepMinutes * 60],
    ["passkey_challenges", LIMITS.passkeyMinutes * 60],
    ["flashes", LIMITS.flashMinutes * 60],
  ] as const;
  await ctx.tx(async ({ sql }) => {
    await sql`
      update sessions
      set
        started_at = least(started_at, ${now}),
        last_seen_at = least(last_seen_at, ${now}),
        confirmed_at = case
          when coalesce(confirmed_at, started_at) > ${ahead} then ${asksAgain}::timestamptz
          else confirmed_at
        end
      where ended_at is null and (started_at > ${ahead} or last_seen_at > ${ahead} or confirmed_at > ${ahead})`;
    await sql`
      update mail_links
      set created_at = ${now}, expires_at = ${now}::timestamptz + (expires_at - created_at)
      where used_at is null and created_at > ${ahead}`;
    await sql`
      update users
      set password_ends_at = ${later(LIMITS.oneTimePasswordHours * 3600)}
      where password_ends_at > ${later(LIMITS.oneTimePasswordHours * 3600 + AHEAD_SECONDS)}`;
    await sql`
      update login_tries
      set last_at = ${now}, locked_until = least(locked_until, ${later(LIMITS.loginLockMinutes * 60)})
      where last_at > ${ahead}`;
    await sql`update totp_keys set created_at = ${now} where created_at > ${ahead} and confirmed_at is null`;
    await sql`update totp_keys set last_step = ${lastStep} where last_step > ${lastStep}`;
    for (const [table, seconds] of shortLived) {
      await sql`
        update ${sql(table)} set expires_at = ${later(seconds)} where expires_at > ${
        later(seconds + AHEAD_SECONDS)
      }`;
    }
  });
}
