import { crc32 } from "node:zlib";

/** Name of the program within a package. */
export const PROGRAM_ENTRY = "program.bin";

/** A package that holds no program that could be read. */
export class PackageUnreadable extends Error {
  override name = "PackageUnreadable";
}

/** The program of a package, unpacked on disk. */
export interface UnpackedProgram {
  path: string;
  size: number;
  checksum: number;
}

/** Signatures and lengths of APPNOTE.TXT, sections 4.3.7, 4.3.12 and 4.3.16. */
const END = 0x06054b50,
  END_BYTES = 22,
  ENTRY = 0x02014b50,
  ENTRY_BYTES = 46,
  LOCAL = 0x04034b50,
  LOCAL_BYTES = 30;
const STORED = 0, DEFLATED = 8;
/** An end record has a comment of so many bytes at most behind it. */
const COMMENT_BYTES = 65_535;

/**
 * Unpacks the program of a package (ZIP, stored or deflated) beside it, in little memory, and compares its checksum.
 *
 * @throws PackageUnreadable for what is no such package
 */
export async function unpackProgram(packagePath: string, path: string): Promise<UnpackedProgram> {
  using file = await Deno.open(packagePath);
  const entry = await findEntry(file, (await file.stat()).size);
  const head = await readAt(file, entry.at, LOCAL_BYTES);
  if (head.getUint32(0, true) !== LOCAL) throw new PackageUnreadable("no local header");
  const begin = entry.at + LOCAL_BYTES + head.getUint16(26, true) + head.getUint16(28, true);
  let content: ReadableStream<Uint8Array> = ReadableStream.from(pieces(file, begin, entry.packed));
  if (entry.method === DEFLATED) {
    content = content.pipeThrough(new DecompressionStream("deflate-raw") as never);
  } else if (entry.method !== STORED) throw new PackageUnreadable(`packed by method ${entry.method}`);
  using out = await Deno.open(path, { write: true, create: true, truncate: true });
  let size = 0, checksum = 0;
  for await (const piece of content) {
    size += piece.length;
    if (size > entry.size) throw new PackageUnreadable("longer than it says");
    checksum = crc32(piece, checksum);
    for (let at = 0; at < piece.length;) at += await out.write(piece.subarray(at));
  }
  if (size !== entry.size || checksum !== entry.crc) throw new PackageUnreadable("checksum of the program");
  return { path, size, checksum };
}

/** Bytes of a file from one on. */
export async function* readFrom(path: string, offset: number): AsyncGenerator<Uint8Array> {
  using file = await Deno.open(path);
  yield* pieces(file, offset, (await file.stat()).size - offset);
}

const PIECE_BYTES = 1024 * 1024;

async function* pieces(
  file: Deno.FsFile,
  from: number,
  length: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  await file.seek(from, Deno.SeekMode.Start);
  for (let left = length; left > 0;) {
    const piece = new Uint8Array(Math.min(PIECE_BYTES, left));
    const read = await file.read(piece);
    if (read === null) throw new PackageUnreadable("ends too early");
    left -= read;
    yield piece.subarray(0, read);
  }
}

async function findEntry(file: Deno.FsFile, bytes: number) {
  const tailBytes = Math.min(bytes, END_BYTES + COMMENT_BYTES);
  if (tailBytes < END_BYTES) throw new PackageUnreadable("no ZIP");
  const tail = await readAt(file, bytes - tailBytes, tailBytes);
  let end = tailBytes - END_BYTES;
  while (end >= 0 && tail.getUint32(end, true) !== END) end--;
  if (end < 0) throw new PackageUnreadable("no ZIP");
  const count = tail.getUint16(end + 10, true);
  const listBytes = tail.getUint32(end + 12, true);
  const listAt = tail.getUint32(end + 16, true);
  if (listAt + listBytes > bytes) throw new PackageUnreadable("directory beyond its end");
  const list = await readAt(file, listAt, listBytes);
  for (let index = 0, at = 0; index < count; index++) {
    if (at + ENTRY_BYTES > listBytes || list.getUint32(at, true) !== ENTRY) break;
    const nameBytes = list.getUint16(at + 28, true);
    const nameAt = at + ENTRY_BYTES;
    if (nameAt + nameBytes > listBytes) break;
    const name = new TextDecoder().decode(new Uint8Array(list.buffer, list.byteOffset + nameAt, nameBytes));
    if (name === PROGRAM_ENTRY) {
      return {
        method: list.getUint16(at + 10, true),
        crc: list.getUint32(at + 16, true),
        packed: list.getUint32(at + 20, true),
        size: list.getUint32(at + 24, true),
        at: list.getUint32(at + 42, true),
      };
    }
    at = nameAt + nameBytes + list.getUint16(at + 30, true) + list.getUint16(at + 32, true);
  }
  throw new PackageUnreadable(`no ${PROGRAM_ENTRY}`);
}

async function readAt(file: Deno.FsFile, at: number, bytes: number): Promise<DataView> {
  const all = new Uint8Array(bytes);
  let filled = 0;
  for await (const piece of pieces(file, at, bytes)) {
    all.set(piece, filled);
    filled += piece.length;
  }
  return new DataView(all.buffer);
}
