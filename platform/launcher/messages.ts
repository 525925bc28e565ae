import { Buffer } from "node:buffer";

/** What a message between a role process and its launcher is, as its first byte. */
export const KIND = {
  /** JSON: what a connection is for. The first of each connection. */
  ask: 1,
  /** Bytes for a process apart. */
  input: 2,
  /** Bytes that it said. */
  output: 3,
  /** JSON: how it ended, or why it was not started. The last one. */
  ended: 4,
  /** The pages are built. */
  built: 5,
  /** JSON: what the system knows of the role process, or null. */
  figures: 6,
} as const;
export type Kind = typeof KIND[keyof typeof KIND];

/** Kind and length stand before the bytes. */
const HEAD = 5;
/** The longest that is taken, bytes; longer ones are sent in pieces. */
const MOST = 1024 * 1024;

export interface Message {
  kind: number;
  bytes: Uint8Array;
}

/** Sends bytes as messages of one kind; resolves when they are on their way. */
export async function send(
  to: WritableStreamDefaultWriter<Uint8Array>,
  kind: Kind,
  bytes: Uint8Array = new Uint8Array(),
): Promise<void> {
  for (let at = 0; at === 0 || at < bytes.length; at += MOST) {
    const piece = bytes.subarray(at, at + MOST);
    const head = Buffer.alloc(HEAD);
    head.writeUInt8(kind);
    head.writeUInt32BE(piece.length, 1);
    await to.write(new Uint8Array(Buffer.concat([head, piece])));
  }
}

/**
 * The messages of a connection.
 *
 * @throws RangeError for one that is longer than any that is sent
 */
export async function* messagesOf(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Message> {
  let held = Buffer.alloc(0);
  for await (const piece of stream) {
    held = Buffer.concat([held, piece]);
    while (held.length >= HEAD) {
      const length = held.readUInt32BE(1);
      if (length > MOST) throw new RangeError(`a message of ${length} bytes`);
      if (held.length < HEAD + length) break;
      yield { kind: held.readUInt8(), bytes: held.subarray(HEAD, HEAD + length) };
      held = held.subarray(HEAD + length);
    }
  }
}

export const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
export const bytesOf = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));
