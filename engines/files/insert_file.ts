import { fileStored } from "@/events/files.ts";
import { publish } from "@/engines/events/publish.ts";
import { recordChange } from "../audit/record_change.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import { enqueue } from "../work/enqueue.ts";
import { requireObject } from "./keep_object.ts";
import { SCAN_FILE } from "./scan/work_name.ts";

/** A file to be: its bytes are an object already. */
export interface NewFile {
  id: string;
  key: string;
  sha256: string;
  size: number;
  mediaType: string;
  name: string;
  place: string;
  ownerId: number | null;
  madeFrom: string | null;
}

/**
 * Puts a file down and tells it (`file.stored`). Where files are scanned it is held back, and told only when it is clean; what is
 * made of a file is not scanned again.
 */
export async function insertFile(
  tx: TxCtx,
  file: NewFile,
  { isMade = file.madeFrom !== null }: { isMade?: boolean } = {},
): Promise<void> {
  await requireObject(tx, file.key);
  const isHeld = tx.scanner !== null && !isMade;
  await tx.sql`
    insert into files ${
    tx.sql({ ...file, createdAt: tx.clock(), scan: isHeld ? "waiting" : "not-scanned" })
  }`;
  const { id, place, mediaType, size, sha256, madeFrom } = file;
  await recordChange(tx, {
    operation: "storeFile",
    subjectKind: "file",
    subjectId: id,
    after: { name: file.name, place, mediaType, size, sha256, madeFrom },
  });
  if (isHeld) await enqueue(tx, SCAN_FILE, id, { fileId: id });
  else await publish(tx, fileStored, { fileId: id, version: 1, place, mediaType, size, sha256, madeFrom });
}
