import { crc32 } from "node:zlib";

/** A part of an archive: its name and its text in pieces. */
export interface ZipPart {
  path: string;
  pieces: AsyncIterable<string>;
}

/** Texts shorter than this are gathered before they are compressed, characters. */
const PIECE = 64 * 1024;
/** Sizes above this need records that are not written here. */
const LARGEST = 0xffff_ffff;
/** 1980-01-01, the earliest: the same rows make the same bytes. */
const DAY = 0x0021;
/** Sizes follow the content; names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;

/** An archive (PKWARE APPNOTE 6.3) written as its parts come, in little memory. Fails above 4 GiB. */
export async function* zipStream(parts: AsyncIterable<ZipPart>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const entries: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for await (const { path, pieces } of parts) {
    const name = new TextEncoder().encode(path);
    const begins = offset;
    const head = record(30, name, (view) => {
      view.setUint32(0, 0x04034b50, true);
      view.setUint16(4, 20, true);
      view.setUint16(6, FLAGS, true);
      view.setUint16(8, DEFLATED, true);
      view.setUint16(12, DAY, true);
      view.setUint16(26, name.length, true);
    });
    yield head;
    offset += head.length;
    const measured = { crc: 0, size: 0 };
    let packed = 0;
    for await (const chunk of deflated(pieces, measured)) {
      packed += chunk.length;
      yield chunk;
    }
    if (measured.size > LARGEST || begins + packed > LARGEST) throw new Error("an archive above 4 GiB");
    const numbers = (view: DataView, at: number) => {
      view.setUint32(at, measured.crc, true);
      view.setUint32(at + 4, packed, true);
      view.setUint32(at + 8, measured.size, true);
    };
    const tail = record(16, new Uint8Array(), (view) => {
      view.setUint32(0, 0x08074b50, true);
      numbers(view, 4);
    });
    yield tail;
    offset += packed + tail.length;
    entries.push(record(46, name, (view) => {
      view.setUint32(0, 0x02014b50, true);
      view.setUint16(4, 20, true);
      view.setUint16(6, 20, true);
      view.setUint16(8, FLAGS, true);
      view.setUint16(10, DEFLATED, true);
      view.setUint16(14, DAY, true);
      numbers(view, 16);
      view.setUint16(28, name.length, true);
      view.setUint32(42, begins, true);
    }));
  }
  const length = entries.reduce((sum, entry) => sum + entry.length, 0);
  yield* entries;
  yield record(22, new Uint8Array(), (view) => {
    view.setUint32(0, 0x06054b50, true);
    view.setUint16(8, entries.length, true);
    view.setUint16(10, entries.length, true);
    view.setUint32(12, length, true);
    view.setUint32(16, offset, true);
  });
}

function record(
  length: number,
  name: Uint8Array,
  write: (view: DataView) => void,
): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length + name.length);
  write(new DataView(bytes.buffer));
  bytes.set(name, length);
  return bytes;
}

function deflated(
  pieces: AsyncIterable<string>,
  measured: { crc: number; size: number },
): ReadableStream<Uint8Array<ArrayBuffer>> {
  async function* measure(): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    const encoder = new TextEncoder();
    for await (const text of gathered(pieces)) {
      const bytes = encoder.encode(text);
      measured.crc = crc32(bytes, measured.crc);
      measured.size += bytes.length;
      yield bytes;
    }
  }
  return ReadableStream.from(measure()).pipeThrough(new CompressionStream("deflate-raw"));
}

async function* gathered(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let text = "";
  for await (const piece of pieces) {
    text += piece;
    if (text.length < PIECE) continue;
    yield text;
    text = "";
  }
  if (text !== "") yield text;
}
