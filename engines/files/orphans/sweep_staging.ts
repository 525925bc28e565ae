import type { Ctx } from "@/kernel/ctx.ts";

/**
 * Removes staged bytes that nobody came back for. Those of an upload that can still be taken up again stay.
 *
 * @returns how many went
 */
export async function sweepStaging(ctx: Ctx, before: Date, signal?: AbortSignal): Promise<number> {
  let gone = 0;
  for await (const { key, modified } of ctx.files.list("staging/")) {
    if (signal?.aborted) break;
    if (modified >= before) continue;
    const [wanted] = await ctx.sql`select 1 from uploads where key = ${key} or tail_key = ${key}`;
    if (wanted) continue;
    await ctx.files.remove(key);
    gone++;
  }
  return gone;
}
