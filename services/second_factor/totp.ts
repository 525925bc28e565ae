import { Secret, TOTP } from "otpauth";
import { z } from "zod";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import { personOf } from "@/kernel/access/rights.ts";
import { belongsTo } from "./app_key.ts";
import { factorAdded, factorChanged } from "./factor_changed.ts";
import { mailOwner } from "./mail_owner.ts";
import { requireSpareFactor } from "./require_spare_factor.ts";
import type { FactorDemand } from "@/kernel/access/second_factor.ts";

/** What every authenticator app can do (RFC 6238 with the values of RFC 4226): SHA-1, six digits, 30 seconds. */
const PERIOD = 30;
const KEY_BYTES = 20;

export const newTotp = z.object({
  key: z.string().describe("base32"),
  address: z.string().describe("otpauth: address, as a QR code holds it"),
});
/** A key that waits for its first code: shown as text, and as the address that apps read from a QR code. */
export type NewTotp = z.infer<typeof newTotp>;

function totpOf(key: Secret, label = ""): TOTP {
  return new TOTP({ issuer: "TIS", label, secret: key, algorithm: "SHA1", digits: 6, period: PERIOD });
}

/**
 * Makes a key for the app of the reader; one that waits already gives way, and so does an app whose key the portal cannot read any more. Refuses
 * `totp-there` where another app is set up.
 */
export async function startTotp(ctx: Ctx): Promise<void> {
  const { id } = personOf(ctx);
  const key = new Secret({ buffer: ctx.randomBytes(KEY_BYTES).buffer });
  const sealedKey = await ctx.secrets.seal(key.base32, belongsTo(id));
  const [keyName] = await ctx.secrets.keyNames();
  await ctx.tx(async (tx) => {
    await forgetUnreadable(tx, id);
    const [made] = await tx.sql`
      insert into totp_keys as k (user_id, sealed_key, key_name, created_at)
      values (${id}, ${sealedKey}, ${keyName}, ${tx.clock()})
      on conflict (user_id) do update
      set sealed_key = excluded.sealed_key, key_name = excluded.key_name, created_at = excluded.created_at, last_step = 0
      where k.confirmed_at is null
      returning user_id`;
    if (!made) throw refuse("totp-there");
  });
}

/** Takes away an app by which nobody can come in any more, and tells its owner as of any other. */
async function forgetUnreadable(tx: TxCtx, userId: number): Promise<void> {
  const [app] = await tx.sql<{ sealedKey: Uint8Array }[]>`
    select sealed_key from totp_keys where user_id = ${userId} and confirmed_at is not null for update`;
  if (!app || await tx.secrets.open(app.sealedKey, belongsTo(userId)) !== null) return;
  await tx.sql`delete from totp_keys where user_id = ${userId}`;
  await factorChanged(tx, "removeTotp", userId);
  await mailOwner(tx, userId, "second-factor-taken-away", { kind: "app" });
}

/** The key that waits for its first code, or null. @param host named in the app beside the account */
export async function waitingTotp(ctx: Ctx, host: string): Promise<NewTotp | null> {
  const { id, userCode } = personOf(ctx);
  const [row] = await ctx.sql<{ sealedKey: Uint8Array }[]>`
    select sealed_key
    from totp_keys
    where user_id = ${id} and confirmed_at is null and created_at > ${oldest(ctx)}`;
  const key = row ? await ctx.secrets.open(row.sealedKey, belongsTo(id)) : null;
  if (key === null) return null;
  return { key, address: totpOf(Secret.fromBase32(key), `${userCode}@${host}`).toString() };
}

/** Forgets a key that waits. */
export async function cancelTotp(ctx: Ctx): Promise<void> {
  await ctx.sql`delete from totp_keys where user_id = ${personOf(ctx).id} and confirmed_at is null`;
}

/**
 * Sets the app up by its first code. Refuses `totp-not-started` where no key waits and `totp-wrong` at the field.
 *
 * @returns recovery codes where the person had none, shown this once
 */
export async function confirmTotp(ctx: Ctx, code: string): Promise<string[]> {
  const { id } = personOf(ctx);
  return await ctx.tx(async (tx) => {
    const [row] = await tx.sql<{ sealedKey: Uint8Array }[]>`
      select sealed_key
      from totp_keys
      where user_id = ${id} and confirmed_at is null and created_at > ${oldest(tx)}
      for update`;
    const key = row ? await tx.secrets.open(row.sealedKey, belongsTo(id)) : null;
    if (key === null) throw refuse("totp-not-started", { minutes: LIMITS.totpSetupMinutes });
    const step = stepOf(tx, key, code);
    if (step === null) throw refuseField("code", "totp-wrong");
    await tx.sql`
      update totp_keys
      set confirmed_at = ${tx.clock()}, last_step = ${step}, last_used_at = ${tx.clock()}
      where user_id = ${id}`;
    return await factorAdded(tx, "confirmTotp", id);
  });
}

/** Removes the app of the reader. Refuses `factor-missing` without one, `factor-demanded` where it is the last that they must have. */
export async function removeTotp(ctx: Ctx, demand: FactorDemand): Promise<void> {
  const { id } = personOf(ctx);
  await ctx.tx(async (tx) => {
    const [gone] = await tx.sql`
      delete from totp_keys where user_id = ${id} and confirmed_at is not null returning user_id`;
    if (!gone) throw refuse("factor-missing");
    await requireSpareFactor(tx, "removeTotp", id, demand);
  });
}

/** Takes a code of a person's app: each once, and one step of 30 seconds before or after is taken too. None is of one that cannot be read. */
export async function takeTotpCode(ctx: Ctx, userId: number, code: string): Promise<boolean> {
  const [row] = await ctx.sql<{ sealedKey: Uint8Array }[]>`
    select sealed_key from totp_keys where user_id = ${userId} and confirmed_at is not null`;
  const key = row ? await ctx.secrets.open(row.sealedKey, belongsTo(userId)) : null;
  if (!row || key === null) return false;
  const step = stepOf(ctx, key, code);
  if (step === null) return false;
  // Not left to the job alone: whoever has just come in need not be asked about when the older key goes.
  const sealedKey = (await ctx.secrets.resealed(row.sealedKey, belongsTo(userId)))!;
  const [keyName] = await ctx.secrets.keyNames();
  const [taken] = await ctx.sql`
    update totp_keys
    set last_step = ${step}, last_used_at = ${ctx.clock()}, sealed_key = ${sealedKey}, key_name = ${keyName}
    where user_id = ${userId} and last_step < ${step}
    returning user_id`;
  return taken !== undefined;
}

/** Number of the 30 seconds whose code this is, or null. */
function stepOf(ctx: Pick<Ctx, "clock">, key: string, code: string): number | null {
  const timestamp = ctx.clock().getTime();
  const token = code.replace(/\s/g, "");
  const delta = totpOf(Secret.fromBase32(key)).validate({ token, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD) + delta;
}

function oldest(ctx: Pick<Ctx, "clock">): Date {
  return new Date(ctx.clock().getTime() - LIMITS.totpSetupMinutes * 60_000);
}
