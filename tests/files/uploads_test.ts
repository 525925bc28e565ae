import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { expireUploads } from "@/engines/files/uploads/expire_uploads.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { testMinio } from "./stores.ts";
import { sendAndVanish, sevenZip } from "./uploads_client.ts";
import { serveUploads } from "./uploads_portal.ts";

type Portal = Awaited<ReturnType<typeof serveUploads>>;

/** Larger than two pieces. */
const BYTES = sevenZip(20_000_000);
const PLACE = "general";

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const nothing = { sanitizeOps: false, sanitizeResources: false };

function tellStories(kind: string, s3: Record<string, string>): void {
  let portal: Portal;
  Deno.test.beforeAll(async () => {
    portal = await serveUploads(s3);
  });
  Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());

  async function open(size = BYTES.length, name = "tools.7z", place = PLACE): Promise<string> {
    const response = await portal.client.create({ name, size, place });
    assert.equal(response.status, 201, await response.text());
    return response.headers.get("location")!;
  }

  /** Sends bytes of a connection that is lost behind them, and waits until the server has noticed and let go. */
  async function breakOff(location: string, from: number, to: number): Promise<void> {
    await sendAndVanish(portal.origins[0], portal.tokens.engineer, location, {
      offset: from,
      bytes: BYTES.subarray(from, to),
      announced: BYTES.length - from,
    });
    const id = location.split("/").at(-1)!;
    const received = async () => {
      const [row] = await portal.sql<{ received: number; isHeld: boolean }[]>`
      select received, exists (select from upload_locks l where l.upload_id = u.id) as is_held
      from uploads u
      where id = ${id}`;
      return row!.isHeld ? -1 : row!.received;
    };
    while (await received() !== to) await new Promise((resolve) => setTimeout(resolve, 5));
  }

  /** Ends every upload that a story left open. */
  async function endAll(): Promise<void> {
    const open = await portal.sql<{ id: string }[]>`select id from uploads where file_id is null`;
    for (const { id } of open) await (await portal.client.remove(`/tis/file/uploads/${id}`)).body?.cancel();
  }

  async function envelopeOf(response: Response): Promise<{ code: unknown; msg: string }> {
    return await response.json();
  }

  /** Row of the finished file, by the header of the answer. */
  async function fileOf(response: Response) {
    const [file] = await portal.sql<
      { id: string; sha256: string; size: number; key: string; name: string }[]
    >`
    select id, sha256, size, key, name from files where id = ${response.headers.get("tis-file")}`;
    return file;
  }

  Deno.test(
    `${kind}: an upload that was broken off goes on where it stood, and its file is whole`,
    nothing,
    async () => {
      const location = await open();
      await breakOff(location, 0, 9_000_001);
      const offset = await portal.client.offset(location);
      assert.equal(offset, 9_000_001, "what came in before the break is kept, to the byte");
      await breakOff(location, offset, 9_500_000);
      assert.equal(await portal.client.offset(location), 9_500_000);
      const answer = await portal.client.send(location, 9_500_000, BYTES.subarray(9_500_000));
      assert.equal(answer.status, 204, await answer.text());
      assert.equal(answer.headers.get("upload-offset"), String(BYTES.length));
      const file = await fileOf(answer);
      assert.deepEqual(
        { size: file?.size, sha256: file?.sha256, name: file?.name },
        { size: BYTES.length, sha256: sha256(BYTES), name: "tools.7z" },
      );
      const stored = await new Response(await portal.files.open(file!.key)).bytes();
      assert.equal(sha256(stored), sha256(BYTES), "the store has the same bytes");
    },
  );

  Deno.test(
    `${kind}: bytes for another place than the end are refused and change nothing`,
    nothing,
    async () => {
      const location = await open();
      await breakOff(location, 0, 1_000);
      for (const offset of [0, 999, 1_001]) {
        const answer = await portal.client.send(location, offset, BYTES.subarray(offset, offset + 10));
        assert.equal(answer.status, 409, await answer.text());
      }
      assert.equal(await portal.client.offset(location), 1_000);
    },
  );

  Deno.test(`${kind}: more bytes than were announced are refused`, nothing, async () => {
    const location = await open(1_000);
    const answer = await portal.client.send(location, 0, new Blob([BYTES.subarray(0, 100_000)]).stream());
    assert.equal(answer.status, 413, await answer.text());
  });

  Deno.test(
    `${kind}: another person's upload is not there, and nobody without a session has any`,
    nothing,
    async () => {
      const location = await open();
      await breakOff(location, 0, 5_000);
      const answers = [
        await portal.stranger.head(location),
        await portal.stranger.send(location, 5_000, BYTES.subarray(5_000, 6_000)),
        await portal.stranger.remove(location),
      ];
      for (const answer of answers) {
        await answer.body?.cancel();
        assert.equal(answer.status, 404);
      }
      assert.equal(await portal.client.offset(location), 5_000);
      const without = await fetch(portal.origins[0] + location, {
        method: "HEAD",
        headers: { "tus-resumable": "1.0.0" },
      });
      assert.equal(without.status, 401);
    },
  );

  Deno.test(
    `${kind}: a file over its place's limit is refused before any byte, with the limit told`,
    nothing,
    async () => {
      const before = await portal.leftovers();
      const answer = await portal.client.create({ name: "x.7z", size: LIMITS.uploadBytes + 1, place: PLACE });
      assert.equal(answer.status, 422);
      assert.match((await envelopeOf(answer)).msg, /150 MB/);
      assert.deepEqual(await portal.leftovers(), before);
    },
  );

  Deno.test(
    `${kind}: a type that the place does not take is refused by its name before any byte`,
    nothing,
    async () => {
      const answer = await portal.client.create({ name: "x.exe", size: 10, place: "case" });
      assert.ok(answer.status >= 400);
      assert.match((await envelopeOf(answer)).msg, /mp4/);
    },
  );

  Deno.test(
    `${kind}: content that is no such type is refused at the end, in the reader's words, and leaves nothing`,
    nothing,
    async () => {
      const before = await portal.leftovers();
      const location = await open(BYTES.length, "film.mp4", "case");
      const answer = await portal.client.send(location, 0, BYTES);
      assert.ok([415, 422].includes(answer.status), `${answer.status}`);
      const envelope = await envelopeOf(answer);
      assert.notEqual(envelope.code, 200);
      assert.match(envelope.msg, /mp4/i);
      assert.equal((await portal.client.head(location)).status, 404, "the upload is forgotten");
      assert.deepEqual(await portal.leftovers(), before, "the store is as before");
    },
  );

  Deno.test(`${kind}: an ended upload leaves nothing`, nothing, async () => {
    const before = await portal.leftovers();
    const location = await open();
    await breakOff(location, 0, 9_000_000);
    assert.equal((await portal.client.remove(location)).status, 204);
    assert.equal((await portal.client.head(location)).status, 404);
    assert.deepEqual(await portal.leftovers(), before);
  });

  Deno.test(
    `${kind}: an upload that nobody took up for a day is gone, and so are its bytes`,
    nothing,
    async () => {
      const before = await portal.leftovers();
      const location = await open();
      await breakOff(location, 0, 9_000_000);
      const id = location.split("/").at(-1)!;
      await portal.sql`update uploads set expires_at = now() - interval '1 second' where id = ${id}`;
      assert.ok([404, 410].includes((await portal.client.head(location)).status));
      await expireUploads(portal.ctx);
      assert.deepEqual(await portal.leftovers(), before);
      const rows = await portal.sql`select 1 from uploads where id = ${id}`;
      assert.equal(rows.length, 0);
    },
  );

  Deno.test(`${kind}: a person has only so many uploads open`, nothing, async () => {
    await endAll();
    for (let count = 0; count < LIMITS.openUploads; count++) await open(100);
    const refused = await portal.client.create({ name: "x.7z", size: 100, place: PLACE });
    assert.equal(refused.status, 422);
    assert.match((await envelopeOf(refused)).msg, /20/);
    await endAll();
    await open(100);
  });

  Deno.test(`${kind}: two processes serve one upload, one after the other`, nothing, async () => {
    const location = await open();
    await breakOff(location, 0, 10_000_000);
    assert.equal(await portal.elsewhere.offset(location), 10_000_000);
    const answer = await portal.elsewhere.send(location, 10_000_000, BYTES.subarray(10_000_000));
    assert.equal(answer.status, 204, await answer.text());
    assert.equal((await fileOf(answer))?.sha256, sha256(BYTES));
  });

  Deno.test(
    `${kind}: a request in another process makes one that hangs let go, and what it had is kept`,
    nothing,
    async () => {
      const location = await open();
      const hanging = new TransformStream<Uint8Array, Uint8Array>();
      const writer = hanging.writable.getWriter();
      const first = portal.client.send(location, 0, hanging.readable).catch(() => null);
      await writer.write(BYTES.slice(0, 3_000_000));
      const id = location.split("/").at(-1)!;
      while ((await portal.sql`select 1 from upload_locks where upload_id = ${id}`).length === 0) {
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      const offset = await portal.elsewhere.offset(location);
      assert.ok(offset <= 3_000_000);
      const answer = await portal.elsewhere.send(location, offset, BYTES.subarray(offset));
      assert.equal(answer.status, 204, await answer.text());
      assert.equal((await fileOf(answer))?.sha256, sha256(BYTES));
      writer.close().catch(() => {});
      await (await first)?.body?.cancel();
    },
  );

  Deno.test(
    `${kind}: a process that died holds an upload only until its lease is over`,
    nothing,
    async () => {
      const location = await open();
      const id = location.split("/").at(-1)!;
      await portal.sql`
    insert into upload_locks (upload_id, holder, held_until)
    values (${id}, ${crypto.randomUUID()}, clock_timestamp() + interval '700 milliseconds')`;
      const since = performance.now();
      assert.equal(await portal.client.offset(location), 0);
      const waited = performance.now() - since;
      assert.ok(waited > 300 && waited < 5_000, `${waited} ms`);
    },
  );

  Deno.test(
    `${kind}: a finished upload tells its file again, to one whose answer was lost`,
    nothing,
    async () => {
      const location = await open(1_000);
      const answer = await portal.client.send(location, 0, sevenZip(1_000));
      const file = answer.headers.get("tis-file");
      assert.equal(await portal.client.offset(location), 1_000);
      const told = await fetch(`${portal.origins[1]}/tis/file/finished-uploads`, {
        method: "POST",
        headers: { authorization: portal.tokens.engineer, "content-type": "application/json" },
        body: JSON.stringify({ upload: location.split("/").at(-1) }),
      });
      assert.equal((await told.json()).data.id, file);
    },
  );

  Deno.test(
    `${kind}: an upload under way when its process ends is kept, and goes on at another`,
    nothing,
    async () => {
      const location = await open();
      const rest = Promise.withResolvers<void>();
      const taken = 3_000_000;
      const slow = new ReadableStream<Uint8Array>({
        async start(controller) {
          controller.enqueue(BYTES.subarray(0, taken));
          await rest.promise;
          controller.close();
        },
      });
      const sending = portal.client.send(location, 0, slow);
      await new Promise((done) => setTimeout(done, 1000));
      portal.endFirst();
      const answer = await sending;
      rest.resolve();
      assert.deepEqual([answer.status, answer.headers.get("upload-offset")], [204, `${taken}`]);
      const again = await portal.client.send(location, taken, BYTES.subarray(taken));
      await again.body?.cancel();
      assert.equal(again.status, 423);
      const whole = await portal.elsewhere.send(location, taken, BYTES.subarray(taken));
      await whole.body?.cancel();
      assert.equal(whole.status, 204);
    },
  );
}

tellStories("folder", {});
const minio = await testMinio();
if (minio) {
  Deno.test.afterAll(async () => await minio[Symbol.asyncDispose]());
  tellStories("MinIO", {
    S3_ENDPOINT: minio.endpoint,
    S3_ACCESS_KEY: Deno.env.get("TEST_S3_ACCESS_KEY") ?? "tis-tests",
    S3_SECRET_KEY: Deno.env.get("TEST_S3_SECRET_KEY") ?? "secret-of-the-tests",
    S3_BUCKET: `t${crypto.randomUUID()}`,
  });
}
