import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { CopyDestinationOptions, CopySourceOptions } from "minio";
import type { FileStore } from "@/kernel/ports/file_store.ts";
import type { StoredPart } from "@/kernel/ports/part_store.ts";
import { requireKey } from "./key_rule.ts";
import { linkAnswer } from "./link_answer.ts";
import { minioParts } from "./minio_parts.ts";
import { away, clientOf, ifThere, requestsTo, type S3Options } from "./minio_requests.ts";
import { readPieces } from "./read_pieces.ts";

/** Bytes of a part of a multipart upload: 10,000 of them bear far more than any place takes. */
const PART_BYTES = 8 * 1024 * 1024;
/** Parts on their way at once, each held in memory. */
const PARTS_AT_ONCE = 3;
/** Most bytes that S3 copies in one request. */
const COPY_BYTES = 5 * 1024 ** 3;

/**
 * The file store in MinIO, or any other S3, by its own client. The bucket is made where it is missing, at the first request that finds
 * the server: it may be away for now.
 */
export function minioStore(options: S3Options): FileStore {
  const { bucket, region, prefix } = options;
  const client = clientOf(options, options.endpoint);
  const signing = clientOf(options, options.publicEndpoint);
  const outside = requestsTo(client, bucket, region);
  /** A key as it stands in the bucket. */
  const at = (key: string) => {
    requireKey(key);
    return prefix + key;
  };
  const parts = minioParts(client, bucket, outside, at);
  const store: FileStore = {
    async put(key, body, type) {
      const place = at(key);
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
          await outside(() => client.putObject(bucket, place, bytes, bytes.length, headers));
        } else await parts.join(key, handle, await Promise.all(sent));
      } catch (error) {
        await Promise.allSettled(sent);
        if (handle !== null) await parts.drop(key, handle).catch(() => {});
        throw error;
      }
      return { size, sha256: hash.digest("hex") };
    },
    async open(key, range) {
      const place = at(key);
      const stream = await outside(() =>
        ifThere(
          range
            ? client.getPartialObject(
              bucket,
              place,
              range.start,
              range.end === undefined ? 0 : range.end - range.start + 1,
            )
            : client.getObject(bucket, place),
        )
      );
      return stream && ReadableStream.from(chunksOf(stream));
    },
    async stat(key) {
      const place = at(key);
      const found = await outside(() => ifThere(client.statObject(bucket, place)));
      return found && { key, size: found.size, modified: found.lastModified };
    },
    async copy(from, to) {
      const [source, target] = [at(from), at(to)];
      const found = await store.stat(from);
      if (found && found.size > COPY_BYTES) {
        throw new Error(`${from} is larger than what S3 copies at once, 5 GB`);
      }
      await outside(() =>
        client.copyObject(
          new CopySourceOptions({ Bucket: bucket, Object: source }),
          new CopyDestinationOptions({ Bucket: bucket, Object: target }),
        )
      );
    },
    async remove(key) {
      const place = at(key);
      await outside(() => client.removeObject(bucket, place));
    },
    async *list(beginning) {
      await outside(() => Promise.resolve());
      const begins = prefix + beginning;
      try {
        for await (const { name, size, lastModified } of client.listObjectsV2(bucket, begins, true)) {
          if (name === undefined) continue;
          yield { key: name.slice(prefix.length), size, modified: lastModified ?? new Date(0) };
        }
      } catch (error) {
        throw away(error);
      }
    },
    async link(key, options) {
      const place = at(key);
      const answer = linkAnswer(options);
      if (answer === null) return null;
      const { seconds, from } = options;
      return await outside(() => signing.presignedGetObject(bucket, place, seconds, answer, from));
    },
    parts,
  };
  return store;
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
