import assert from "node:assert/strict";
import { sourceChanges } from "../src/dev/source_changes.ts";

Deno.test("what the server is made of is told when it changes; tests, documents, texts and data are not", async () => {
  const root = await Deno.makeTempDir();
  const folders = ["routes", "tests", "docs", "bench", "locales/en_US", "static", "_fresh", ".data"];
  for (const folder of folders) await Deno.mkdir(`${root}/${folder}`, { recursive: true });
  const ending = new AbortController();
  const changes = sourceChanges(
    { root, outDir: `${root}/_fresh`, staticDir: [`${root}/static`] },
    ending.signal,
  );
  let told = false;
  /** Writes again and again: until it is watched nothing is told. */
  const write = async () => {
    while (!told) {
      for (const folder of folders.slice(1)) await Deno.writeTextFile(`${root}/${folder}/some.json`, "{}");
      await Deno.writeTextFile(`${root}/routes/index.css`, "");
      await Deno.writeTextFile(`${root}/routes/index_test.ts`, "");
      await Deno.writeTextFile(`${root}/routes/index.tsx`, "");
      await new Promise((done) => setTimeout(done, 200));
    }
  };
  const next = changes.next();
  const writing = write();
  try {
    const { value } = await next;
    assert.deepEqual(value, [`${root}/routes/index.tsx`]);
  } finally {
    told = true;
    await writing;
    ending.abort();
    await changes.return(undefined);
    await Deno.remove(root, { recursive: true });
  }
});
