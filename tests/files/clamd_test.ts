import assert from "node:assert/strict";
import { clamdScanner } from "@/platform/scan/clamd.ts";
import { scanWork } from "@/engines/files/scan/scan_work.ts";
import { readStoredFile } from "@/engines/files/read_stored_file.ts";
import { storeFile } from "@/engines/files/store_file.ts";
import { openUpload } from "@/engines/files/uploads/open_upload.ts";
import { Health } from "@/platform/health.ts";
import { assertRefused } from "../refusal_of.ts";
import { openFiles } from "./builder.ts";
import { EICAR, startClamd, STREAM_BYTES } from "./real_clamd.ts";
import { zipOf } from "./samples.ts";
import { streamOf } from "./stores.ts";

const clamd = await startClamd();
Deno.test.afterAll(async () => await clamd?.stop());
const real = { sanitizeOps: false, sanitizeResources: false, ignore: !clamd };
const scannerOf = (refusesWhenAway = false, port = clamd!.port) =>
  clamdScanner({ hostname: "127.0.0.1", port, refusesWhenAway });

const RUN = { attempt: 1, signal: new AbortController().signal, progress: () => Promise.resolve() };
const stored = (name: string, data: string) => ({
  place: "tsb",
  name,
  body: streamOf(zipOf([{ name: "a.txt", data }])),
});

Deno.test(
  "clamd: a clean file is let go, an infected one refused by its own sentence and recorded",
  real,
  async () => {
    await using files = await openFiles({ scanner: scannerOf() });
    const { ctx, sql } = files;
    const clean = await storeFile(ctx, stored("clean.zip", "nothing"));
    const infected = await storeFile(ctx, stored("infected.zip", EICAR));
    for (const id of [clean, infected]) await assertRefused(readStoredFile(ctx, id), "file-held");
    for (const fileId of [clean, infected]) await scanWork.run(ctx, { fileId }, RUN);
    assert.equal((await readStoredFile(ctx, clean)).name, "clean.zip");
    await assertRefused(readStoredFile(ctx, infected), "file-infected");
    const lines = await sql<{ subjectId: string; found: string | null }[]>`
    select subject_id, after ->> 'found' as found from operation_log where operation = 'scanFile' order by id`;
    assert.deepEqual(
      lines.map(({ subjectId, found }) => [subjectId, found]),
      [
        [clean, null],
        // A signature that is not ClamAV's own is told as such.
        [infected, "Eicar-Test-Signature.UNOFFICIAL"],
      ],
    );
  },
);

Deno.test(
  "clamd: its limit of size is told with what to set, and nothing above it is clean",
  real,
  async () => {
    const scanner = scannerOf();
    assert.equal(await scanner.scan(streamOf(new Uint8Array(STREAM_BYTES - 1000))), null);
    for (const size of [STREAM_BYTES + 1, 40 * STREAM_BYTES]) {
      await assert.rejects(
        scanner.scan(streamOf(new Uint8Array(size))),
        /StreamMaxLength.*clamd\.conf to 300M/,
      );
    }
  },
);

Deno.test(
  "clamd: health names the scanner, and while it is away files wait or are refused, as is set",
  real,
  async () => {
    const own = (await startClamd())!;
    const health = new Health("web");
    const refusing = scannerOf(true, own.port);
    health.add("scanner", () => refusing.reach(), { needed: false });
    const state = async () => (await health.read()).parts.scanner!.state;
    assert.equal(await state(), "up");
    await using files = await openFiles({ scanner: refusing });
    const upload = { id: crypto.randomUUID(), place: "tsb", name: "b.zip", size: 20_000_000 };
    await storeFile(files.ctx, stored("taken.zip", "there"));
    await own.stop();
    await new Promise((done) => setTimeout(done, 1100));
    assert.equal(await state(), "down");
    await assertRefused(storeFile(files.ctx, stored("a.zip", "away")), "scanner-away");
    await assertRefused(openUpload(files.ctx, upload), "scanner-away");
    assert.equal((await files.sql`select id from files`).length, 1, "nothing is left of what was refused");
    await using waiting = await openFiles({ scanner: scannerOf(false, own.port) });
    const id = await storeFile(waiting.ctx, stored("a.zip", "away"));
    await assertRefused(readStoredFile(waiting.ctx, id), "file-held");
    await assert.rejects(scanWork.run(waiting.ctx, { fileId: id }, RUN));
    const again = (await startClamd(own.port))!;
    await scanWork.run(waiting.ctx, { fileId: id }, RUN);
    assert.equal((await readStoredFile(waiting.ctx, id)).name, "a.zip");
    await again.stop();
  },
);
