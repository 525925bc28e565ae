import { fileConversionFailed, fileConverted } from "@/events/files.ts";
import { publish } from "@/engines/events/publish.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import type { ConversionPayload } from "./conversion_payload.ts";
import type { Made } from "./made.ts";
import type { ReasonKey } from "./unconvertible.ts";

/** Text key of a reason, under which the sentence stands in locales. */
export function reasonText(key: ReasonKey): string {
  return `convert.reason.${key}`;
}

/**
 * Puts down what was made, with its event, in the transaction that stores it. Of a run that was repeated the second finds the
 * row done and throws, so that nothing is stored twice.
 *
 * @param resultId the file that came of it
 */
export async function endConverted(
  tx: TxCtx,
  { fileId, kind }: ConversionPayload,
  resultId: string,
  facts: Made["facts"],
): Promise<void> {
  const file = await nextOfFile(tx, fileId);
  const [row] = await tx.sql`
    update file_conversions
    set state = 'done', result_id = ${resultId}, reason = null, facts = ${tx.sql.json(facts)},
      changed_at = ${tx.clock()}
    where file_id = ${fileId} and kind = ${kind} and state = 'processing'
    returning file_id`;
  if (!file || !row) throw new AlreadyEnded(`conversion ${kind} of ${fileId} has ended meanwhile`);
  await publish(tx, fileConverted, { ...file, kind, resultId, facts });
}

/** Another run was quicker, or the file is gone: what this one made is dropped. */
export class AlreadyEnded extends Error {
  override name = "AlreadyEnded";
}

/** Puts down why nothing was made, with its event. The original stays as it is. */
export async function endFailed(
  ctx: Ctx,
  { fileId, kind }: ConversionPayload,
  key: ReasonKey,
  params: Record<string, string | number> = {},
): Promise<void> {
  await ctx.tx(async (tx) => {
    const file = await nextOfFile(tx, fileId);
    const reason = { key: reasonText(key), params };
    const [row] = await tx.sql`
      update file_conversions
      set state = 'failed', reason = ${tx.sql.json(reason)}, facts = null, changed_at = ${tx.clock()}
      where file_id = ${fileId} and kind = ${kind} and state not in ('done', 'failed')
      returning file_id`;
    if (file && row) await publish(tx, fileConversionFailed, { ...file, kind, reason: reason.key });
  });
}

/** Locks the file's row and counts its events on, so that they keep their order; null when the file is gone. */
async function nextOfFile(tx: TxCtx, fileId: string) {
  const [file] = await tx.sql<
    {
      fileId: string;
      version: number;
      place: string;
      mediaType: string;
      size: number | string;
      sha256: string;
    }[]
  >`
    update files
    set version = version + 1
    where id = ${fileId}
    returning id as file_id, version, place, media_type, size, sha256`;
  return file ? { ...file, size: Number(file.size) } : null;
}
