import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { clamdScanner } from "@/platform/scan/clamd.ts";
import { scanWork } from "@/engines/files/scan/scan_work.ts";
import { storeFile } from "@/engines/files/store_file.ts";
import { openFiles } from "./builder.ts";
import { png } from "./samples.ts";
import { streamOf } from "./stores.ts";

const quiet = { sanitizeOps: false, sanitizeResources: false };

/** Speaks clamd's INSTREAM on a free port: `found` decides by the bytes it got. */
function fakeClamd(found: (bytes: Buffer) => string) {
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  (async () => {
    for await (const connection of listener) {
      let all = Buffer.alloc(0);
      const buffer = new Uint8Array(65536);
      while (!all.subarray(-4).equals(Buffer.alloc(4))) {
        const read = await connection.read(buffer);
        if (read === null) break;
        all = Buffer.concat([all, buffer.subarray(0, read)]);
      }
      const parts: Buffer[] = [];
      for (let at = "zINSTREAM\0".length; at < all.length - 4;) {
        const length = all.readUInt32BE(at);
        parts.push(all.subarray(at + 4, at + 4 + length));
        at += 4 + length;
      }
      await connection.write(new TextEncoder().encode(`${found(Buffer.concat(parts))}\0`));
      connection.close();
    }
  })();
  return { port: (listener.addr as Deno.NetAddr).port, close: () => listener.close() };
}

Deno.test(
  "with a scanner a file is held back and told to nobody until it is clean; an infected one never is",
  quiet,
  async () => {
    const infected = await png(70, 70);
    const got: Buffer[] = [];
    const clamd = fakeClamd((bytes) => {
      got.push(bytes);
      return bytes.equals(infected) ? "stream: Eicar-Test-Signature FOUND" : "stream: OK";
    });
    await using files = await openFiles({
      scanner: clamdScanner({ hostname: "127.0.0.1", port: clamd.port, refusesWhenAway: false }),
    });
    const { ctx, sql } = files;
    const store = (bytes: Uint8Array) =>
      storeFile(ctx, { place: "case", name: "a.png", body: streamOf(bytes) });
    const stateOf = async (id: string) => ({
      scan: (await sql`select scan from files where id = ${id}`)[0]!.scan,
      events: (await sql`select type from outbox where key = ${id}`).map(({ type }) => type),
    });
    const run = { attempt: 1, signal: new AbortController().signal, progress: () => Promise.resolve() };
    const clean = await png(900, 400);
    const [good, bad] = [await store(clean), await store(infected)];
    for (const id of [good, bad]) assert.deepEqual(await stateOf(id), { scan: "waiting", events: [] });
    assert.equal((await sql`select 1 from work_items where kind = 'scan-file'`).length, 2);
    for (const fileId of [good, bad, good]) await scanWork.run(ctx, { fileId }, run);
    assert.deepEqual(await stateOf(good), { scan: "clean", events: ["file.stored"] });
    assert.deepEqual(await stateOf(bad), { scan: "infected", events: [] });
    assert.ok(got[0]!.equals(clean));
    const third = await store(await png(71, 71));
    clamd.close();
    await assert.rejects(scanWork.run(ctx, { fileId: third }, run));
    assert.deepEqual(await stateOf(third), { scan: "waiting", events: [] });
  },
);

Deno.test("an answer of clamd that is no verdict is no clean file", quiet, async () => {
  const clamd = fakeClamd(() => "INSTREAM size limit exceeded. ERROR");
  const scanner = clamdScanner({ hostname: "127.0.0.1", port: clamd.port, refusesWhenAway: false });
  await assert.rejects(scanner.scan(streamOf("hello")), /size limit exceeded/);
  clamd.close();
});
