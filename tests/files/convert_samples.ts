import { Buffer } from "node:buffer";
import { crc32, deflateRawSync } from "node:zlib";
import sharp from "sharp";

/** Inputs of conversions, made here so that each test sees what is in them. */

/** A line drawing of the demo as it would come out of an old catalogue: GIF, 16 colours. */
export async function gifDrawing(width = 500): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await drawing(width).gif({ colours: 16 }).toBuffer());
}

export async function pngDrawing(width = 500): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await drawing(width).png().toBuffer());
}

function drawing(width: number) {
  const svg = Deno.readFileSync(new URL("../../demo/figures/coolant_pump.svg", import.meta.url));
  return sharp(svg).resize(width).flatten({ background: "#fff" });
}

/** A picture with the soft areas and the grain of a photograph, as a camera writes it: lying on its side, place noted. */
export async function photograph(width = 1600, height = 1200): Promise<Uint8Array<ArrayBuffer>> {
  const sky = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="a" x2="0" y2="1"><stop stop-color="#5b8fd0"/><stop offset=".6" stop-color="#dfe8ee"/>
    <stop offset=".62" stop-color="#6d7a58"/><stop offset="1" stop-color="#2f3a24"/></linearGradient>
    <radialGradient id="b"><stop stop-color="#b3341f"/><stop offset="1" stop-color="#3d0f08"/></radialGradient></defs>
    <rect width="100%" height="100%" fill="url(#a)"/>
    <ellipse cx="50%" cy="66%" rx="30%" ry="14%" fill="url(#b)"/></svg>`;
  const grain = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#000",
      noise: { type: "gaussian", mean: 128, sigma: 14 },
    },
  }).png().toBuffer();
  const jpeg = await sharp(Buffer.from(sky)).composite([{ input: grain, blend: "soft-light" }])
    .withExif({ IFD0: { Make: "Camera" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "30/1 15/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 88 }).toBuffer();
  return new Uint8Array(jpeg);
}

/** A moving GIF: a bar that wanders. */
export async function movingGif(frames = 4): Promise<Uint8Array<ArrayBuffer>> {
  const [width, height] = [120, 80];
  const pixels = Buffer.alloc(width * height * frames * 3, 255);
  for (let frame = 0; frame < frames; frame++) {
    for (let y = 0; y < height; y++) {
      pixels.fill(0, ((frame * height + y) * width + frame * 20) * 3).fill(
        255,
        ((frame * height + y) * width + frame * 20 + 10) * 3,
      );
    }
  }
  return new Uint8Array(
    await sharp(pixels, { raw: { width, height: height * frames, channels: 3, pageHeight: height } })
      .gif({ delay: Array(frames).fill(100) }).toBuffer(),
  );
}

/** A BMP of 24 bit, bottom row first: red above, blue below. */
export function bmp(width = 6, height = 4): Uint8Array<ArrayBuffer> {
  const row = Math.ceil(width * 3 / 4) * 4;
  const file = new Uint8Array(54 + row * height);
  const view = new DataView(file.buffer);
  file.set([0x42, 0x4d]);
  view.setUint32(2, file.length, true);
  view.setUint32(10, 54, true);
  view.setUint32(14, 40, true);
  view.setInt32(18, width, true);
  view.setInt32(22, height, true);
  view.setUint16(26, 1, true);
  view.setUint16(28, 24, true);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) file[54 + y * row + x * 3 + (y < height / 2 ? 0 : 2)] = 255;
  }
  return file;
}

/** An icon that holds one bitmap of 32 bit: green, its left half clear. */
export function icon(side = 16): Uint8Array<ArrayBuffer> {
  const mask = Math.ceil(side / 32) * 4 * side;
  const bitmap = 40 + side * side * 4 + mask;
  const file = new Uint8Array(22 + bitmap);
  const view = new DataView(file.buffer);
  view.setUint16(2, 1, true);
  view.setUint16(4, 1, true);
  file.set([side, side], 6);
  view.setUint16(10, 1, true);
  view.setUint16(12, 32, true);
  view.setUint32(14, bitmap, true);
  view.setUint32(18, 22, true);
  view.setUint32(22, 40, true);
  view.setInt32(26, side, true);
  view.setInt32(30, side * 2, true);
  view.setUint16(34, 1, true);
  view.setUint16(36, 32, true);
  for (let pixel = 0; pixel < side * side; pixel++) {
    file.set([0, 255, 0, pixel % side < side / 2 ? 0 : 255], 62 + pixel * 4);
  }
  return file;
}

/** A ZIP archive of these texts, packed by deflate. */
export function zip(files: Record<string, string | Uint8Array>): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const raw = typeof content === "string" ? new TextEncoder().encode(content) : content;
    const packed = deflateRawSync(raw);
    const path = new TextEncoder().encode(name);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(raw), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(raw.length, 18);
    fields.writeUInt16LE(path.length, 22);
    const local = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), fields, path, packed]);
    const entry = Buffer.alloc(16);
    entry.writeUInt32LE(at, 10 + 2);
    directory.push(Buffer.concat([Buffer.from([0x50, 0x4b, 1, 2, 20, 0]), fields, entry.subarray(2), path]));
    // entry: comment length, disk, internal and external attributes are zero, then the offset
    parts.push(local);
    at += local.length;
  }
  const names = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(names.length, 12);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...parts, names, end]));
}

const W = `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"`;

/** A real Word document: a heading, a table, Chinese, two pages. */
export function docx(more: Record<string, string | Uint8Array> = {}): Uint8Array<ArrayBuffer> {
  const line = (text: string, size = 22) =>
    `<w:p><w:r><w:rPr><w:sz w:val="${size}"/></w:rPr><w:t>${text}</w:t></w:r></w:p>`;
  const cell = (text: string) =>
    `<w:tc><w:tcPr><w:tcW w:w="3000" w:type="dxa"/></w:tcPr>${line(text)}</w:tc>`;
  const row = (...cells: string[]) => `<w:tr>${cells.map(cell).join("")}</w:tr>`;
  const border = ["top", "left", "bottom", "right", "insideH", "insideV"]
    .map((side) => `<w:${side} w:val="single" w:sz="4"/>`).join("");
  return zip({
    "[Content_Types].xml":
      `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    "_rels/.rels":
      `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    "word/document.xml": `<?xml version="1.0"?><w:document ${W}><w:body>${
      line("Technical bulletin 0000123-01-A", 40)
    }${line("冷却液泵：更换密封圈")}<w:tbl><w:tblPr><w:tblBorders>${border}</w:tblBorders></w:tblPr>${
      row("Part", "Quantity", "Torque")
    }${row("Seal ring", "2", "9 Nm")}</w:tbl><w:p><w:r><w:br w:type="page"/></w:r></w:p>${
      line("Second page")
    }</w:body></w:document>`,
    ...more,
  });
}
