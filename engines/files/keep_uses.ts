import type { TxCtx } from "@/kernel/ctx.ts";
import { releaseFile } from "./release_file.ts";
import { type FileUse, useFile } from "./use_file.ts";

/** Keeps exactly these files in a use and lets go of its others. @param places of files that it does not have yet; @returns ids that are of no such places */
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
  const known = await sql<{ id: string }[]>`
    select id from files where id = any(${fresh}::uuid[]) and place = any(${places})`;
  const unknown = fresh.filter((id) => !known.some((file) => file.id === id));
  if (unknown.length > 0) return unknown;
  for (const id of there.filter((one) => !wanted.includes(one))) await releaseFile(tx, id, use);
  for (const id of fresh) await useFile(tx, id, use);
  return [];
}
