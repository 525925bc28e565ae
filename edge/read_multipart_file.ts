import { Busboy, type BusboyFileStream } from "@fastify/busboy";
import { Readable } from "node:stream";
import { type Refusal, refuse, refuseField } from "@/kernel/refusals/refuse.ts";

/** The one file of a multipart body, as it comes. */
export interface MultipartFile {
  name: string;
  /** Ends with an error when the sender goes away or the limit is passed. */
  body: ReadableStream<Uint8Array>;
  /** Values of the fields that stood before the file. */
  fields: ReadonlyMap<string, string>;
}

/** Fields before the file, and bytes of each. */
const FIELDS = 10, FIELD_BYTES = 1000;

/**
 * Reads a multipart body (RFC 7578) up to its field `file` and hands that on while it comes: no more of it is in memory than is on
 * its way. Further files are refused.
 *
 * @param limit bytes of the file
 * @throws Refusal 422 for what is no multipart body or has no file
 */
export async function readMultipartFile<T>(
  req: Request,
  limit: number,
  take: (file: MultipartFile) => Promise<T>,
): Promise<T> {
  const type = req.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(type) || !req.body) throw refuse("body-not-readable");
  const fields = new Map<string, string>();
  let parser: InstanceType<typeof Busboy>;
  try {
    parser = new Busboy({
      headers: { "content-type": type },
      limits: { files: 1, fields: FIELDS, fieldSize: FIELD_BYTES, parts: FIELDS + 1, headerPairs: 20 },
    });
  } catch {
    throw refuse("body-not-readable");
  }
  const source = Readable.fromWeb(req.body as Parameters<typeof Readable.fromWeb>[0]);
  const taken = new Promise<T>((resolve, reject) => {
    let found = false;
    parser.on("field", (name: string, value: string) => void fields.set(name, value));
    parser.on("file", (field: string, stream: BusboyFileStream, name: string | undefined) => {
      if (field !== "file" || found) return void stream.resume();
      found = true;
      // Who reads it is told as it reads; that nobody does at this moment, as at its begin or after its end, is no fault of the process.
      stream.on("error", () => {});
      source.once("error", () => stream.destroy(gone()));
      parser.once("error", (error) => stream.destroy(error as Error));
      const body = ReadableStream.from(within(stream, limit));
      take({ name: name ?? "", body, fields }).then(resolve, reject);
    });
    parser.on("finish", () => found || reject(refuseField("file", "field-required")));
    parser.on("error", () => found || reject(refuse("body-not-readable")));
    source.on("error", () => {
      parser.destroy();
      if (!found) reject(gone());
    });
    source.on("close", () => source.readableEnded || parser.destroy());
  });
  source.pipe(parser);
  try {
    return await taken;
  } finally {
    source.unpipe(parser);
    source.destroy();
    parser.destroy();
  }
}

/** The sender went away, which is no fault of ours; nobody reads this. */
function gone(): Refusal {
  return refuse("body-not-readable");
}

async function* within(stream: AsyncIterable<Uint8Array>, limit: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > limit) throw refuse("too-large", { limit: `${limit / 1024 / 1024} MB` });
    yield new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.length);
  }
}
