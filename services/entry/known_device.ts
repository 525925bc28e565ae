import type { Ctx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { typedNameOf } from "./login_tries.ts";

/** Bytes of a mark; each is one account's. */
const MARK_BYTES = 16;

/**
 * Whether an account was entered from this device before, by the cookie that was left then: an id, and a mark under the portal's key for
 * each of the last accounts. It opens nothing by itself: wrong tries from such a device are counted apart, so that guessers elsewhere do
 * not lock its owner out. A mark holds for the password that the account had then: who knew an older one has no known devices.
 *
 * @returns the device's id, or null where the account is not known there
 */
export async function knownDevice(
  ctx: Ctx,
  cookie: string | undefined,
  account: string,
): Promise<string | null> {
  const [id, ...marks] = (cookie ?? "").split(".");
  if (!id || !isId(id)) return null;
  return (await marksOf(ctx, id, account)).some((mark) => marks.includes(mark)) ? id : null;
}

/** The cookie of a device from which an account was just entered: the newest first, of so many accounts at most. */
export async function cookieOfDevice(ctx: Ctx, cookie: string | undefined, account: string): Promise<string> {
  const [given, ...marks] = (cookie ?? "").split(".");
  const id = given && isId(given) ? given : ctx.newId();
  const own = await marksOf(ctx, id, account);
  const others = id === given ? marks.filter((one) => !own.includes(one) && /^[\w-]{22}$/.test(one)) : [];
  return [id, own[0]!, ...others].slice(0, 1 + LIMITS.deviceAccounts).join(".");
}

/** An account's marks for a device, under each key that is kept: a new cookie has the first. */
async function marksOf(ctx: Ctx, id: string, account: string): Promise<string[]> {
  const typedName = typedNameOf(account);
  const [user] = await ctx.sql<{ passwordHash: string | null }[]>`
    select password_hash from users where user_code = ${typedName} and deleted_at is null`;
  const hashes = await ctx.cardHashes(`device\n${id}\n${typedName}\n${user?.passwordHash ?? ""}`);
  return hashes.map((hash) =>
    hash.subarray(0, MARK_BYTES).toBase64({ alphabet: "base64url", omitPadding: true })
  );
}

function isId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}
