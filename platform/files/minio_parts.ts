import { Buffer } from "node:buffer";
import type { Client } from "minio";
import type { PartStore } from "@/kernel/ports/part_store.ts";
import { codeOf, type Outside } from "./minio_requests.ts";

/** Fewest bytes of a part that is not the last (S3's own limit). */
const MIN_BYTES = 5 * 1024 * 1024;

/** What S3 answers when a multipart upload is not there: never begun, joined or dropped. */
const GONE = "NoSuchUpload";

/**
 * Pieces of a file as parts of an S3 multipart upload.
 *
 * @param at a key as it stands in the bucket
 */
export function minioParts(
  client: Client,
  bucket: string,
  outside: Outside,
  at: (key: string) => string,
): PartStore {
  return {
    leastBytes: MIN_BYTES,
    start: (key, type) =>
      outside(() => client.initiateNewMultipartUpload(bucket, at(key), { "content-type": type })),
    put: (key, handle, { number }, bytes) =>
      outside(async () => {
        const config = {
          bucketName: bucket,
          objectName: at(key),
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
          await client.completeMultipartUpload(bucket, at(key), handle, etags);
        } catch (error) {
          if (codeOf(error) !== GONE) throw error;
          const size = parts.reduce((sum, part) => sum + part.size, 0);
          const found = await client.statObject(bucket, at(key)).catch(() => null);
          if (found?.size !== size) throw error;
        }
      }),
    drop: (key, handle) =>
      outside(async () => {
        try {
          await client.abortMultipartUpload(bucket, at(key), handle);
        } catch (error) {
          if (codeOf(error) !== GONE) throw error;
        }
      }),
  };
}
