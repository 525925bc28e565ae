import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { FILE_TYPES } from "@/engines/files/types.ts";
import { minioStore } from "@/platform/files/minio.ts";
import { type FileStore, FileStoreUnavailable } from "@/kernel/ports/file_store.ts";
import { minioBinary, startMinio } from "../run/minio.ts";
import { bytesOf, s3Of, streamOf, testFolder, testMinio } from "./stores.ts";

const quiet = { sanitizeOps: false, sanitizeResources: false };
const minio = await testMinio();
const folder = await testFolder();
Deno.test.afterAll(async () => {
  await minio?.[Symbol.asyncDispose]();
  await folder[Symbol.asyncDispose]();
});

const STORES: [name: string, store: FileStore][] = [
  ["folder", folder.store],
  ...(minio ? [["MinIO", minio.store] as [string, FileStore]] : []),
];

/** Bytes that look like nothing and are the same at each run. */
function someBytes(length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  for (let i = 0, x = 1; i < length; i++) bytes[i] = x = (x * 1103515245 + 12345) >>> 16 & 0xff;
  return bytes;
}
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const same = (a: Uint8Array, b: Uint8Array) => assert.equal(sha256(a), sha256(b));
const keysOf = async (store: FileStore, prefix: string) =>
  (await Array.fromAsync(store.list(prefix))).map(({ key }) => key).sort();

for (const [name, store] of STORES) {
  Deno.test(`${name}: what is stored comes back whole, with its size and SHA-256`, quiet, async () => {
    for (const length of [0, 1, 70_000, 8 * 1024 * 1024, 29 * 1024 * 1024 + 7]) {
      const bytes = someBytes(length);
      const written = await store.put(`whole/${length}`, streamOf(bytes), "application/octet-stream");
      assert.deepEqual(written, { size: length, sha256: sha256(bytes) });
      same(await bytesOf(await store.open(`whole/${length}`)), bytes);
      assert.equal((await store.stat(`whole/${length}`))!.size, length);
    }
  });

  Deno.test(`${name}: a part of an object is read by its first and last byte`, quiet, async () => {
    await store.put("range/a", streamOf("0123456789", 3), "text/plain");
    const read = async (range: { start: number; end?: number }) =>
      new TextDecoder().decode(await bytesOf(await store.open("range/a", range)));
    assert.equal(await read({ start: 2, end: 4 }), "234");
    assert.equal(await read({ start: 7 }), "789");
    assert.equal(await read({ start: 0, end: 0 }), "0");
    assert.equal(await read({ start: 9, end: 400 }), "9");
  });

  Deno.test(`${name}: what is not there is null, and removing it is no fault`, quiet, async () => {
    assert.equal(await store.open("none/a"), null);
    assert.equal(await store.open("none/a", { start: 1 }), null);
    assert.equal(await store.stat("none/a"), null);
    await store.remove("none/a");
    assert.deepEqual(await keysOf(store, "none/"), []);
  });

  Deno.test(
    `${name}: a stream that breaks off leaves nothing, and what stood there before stays`,
    quiet,
    async () => {
      await store.put("broken/old", streamOf("old"), "text/plain");
      for (
        const [key, length] of [["broken/new", 100], ["broken/old", 100], [
          "broken/long",
          20_000_000,
        ]] as const
      ) {
        const breaking = ReadableStream.from((function* () {
          yield someBytes(length);
          throw new Error("the sender went away");
        })());
        await assert.rejects(store.put(key, breaking, "text/plain"), /the sender went away/);
      }
      assert.deepEqual(await keysOf(store, "broken/"), ["broken/old"]);
      assert.equal(new TextDecoder().decode(await bytesOf(await store.open("broken/old"))), "old");
    },
  );

  Deno.test(`${name}: a copy stands by itself and replaces what was there`, quiet, async () => {
    await store.put("copy/from", streamOf("one"), "text/plain");
    await store.put("copy/to", streamOf("other"), "text/plain");
    await store.copy("copy/from", "copy/to");
    await store.copy("copy/from", "copy/to");
    await store.put("copy/from", streamOf("two"), "text/plain");
    await store.remove("copy/from");
    assert.equal(new TextDecoder().decode(await bytesOf(await store.open("copy/to"))), "one");
    await assert.rejects(store.copy("copy/missing", "copy/to2"), FileStoreUnavailable);
  });

  Deno.test(`${name}: a list holds all below its prefix and nothing else`, quiet, async () => {
    for (const key of ["list/ab/1", "list/ab/2", "list/abc/1", "listen/1"]) {
      await store.put(key, streamOf(key), "text/plain");
    }
    assert.deepEqual(await keysOf(store, "list/"), ["list/ab/1", "list/ab/2", "list/abc/1"]);
    assert.deepEqual(await keysOf(store, "list/ab"), ["list/ab/1", "list/ab/2", "list/abc/1"]);
    assert.deepEqual(await keysOf(store, "list/ab/"), ["list/ab/1", "list/ab/2"]);
    const [found] = await Array.fromAsync(store.list("list/abc/"));
    assert.equal(found!.size, 10);
    assert.ok(Math.abs(found!.modified.getTime() - Date.now()) < 60_000);
  });

  Deno.test(
    `${name}: pieces become an object only when they are joined; dropped ones leave nothing`,
    quiet,
    async () => {
      const bytes = someBytes(11 * 1024 * 1024);
      const least = 5 * 1024 * 1024;
      const put = async (key: string) => {
        const handle = await store.parts.start(key, "video/mp4");
        const pieces = [];
        for (let at = 0, number = 1; at < bytes.length; at += least, number++) {
          const piece = bytes.slice(at, at + least);
          const receipt = await store.parts.put(key, handle, { number, offset: at }, piece);
          pieces.push({ number, offset: at, size: piece.length, receipt });
        }
        return { handle, pieces };
      };
      const { handle, pieces } = await put("parts/a");
      assert.equal(await store.stat("parts/a"), null);
      await store.parts.join("parts/a", handle, pieces);
      await store.parts.join("parts/a", handle, pieces);
      same(await bytesOf(await store.open("parts/a")), bytes);
      const dropped = await put("parts/b");
      await store.parts.drop("parts/b", dropped.handle);
      await store.parts.drop("parts/b", dropped.handle);
      assert.deepEqual(await keysOf(store, "parts/"), ["parts/a"]);
    },
  );

  Deno.test(`${name}: keys that climb, hide or say nothing are refused`, quiet, async () => {
    for (
      const key of [
        "../a",
        "a/../../b",
        "/etc/passwd",
        "a",
        "a//b",
        "a/.b",
        "a/b\0",
        "a/B",
        "a/b.parts",
        "a/%2e",
        `a/${"b".repeat(400)}`,
      ]
    ) {
      await assert.rejects(store.put(key, streamOf("x"), "text/plain"), /no key/, key);
      await assert.rejects(store.open(key), /no key/, key);
      await assert.rejects(store.remove(key), /no key/, key);
      await assert.rejects(store.copy("a/b", key), /no key/, key);
    }
  });

  Deno.test(`${name}: the same key written many times at once holds one of them whole`, quiet, async () => {
    const texts = Array.from({ length: 8 }, (_, i) => String(i).repeat(50_000));
    await Promise.all(texts.map((text) => store.put("race/a", streamOf(text), "text/plain")));
    assert.ok(texts.includes(new TextDecoder().decode(await bytesOf(await store.open("race/a")))));
  });
}

Deno.test(
  "folder: nothing is handed out by a link, and nothing unfinished is left behind",
  quiet,
  async () => {
    assert.equal(
      await folder.store.link("range/a", {
        name: "a",
        type: "text/plain",
        inline: true,
        from: new Date(),
        seconds: 60,
      }),
      null,
    );
    const left = await Array.fromAsync(Deno.readDir(`${folder.folder}/.unfinished`));
    assert.deepEqual(left, []);
  },
);

Deno.test("MinIO: a link fetches the bytes with name and type, a changed one does not", {
  ...quiet,
  ignore: !minio,
}, async () => {
  const { store } = minio!;
  await store.put("link/a", streamOf("0123456789"), "application/octet-stream");
  const name = '制动 "盘";\r\n.pdf';
  const link = await store.link("link/a", {
    name,
    type: "application/pdf",
    inline: false,
    from: new Date(),
    seconds: 60,
  });
  const whole = await fetch(link!);
  assert.equal(await whole.text(), "0123456789");
  assert.equal(whole.headers.get("content-type"), "application/pdf");
  const disposition = whole.headers.get("content-disposition")!;
  assert.match(disposition, /^attachment; filename="[ _.a-z]+"; filename\*=UTF-8''[^\s"]+$/);
  assert.equal(decodeURIComponent(disposition.split("UTF-8''")[1]!), name);
  const part = await fetch(link!, { headers: { range: "bytes=2-4" } });
  assert.deepEqual([part.status, await part.text()], [206, "234"]);
  const other = await fetch(link!.replace("link/a", "link/b"));
  await other.body?.cancel();
  assert.equal(other.status, 403);
});

Deno.test("MinIO: a link is good by the time of the house, whatever the machine's clock says", {
  ...quiet,
  ignore: !minio,
}, async () => {
  const { store } = minio!;
  await store.put("link/now", streamOf("0123456789"), "application/octet-stream");
  const RealDate = Date;
  for (const minutes of [-10, 10]) {
    globalThis.Date = class extends RealDate {
      constructor(...given: [number?]) {
        super(given[0] ?? RealDate.now() + minutes * 60_000);
      }
    } as DateConstructor;
    let link: string | null;
    try {
      link = await store.link("link/now", {
        ...{ name: "a.pdf", type: "application/pdf", inline: false },
        ...{ from: new Date(RealDate.now()), seconds: 300 },
      });
    } finally {
      globalThis.Date = RealDate;
    }
    const answer = await fetch(link!);
    assert.equal(await answer.text(), "0123456789", `${minutes} minutes`);
  }
});

/** What runs when a browser takes it for what it looks like, whatever it is called. */
const PAGE = "<html><body><script>alert(document.domain)</script></body></html>";
/** Types that the standard on MIME sniffing (7.1) lets browsers take for nothing that runs; every other is saved, or comes from the portal. */
const NEVER_RUN = /^(image\/(?!svg)[a-z-]+|video\/mp4|audio\/mpeg|application\/pdf)$/;

Deno.test("MinIO: no link is shown as a page, though an S3 does not say nosniff, and none can be made to", {
  ...quiet,
  ignore: !minio,
}, async () => {
  const { store } = minio!;
  await store.put("link/page", streamOf(PAGE), "text/html");
  const types = [
    ...Object.values(FILE_TYPES).map(({ mediaType }) => mediaType),
    ...["text/html", "text/plain", "text/xml", "application/xhtml+xml", "application/javascript", ""],
    ...["application/octet-stream", "application/unknown", "unknown/unknown", "*/*", "IMAGE/SVG+XML"],
    "image/png; x=<html>",
  ];
  for (const type of types) {
    for (const inline of [true, false]) {
      const link = await store.link("link/page", {
        name: "a.html",
        type,
        inline,
        from: new Date(),
        seconds: 60,
      });
      if (link === null) {
        assert.ok(inline && !NEVER_RUN.test(type), `${type} is left to the portal`);
        continue;
      }
      const answer = await fetch(link);
      await answer.body?.cancel();
      const [told, how] = ["content-type", "content-disposition"].map((name) => answer.headers.get(name)!);
      if (inline) assert.match(told!, NEVER_RUN, type);
      assert.match(how!, inline ? /^inline;/ : /^attachment;/, type);
      assert.doesNotMatch(told!, /html|[/+]xml|script|text|\*|unknown/, `${type} saved`);
      for (const changed of ["response-content-type", "response-content-disposition"]) {
        const other = new URL(link);
        other.searchParams.set(changed, "text/html");
        const plain = new URL(link);
        plain.searchParams.delete(changed);
        for (const address of [other, plain]) {
          const refused = await fetch(address);
          await refused.body?.cancel();
          assert.equal(refused.status, 403, "what the link answers with is signed");
        }
      }
    }
  }
});

Deno.test("MinIO: an outage is told as such", { ...quiet, ignore: !minio }, async () => {
  const nowhere = { endpoint: "http://127.0.0.1:9", publicEndpoint: "http://127.0.0.1:9" };
  const store = minioStore({ ...minio!.options, ...nowhere });
  await assert.rejects(store.stat("outage/a"), FileStoreUnavailable);
  await assert.rejects(store.put("outage/a", streamOf("a"), "text/plain"), FileStoreUnavailable);
  await assert.rejects(keysOf(store, "outage/"), FileStoreUnavailable);
});

Deno.test("MinIO: a store opened while it is away is there with its first answer", {
  ...quiet,
  ignore: !minio,
}, async () => {
  const built = await minioBinary();
  if ("skipped" in built) throw new Error(built.skipped);
  const data = await Deno.makeTempDir({ prefix: "tis-minio-" });
  const node = await startMinio(built.path, data);
  try {
    await node.stop();
    const store = minioStore(s3Of(node.env));
    await assert.rejects(store.stat("away/a"), FileStoreUnavailable);
    await node.start();
    await store.put("away/a", streamOf("here"), "text/plain");
    assert.equal((await store.stat("away/a"))!.size, 4);
  } finally {
    await node.stop();
    await Deno.remove(data, { recursive: true });
  }
});

Deno.test("MinIO: two installations in one bucket see each its own files", {
  ...quiet,
  ignore: !minio,
}, async () => {
  const [one, two] = ["one/", "two/"].map((prefix) => minioStore({ ...minio!.options, prefix }));
  await one!.put("objects/a", streamOf("of one"), "text/plain");
  await two!.put("objects/a", streamOf("of two!"), "text/plain");
  await one!.copy("objects/a", "objects/b");
  const handle = await one!.parts.start("objects/c", "text/plain");
  const part = { number: 1, offset: 0 };
  const receipt = await one!.parts.put("objects/c", handle, part, new TextEncoder().encode("in parts"));
  await one!.parts.join("objects/c", handle, [{ ...part, size: 8, receipt }]);
  assert.deepEqual(await keysOf(one!, "objects/"), ["objects/a", "objects/b", "objects/c"]);
  assert.deepEqual(await keysOf(two!, "objects/"), ["objects/a"]);
  const link = await one!.link("objects/a", {
    name: "a",
    type: "text/plain",
    inline: false,
    from: new Date(),
    seconds: 60,
  });
  assert.equal(await (await fetch(link!)).text(), "of one");
  await one!.remove("objects/a");
  assert.equal((await two!.stat("objects/a"))!.size, 7);
});
