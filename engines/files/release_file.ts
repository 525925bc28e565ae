import type { TxCtx } from "@/kernel/ctx.ts";
import type { FileUse } from "./use_file.ts";

/** Ends a use. A file that nothing else uses is collected after a while. */
export async function releaseFile(tx: TxCtx, fileId: string, { kind, id }: FileUse): Promise<void> {
  await tx.sql`delete from file_uses where file_id = ${fileId} and kind = ${kind} and id = ${id}`;
}
