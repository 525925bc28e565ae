import type { Ctx } from "@/kernel/ctx.ts";
import { belongsTo } from "./app_key.ts";
import { UNKNOWN_KEY } from "./key_gone.ts";

const ROWS = 200;

/**
 * Seals what is not under the first of the kept keys anew, so that an older one can go without anybody having come meanwhile. What none of
 * them opens is told to the log, once for each person, and stays: with its key it can be read again.
 */
export async function resealApps(ctx: Ctx, signal: AbortSignal): Promise<void> {
  const { sql } = ctx;
  // Where there is no app the portal may have no key yet.
  if ((await sql`select from totp_keys limit 1`).length === 0) return;
  const [name] = await ctx.secrets.keyNames();
  for (let after = 0; !signal.aborted;) {
    const rows = await sql<
      { userId: number; userCode: string; sealedKey: Uint8Array; keyName: string | null }[]
    >`
      select k.user_id, u.user_code, k.sealed_key, k.key_name
      from totp_keys k
      join users u on u.id = k.user_id
      where k.key_name is distinct from ${name} and k.user_id > ${after}
      order by k.user_id
      limit ${ROWS}`;
    for (const row of rows) await resealOne(ctx, name, row);
    if (rows.length < ROWS) return;
    after = Number(rows.at(-1)!.userId);
  }
}

async function resealOne(
  ctx: Ctx,
  name: string,
  { userId, userCode, sealedKey, keyName }: {
    userId: number;
    userCode: string;
    sealedKey: Uint8Array;
    keyName: string | null;
  },
): Promise<void> {
  const again = await ctx.secrets.resealed(sealedKey, belongsTo(Number(userId)));
  // A login may have sealed it anew, or its owner set another up, since it was read.
  if (again) {
    await ctx.sql`
      update totp_keys set sealed_key = ${again}, key_name = ${name}
      where user_id = ${userId} and sealed_key = ${sealedKey}`;
  } else if (keyName === null) {
    await ctx.sql`
      update totp_keys set key_name = ${UNKNOWN_KEY} where user_id = ${userId} and sealed_key = ${sealedKey}`;
    console.error(
      `the authenticator app of ${userCode} is sealed under a key that this portal does not have`,
    );
  }
}
