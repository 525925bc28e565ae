import type { TxCtx } from "@/kernel/ctx.ts";
import { enqueue } from "../../work/enqueue.ts";
import { CONVERT } from "./conversion_payload.ts";
import { type ConversionKind, kindsFor, kindsForMade } from "./kinds.ts";

/** A file that was stored, as its event tells of it. */
export interface StoredFile {
  fileId: string;
  mediaType: string;
  place: string;
  madeFrom: string | null;
}

/**
 * Leaves to the workers what suits a stored file. Of what was itself made by a conversion PDFs and films are taken on. Asked twice, nothing is done twice.
 */
export async function requestConversions(tx: TxCtx, file: StoredFile): Promise<void> {
  const kinds = file.madeFrom === null ? kindsFor(file.mediaType, file.place) : kindsForMade(file.mediaType);
  for (const kind of kinds) {
    await requestConversion(tx, file.fileId, kind);
  }
}

/** Leaves one conversion to the workers, unless it was asked for before or the file is gone. */
async function requestConversion(tx: TxCtx, fileId: string, kind: ConversionKind): Promise<void> {
  const { sql } = tx;
  const [row] = await sql`
    insert into file_conversions (file_id, kind, changed_at)
    select id, ${kind}, ${tx.clock()} from files where id = ${fileId}
    on conflict (file_id, kind) do nothing
    returning file_id`;
  if (row) await enqueue(tx, CONVERT, `${fileId}:${kind}`, { fileId, kind });
}
