import { goBuild } from "./go_build.ts";

/** MinIO's own client, of the version that deploy/minio.Containerfile sets the server up by. */
export const MINIO_CLIENT_VERSION = "v0.0.0-20250313080218-cf909e1063a9";

/** Where the program is: `MC_BINARY` of the environment, else a cache that is filled by Go when it is empty. */
export function minioClient(): Promise<{ path: string } | { skipped: string }> {
  return goBuild({
    name: "mc",
    version: MINIO_CLIENT_VERSION,
    module: "github.com/minio/mc",
    variable: "MC_BINARY",
  });
}
