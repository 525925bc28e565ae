import type { TxCtx } from "@/kernel/ctx.ts";
import { isFileId } from "./file_id.ts";
import { mayKeepFile, type Readable } from "./readers.ts";
import { releaseFile } from "./release_file.ts";
import { type FileUse, useFile } from "./use_file.ts";

/**
 * Keeps exactly these files in a use and lets go of its others. A use shows a file to its readers: what whoever acts may not read is not given away by it, also
 * while nothing uses it, since it is then its owner's alone.
 *
 * @param places of files that it does not have yet
 * @returns ids that are of no such places, or not for whoever acts
 */
export async function keepUses(
  tx: TxCtx,
  use: FileUse,
  wanted: readonly string[],
  places: readonly string[],
): Promise<string[]> {
  const { sql } = tx;
  const rows = await sql<{ fileId: string }[]>`
    select file_id from file_uses where kind = ${use.kind} and id = ${use.id}`;
  const there = rows.map(({ fileId }) => fileId);
  const fresh = wanted.filter((id) => !there.includes(id));
  const files = await sql<Readable[]>`
    select f.id, f.place, f.owner_id, f.made_from
    from files f
    where f.id = any(${fresh.filter(isFileId)}::uuid[]) and f.place = any(${places})`;
  const known = new Set<string>();
  for (const file of files) {
    if (await mayKeepFile(tx, file)) known.add(file.id);
  }
  const unknown = fresh.filter((id) => !known.has(id));
  if (unknown.length > 0) return unknown;
  for (const id of there.filter((one) => !wanted.includes(one))) await releaseFile(tx, id, use);
  for (const id of fresh) await useFile(tx, id, use);
  return [];
}
