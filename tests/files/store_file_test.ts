import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import sharp from "sharp";
import { PLACES } from "@/engines/files/places.ts";
import { storeFile } from "@/engines/files/store_file.ts";
import { FILE_TYPES } from "@/engines/files/types.ts";
import type { Scanner } from "@/kernel/ports/scanner.ts";
import { holdBack } from "../hold_back.ts";
import { refusalOf } from "../refusal_of.ts";
import { openFiles } from "./builder.ts";
import { bmp, compound, glb, goodFile, jpeg, mp4, pdf, png, sevenZip, zipOf } from "./samples.ts";
import { bytesOf, streamOf } from "./stores.ts";

const quiet = { sanitizeOps: false, sanitizeResources: false };
const files = await openFiles();
Deno.test.afterAll(() => files[Symbol.asyncDispose]());
const { ctx, sql } = files;

const store = (
  place: string,
  name: string,
  bytes: Uint8Array | string,
  on = ctx,
  { isOfProgram = false } = {},
) => storeFile(on, { place, name, body: streamOf(bytes), isOfProgram });
/** The refusal's key; nothing may be left behind. */
async function refused(place: string, name: string, bytes: Uint8Array | string, on = ctx): Promise<string> {
  const [before] = await sql`select count(*)::int as count from files`;
  const refusal = await refusalOf(store(place, name, bytes, on));
  const [after] = await sql`select count(*)::int as count from files`;
  assert.deepEqual(after, before);
  assert.deepEqual((await files.keys()).filter((key) => key.startsWith("staging/")), []);
  return refusal?.key ?? "taken";
}

Deno.test(
  "every place takes a good file of each of its types, and finds its media type in the content",
  quiet,
  async () => {
    // Read in a process apart, as what people send is, are the first file of each place and of each kind; the same checks do in this process for the rest.
    const readApart = new Set<string>();
    for (const place of PLACES.all) {
      for (const type of place.types) {
        for (const extension of FILE_TYPES[type].extensions) {
          const bytes = place.pixels
            ? await sharp(await png(place.pixels.width, place.pixels.height))
              .toFormat(extension === "png" ? "png" : "jpeg").toBuffer()
            : await goodFile(extension);
          const kind = `${type} ${extension} ${place.pixels !== null}`;
          const isOfProgram = readApart.has(place.name) && readApart.has(kind);
          readApart.add(place.name).add(kind);
          const id = await store(place.name, `good.${extension}`, bytes, ctx, { isOfProgram });
          const [file] =
            await sql`select media_type, name, owner_id::int, size::int from files where id = ${id}`;
          assert.equal(file!.mediaType, FILE_TYPES[type].mediaType, `${place.name} ${extension}`);
          assert.deepEqual([file!.name, file!.ownerId], [`good.${extension}`, 1]);
        }
      }
    }
  },
);

Deno.test("no place takes a file while the scanner that is needed for it is away", quiet, async () => {
  using _held = holdBack("warn");
  const scanner: Scanner = {
    refusesWhenAway: true,
    reach: () => Promise.reject(new Error("away")),
    scan: () => Promise.reject(new Error("away")),
  };
  const on = files.ctxOf(files.anna, { scanner });
  for (const { name, types } of PLACES.all) {
    const [extension] = FILE_TYPES[types[0]!].extensions;
    assert.equal(
      await refused(name, `good.${extension}`, await goodFile(extension), on),
      "scanner-away",
      name,
    );
  }
});

Deno.test(
  "a stored file is told by one event and one line of the operation log, and its bytes are those that came",
  quiet,
  async () => {
    const bytes = await jpeg(300, 200);
    const id = await store("case", "刹车盘.jpg", bytes);
    const [file] = await sql`select key, sha256 from files where id = ${id}`;
    assert.equal(file!.sha256, createHash("sha256").update(bytes).digest("hex"));
    assert.equal(
      file!.key,
      `objects/${file!.sha256.slice(0, 2)}/${file!.sha256.slice(2, 4)}/${file!.sha256}`,
    );
    assert.deepEqual(Buffer.from(await bytesOf(await files.store.open(file!.key))), bytes);
    const events = await sql`select type, data from outbox where key = ${id}`;
    assert.deepEqual(events.map(({ type }) => type), ["file.stored"]);
    assert.deepEqual(events[0]!.data, {
      fileId: id,
      version: 1,
      place: "case",
      mediaType: "image/jpeg",
      size: bytes.length,
      sha256: file!.sha256,
      madeFrom: null,
    });
    const log = await sql`select operation, user_code from operation_log where subject_id = ${id}`;
    assert.deepEqual(log.map((line) => ({ ...line })), [{ operation: "storeFile", userCode: "anna" }]);
  },
);

Deno.test(
  "the same content is kept once, however often and under whatever names it comes, also at once",
  quiet,
  async () => {
    const bytes = await png(33, 44);
    const ids = await Promise.all(
      ["a.png", "b.png", "c.png", "d.png"].map((name) => store("case", name, bytes)),
    );
    assert.equal(new Set(ids).size, 4);
    const rows = await sql`select distinct key from files where id = any(${ids})`;
    assert.equal(rows.length, 1);
    assert.equal((await files.keys()).filter((key) => key === rows[0]!.key).length, 1);
  },
);

const WRONG: [
  sentence: string,
  place: string,
  name: string,
  bytes: () => Promise<Uint8Array> | Uint8Array | string,
  key: string,
][] = [
  ["an ending that the place does not take", "tsb", "a.pdf", pdf, "file-type"],
  [
    "a document where the document centre takes none",
    "document-centre",
    "a.docx",
    () => goodFile("docx"),
    "file-type",
  ],
  ["no ending", "case", "picture", () => png(), "file-type"],
  ["a place that is not there", "cellar", "a.png", () => png(), "file-place-unknown"],
  ["an empty file", "case", "a.png", () => "", "file-empty"],
  ["a page named as a picture", "case", "a.png", () => "<html><script>alert(1)</script>", "file-content"],
  ["a picture of another type", "case", "a.png", () => jpeg(), "file-content"],
  [
    "a program named as a film",
    "case",
    "a.mp4",
    () => Buffer.from("MZ\x90\0".padEnd(5000, "\0")),
    "file-content",
  ],
  ["an SVG named gif", "figure-image", "a.gif", () => goodFile("svg"), "file-content"],
  ["a text named mp3", "case", "a.mp3", () => "hello there".repeat(100), "file-content"],
  ["a zip named docx", "law", "a.docx", () => goodFile("zip"), "file-content"],
  [
    "a document named as an archive of a program",
    "software",
    "a.war",
    () => goodFile("docx"),
    "file-content",
  ],
  ["a sheet named as a document", "law", "a.doc", () => compound("Workbook"), "file-content"],
  ["a document locked by a password", "law", "a.docx", () => compound("EncryptedPackage"), "file-encrypted"],
  [
    "an old document locked by a password",
    "law",
    "a.doc",
    () => compound("EncryptedPackage"),
    "file-encrypted",
  ],
  ["half a JPEG", "case", "a.jpg", async () => (await jpeg(400, 400)).subarray(0, 9000), "file-broken"],
  ["half a PNG", "case", "a.png", async () => (await png(400, 400)).subarray(0, 9000), "file-broken"],
  [
    "half a GIF",
    "editor-image",
    "a.gif",
    async () => (await goodFile("gif")).subarray(0, 900),
    "file-broken",
  ],
  [
    "a PNG with damaged rows",
    "case",
    "a.png",
    async () => (await png(200, 200)).fill(7, 3000, 3400),
    "file-broken",
  ],
  ["half a BMP", "editor-image", "a.bmp", () => bmp(40, 40).subarray(0, 600), "file-broken"],
  [
    "an icon whose pictures lie beyond its end",
    "editor-image",
    "a.ico",
    async () => (await goodFile("ico")).subarray(0, 30),
    "file-broken",
  ],
  ["half a PDF", "law", "a.pdf", () => pdf().subarray(0, 150), "file-broken"],
  ["a film without its last second", "case", "a.mp4", () => mp4().subarray(0, 4000), "file-broken"],
  ["a film without its index", "case", "a.mp4", () => mp4().subarray(0, 24), "file-broken"],
  ["half a 3D model", "figure-model", "a.glb", () => glb().subarray(0, 30), "file-broken"],
  ["half a zip", "tsb", "a.zip", async () => (await goodFile("zip")).subarray(0, 40), "file-broken"],
  ["half a 7z", "software", "a.7z", () => sevenZip().subarray(0, 40), "file-broken"],
  ["a home picture of other pixels", "home-picture", "a.png", () => png(1600, 401), "picture-size"],
  [
    "a picture of far too many pixels",
    "case",
    "a.png",
    () =>
      sharp({ create: { width: 12_000, height: 9_000, channels: 3, background: "#fff" } }).png().toBuffer(),
    "picture-pixels",
  ],
  [
    "a sheet of more than 1 MB",
    "epc-import",
    "a.xlsx",
    () => new Uint8Array(1024 * 1024 + 1),
    "file-too-large",
  ],
];
for (const [sentence, place, name, bytes, key] of WRONG) {
  Deno.test(`refused, with nothing left behind: ${sentence}`, quiet, async () => {
    assert.equal(await refused(place, name, await bytes()), key);
  });
}

const ZIPS: [sentence: string, zip: () => Uint8Array, key: string][] = [
  ["a bomb of zeros", () => zipOf([{ name: "a", data: Buffer.alloc(60_000_000) }]), "file-unpacks-too-much"],
  [
    "a bomb that claims to be small",
    () => zipOf([{ name: "a", data: Buffer.alloc(60_000_000), claimed: 10 }]),
    "file-broken",
  ],
  [
    "a bomb within an archive",
    () => zipOf([{ name: "a.zip", data: zipOf([{ name: "b", data: Buffer.alloc(60_000_000) }]) }]),
    "file-unpacks-too-much",
  ],
  [
    "a bomb within an archive under another ending",
    () => zipOf([{ name: "a.txt", data: zipOf([{ name: "b", data: Buffer.alloc(60_000_000) }]) }]),
    "file-unpacks-too-much",
  ],
  ["archives within archives without end", () => {
    let zip: Uint8Array = zipOf([{ name: "a", data: "a" }]);
    for (let depth = 0; depth < 4; depth++) zip = zipOf([{ name: "a.zip", data: zip }]);
    return zip;
  }, "file-unpacks-too-much"],
  [
    "20,001 entries",
    () => zipOf(Array.from({ length: 20_001 }, (_, i) => ({ name: `${i}`, data: "" }))),
    "file-unpacks-too-much",
  ],
  ["an entry that climbs", () => zipOf([{ name: "../../etc/cron.d/x", data: "x" }]), "file-unsafe-archive"],
  [
    "an entry that climbs by backslashes",
    () => zipOf([{ name: "a\\..\\..\\x", data: "x" }]),
    "file-unsafe-archive",
  ],
  [
    "an entry with a path of its own",
    () => zipOf([{ name: "/etc/passwd", data: "x" }]),
    "file-unsafe-archive",
  ],
  ["an entry on a drive", () => zipOf([{ name: "C:/windows/x", data: "x" }]), "file-unsafe-archive"],
  [
    "a climbing entry within an archive",
    () => zipOf([{ name: "a.zip", data: zipOf([{ name: "../x", data: "x" }]) }]),
    "file-unsafe-archive",
  ],
  ["a link", () => zipOf([{ name: "a", data: "/etc/passwd", mode: 0o120777 }]), "file-unsafe-archive"],
  [
    "an entry closed by a password",
    () => zipOf([{ name: "a", data: "secret", encrypted: true }]),
    "file-encrypted",
  ],
];
for (const [sentence, zip, key] of ZIPS) {
  Deno.test(`an archive is refused with nothing left behind: ${sentence}`, quiet, async () => {
    assert.equal(await refused("tsb", "a.zip", zip()), key);
  });
}

Deno.test("an archive of archives as programs have them is taken", quiet, async () => {
  const jar = zipOf([{ name: "META-INF/MANIFEST.MF", data: "Manifest-Version: 1.0" }, {
    name: "a/B.class",
    data: "\xca\xfe",
  }]);
  await store(
    "software",
    "a.war",
    zipOf([
      { name: "WEB-INF/", data: "" },
      { name: "WEB-INF/lib/a.jar", data: jar },
      ...Array.from({ length: 3000 }, (_, i) => ({ name: `static/${i}.txt`, data: `text ${i}` })),
    ]),
  );
});

Deno.test(
  "a place with a right takes nothing from one without it, and says so before any byte is read",
  quiet,
  async () => {
    let read = 0;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => (read++, controller.enqueue(new Uint8Array(9))),
    }, { highWaterMark: 0 });
    const refusal = await refusalOf(storeFile(files.ctxOf(files.ben), { place: "tsb", name: "a.zip", body }));
    assert.equal(refusal?.key, "no-right");
    assert.equal(read, 0);
  },
);

Deno.test(
  "a sender that goes away, and one that sends more or less than announced, leave nothing",
  quiet,
  async () => {
    const before = await files.keys();
    const broken = ReadableStream.from((async function* () {
      yield (await png(300, 300)).subarray(0, 5000);
      throw new Error("gone");
    })());
    await assert.rejects(storeFile(ctx, { place: "case", name: "a.png", body: broken }), /gone/);
    const bytes = await png(50, 51);
    for (const expectedSize of [bytes.length - 1, bytes.length + 1]) {
      await assert.rejects(
        storeFile(ctx, { place: "case", name: "a.png", body: streamOf(bytes), expectedSize }),
      );
    }
    assert.deepEqual(await files.keys(), before);
  },
);

Deno.test("a refusal names the limit and the types allowed", quiet, async () => {
  const sentence = async (name: string, bytes: Uint8Array) => {
    const error = await store("epc-import", name, bytes).then(() => null, (error) => error);
    return ctx.t(`refusal.${error.key}`, error.params);
  };
  assert.equal(
    await sentence("a.csv", new Uint8Array(3)),
    "a.csv: this type is not accepted here. Allowed: .xlsx.",
  );
  assert.equal(
    await sentence("a.xlsx", new Uint8Array(1024 * 1024 + 1)),
    "a.xlsx is too large. At most 1 MB; allowed: .xlsx.",
  );
});

Deno.test(
  "names are kept without folders, hidden characters and turned writing, at most 200 characters with their ending",
  quiet,
  async () => {
    const bytes = await png(20, 21);
    const nameOf = async (name: string) => {
      const id = await store("case", name, bytes);
      const [file] = await sql<{ name: string }[]>`select name from files where id = ${id}`;
      return file!.name;
    };
    assert.equal(await nameOf("C:\\fakepath\\制动 盘.png"), "制动 盘.png");
    assert.equal(await nameOf("../../a\u0000b\r\n.png"), "ab.png");
    assert.equal(await nameOf("a\u202Egnp.png"), "agnp.png");
    assert.equal(await nameOf('a<b>"c".png'), "a_b__c_.png");
    const long = await nameOf(`${"長".repeat(300)}.png`);
    assert.deepEqual([[...long].length, long.slice(-5)], [200, "長.png"]);
    assert.equal(await refused("case", "photo\u202Egnp.exe", bytes), "file-type");
    assert.equal(await refused("case", "\u202E\u0000", bytes), "file-name");
  },
);

Deno.test(
  "a moving picture of very many frames of one pixel takes a few times as long as to read them, not many",
  quiet,
  async () => {
    const frame = Buffer.from(",\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0", "latin1");
    const bytes = Buffer.concat([
      Buffer.from("GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff", "latin1"),
      ...Array.from({ length: 100_000 }, () => frame),
      Buffer.from(";"),
    ]);
    const timed = async (work: () => Promise<unknown>) => {
      const began = performance.now();
      await work();
      return performance.now() - began;
    };
    const plain = () =>
      timed(() => sharp(bytes, { animated: true, limitInputPixels: false }).raw().toBuffer());
    const before = await plain();
    const stored = await timed(() => store("editor-image", "a.gif", bytes));
    const bare = Math.max(before, await plain());
    // Each made as large as the check makes others, it took nine times as long.
    assert.ok(stored < 5 * bare, `${stored} ms, ${bare} ms to read it`);
  },
);
