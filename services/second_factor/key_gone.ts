import type { Ctx } from "@/kernel/ctx.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";
import { belongsTo } from "./app_key.ts";

/** Stands where a name would, of what none of the kept keys opens. */
export const UNKNOWN_KEY = "unknown";

/** Whether something under a key of this name can still be read; before names were kept, it is taken to be. */
export function isKept(names: readonly string[], keyName: string | null): boolean {
  return keyName === null || names.includes(keyName);
}

/**
 * Refuses `app-key-gone` at the field where somebody types six digits, as apps show them, and the portal has lost the key that their app is
 * sealed under: no code could be right, so none is counted as a wrong try. The log names the person and the keys.
 */
export async function requireReadableApp(
  ctx: Ctx,
  userId: number,
  typed: string,
  field: string,
): Promise<void> {
  if (!isAppCode(typed)) return;
  const [app] = await ctx.sql<{ userCode: string; sealedKey: Uint8Array; keyName: string | null }[]>`
    select u.user_code, k.sealed_key, k.key_name
    from totp_keys k
    join users u on u.id = k.user_id
    where k.user_id = ${userId} and k.confirmed_at is not null`;
  if (!app || await ctx.secrets.open(app.sealedKey, belongsTo(userId)) !== null) return;
  await tell(ctx, `authenticator app of ${app.userCode}`, app.keyName);
  throw refuseField(field, "app-key-gone");
}

/**
 * Refuses `recovery-key-gone` at the field where a recovery code was not found and those of its person are kept under a key that the portal
 * has lost, so that it may well have been a right one.
 */
export async function requireReadableCodes(
  ctx: Ctx,
  userId: number,
  typed: string,
  field: string,
): Promise<void> {
  if (isAppCode(typed)) return;
  const codes = await ctx.sql<{ userCode: string; keyName: string }[]>`
    select distinct u.user_code, c.key_name
    from recovery_codes c
    join users u on u.id = c.user_id
    where c.user_id = ${userId} and c.used_at is null and c.key_name is not null`;
  const names: readonly string[] = codes.length > 0 ? await ctx.secrets.keyNames() : [];
  const [gone] = codes.filter(({ keyName }) => !names.includes(keyName));
  if (!gone) return;
  await tell(ctx, `recovery codes of ${gone.userCode}`, gone.keyName);
  throw refuseField(field, "recovery-key-gone");
}

/** Six digits, however they were spaced. */
export function isAppCode(typed: string): boolean {
  return /^\d{6}$/.test(typed.replace(/\s/g, ""));
}

async function tell({ secrets }: Ctx, what: string, keyName: string | null): Promise<void> {
  const kept = (await secrets.keyNames()).join(", ");
  console.error(
    `the ${what} cannot be checked: under the key ${
      keyName ?? UNKNOWN_KEY
    }, this portal has ${kept}. Add that key to CARD_KEY again, or remove the second factor`,
  );
}
