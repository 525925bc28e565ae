import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { recordChange } from "../../audit/record_change.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { enqueue } from "../../work/enqueue.ts";
import { type ConversionPayload, CONVERT } from "./conversion_payload.ts";

/** Asks once more for a conversion that failed. */
export async function retryConversion(
  ctx: Ctx,
  fileId: string,
  kind: ConversionPayload["kind"],
): Promise<void> {
  await ctx.tx(async (tx) => {
    const [row] = await tx.sql<{ state: string }[]>`
      select state from file_conversions where file_id = ${fileId} and kind = ${kind} for update`;
    if (!row) throw refuse("not-found");
    if (row.state !== "failed") throw refuse("conversion-not-failed");
    await askAgain(tx, { fileId, kind });
  });
}

/**
 * Puts a conversion back to its beginning and leaves it to the workers. Its row is locked by the caller, or new. Each time is work of
 * its own: the run before may just be ending.
 */
export async function askAgain(tx: TxCtx, payload: ConversionPayload): Promise<void> {
  const { fileId, kind, settings } = payload;
  const [before] = await tx.sql<{ state: string; reason: unknown }[]>`
    select state, reason from file_conversions where file_id = ${fileId} and kind = ${kind}`;
  await tx.sql`
    insert into file_conversions (file_id, kind, changed_at)
    values (${fileId}, ${kind}, ${tx.clock()})
    on conflict (file_id, kind) do update
    set state = 'pending', reason = null, facts = null, changed_at = excluded.changed_at`;
  await enqueue(tx, CONVERT, `${fileId}:${kind}:${tx.newId()}`, payload);
  await recordChange(tx, {
    operation: "conversion.request",
    funLink: kind === "svg" ? "Gif2Svg" : undefined,
    subjectKind: "file",
    subjectId: fileId,
    before,
    after: { kind, ...(settings ? { settings } : {}) },
  });
}
