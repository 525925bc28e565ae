import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { Client, CopyDestinationOptions, CopySourceOptions } from "minio";
import { type FileStore, FileStoreUnavailable } from "@/kernel/ports/file_store.ts";
import type { StoredPart } from "@/kernel/ports/part_store.ts";
import { contentDisposition } from "@/engines/files/content_disposition.ts";
import { requireKey } from "./key_rule.ts";
import { minioParts } from "./minio_parts.ts";
import { readPieces } from "./read_pieces.ts";

/** Where an S3 stands and what opens it. */
export interface S3Options {
  /** `http://minio:9000`. */
  endpoint: string;
  /** Address under which browsers reach it: links are signed for it. */
  publicEndpoint: string;
  accessKey: string;
  secretKey: string;
  bucket: string;
  region: string;
}

/** Bytes of a part of a multipart upload: 10,000 of them bear far more than any place takes. */
const PART_BYTES = 8 * 1024 * 1024;
/** Parts on their way at once, each held in memory. */
const PARTS_AT_ONCE = 3;
/** Most bytes that S3 copies in one request. */
const COPY_BYTES = 5 * 1024 ** 3;
/** Longest time of one request, ms; a server that is silent for longer is away. */
const REQUEST_MS = 60_000;

/** The file store in MinIO, or any other S3, by its own client. The bucket is made where it is missing. */
export async function minioStore(options: S3Options): Promise<FileStore> {
  const { bucket, region } = options;
  const client = clientOf(options, options.endpoint);
  const signing = clientOf(options, options.publicEndpoint);
  await outside(() => makeBucket(client, bucket, region));
  const parts = minioParts(client, bucket, outside);
  const store: FileStore = {
    async put(key, body, type) {
      requireKey(key);
      const hash = createHash("sha256");
      const headers = { "content-type": type };
      let size = 0;
      let handle: string | null = null;
      let first: Uint8Array<ArrayBuffer> | null = null;
      const sent: Promise<StoredPart>[] = [];
      const send = (bytes: Uint8Array<ArrayBuffer>, number: number) => {
        const part = { number, offset: (number - 1) * PART_BYTES };
        const sending = parts.put(key, handle!, part, bytes)
          .then((receipt) => ({ ...part, size: bytes.length, receipt }));
        sending.catch(() => {});
        sent.push(sending);
      };
      try {
        for await (const piece of readPieces(body, PART_BYTES)) {
          hash.update(piece);
          size += piece.length;
          if (first === null) {
            first = piece;
            continue;
          }
          if (handle === null) {
            handle = await parts.start(key, type);
            send(first, 1);
          }
          send(piece, sent.length + 1);
          if (sent.length >= PARTS_AT_ONCE) await sent[sent.length - PARTS_AT_ONCE];
        }
        if (handle === null) {
          const bytes = bufferOf(first ?? new Uint8Array());
          await outside(() => client.putObject(bucket, key, bytes, bytes.length, headers));
        } else await parts.join(key, handle, await Promise.all(sent));
      } catch (error) {
        await Promise.allSettled(sent);
        if (handle !== null) await parts.drop(key, handle).catch(() => {});
        throw error;
      }
      return { size, sha256: hash.digest("hex") };
    },
    async open(key, range) {
      requireKey(key);
      const stream = await outside(() =>
        ifThere(
          range
            ? client.getPartialObject(
              bucket,
              key,
              range.start,
              range.end === undefined ? 0 : range.end - range.start + 1,
            )
            : client.getObject(bucket, key),
        )
      );
      return stream && ReadableStream.from(chunksOf(stream));
    },
    async stat(key) {
      requireKey(key);
      const found = await outside(() => ifThere(client.statObject(bucket, key)));
      return found && { key, size: found.size, modified: found.lastModified };
    },
    async copy(from, to) {
      requireKey(from);
      requireKey(to);
      const found = await store.stat(from);
      if (found && found.size > COPY_BYTES) {
        throw new Error(`${from} is larger than what S3 copies at once, 5 GB`);
      }
      await outside(() =>
        client.copyObject(
          new CopySourceOptions({ Bucket: bucket, Object: from }),
          new CopyDestinationOptions({ Bucket: bucket, Object: to }),
        )
      );
    },
    async remove(key) {
      requireKey(key);
      await outside(() => client.removeObject(bucket, key));
    },
    async *list(prefix) {
      try {
        for await (const { name, size, lastModified } of client.listObjectsV2(bucket, prefix, true)) {
          if (name !== undefined) yield { key: name, size, modified: lastModified ?? new Date(0) };
        }
      } catch (error) {
        throw away(error);
      }
    },
    async link(key, { name, type, inline, seconds }) {
      requireKey(key);
      return await outside(() =>
        signing.presignedGetObject(bucket, key, seconds, {
          "response-content-type": type,
          "response-content-disposition": contentDisposition(name, inline),
        })
      );
    },
    parts,
  };
  return store;
}

function clientOf({ accessKey, secretKey, region }: S3Options, endpoint: string): Client {
  const { protocol, hostname, port } = new URL(endpoint);
  const useSSL = protocol === "https:";
  return new Client({
    endPoint: hostname,
    port: Number(port) || (useSSL ? 443 : 80),
    useSSL,
    accessKey,
    secretKey,
    // Given, so that no link costs a question to the server.
    region,
    pathStyle: true,
  });
}

async function makeBucket(client: Client, bucket: string, region: string): Promise<void> {
  if (await client.bucketExists(bucket)) return;
  try {
    await client.makeBucket(bucket, region);
  } catch (error) {
    // Another process that starts at the same moment made it.
    if (codeOf(error) !== "BucketAlreadyOwnedByYou") throw error;
  }
}

function bufferOf(bytes: Uint8Array<ArrayBuffer>): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}

async function* chunksOf(stream: Readable): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  try {
    for await (const chunk of stream) yield new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.length);
  } catch (error) {
    throw away(error);
  }
}

async function ifThere<T>(request: Promise<T>): Promise<T | null> {
  try {
    return await request;
  } catch (error) {
    if (["NoSuchKey", "NotFound"].includes(String(codeOf(error)))) return null;
    throw error;
  }
}

async function outside<T>(request: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${REQUEST_MS / 1000} s`)), REQUEST_MS);
  });
  try {
    return await Promise.race([request(), tooLong]);
  } catch (error) {
    throw away(error);
  } finally {
    clearTimeout(timer);
  }
}

function away(error: unknown): FileStoreUnavailable {
  if (error instanceof FileStoreUnavailable) return error;
  const told = error instanceof Error ? error.message : String(error);
  return new FileStoreUnavailable(`the S3 file store: ${told}`, { cause: error });
}

function codeOf(error: unknown): unknown {
  return (error as { code?: unknown } | null)?.code;
}
