import type { Config } from "@/platform/config.ts";
import type { FileStore } from "@/kernel/ports/file_store.ts";
import { folderStore } from "./folder.ts";

/** The file store that the configuration names: an S3 where there is one, else a folder. */
export async function openFileStore(config: Pick<Config, "s3" | "filesDir">): Promise<FileStore> {
  if (config.s3 === null) return await folderStore(config.filesDir);
  // Loaded only where it is asked for: the client takes 0.2 s.
  const { minioStore } = await import("./minio.ts");
  return minioStore(config.s3);
}
