import { hashOfToken } from "../access/tokens.ts";
import type { Ctx } from "../ctx.ts";
import type { Lang } from "../i18n/languages.ts";

/** How a person wants the portal for this session; members left out stay as they are. */
export interface Wishes {
  lang?: Lang;
  theme?: "auto" | "light" | "dark";
  rail?: "open" | "folded";
}

/** Keeps wishes in the live session of a token. */
export async function keepWishes(ctx: Ctx, token: string, wishes: Wishes): Promise<void> {
  const { sql } = ctx;
  await sql`
    update sessions
    set lang = coalesce(${wishes.lang ?? null}, lang),
        theme = coalesce(${wishes.theme ?? null}, theme),
        rail_folded = coalesce(${wishes.rail ? wishes.rail === "folded" : null}, rail_folded)
    where token_hash = ${await hashOfToken(token)} and ended_at is null`;
}

/** Puts a vehicle into context for the session, or drops it. The VIN has been looked up before. */
export async function keepVehicle(ctx: Ctx, token: string, vin: string | null): Promise<void> {
  const { sql } = ctx;
  await sql`
    update sessions
    set vin = ${vin}
    where token_hash = ${await hashOfToken(token)} and ended_at is null`;
}
