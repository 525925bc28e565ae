import type { Ctx } from "@/kernel/ctx.ts";
import { chainOf, isLang } from "@/kernel/texts/languages.ts";
import { LIMITS } from "@/kernel/limits.ts";
import type { Edition } from "./editions.ts";
import { type Entry, isEntry } from "./entries.ts";
import { userColumns, userJoins, userOfRow, type UserRow } from "./load_user.ts";
import { type Counted, hitsOfCall } from "./rate_limit.ts";
import { takeNote } from "./reading_notes.ts";
import { SESSION_NOTES } from "./session_notes.ts";
import { triedAs } from "./tried_role.ts";
import type { LiveSession, Recent, Session } from "./sessions.ts";
import { hashOfToken, looksLikeToken } from "./tokens.ts";

/** Seconds after which `last_seen_at` is written again: once a minute at most. */
const TOUCH_AFTER_MS = 60_000;

interface SessionRow extends UserRow {
  /** Null: there is no such session, and nothing else of it. */
  id: number | string | null;
  /** Null where the call is not counted. */
  counted: Counted[] | null;
  edition: Edition;
  entry: string;
  brand: string;
  lang: string;
  theme: Session["theme"];
  vin: string | null;
  railFolded: boolean | null;
  recent: Recent[];
  triedRole: string | null;
  settingsVersion: number;
  openedBy: Session["openedBy"];
  confirmedAt: Date | null;
  factorDue: boolean;
  readingDue: boolean;
  startedAt: Date;
  lastSeenAt: Date;
  endedAt: Date | null;
  endReason: string | null;
  usable: boolean;
  mustChangePassword: boolean;
  passwordOld: boolean;
}

/** When a session ends if nothing more happens: 2 hours idle or 12 hours in all, whichever is first. */
export function endOf(startedAt: Date, lastSeenAt: Date): Date {
  return new Date(Math.min(
    lastSeenAt.getTime() + LIMITS.sessionIdleMinutes * 60_000,
    startedAt.getTime() + LIMITS.sessionAbsoluteMinutes * 60_000,
  ));
}

/** How a session is read. */
interface Reading {
  /** A session counts in its own edition only; true (demo mode) lifts that. */
  anyEdition?: boolean;
  /** False leaves the idle clock alone, for what a page asks by itself (live events, the time left). */
  touch?: boolean;
}

/** The session of a token, or the refusal's key when there is none. */
type SessionRead = LiveSession | "session-expired" | "logged-in-elsewhere";

/**
 * The session and the person of a token, in one query; runs on every request. Answers the refusal's key when there is
 * none: `logged-in-elsewhere` for a session that a newer login replaced, else `session-expired`.
 */
export async function sessionOf(
  ctx: Ctx,
  token: string | null | undefined,
  options: Reading = {},
): Promise<SessionRead> {
  if (!looksLikeToken(token)) return "session-expired";
  return await liveSession(ctx, await sessionRow(ctx, token, false), options);
}

/** The same for a call, which is counted by the same statement whether there is such a session or not. */
export async function sessionOfCall(
  ctx: Ctx,
  token: string,
  options: Reading = {},
): Promise<{ live: SessionRead; counted: readonly Counted[] }> {
  const row = await sessionRow(ctx, token, true);
  return { live: await liveSession(ctx, row, options), counted: row.counted ?? [] };
}

async function sessionRow(ctx: Ctx, token: string, counts: boolean): Promise<SessionRow> {
  const { sql } = ctx;
  const now = ctx.clock();
  const edition = sql`s.edition`;
  const tokenHash = hashOfToken(token);
  const [row] = await sql<SessionRow[]>`
    ${counts ? sql`with counted as (${hitsOfCall(ctx, tokenHash)})` : sql``}
    select s.id, s.edition, s.entry, s.brand, s.lang, s.theme, s.vin, s.rail_folded, s.recent, s.tried_role, s.started_at,
      s.opened_by, s.confirmed_at, s.factor_due, s.reading_due,
      (select coalesce(sum(version), 0)::int from module_setting_scopes) as settings_version,
      s.last_seen_at, s.ended_at, s.end_reason, u.must_change_password,
      u.deleted_at is null and u.state = 'normal' and u.user_type is not null and s.edition = any(u.editions)
        and (u.effective_on is null or u.effective_on <= (${now}::timestamptz at time zone u.zone)::date)
        and (u.expires_on is null or u.expires_on >= (${now}::timestamptz at time zone u.zone)::date) as usable,
      u.password_changed_at < ${now}::timestamptz - make_interval(months => ${LIMITS.passwordPromptMonths})
        as password_old,
      ${counts ? sql`(select jsonb_agg(c) from counted c)` : sql`null::jsonb`} as counted,
      ${userColumns(sql, edition)}
    from (select) asked
    left join sessions s on s.token_hash = ${tokenHash}
    left join users u on u.id = s.user_id
    ${userJoins(sql, edition)}`;
  return row!;
}

async function liveSession(ctx: Ctx, row: SessionRow, options: Reading): Promise<SessionRead> {
  if (row.id === null) return "session-expired";
  const now = ctx.clock();
  if (row.endedAt) return row.endReason === "replaced" ? "logged-in-elsewhere" : "session-expired";
  const expiresAt = endOf(row.startedAt, row.lastSeenAt);
  if (expiresAt <= now || !row.usable) return "session-expired";
  if (row.edition !== ctx.edition && !options.anyEdition) return "session-expired";
  const touch = options.touch !== false;
  if (touch && now.getTime() - row.lastSeenAt.getTime() >= TOUCH_AFTER_MS) {
    await takeNote(ctx, SESSION_NOTES, { id: Number(row.id), seenAt: now });
  }
  row.vin = ctx.notes?.pending(SESSION_NOTES, { id: Number(row.id) })?.vin ?? row.vin;
  const session = sessionOfRow(row, touch ? now : row.lastSeenAt);
  const user = userOfRow(row, chainOf(session.lang));
  const trying = row.triedRole === null ? null : await triedAs(ctx, row.triedRole, row.edition, user);
  const { settingsVersion } = row;
  if (!trying) return { user, session, settingsVersion };
  return {
    settingsVersion,
    user: { ...user, assignments: trying.assignments },
    session: { ...session, triedRole: trying.tried },
  };
}

function sessionOfRow(row: SessionRow, seenAt: Date): Session {
  return {
    id: Number(row.id),
    edition: row.edition,
    entry: isEntry(row.entry) ? row.entry : "login" as Entry,
    brand: row.brand,
    lang: isLang(row.lang) ? row.lang : "en_US",
    theme: row.theme,
    vin: row.vin,
    railFolded: row.railFolded,
    recent: row.recent,
    triedRole: null,
    openedBy: row.openedBy,
    startedAt: row.startedAt,
    confirmedAt: row.confirmedAt ?? row.startedAt,
    lastSeenAt: row.lastSeenAt,
    expiresAt: endOf(row.startedAt, seenAt),
    firstLogin: row.mustChangePassword,
    factorDue: row.factorDue,
    readingDue: row.readingDue,
    passwordOld: row.passwordOld === true,
  };
}
