import { UdsFailed } from "./failed.ts";
import type { UdsTester } from "./tester.ts";

export interface Download {
  /** Where the first byte of `content` goes. */
  address: number;
  /** Bytes of `content`. */
  size: number;
  /** In whatever pieces it comes; held is one block. */
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** Larger blocks are not sent, whatever the ECU takes. */
  largestBlock?: number;
  /** Called after each block that the ECU has. */
  onBlock?: (sent: { blocks: number; bytes: number }) => void;
  signal?: AbortSignal;
}

/** How often one block is sent again when its answer does not come. */
const REPEATS = 2;

/**
 * Transfers a program or data by 34, 36 and 37 (ISO 14229-1, clause 14), block by block as the ECU says. A block without an answer
 * is sent again under the same counter, which the ECU takes once (clause 14.5.2).
 *
 * @returns blocks sent
 * @throws NegativeResponse, UdsFailed, what the transport throws, and RangeError when `content` is not of `size` bytes
 */
export async function download(tester: UdsTester, target: number, job: Download): Promise<number> {
  const { maxBlock } = await tester.request(target, {
    service: "requestDownload",
    format: 0,
    address: job.address,
    size: job.size,
    addressBytes: 4,
    sizeBytes: 4,
  }, job.signal);
  // The service and the counter are counted in.
  const blockBytes = Math.min(maxBlock, job.largestBlock ?? maxBlock) - 2;
  if (blockBytes < 1) throw new UdsFailed("wrong-answer", target, `blocks of ${maxBlock} bytes`);
  let blocks = 0;
  let bytes = 0;
  for await (const data of inBlocks(job.content, blockBytes)) {
    job.signal?.throwIfAborted();
    bytes += data.length;
    if (bytes > job.size) throw new RangeError(`content is longer than ${job.size} bytes`);
    await sendBlock(tester, target, ++blocks & 0xff, data, job.signal);
    job.onBlock?.({ blocks, bytes });
  }
  if (bytes !== job.size) throw new RangeError(`content of ${bytes} bytes, ${job.size} announced`);
  await tester.request(target, { service: "requestTransferExit", data: new Uint8Array() }, job.signal);
  return blocks;
}

async function sendBlock(
  tester: UdsTester,
  target: number,
  counter: number,
  data: Uint8Array,
  signal?: AbortSignal,
): Promise<void> {
  for (let tried = 0;; tried++) {
    try {
      await tester.request(target, { service: "transferData", counter, data }, signal);
      return;
    } catch (error) {
      const isLost = error instanceof UdsFailed && error.failure === "p2";
      if (!isLost || tried >= REPEATS) throw error;
    }
  }
}

/** Content in pieces of one size, the last one as it ends. A piece that is large enough is cut, not copied. */
export async function* inBlocks(
  content: Download["content"],
  blockBytes: number,
): AsyncGenerator<Uint8Array> {
  let begun = new Uint8Array(blockBytes);
  let filled = 0;
  for await (const piece of content) {
    let at = 0;
    while (at < piece.length) {
      if (filled === 0 && piece.length - at >= blockBytes) {
        yield piece.subarray(at, at + blockBytes);
        at += blockBytes;
        continue;
      }
      const part = piece.subarray(at, at + blockBytes - filled);
      begun.set(part, filled);
      filled += part.length;
      at += part.length;
      if (filled === blockBytes) {
        yield begun;
        begun = new Uint8Array(blockBytes);
        filled = 0;
      }
    }
  }
  if (filled > 0) yield begun.subarray(0, filled);
}
