/** Signatures and fixed lengths of a ZIP archive (APPNOTE 4.3.7, 4.3.12, 4.3.16). */
const END = 0x06054b50;
const END_LENGTH = 22;
const ENTRY = 0x02014b50;
const ENTRY_LENGTH = 46;
const FILE = 0x04034b50;
const FILE_LENGTH = 30;
/** Values that say that the true one stands in ZIP64's records (APPNOTE 4.3.14, 4.5.3). */
const IN_ZIP64 = 0xffffffff, COUNT_IN_ZIP64 = 0xffff;
const STORED = 0;
const DEFLATED = 8;

/**
 * Whether all files of a ZIP archive together unpack to no more than `most` bytes. They are unpacked piece by piece and thrown
 * away, since the sizes that an archive declares may be lies; unpacking stops at the limit. Unreadable is also what
 * is encrypted, is packed in another way than by deflate, or whose true sizes and places stand in ZIP64's records: no file that
 * is looked at here needs them, and readers that follow them would unpack something else than was counted.
 */
export async function unpacksWithin(
  zip: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<"within" | "more" | "unreadable"> {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  try {
    const end = endOf(view);
    if (end === null) return "unreadable";
    let left = most;
    let entries = view.getUint16(end + 10, true);
    if (
      entries === COUNT_IN_ZIP64 || [12, 16].some((field) => view.getUint32(end + field, true) === IN_ZIP64)
    ) {
      return "unreadable";
    }
    let at = view.getUint32(end + 16, true);
    for (; entries > 0; entries--) {
      if (view.getUint32(at, true) !== ENTRY) return "unreadable";
      if ([20, 24, 42].some((field) => view.getUint32(at + field, true) === IN_ZIP64)) return "unreadable";
      const size = await unpackedSize(zip, view, at, left);
      if (size === null) return "unreadable";
      if (size > left) return "more";
      left -= size;
      at += ENTRY_LENGTH + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) +
        view.getUint16(at + 32, true);
    }
    return "within";
  } catch {
    return "unreadable";
  }
}

/** Bytes handed over at a time: deflate makes at most a thousand of one, all of them at once. */
const PIECE = 2048;

function* piecesOf(bytes: Uint8Array<ArrayBuffer>): Generator<Uint8Array<ArrayBuffer>> {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}

/** Where the end record stands: within the last 64 KB, since a comment may follow it. */
function endOf(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - END_LENGTH - 0xffff);
  for (let at = view.byteLength - END_LENGTH; at >= first; at--) {
    if (view.getUint32(at, true) === END) return at;
  }
  return null;
}

/** Bytes that one entry unpacks to, counted no further than past `most`; null for what is packed otherwise. */
async function unpackedSize(
  zip: Uint8Array<ArrayBuffer>,
  view: DataView,
  entry: number,
  most: number,
): Promise<number | null> {
  const method = view.getUint16(entry + 10, true);
  const packed = view.getUint32(entry + 20, true);
  const file = view.getUint32(entry + 42, true);
  if (view.getUint32(file, true) !== FILE) return null;
  const begins = file + FILE_LENGTH + view.getUint16(file + 26, true) + view.getUint16(file + 28, true);
  if (begins + packed > zip.length) return null;
  if (method === STORED) return packed;
  if (method !== DEFLATED) return null;
  let size = 0;
  const bytes = ReadableStream.from(piecesOf(zip.subarray(begins, begins + packed)));
  for await (const piece of bytes.pipeThrough(new DecompressionStream("deflate-raw"))) {
    size += piece.length;
    if (size > most) break;
  }
  return size;
}
