import type { Ctx } from "@/kernel/ctx.ts";

/** Bytes in the file store, read in parts or as a whole. */
export interface Content {
  /** Bytes. */
  readonly size: number;
  /** So many bytes from `start`, fewer at the end. */
  read(start: number, length: number): Promise<Uint8Array<ArrayBuffer>>;
  stream(): Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
}

/** The content under a key of the file store. */
export function contentOf({ files }: Pick<Ctx, "files">, key: string, size: number): Content {
  const open = async (range?: { start: number; end: number }) => {
    const stream = await files.open(key, range);
    if (!stream) throw new Error(`nothing lies under ${key} in the file store`);
    return stream;
  };
  return {
    size,
    async read(start, length) {
      const end = Math.min(start + length, size) - 1;
      if (end < start) return new Uint8Array();
      return await gathered(await open({ start, end }), end - start + 1);
    },
    stream: () => open(),
  };
}

async function gathered(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  length: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(length);
  let at = 0;
  for await (const chunk of stream) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes.subarray(0, at);
}
