import assert from "node:assert/strict";
import { gzipSync } from "node:zlib";
import { Builder } from "fresh/dev";
import { FIXTURE } from "./fixture_app.ts";

const OUT = `${FIXTURE}/_fresh`;

Deno.test("a build on disk", async (t) => {
  await new Builder({ root: FIXTURE }).build();

  await t.step("is the same when nothing changed", async () => {
    const before = await Deno.readTextFile(`${OUT}/server.js`);
    await new Builder({ root: FIXTURE }).build();
    assert.equal(await Deno.readTextFile(`${OUT}/server.js`), before);
  });

  await t.step("is served by deno serve, scripts and static files included", async () => {
    await using server = await denoServe(`${OUT}/server.js`);
    const page = await fetch(`${server.origin}/tis/shared`, { headers: { "accept-encoding": "gzip" } });
    assert.equal(page.status, 200);
    assert.equal(page.headers.get("content-encoding"), null, "compressing is the server's matter");
    const text = await page.text();
    for (const [, path] of text.matchAll(/from"([^"]+)"/g)) {
      const script = await fetch(server.origin + path);
      assert.equal(script.status, 200, path!);
      assert.match(script.headers.get("cache-control")!, /immutable/);
      assert.match(await script.text(), /export/);
    }
    const logo = await fetch(`${server.origin}/tis/logo.svg`);
    assert.match(await logo.text(), /^<svg/);
    assert.equal(
      (await fetch(`${server.origin}/tis/nowhere`).then((r) => r.text())).includes("Nothing at"),
      true,
    );
  });

  await t.step("ships less than 12 KB of script for a page with one small island", async () => {
    await using server = await denoServe(`${OUT}/server.js`);
    const page = await fetch(`${server.origin}/tis/parts`);
    const text = await page.text();
    const chunks = [...page.headers.get("link")!.matchAll(/<([^>]+)>/g)].map(([, path]) => path!);
    assert.ok(chunks.length >= 2);
    let size = gzipSync(text.slice(text.indexOf("<script"))).length;
    for (const path of chunks) {
      size += gzipSync(await (await fetch(server.origin + path)).bytes(), { level: 6 }).length;
    }
    assert.ok(size < 12 * 1024, `${size} bytes`);
    assert.ok(size > 2 * 1024, `${size} bytes are too few to be true`);
  });

  await t.step(
    "imports all islands by one module, since each import looks over all modules there are",
    async () => {
      const server = await Deno.readTextFile(`${OUT}/server.js`);
      assert.deepEqual(server.match(/load\("[^"]*islands[^"]*"\)/g), ['load("./islands.js")']);
      const islands = await Deno.readTextFile(`${OUT}/islands.js`);
      assert.match(islands, /^export \* as m0 from "\.\.\/islands\/\w+\.tsx";$/m);
    },
  );

  await t.step("does not load what a page does not need", async () => {
    const server = await Deno.readTextFile(`${OUT}/server.js`);
    const chunks = /\["islands_Toggle", (\[[^\]]*\])/.exec(server)![1]!;
    assert.doesNotMatch(chunks, /Panel|Kinds|Counter/);
  });
});

Deno.test("a project without islands builds, and its folders need not exist", async () => {
  const root = await Deno.makeTempDir();
  try {
    const apply = await new Builder({ root }).build({ snapshot: "memory" });
    assert.equal(typeof apply, "function");
    await assert.rejects(Deno.stat(`${root}/_fresh`), Deno.errors.NotFound);
  } finally {
    await Deno.remove(root, { recursive: true });
  }
});

/** Runs the generated server as production does, on a free port. */
async function denoServe(path: string): Promise<{ origin: string } & AsyncDisposable> {
  const child = new Deno.Command(Deno.execPath(), {
    args: ["serve", "-A", "--host", "127.0.0.1", "--port", "0", path],
    cwd: FIXTURE,
    stdin: "null",
    stdout: "null",
    stderr: "piped",
    env: { NO_COLOR: "1" },
  }).spawn();
  const lines = child.stderr.pipeThrough(new TextDecoderStream()).getReader();
  let seen = "";
  let origin: string | undefined;
  while (origin === undefined) {
    const { value, done } = await lines.read();
    if (done) throw new Error(`The server did not start: ${seen}`);
    seen += value;
    origin = /http:\/\/[\d.]+:\d+/.exec(seen)?.[0];
  }
  return {
    origin,
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      await lines.cancel();
      await child.status;
    },
  };
}
