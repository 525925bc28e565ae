import { Buffer } from "node:buffer";
import { crc32, deflateRawSync, deflateSync } from "node:zlib";
import { bmp, box, compound, glb, mp4, pdf, rar, sevenZip, type ZipEntry, zipOf } from "./samples.ts";

/** A file that would like to do harm: what it is, its name, and its bytes. */
export interface HostileFile {
  what: string;
  name: string;
  bytes: () => Uint8Array;
}

const MB = 1024 * 1024;
const zeros = (megabytes: number) => Buffer.alloc(megabytes * MB, 0x20);

/** A sheet of an XLSX file, from the XML of its first sheet and other entries. */
function xlsx(sheet: string | Uint8Array, more: readonly ZipEntry[] = []): Buffer {
  return zipOf([...sheetEntries(sheet), ...more]);
}

function sheetEntries(sheet: string | Uint8Array): ZipEntry[] {
  const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const packages = "http://schemas.openxmlformats.org/package/2006";
  return [
    {
      name: "[Content_Types].xml",
      data:
        `<Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    },
    {
      name: "_rels/.rels",
      data:
        `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" ` +
        `Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: "xl/workbook.xml",
      data:
        `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${relations}">` +
        `<sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>`,
    },
    {
      name: "xl/_rels/workbook.xml.rels",
      data:
        `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${relations}/worksheet" ` +
        `Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/>` +
        `<Relationship Id="r3" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    },
    { name: "xl/worksheets/sheet1.xml", data: sheet },
  ];
}

const rows = (xml: string, head = "") =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${head}<sheetData>${xml}</sheetData></worksheet>`;
const cell = (ref: string, value: string) => `<c r="${ref}" t="inlineStr"><is><t>${value}</t></is></c>`;

/**
 * The same archive with its true sizes and places only in ZIP64's records (APPNOTE 4.3.14 to 4.3.16, 4.5.3), as readers that follow them
 * see it: what stands in the old records says that there is nothing.
 */
function inZip64(
  zip: Buffer,
  { entries = true, sizes = false }: { entries?: boolean; sizes?: boolean } = {},
) {
  const end = zip.lastIndexOf("PK\x05\x06", -1, "latin1");
  const count = zip.readUInt16LE(end + 10),
    length = zip.readUInt32LE(end + 12),
    at = zip.readUInt32LE(end + 16);
  const directory = sizes ? wideDirectory(zip, at, count) : zip.subarray(at, at + length);
  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x06064b50, 0);
  record.writeBigUInt64LE(44n, 4);
  record.writeUInt16LE(45, 12);
  record.writeUInt16LE(45, 14);
  record.writeBigUInt64LE(BigInt(count), 24);
  record.writeBigUInt64LE(BigInt(count), 32);
  record.writeBigUInt64LE(BigInt(directory.length), 40);
  record.writeBigUInt64LE(BigInt(at), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(at + directory.length), 8);
  locator.writeUInt32LE(1, 16);
  const old = Buffer.from(zip.subarray(end));
  if (entries) {
    old.writeUInt16LE(0xffff, 8);
    old.writeUInt16LE(0xffff, 10);
    old.writeUInt32LE(0xffffffff, 12);
    old.writeUInt32LE(0xffffffff, 16);
  } else old.writeUInt32LE(directory.length, 12);
  return Buffer.concat([zip.subarray(0, at), directory, record, locator, old]);
}

function wideDirectory(zip: Buffer, from: number, count: number): Buffer {
  const entries: Buffer[] = [];
  let at = from;
  for (let left = count; left > 0; left--) {
    const name = zip.readUInt16LE(at + 28);
    const entry = Buffer.from(zip.subarray(at, at + 46 + name));
    const extra = Buffer.alloc(28);
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(24, 2);
    for (const [place, field] of [24, 20, 42].entries()) {
      extra.writeBigUInt64LE(BigInt(zip.readUInt32LE(at + field)), 4 + place * 8);
      entry.writeUInt32LE(0xffffffff, field);
    }
    entry.writeUInt16LE(28, 30);
    entries.push(entry, extra);
    at += 46 + name + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return Buffer.concat(entries);
}

/** `zip` with bytes of its end record changed. */
function endChanged(zip: Buffer, change: (end: Buffer) => void): Buffer {
  const copy = Buffer.from(zip);
  change(copy.subarray(copy.lastIndexOf("PK\x05\x06", -1, "latin1")));
  return copy;
}

const manyCells = (count: number) =>
  rows(
    Array.from({ length: count }, (_, at) => `<row r="${at + 1}"><c r="A${at + 1}"><v>1</v></c></row>`).join(
      "",
    ),
  );
const strings = (xml: string, count = 1): ZipEntry => ({
  name: "xl/sharedStrings.xml",
  data:
    `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" count="${count}">${xml}</sst>`,
});
let bomb: Buffer | undefined;
const bombed = () =>
  bomb ??= xlsx(
    Buffer.concat([Buffer.from(rows("").slice(0, -24)), zeros(120), Buffer.from("</sheetData></worksheet>")]),
  );

/** Sheets that are brought to imports. */
export const HOSTILE_SHEETS: readonly HostileFile[] = ([
  ["a sheet of 120 MB of blanks", bombed],
  ["the same by ZIP64's directory", () => inZip64(bombed())],
  ["the same by ZIP64's sizes", () => inZip64(bombed(), { entries: false, sizes: true })],
  ["the same by both", () => inZip64(bombed(), { sizes: true })],
  ["a million cells by ZIP64", () => inZip64(xlsx(manyCells(1_000_000)))],
  ["400,000 rows", () => xlsx(manyCells(400_000))],
  ["shared strings of 120 MB", () => xlsx(rows(""), [strings(`<si><t>${" ".repeat(120 * MB)}</t></si>`)])],
  ["300,000 shared strings", () => xlsx(rows(""), [strings("<si><t>a</t></si>".repeat(300_000))])],
  [
    "shared strings that claim to be four thousand million",
    () => xlsx(rows(""), [strings("<si/>", 4_294_967_295)]),
  ],
  ["a cell far out", () => xlsx(rows(`<row r="1048576">${cell("XFD1048576", "1")}</row>`))],
  [
    "a cell beyond the last one",
    () => xlsx(rows(`<row r="99999999999">${cell("ZZZZZZ99999999999", "1")}</row>`)),
  ],
  ["a dimension of the whole sheet", () => xlsx(rows("", '<dimension ref="A1:XFD1048576"/>'))],
  [
    "merged cells over everything, a thousand times",
    () =>
      xlsx(
        rows("").replace(
          "</worksheet>",
          () => `<mergeCells>${'<mergeCell ref="A1:XFD1048576"/>'.repeat(1000)}</mergeCells></worksheet>`,
        ),
      ),
  ],
  ["entities that grow", () => {
    const entities = Array.from({ length: 12 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`)
      .join("");
    return xlsx(
      `<!DOCTYPE x [<!ENTITY e0 "aaaaaaaaaa">${entities}]>${rows(`<row r="1">${cell("A1", "&e12;")}</row>`)}`,
    );
  }],
  [
    "an entity of the outside",
    () =>
      xlsx(
        `<!DOCTYPE x [<!ENTITY x SYSTEM "file:///etc/passwd">]>${
          rows(`<row r="1">${cell("A1", "&x;")}</row>`)
        }`,
      ),
  ],
  ["elements within each other, 200,000 deep", () => xlsx(rows("<a>".repeat(200_000)))],
  [
    "an element with 100,000 attributes",
    () => xlsx(rows(`<row ${Array.from({ length: 100_000 }, (_, at) => `a${at}=""`).join(" ")}/>`)),
  ],
  ["an attribute of 10 MB", () => xlsx(rows(`<row r="${"1".repeat(10 * MB)}"/>`))],
  ["100,000 number formats", () =>
    xlsx(rows(""), [{
      name: "xl/styles.xml",
      data: `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts>${
        Array.from(
          { length: 100_000 },
          (_, at) => `<numFmt numFmtId="${at}" formatCode="${"[".repeat(20)}"/>`,
        ).join("")
      }</numFmts></styleSheet>`,
    }])],
  ["a format that costs its square", () =>
    xlsx(rows('<row r="1"><c r="A1" s="0"><v>1</v></c></row>'), [{
      name: "xl/styles.xml",
      data:
        `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts><numFmt numFmtId="200" formatCode="${
          '"'.repeat(100_001).replaceAll('"', "&quot;")
        }"/></numFmts><cellXfs><xf numFmtId="200"/></cellXfs></styleSheet>`,
    }])],
  [
    "twenty thousand sheets",
    () =>
      xlsx(
        rows(""),
        Array.from(
          { length: 20_000 },
          (_, at) => ({ name: `xl/worksheets/sheet${at + 2}.xml`, data: rows("") }),
        ),
      ),
  ],
  [
    "a workbook that is its own sheet",
    () =>
      zipOf(
        sheetEntries(rows("")).map((entry) =>
          entry.name === "xl/_rels/workbook.xml.rels"
            ? { ...entry, data: String(entry.data).replaceAll("worksheets/sheet1.xml", "workbook.xml") }
            : entry
        ),
      ),
  ],
  [
    "relations that climb",
    () =>
      zipOf(
        sheetEntries(rows("")).map((entry) =>
          entry.name === "xl/_rels/workbook.xml.rels"
            ? {
              ...entry,
              data: String(entry.data).replaceAll("worksheets/sheet1.xml", "../../../../../../etc/passwd"),
            }
            : entry
        ),
      ),
  ],
  [
    "names that are parts of every object",
    () =>
      xlsx(
        rows(
          `<row r="1">${cell("A1", "__proto__")}${cell("B1", "constructor")}${cell("C1", "toString")}</row>`,
        ),
      ),
  ],
  [
    "a directory that says it has 65,534 entries",
    () => endChanged(xlsx(rows("")), (end) => end.writeUInt16LE(65_534, 10)),
  ],
  [
    "a directory that lies behind the end",
    () => endChanged(xlsx(rows("")), (end) => end.writeUInt32LE(0x7fffffff, 16)),
  ],
  ["entries that lie over each other", () => {
    const zip = xlsx(Buffer.alloc(8 * MB, 0x20));
    const end = zip.lastIndexOf("PK\x05\x06", -1, "latin1");
    const at = zip.readUInt32LE(end + 16);
    const directory = zip.subarray(at, end);
    const many = Buffer.concat(Array.from({ length: 200 }, () => directory));
    const tail = Buffer.from(zip.subarray(end));
    tail.writeUInt16LE(zip.readUInt16LE(end + 10) * 200, 10);
    tail.writeUInt32LE(many.length, 12);
    return Buffer.concat([zip.subarray(0, at), many, tail]);
  }],
  [
    "the longest text that a cell may have, shared by 45,000",
    () =>
      xlsx(
        rows(
          Array.from({ length: 45_000 }, (_, at) =>
            `<row r="${at + 1}"><c r="A${at + 1}" t="s"><v>0</v></c></row>`).join(""),
        ),
        [strings(`<si><t>${"x 字".repeat(1_666)}</t></si>`)],
      ),
  ],
  [
    "five million words",
    () =>
      xlsx(
        rows(
          Array.from({ length: 3_000 }, (_, at) =>
            `<row r="${at + 1}"><c r="A${at + 1}" t="s"><v>0</v></c></row>`).join(""),
        ),
        [strings(`<si><t>${"x 1".repeat(1_666)}</t></si>`)],
      ),
  ],
  [
    "one long text that each of 1,500 cells shares",
    () =>
      xlsx(
        rows(
          Array.from({ length: 500 }, (_, at) =>
            `<row r="${at + 1}">${
              ["A", "B", "C"].map((column) =>
                `<c r="${column}${at + 1}" t="s"><v>0</v></c>`
              ).join("")
            }</row>`).join(""),
        ),
        [strings(`<si><t>${"x".repeat(100_000)}</t></si>`)],
      ),
  ],
  ["500 rows of one cell far out", () =>
    xlsx(rows(
      Array.from({ length: 500 }, (_, at) => `<row r="${at + 1}">${cell(`XFD${at + 1}`, "1")}</row>`).join(
        "",
      ),
    ))],
  ["half a sheet", () => xlsx(manyCells(1000)).subarray(0, 3000)],
  ["a sheet that is packed wrongly", () => {
    const zip = xlsx(manyCells(5000));
    return zip.fill(7, zip.length / 2, zip.length / 2 + 400);
  }],
  ["a text named as a sheet", () => Buffer.from("PK\x03\x04".padEnd(4000, "x"))],
  ["a sheet of another kind of file", () => compound("Workbook")],
] as [string, () => Uint8Array][]).map(([what, bytes]) => ({ what, name: "a.xlsx", bytes }));

/** A PNG of any size whose rows are zeros: 30,000 × 30,000 are 1 MB. */
function hugePng(width: number, height: number): Buffer {
  const chunk = (kind: string, data: Uint8Array) => {
    const body = Buffer.concat([Buffer.from(kind, "latin1"), data]);
    const sum = Buffer.alloc(4), length = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc(Math.min(Math.ceil(width / 8 + 1) * height, 64 * MB)), { level: 9 });
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", head),
    chunk("IDAT", data),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A GIF with so many frames of the same picture. */
function manyFrames(count: number, width: number, height: number): Buffer {
  const head = Buffer.from("GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff", "latin1");
  head.writeUInt16LE(width, 6);
  head.writeUInt16LE(height, 8);
  const frame = Buffer.from(",\0\0\0\0\0\0\0\0\0\x02\x02D\x01\0", "latin1");
  frame.writeUInt16LE(width, 5);
  frame.writeUInt16LE(height, 7);
  return Buffer.concat([head, ...Array.from({ length: count }, () => frame), Buffer.from(";")]);
}

const svg = (inner: string, head = "") =>
  Buffer.from(`${head}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`);

/** Other files, with the places that take them. */
export const HOSTILE_UPLOADS: readonly (HostileFile & { place: string })[] = ([
  ["a picture of 900 million pixels", "case", "a.png", () => hugePng(30_000, 30_000)],
  ["a picture that claims four thousand million rows", "case", "a.png", () => hugePng(4_294_967, 4_294_967)],
  ["a picture of one row and two thousand million columns", "case", "a.png", () => hugePng(2_000_000_000, 1)],
  ["a GIF of 20,000 frames", "editor-image", "a.gif", () => manyFrames(20_000, 4000, 4000)],
  ["a GIF of one frame of 65,535 by 65,535", "editor-image", "a.gif", () => manyFrames(1, 65_535, 65_535)],
  ["a bitmap that claims two thousand million rows", "editor-image", "a.bmp", () => {
    const bytes = bmp(4, 4);
    bytes.writeInt32LE(2_000_000_000, 22);
    return bytes;
  }],
  [
    "an SVG of uses of uses",
    "figure-image",
    "a.svg",
    () =>
      svg(
        Array.from({ length: 11 }, (_, at) =>
          `<g id="l${at}">${(at === 0 ? "<path/>" : `<use href="#l${at - 1}"/>`).repeat(10)}</g>`).join("") +
          '<use href="#l10"/>',
      ),
  ],
  [
    "an SVG with entities that grow",
    "figure-image",
    "a.svg",
    () =>
      svg(
        "<text>&e9;</text>",
        `<!DOCTYPE svg [<!ENTITY e0 "aa">${
          Array.from({ length: 9 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(20)}">`).join("")
        }]>`,
      ),
  ],
  [
    "an SVG 100,000 elements deep",
    "figure-image",
    "a.svg",
    () => svg("<g>".repeat(100_000) + "</g>".repeat(100_000)),
  ],
  ["an SVG of a million elements", "figure-image", "a.svg", () => svg("<g/>".repeat(1_000_000))],
  [
    "an SVG with 5 MB in an attribute",
    "figure-image",
    "a.svg",
    () => svg(`<path d="${"M".repeat(5 * MB)}"/>`),
  ],
  [
    "an SVG with 12 MB of brackets in its style",
    "figure-image",
    "a.svg",
    () => svg(`<style>${"url(".repeat(3 * MB)}</style>`),
  ],
  [
    "an SVG with 20,000 attributes",
    "figure-image",
    "a.svg",
    () => svg(`<path ${Array.from({ length: 20_000 }, (_, at) => `x${at}=""`).join(" ")}/>`),
  ],
  ["an SVG with a script", "figure-image", "a.svg", () => svg("<script>alert(1)</script>")],
  ["a GLB whose JSON is 40 MB of brackets", "figure-model", "a.glb", () => {
    const json = Buffer.alloc(40 * MB, "[");
    const head = Buffer.alloc(20);
    head.write("glTF");
    head.writeUInt32LE(2, 4);
    head.writeUInt32LE(20 + json.length, 8);
    head.writeUInt32LE(json.length, 12);
    head.write("JSON", 16);
    return Buffer.concat([head, json]);
  }],
  ["a GLB that claims to be longer", "figure-model", "a.glb", () => {
    const bytes = glb();
    bytes.writeUInt32LE(0xffffffff, 12);
    return bytes;
  }],
  [
    "a film of 20,000 empty boxes",
    "case",
    "a.mp4",
    () => Buffer.concat([mp4().subarray(0, 28), ...Array.from({ length: 20_000 }, () => box("free"))]),
  ],
  [
    "a film with a box of 2^63 bytes",
    "case",
    "a.mp4",
    () =>
      Buffer.concat([
        mp4().subarray(0, 28),
        Buffer.from("\0\0\0\x01mdat\x7f\xff\xff\xff\xff\xff\xff\xff", "latin1"),
      ]),
  ],
  [
    "a PDF whose end is far from what it says",
    "law",
    "a.pdf",
    () =>
      Buffer.concat([
        pdf().subarray(0, 60),
        zeros(20),
        Buffer.from("\nstartxref\n99999999999999999999\n%%EOF\n"),
      ]),
  ],
  [
    "a PDF of 20 MB of open brackets",
    "law",
    "a.pdf",
    () =>
      Buffer.concat([
        Buffer.from("%PDF-1.4\n1 0 obj"),
        Buffer.alloc(20 * MB, "<"),
        Buffer.from("\nstartxref\n9\n%%EOF\n"),
      ]),
  ],
  [
    "an archive of 1 GB of zeros",
    "tsb",
    "a.zip",
    () => zipOf([{ name: "a", data: zeros(200) }, { name: "b", data: zeros(200) }]),
  ],
  [
    "the same by ZIP64",
    "tsb",
    "a.zip",
    () => inZip64(zipOf([{ name: "a", data: zeros(200) }]), { sizes: true }),
  ],
  ["an archive of ten archives of bombs", "tsb", "a.zip", () => {
    const inner = zipOf([{ name: "a", data: zeros(50) }]);
    return zipOf(Array.from({ length: 10 }, (_, at) => ({ name: `${at}.zip`, data: inner })));
  }],
  ["an archive that holds itself", "tsb", "a.zip", () => {
    let zip: Uint8Array = zipOf([{ name: "a", data: "a" }]);
    for (let depth = 0; depth < 20; depth++) zip = zipOf([{ name: "a.zip", data: zip }]);
    return zip;
  }],
  [
    "an archive of 60,000 entries",
    "tsb",
    "a.zip",
    () => zipOf(Array.from({ length: 60_000 }, (_, at) => ({ name: `${at}`, data: "" }))),
  ],
  [
    "an archive whose names climb",
    "tsb",
    "a.zip",
    () => zipOf([{ name: "../../../../etc/cron.d/x", data: "x" }]),
  ],
  [
    "an archive with a link",
    "tsb",
    "a.zip",
    () => zipOf([{ name: "a", data: "/etc/passwd", mode: 0o120777 }]),
  ],
  ["an archive with one entry that never ends", "tsb", "a.zip", () => {
    const packed = deflateRawSync(zeros(1));
    const zip = zipOf([{ name: "a", data: zeros(1) }]);
    zip.fill(0xff, 31 + packed.length - 4, 31 + packed.length);
    return zip;
  }],
  [
    "a document of a bomb",
    "law",
    "a.docx",
    () =>
      zipOf([{ name: "[Content_Types].xml", data: "<Types/>" }, {
        name: "word/document.xml",
        data: zeros(300),
      }]),
  ],
  ["an old document whose folder turns in a circle", "law", "a.doc", () => {
    const bytes = compound("WordDocument");
    bytes.fill(0, 44, 80);
    return bytes;
  }],
  [
    "an old document of 30 MB without its stream",
    "law",
    "a.doc",
    () => Buffer.concat([compound("Nothing"), Buffer.alloc(30 * MB)]),
  ],
  ["a RAR of nothing", "software", "a.rar", () => rar().subarray(0, 8)],
  ["a 7z that says it is longer than any disk", "software", "a.7z", () => {
    const bytes = sevenZip();
    bytes.writeBigUInt64LE(0xffffffffffffffffn, 12);
    return bytes;
  }],
  ["a program named as a picture", "case", "a.jpg", () => Buffer.from("MZ\x90\0".padEnd(9000, "\0"))],
] as [string, string, string, () => Uint8Array][]).map(([what, place, name, bytes]) => ({
  what,
  place,
  name,
  bytes,
}));
