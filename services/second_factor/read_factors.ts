import { z } from "zod";
import type { Ctx } from "@/kernel/ctx.ts";
import type { FactorDemand } from "@/kernel/access/second_factor.ts";
import { isKept } from "./key_gone.ts";
import { recoveryCodesLeft } from "./recovery_codes.ts";

const passkey = z.object({
  id: z.int(),
  name: z.string(),
  host: z.string().describe("it works there alone"),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
/** A passkey as its owner sees it. */
export type Passkey = z.infer<typeof passkey>;

export const factors = z.object({
  app: z.object({
    since: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
    readable: z.boolean().describe(
      "false: the portal has lost the key that it was set up under, so it must be set up anew",
    ),
  }).nullable().describe("authenticator app; null: none"),
  passkeys: z.array(passkey),
  recoveryCodesLeft: z.int(),
});
/** The second factors of a person. */
export type Factors = z.infer<typeof factors>;

/** The second factors of a person: what stands on their page and in the panel of their account. */
export async function readFactors(ctx: Ctx, userId: number): Promise<Factors> {
  const { sql } = ctx;
  const [[app], passkeys, recoveryCodes] = await Promise.all([
    sql<{ confirmedAt: Date; lastUsedAt: Date | null; keyName: string | null }[]>`
      select confirmed_at, last_used_at, key_name from totp_keys where user_id = ${userId} and confirmed_at is not null`,
    sql<{ id: number; name: string; rpId: string; createdAt: Date; lastUsedAt: Date | null }[]>`
      select id, name, rp_id, created_at, last_used_at from passkeys where user_id = ${userId} order by id`,
    recoveryCodesLeft(ctx, userId),
  ]);
  return {
    app: app
      ? {
        since: app.confirmedAt.toISOString(),
        lastUsedAt: app.lastUsedAt?.toISOString() ?? null,
        readable: isKept(await ctx.secrets.keyNames(), app.keyName),
      }
      : null,
    passkeys: passkeys.map(({ id, name, rpId, createdAt, lastUsedAt }) => ({
      id: Number(id),
      name,
      host: rpId,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft: recoveryCodes,
  };
}

/** What the login does about the second factor: asks for it, lets in to the page to set it up alone, or neither. */
export type FactorAtLogin = "ask" | "due" | "none";

/** Whether a person has a second factor, and else whether one is demanded of them. */
export async function factorAtLogin(ctx: Ctx, userId: number, demand: FactorDemand): Promise<FactorAtLogin> {
  const [row] = await ctx.sql<{ has: boolean; demanded: boolean }[]>`
    select
      exists (select from totp_keys where user_id = ${userId} and confirmed_at is not null)
        or exists (select from passkeys where user_id = ${userId}) as has,
      ${isDemanded(ctx, userId, demand)} as demanded`;
  return row!.has ? "ask" : row!.demanded ? "due" : "none";
}

/** Condition under which a second factor is demanded of a person. */
function isDemanded({ sql }: Pick<Ctx, "sql">, userId: number, demand: FactorDemand) {
  if (demand !== "administrators") return sql`${demand === "everybody"}::boolean`;
  return sql`exists (select from user_roles where user_id = ${userId} and role_code = 'administrator')`;
}

/** Whether a person has a passkey, for any site. */
export async function hasPasskey({ sql }: Pick<Ctx, "sql">, userId: number): Promise<boolean> {
  const [row] = await sql`select from passkeys where user_id = ${userId} limit 1`;
  return row !== undefined;
}
