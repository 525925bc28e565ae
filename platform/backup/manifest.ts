import { join } from "node:path";
import { z } from "zod";
import { copiedFile, hashOfFile } from "./copy_tree.ts";

export const MANIFEST = "backup.json";

const manifest = z.object({
  format: z.literal(1),
  /** Moment of the end of the backup, ISO 8601. What was committed before it is in it. */
  at: z.iso.datetime(),
  /** Whether the database ran while it was copied. */
  running: z.boolean(),
  /** Major version of the database, such as '18'. */
  postgres: z.string(),
  files: z.array(copiedFile),
});

/** What a backup says of itself, written last: a folder without it is no backup. */
export type Manifest = z.output<typeof manifest>;

/** A backup or its target that cannot be used; the sentence says why and what to do. */
export class BackupRefused extends Error {
  override name = "BackupRefused";
}

/** Reads the manifest of a backup. Refuses a folder that is none. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await Deno.readTextFile(join(folder, MANIFEST)).catch(() => null);
  if (text === null) {
    throw new BackupRefused(`${folder} is no finished backup: there is no ${MANIFEST} in it`);
  }
  const parsed = manifest.safeParse(parsedJson(text));
  if (!parsed.success) {
    throw new BackupRefused(`${join(folder, MANIFEST)} is not of a kind that this version reads`);
  }
  return parsed.data;
}

/** Reads every file of a backup and compares it with the manifest. Refuses the first that is missing or differs. */
export async function verifyBackup(folder: string, { files }: Manifest): Promise<void> {
  for (const { path, size, sha256 } of files) {
    if (path.split("/").includes("..")) throw new BackupRefused(`${path} would lie outside the backup`);
    const found = await hashOfFile(join(folder, path)).catch(() => null);
    if (found === null) throw new BackupRefused(`the backup is incomplete: ${path} is missing`);
    if (found.size !== size || found.sha256 !== sha256) {
      throw new BackupRefused(`the backup is damaged: ${path} is not what was written`);
    }
  }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
