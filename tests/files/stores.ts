import { folderStore } from "@/platform/files/folder.ts";
import { minioStore } from "@/platform/files/minio.ts";
import type { S3Options } from "@/platform/files/minio_requests.ts";
import type { FileStore } from "@/kernel/ports/file_store.ts";
import { minioBinary, startMinio } from "../run/minio.ts";

/** A file store of a test's own. */
export interface TestStore extends AsyncDisposable {
  store: FileStore;
}

/** A store in a folder that goes with the test. */
export async function testFolder(): Promise<TestStore & { folder: string }> {
  const folder = await Deno.makeTempDir({ prefix: "tis-files-" });
  return {
    folder,
    store: await folderStore(folder),
    [Symbol.asyncDispose]: () => Deno.remove(folder, { recursive: true }),
  };
}

/** A store in a bucket of the MinIO that the test command started; a file run by hand starts one. Null: skipped, and said so. */
export async function testMinio(): Promise<TestStore & { options: S3Options; endpoint: string } | null> {
  // Said already by the test command.
  if (Deno.env.has("TEST_MINIO_SKIPPED")) return null;
  const given = Deno.env.get("TEST_S3_ENDPOINT");
  let env: Record<string, string> = {
    TEST_S3_ENDPOINT: given ?? "",
    TEST_S3_ACCESS_KEY: Deno.env.get("TEST_S3_ACCESS_KEY") ?? "",
    TEST_S3_SECRET_KEY: Deno.env.get("TEST_S3_SECRET_KEY") ?? "",
  };
  let end = () => Promise.resolve();
  if (!given) {
    const built = await minioBinary();
    if ("skipped" in built) {
      if (Deno.env.get("CI") === "true") throw new Error(`MinIO is missing: ${built.skipped}`);
      console.log(`SKIPPED, tests of MinIO: ${built.skipped}`);
      return null;
    }
    const folder = await Deno.makeTempDir({ prefix: "tis-minio-" });
    const node = await startMinio(built.path, folder);
    env = node.env;
    end = async () => {
      await node.stop();
      await Deno.remove(folder, { recursive: true });
    };
  }
  const options = s3Of(env);
  return {
    endpoint: options.endpoint,
    options,
    store: minioStore(options),
    [Symbol.asyncDispose]: end,
  };
}

/** A bucket of a test's own. */
export function s3Of(env: Record<string, string>): S3Options {
  const endpoint = env.TEST_S3_ENDPOINT!;
  return {
    endpoint,
    publicEndpoint: endpoint,
    accessKey: env.TEST_S3_ACCESS_KEY!,
    secretKey: env.TEST_S3_SECRET_KEY!,
    bucket: `t${crypto.randomUUID()}`,
    prefix: "",
    region: "us-east-1",
  };
}

/** What a stream holds. */
export async function bytesOf(stream: ReadableStream<Uint8Array<ArrayBuffer>> | null): Promise<Uint8Array> {
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** A stream of bytes, in pieces as they come over a network. */
export function streamOf(bytes: Uint8Array | string, piece = 64 * 1024): ReadableStream<Uint8Array> {
  const all = typeof bytes === "string" ? new TextEncoder().encode(bytes) : bytes;
  return ReadableStream.from((function* () {
    for (let at = 0; at < all.length; at += piece) yield all.slice(at, at + piece);
  })());
}
