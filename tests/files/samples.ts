import { Buffer } from "node:buffer";
import { crc32, deflateRawSync } from "node:zlib";
import sharp from "sharp";

/** An entry of a ZIP archive as a test wants it, however wrong. */
export interface ZipEntry {
  name: string;
  data: Uint8Array | string;
  /** Unix mode, such as that of a link. */
  mode?: number;
  encrypted?: boolean;
  /** What the archive says it unpacks to. */
  claimed?: number;
}

/** Nothing, deflated: some archives have tens of thousands of such entries. */
const EMPTY = deflateRawSync("");

/** A ZIP archive (APPNOTE 4.3), deflated as most programs do: harder it takes four times as long and is no smaller. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const files: Buffer[] = [], directory: Buffer[] = [];
  let at = 0;
  for (const { name, data, mode = 0, encrypted = false, claimed } of entries) {
    const bytes = Buffer.from(data as Uint8Array);
    const packed = bytes.length === 0 ? EMPTY : deflateRawSync(bytes);
    const title = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x800 | (encrypted ? 1 : 0), 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(claimed ?? bytes.length, 18);
    common.writeUInt16LE(title.length, 22);
    const file = Buffer.concat([Buffer.from("PK\x03\x04"), common, title, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE((mode << 16) >>> 0, 6);
    tail.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from("PK\x01\x02"), Buffer.from([20, 3]), common, tail, title]));
    files.push(file);
    at += file.length;
  }
  const length = directory.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...files, ...directory, end]);
}

const picture = (width = 64, height = 48) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#a33",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  });

export const png = (width?: number, height?: number) => picture(width, height).png().toBuffer();
export const jpeg = (width?: number, height?: number) => picture(width, height).jpeg().toBuffer();
const gif = () => picture().gif().toBuffer();

/** A box of MP4. */
export function box(kind: string, data: Uint8Array = new Uint8Array()): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length + 8);
  head.write(kind, 4, "latin1");
  return Buffer.concat([head, data]);
}

export const mp4 = () =>
  Buffer.concat([
    box("ftyp", Buffer.from("isom\0\0\x02\0isomiso2mp41")),
    box("moov", Buffer.alloc(100)),
    box("mdat", Buffer.alloc(5000, 7)),
  ]);

/** Frames of MPEG 1 layer III, 128 kbit/s, 44.1 kHz. */
const mp3 = () =>
  Buffer.concat(
    Array.from(
      { length: 20 },
      () => Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(413)]),
    ),
  );

export const pdf = () =>
  Buffer.from(
    "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n" +
      "xref\n0 3\n0000000000 65535 f \n0000000009 00000 n \n0000000052 00000 n \n" +
      "trailer<</Size 3/Root 1 0 R>>\nstartxref\n101\n%%EOF\n",
  );

export function bmp(width = 4, height = 4): Buffer {
  const bytes = Buffer.alloc(54 + width * height * 4, 0x55);
  bytes.fill(0, 0, 54);
  bytes.write("BM");
  bytes.writeUInt32LE(bytes.length, 2);
  bytes.writeUInt32LE(54, 10);
  bytes.writeUInt32LE(40, 14);
  bytes.writeInt32LE(width, 18);
  bytes.writeInt32LE(height, 22);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(32, 28);
  return bytes;
}

async function icon(): Promise<Buffer> {
  const inner = await png(16, 16);
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt32LE(inner.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, inner]);
}

export function glb(): Buffer {
  const json = Buffer.from('{"asset":{"version":"2.0"}}'.padEnd(28));
  const head = Buffer.alloc(20);
  head.write("glTF");
  head.writeUInt32LE(2, 4);
  head.writeUInt32LE(20 + json.length, 8);
  head.writeUInt32LE(json.length, 12);
  head.write("JSON", 16);
  return Buffer.concat([head, json]);
}

/** A compound file with a stream of this name, as far as it is looked at. */
export function compound(stream: string): Buffer {
  const bytes = Buffer.alloc(512 * 6);
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(bytes);
  Buffer.from(`${stream}\0`, "utf16le").copy(bytes, 1024 + 128);
  return bytes;
}

const office = (folder: string) =>
  zipOf([{ name: "[Content_Types].xml", data: "<Types/>" }, {
    name: `${folder}/document.xml`,
    data: "<d/>",
  }]);

export function sevenZip(): Buffer {
  const bytes = Buffer.alloc(64, 1);
  Buffer.from([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c, 0, 4]).copy(bytes);
  bytes.writeBigUInt64LE(16n, 12);
  bytes.writeBigUInt64LE(16n, 20);
  return bytes;
}

export const rar = () => Buffer.concat([Buffer.from("Rar!\x1a\x07\x01\0", "latin1"), Buffer.alloc(60, 3)]);
export const svg = () =>
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>');

/** One good file for each ending. */
export async function goodFile(extension: string): Promise<Uint8Array> {
  switch (extension) {
    case "jpg":
    case "jpeg":
      return await jpeg();
    case "png":
      return await png();
    case "apng": {
      const still = await png();
      // `acTL` right behind the head makes it a moving one.
      const control = Buffer.from([0, 0, 0, 8, 0x61, 0x63, 0x54, 0x4c, 0, 0, 0, 1, 0, 0, 0, 0]);
      const sum = Buffer.alloc(4);
      sum.writeUInt32BE(crc32(control.subarray(4)));
      return Buffer.concat([still.subarray(0, 33), control, sum, still.subarray(33)]);
    }
    case "gif":
      return await gif();
    case "bmp":
      return bmp();
    case "ico":
      return await icon();
    case "svg":
      return svg();
    case "glb":
      return glb();
    case "mp4":
      return mp4();
    case "mp3":
      return mp3();
    case "pdf":
      return pdf();
    case "zip":
      return zipOf([{ name: "readme.txt", data: "hello" }]);
    case "jar":
      return zipOf([{ name: "META-INF/MANIFEST.MF", data: "Manifest-Version: 1.0" }]);
    case "war":
      return zipOf([{ name: "WEB-INF/web.xml", data: "<web-app/>" }]);
    case "rar":
      return rar();
    case "7z":
      return sevenZip();
    case "doc":
      return compound("WordDocument");
    case "xls":
      return compound("Workbook");
    case "ppt":
      return compound("PowerPoint Document");
    case "csv":
      return new TextEncoder().encode("number;name\nA1;Disc\n");
    case "docx":
      return office("word");
    case "xlsx":
      return office("xl");
    case "pptx":
      return office("ppt");
  }
  throw new Error(`no sample of ${extension}`);
}
