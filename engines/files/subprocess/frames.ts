import { Buffer } from "node:buffer";
import type { ChildProcess } from "node:child_process";
import { deserialize, serialize } from "node:v8";

/** Bytes in which a frame says its length. */
const HEAD = 4;

/** A frame is longer than the reader takes. */
export class FrameTooLong extends Error {
  override name = "FrameTooLong";
}

/** A value with its length before it: what the portal and a process apart say to each other. Days, bytes and maps stay what they are. */
export function frameOf(value: unknown): Buffer {
  const body = serialize(value) as Buffer;
  const head = Buffer.alloc(HEAD);
  head.writeUInt32BE(body.length);
  return Buffer.concat([head, body]);
}

/**
 * The values of a stream of frames.
 *
 * @param most the longest that is taken, bytes
 * @throws FrameTooLong
 */
export async function* framesOf(stream: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<unknown> {
  const waiting: Uint8Array[] = [];
  let held = 0;
  const take = (length: number) => {
    const all = Buffer.concat(waiting);
    waiting.splice(0, waiting.length, all.subarray(length));
    held -= length;
    return all.subarray(0, length);
  };
  let length: number | null = null;
  for await (const piece of stream) {
    waiting.push(piece);
    held += piece.length;
    while (held >= (length ?? HEAD)) {
      if (length === null) {
        length = take(HEAD).readUInt32BE();
        if (length > most) throw new FrameTooLong(`a frame of ${length} bytes`);
      } else {
        yield deserialize(take(length));
        length = null;
      }
    }
  }
}

/**
 * The values that a process says. Who has heard enough leaves its output open: closed by the end of a loop while the process has ended and
 * its output has not, it would end the portal too, by a promise that nobody can catch (Deno 2.9, `waitForStreamToClose` of
 * node:child_process). Call `resume` of the output then, since a process counts as ended when its output does.
 *
 * @param most the longest that is taken, bytes
 * @throws FrameTooLong
 */
export function framesOfProcess({ stdout }: ChildProcess, most: number): AsyncGenerator<unknown> {
  return framesOf(stdout!.iterator({ destroyOnReturn: false }), most);
}
