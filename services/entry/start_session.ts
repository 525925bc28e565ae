import type { TxCtx } from "@/kernel/ctx.ts";
import type { Lang } from "@/kernel/texts/languages.ts";
import { deviceKindOf } from "./device_kind.ts";
import { SESSION_CHANNEL } from "@/engines/live/live_hint.ts";
import type { OpenedBy } from "@/kernel/access/second_factor.ts";
import { BRAND_OF_ENTRY, type Entry } from "@/kernel/access/entries.ts";
import { hashOfToken, newToken } from "@/kernel/access/tokens.ts";

/** Ended sessions are kept this long, so that an old token learns why it ended. */
const KEPT_HOURS = 24;

/**
 * Starts the one live session of a user on this kind of device in the context's edition. A session still open there ends as `replaced` and
 * answers 401001 from now on; that of the other kind goes on. The rail and recent things are
 * taken over from the last one; the vehicle in context is not: a new shift begins with a new car.
 *
 * @returns the token, shown this once
 */
export async function startSession(
  ctx: TxCtx,
  user: { id: number; lang: Lang },
  how: {
    entry: Entry;
    lang: Lang;
    theme: "auto" | "light" | "dark";
    agent: string;
    /** Left out: by the password alone. */
    openedBy?: OpenedBy;
    /** A second factor is demanded and not there. */
    factorDue?: boolean;
  },
): Promise<{ token: string; sessionId: number }> {
  const { sql } = ctx;
  const now = ctx.clock();
  const device = deviceKindOf(how.agent);
  // The person's row is the lock: two logins at the same moment take turns.
  await sql`select id from users where id = ${user.id} for update`;
  const [last] = await sql<{ railFolded: boolean | null; recent: unknown }[]>`
    select rail_folded, recent
    from sessions
    where user_id = ${user.id} and edition = ${ctx.edition}
    order by started_at desc
    limit 1`;
  const replaced = await sql`
    update sessions
    set ended_at = ${now}, end_reason = 'replaced'
    where user_id = ${user.id} and edition = ${ctx.edition} and device = ${device} and ended_at is null
    returning id`;
  if (replaced.length > 0) ctx.signal(SESSION_CHANNEL);
  const token = newToken(ctx);
  const [session] = await sql<{ id: number }[]>`
    insert into sessions ${
    sql({
      tokenHash: hashOfToken(token),
      userId: user.id,
      edition: ctx.edition,
      entry: how.entry,
      brand: BRAND_OF_ENTRY[how.entry],
      lang: how.lang,
      theme: how.theme,
      railFolded: last?.railFolded ?? null,
      // deno-lint-ignore no-explicit-any -- comes from the same column
      recent: sql.json((last?.recent ?? []) as any),
      address: ctx.address,
      agent: how.agent.slice(0, 300),
      device,
      openedBy: how.openedBy ?? "password",
      factorDue: how.factorDue ?? false,
      readingDue: true,
      startedAt: now,
      lastSeenAt: now,
    })
  }
    returning id`;
  const old = new Date(now.getTime() - KEPT_HOURS * 3_600_000);
  await sql`delete from sessions where user_id = ${user.id} and ended_at < ${old}`;
  return { token, sessionId: Number(session!.id) };
}
