import type { Pool, Sql } from "@/kernel/ctx.ts";

/** Whose mails of which kind a link takes off. */
export interface Unsubscription {
  userId: number;
  /** A kind of message. */
  kind: string;
}

const PURPOSE = "unsubscribe";
const KEY_BYTES = 32;

/**
 * A signed token for the link that takes mails of a kind off without a login (RFC 8058, section 3.1: it must be hard to forge). It
 * does not run out, as the mail that holds it does not.
 *
 * @returns `<user>.<kind>.<HMAC-SHA256, base64url>`
 */
export async function unsubscribeToken(sql: Pool | Sql, what: Unsubscription): Promise<string> {
  const said = `${what.userId}.${what.kind}`;
  const mac = await crypto.subtle.sign("HMAC", await signingKey(sql), new TextEncoder().encode(said));
  return `${said}.${new Uint8Array(mac).toBase64({ alphabet: "base64url", omitPadding: true })}`;
}

/** What a token stands for, or null when it is not one of ours. */
export async function readUnsubscribeToken(
  sql: Pool | Sql,
  token: string | null,
): Promise<Unsubscription | null> {
  const parts = token?.match(/^(\d{1,15})\.([a-z-]{1,40})\.([A-Za-z0-9_-]{43})$/);
  if (!parts) return null;
  const [, user, kind, mac] = parts as unknown as [string, string, string, string];
  const fits = await crypto.subtle.verify(
    "HMAC",
    await signingKey(sql),
    Uint8Array.fromBase64(mac, { alphabet: "base64url" }),
    new TextEncoder().encode(`${user}.${kind}`),
  );
  return fits ? { userId: Number(user), kind } : null;
}

/** The portal's key for this purpose; whoever asks first makes it. */
async function signingKey(sql: Pool | Sql): Promise<CryptoKey> {
  const found = await storedKey(sql) ?? await (async () => {
    await sql`
      insert into signing_keys (purpose, key, made_at)
      values (${PURPOSE}, ${crypto.getRandomValues(new Uint8Array(KEY_BYTES))}, now())
      on conflict do nothing`;
    return (await storedKey(sql))!;
  })();
  return await crypto.subtle.importKey("raw", found, { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
    "verify",
  ]);
}

async function storedKey(sql: Pool | Sql): Promise<Uint8Array<ArrayBuffer> | null> {
  const [row] = await sql<{ key: Uint8Array }[]>`select key from signing_keys where purpose = ${PURPOSE}`;
  return row ? new Uint8Array(row.key) : null;
}
