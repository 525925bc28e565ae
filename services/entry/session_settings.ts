import type { Ctx } from "@/kernel/ctx.ts";
import type { Lang } from "@/kernel/texts/languages.ts";
import { takeNote } from "@/kernel/access/reading_notes.ts";
import { SESSION_NOTES } from "@/kernel/access/session_notes.ts";
import type { Recent } from "@/kernel/access/sessions.ts";

/** How many things looked at are remembered. */
const RECENT_KEPT = 20;

/** What a session may be told to remember. */
export interface SessionSettings {
  lang?: Lang;
  theme?: "auto" | "light" | "dark";
  /** Null drops the vehicle in context. */
  vin?: string | null;
  railFolded?: boolean;
  /** Brand shown from now on. */
  brand?: string;
}

/** Changes what a session remembers; members left out stay. */
export async function setSession(ctx: Ctx, sessionId: number, settings: SessionSettings): Promise<void> {
  const given = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length === 0) return;
  // What a page has noted meanwhile is older.
  if ("vin" in given) await ctx.notes?.flush();
  await ctx.sql`update sessions set ${ctx.sql(given)} where id = ${sessionId} and ended_at is null`;
}

/** Puts a vehicle, or none, in context on each device that a person is logged in on in this edition. */
export async function setVehicle(ctx: Ctx, userId: number, vin: string | null): Promise<void> {
  // What a page has noted meanwhile is older.
  await ctx.notes?.flush();
  await ctx.sql`
    update sessions set vin = ${vin}
    where user_id = ${userId} and edition = ${ctx.edition} and ended_at is null`;
}

/** Puts a vehicle in context because a page about it is read. */
export async function keepInContext(ctx: Ctx, sessionId: number, vin: string): Promise<void> {
  await takeNote(ctx, SESSION_NOTES, { id: sessionId, vin });
}

/** Puts a thing at the head of the recent ones; the same thing seen again moves up. */
export async function rememberRecent(ctx: Ctx, sessionId: number, thing: Omit<Recent, "at">): Promise<void> {
  const { sql } = ctx;
  const recent: Recent = { ...thing, at: ctx.clock().toISOString() };
  await sql`
    update sessions
    set recent = (
      select jsonb_agg(thing order by place)
      from (
        select thing, place
        from (
          select ${sql.json(recent as never)}::jsonb as thing, 0 as place
          union all
          select thing, place
          from jsonb_array_elements(sessions.recent) with ordinality as old(thing, place)
          where not (thing ->> 'kind' = ${recent.kind} and thing ->> 'key' = ${recent.key})
        ) all_things
        order by place
        limit ${RECENT_KEPT}
      ) kept
    )
    where id = ${sessionId} and ended_at is null`;
}
