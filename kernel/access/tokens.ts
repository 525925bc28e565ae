import type { Ctx } from "@/kernel/ctx.ts";
import { createHash } from "node:crypto";

const TOKEN_BYTES = 32;

/** A new opaque token of 256 bits, base64url without padding (43 characters). Shown once, stored hashed. */
export function newToken(ctx: Pick<Ctx, "randomBytes">): string {
  return ctx.randomBytes(TOKEN_BYTES).toBase64({ alphabet: "base64url", omitPadding: true });
}

/** What is stored of a token. It is random, so that a plain SHA-256 is enough: there is nothing to guess. */
export function hashOfToken(token: string): Uint8Array {
  return new Uint8Array(createHash("sha256").update(token).digest());
}

/** Whether a text can be a token at all; spares the database what scanners send. */
export function looksLikeToken(token: string | null | undefined): token is string {
  return typeof token === "string" && /^[A-Za-z0-9_-]{43}$/.test(token);
}
