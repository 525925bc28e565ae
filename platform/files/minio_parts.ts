import { Buffer } from "node:buffer";
import type { Client } from "minio";
import type { PartStore } from "@/kernel/ports/part_store.ts";

/** Fewest bytes of a part that is not the last (S3's own limit). */
const MIN_BYTES = 5 * 1024 * 1024;

/** What S3 answers when a multipart upload is not there: never begun, joined or dropped. */
const GONE = "NoSuchUpload";

/**
 * Pieces of a file as parts of an S3 multipart upload.
 *
 * @param outside runs a request and turns its outage into `FileStoreUnavailable`
 */
export function minioParts(
  client: Client,
  bucket: string,
  outside: <T>(request: () => Promise<T>) => Promise<T>,
): PartStore {
  return {
    leastBytes: MIN_BYTES,
    start: (key, type) =>
      outside(() => client.initiateNewMultipartUpload(bucket, key, { "content-type": type })),
    put: (key, handle, { number }, bytes) =>
      outside(async () => {
        const config = {
          bucketName: bucket,
          objectName: key,
          uploadID: handle,
          partNumber: number,
          headers: { "content-length": bytes.length },
          sourceObj: "",
        };
        const { etag } = await client.uploadPart(
          config,
          Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
        );
        return etag;
      }),
    join: (key, handle, parts) =>
      outside(async () => {
        const etags = parts.map(({ number, receipt }) => ({ part: number, etag: receipt }));
        try {
          await client.completeMultipartUpload(bucket, key, handle, etags);
        } catch (error) {
          if (codeOf(error) !== GONE) throw error;
          const size = parts.reduce((sum, part) => sum + part.size, 0);
          const found = await client.statObject(bucket, key).catch(() => null);
          if (found?.size !== size) throw error;
        }
      }),
    drop: (key, handle) =>
      outside(async () => {
        try {
          await client.abortMultipartUpload(bucket, key, handle);
        } catch (error) {
          if (codeOf(error) !== GONE) throw error;
        }
      }),
  };
}

function codeOf(error: unknown): unknown {
  return (error as { code?: unknown } | null)?.code;
}
