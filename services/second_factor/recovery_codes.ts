import { z } from "zod";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { isKept } from "./key_gone.ts";
import { mailOwner } from "./mail_owner.ts";

/** 32 letters and digits, those left out that are read as another: five bits each, fifty in a code. */
const ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const LENGTH = 10;

export const newCodes = z.object({
  recoveryCodes: z.array(z.string()).describe("told this once; empty where there are some already"),
});
/** What a step that may make recovery codes answers. */
export type NewCodes = z.infer<typeof newCodes>;

/** As it was made, however it was typed: `abcde fghjk` is `ABCDE-FGHJK`. */
function normal(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z0-9]/g, "");
}

const kept = (ctx: Ctx, userId: number, code: string) =>
  ctx.secrets.hashes(`recovery code of ${userId}: ${code}`);

/** Makes codes in place of those there were. @returns `ABCDE-FGHJK`, shown this once */
export async function newRecoveryCodes(tx: TxCtx, userId: number): Promise<string[]> {
  const codes = Array.from(
    { length: LIMITS.recoveryCodes },
    () => Array.from(tx.randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join(""),
  );
  const hashes = await Promise.all(codes.map(async (code) => (await kept(tx, userId, code))[0]));
  await tx.sql`delete from recovery_codes where user_id = ${userId}`;
  const [keyName] = await tx.secrets.keyNames();
  await tx.sql`insert into recovery_codes ${
    tx.sql(hashes.map((codeHash) => ({ userId, codeHash, keyName, createdAt: tx.clock() })))
  }`;
  return codes.map((code) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`);
}

/** Takes a recovery code of a person: each works once, and its owner is told by mail that it was used. */
export async function takeRecoveryCode(ctx: Ctx, userId: number, typed: string): Promise<boolean> {
  const code = normal(typed);
  if (code.length !== LENGTH) return false;
  const hashes = await kept(ctx, userId, code);
  return await ctx.tx(async (tx) => {
    const [taken] = await tx.sql`
      update recovery_codes
      set used_at = ${tx.clock()}
      where user_id = ${userId} and code_hash in ${tx.sql(hashes)} and used_at is null
      returning user_id`;
    if (!taken) return false;
    await mailOwner(tx, userId, "recovery-code-used", { left: await recoveryCodesLeft(tx, userId) });
    return true;
  });
}

/** How many codes of a person can still be used; those under a key that the portal has lost cannot. */
export async function recoveryCodesLeft(ctx: Ctx, userId: number): Promise<number> {
  const codes = await ctx.sql<{ keyName: string | null }[]>`
    select key_name from recovery_codes where user_id = ${userId} and used_at is null`;
  if (codes.length === 0) return 0;
  const names = await ctx.secrets.keyNames();
  return codes.filter(({ keyName }) => isKept(names, keyName)).length;
}
