import { isFileId } from "./file_id.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { mayReadFile } from "./readers.ts";

/** A file as it is handed out. */
export interface StoredFile {
  id: string;
  key: string;
  sha256: string;
  /** Bytes. */
  size: number;
  mediaType: string;
  name: string;
  place: string;
  ownerId: number | null;
  madeFrom: string | null;
  scan: "not-scanned" | "waiting" | "clean" | "infected";
}

/** A file that the user may read; refuses one that is gone, not for them, held back by the virus scan or infected. */
export async function readStoredFile(ctx: Ctx, id: string): Promise<StoredFile> {
  const [file] = isFileId(id)
    ? await ctx.sql<StoredFile[]>`
      select id, key, sha256, size::float8 as size, media_type, name, place, owner_id, made_from, scan
      from files
      where id = ${id}`
    : [];
  if (!file) throw refuse("file-gone");
  if (!await mayReadFile(ctx, file)) throw refuse("no-right");
  if (file.scan === "waiting") throw refuse("file-held");
  if (file.scan === "infected") throw refuse("file-infected");
  return file;
}
