import { Client } from "minio";
import { FileStoreUnavailable } from "@/kernel/ports/file_store.ts";

/** Where an S3 stands and what opens it. */
export interface S3Options {
  /** `http://minio:9000`. */
  endpoint: string;
  /** Address under which browsers reach it: links are signed for it. */
  publicEndpoint: string;
  accessKey: string;
  secretKey: string;
  bucket: string;
  /** What the keys of this installation begin with in the bucket, with the slash behind it: `tis-eu/`, or nothing. */
  prefix: string;
  region: string;
}

/** Longest time of one request, ms; a server that is silent for longer is away. */
const REQUEST_MS = 60_000;

/** Runs a request and turns its outage into `FileStoreUnavailable`. */
export type Outside = <T>(request: () => Promise<T>) => Promise<T>;

/**
 * Requests to a bucket that is looked for, and made where it is missing, before the first of them: the S3 may be away when the process
 * starts, and is looked for again at each request until it was found once.
 */
export function requestsTo(client: Client, bucket: string, region: string): Outside {
  let found: Promise<void> | null = null;
  return (request) =>
    inTime(async () => {
      const finding = found ??= makeBucket(client, bucket, region);
      try {
        await finding;
      } catch (error) {
        if (found === finding) found = null;
        throw error;
      }
      return await request();
    });
}

/** A client of the S3 as it is reached at an address. */
export function clientOf({ accessKey, secretKey, region }: S3Options, endpoint: string): Client {
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

/** What a request finds; null when there is no such object. */
export async function ifThere<T>(request: Promise<T>): Promise<T | null> {
  try {
    return await request;
  } catch (error) {
    if (["NoSuchKey", "NotFound"].includes(String(codeOf(error)))) return null;
    throw error;
  }
}

async function inTime<T>(request: () => Promise<T>): Promise<T> {
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

/** An error of the S3 or of the way there, as the portal knows it. */
export function away(error: unknown): FileStoreUnavailable {
  if (error instanceof FileStoreUnavailable) return error;
  const told = error instanceof Error ? error.message : String(error);
  return new FileStoreUnavailable(`the S3 file store: ${told}`, { cause: error });
}

/** The S3's own code of an error, such as `NoSuchKey`. */
export function codeOf(error: unknown): unknown {
  return (error as { code?: unknown } | null)?.code;
}
